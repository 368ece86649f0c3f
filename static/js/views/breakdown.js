// The verdict in figures: the total against 24, the four dimensions, the fallacies with
// their lessons. Used by the courtroom and by the review.

import { h, svg } from "../lib/dom.js";
import { DIMENSIONS, FULL_MARKS, THRESHOLD, capital, phaseName, points } from "../lib/words.js";

const WIDTH = 400;
const x = (value) => (value / FULL_MARKS) * WIDTH;

/** A brass rule from 0 to 40 with the threshold on it and the total marked. */
export function gauge(total) {
  const text = `Total ${points(total)} of ${FULL_MARKS}; ${THRESHOLD} acquits.`;
  return svg(
    "svg",
    { class: "gauge", viewBox: "-12 0 424 74", role: "img", "aria-label": text },
    svg("rect", { class: "gauge__rail", x: 0, y: 34, width: WIDTH, height: 10, rx: 1 }),
    svg("rect", { class: "gauge__fill", x: 0, y: 34, width: x(total), height: 10, rx: 1 }),
    [0, 8, 16, 24, 32, 40].map((tick) => svg("path", { class: "gauge__tick", d: `M${x(tick)} 46v6` })),
    svg("path", { class: "gauge__line", d: `M${x(THRESHOLD)} 26v32` }),
    svg("text", { class: "gauge__word", x: x(THRESHOLD), y: 72, "text-anchor": "middle" }, "24 acquits"),
    svg("path", { class: "gauge__needle", d: `M${x(total)} 32l-7 -12h14z` }),
    svg("text", { class: "gauge__total", x: x(total), y: 15, "text-anchor": "middle" }, points(total)),
  );
}

function dimension(name, value) {
  const bar = svg("svg", { class: "mark__bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: "mark__rail", width: 100, height: 6 }),
    svg("rect", { class: "mark__fill", width: value * 10, height: 6 }));
  return h("div", { class: "mark" }, h("dt", null, capital(name)), h("dd", null, h("b", null, points(value)), h("span", { class: "sr-only" }, " of 10"), bar));
}

export const dimensions = (scores) => h("dl", { class: "marks" }, DIMENSIONS.map((name) => dimension(name, scores[name])));

export function lesson(name, lessons) {
  const { name: title = name.replaceAll("_", " "), definition = "", example = "" } = lessons[name] ?? {};
  return { title, definition, example };
}

/** Every named fallacy of a verdict, each to be opened for what it means. */
export function fallacies(verdict, lessons) {
  const found = verdict.rounds.flatMap((round) => round.fallacies.map((fallacy) => ({ ...fallacy, phase: round.phase })));
  if (!found.length) return h("p", null, "No fallacy was named. The court is faintly disappointed.");
  return h(
    "div",
    { class: "folds" },
    found.map((fallacy) => {
      const { title, definition, example } = lesson(fallacy.name, lessons);
      return h(
        "details",
        { class: "fold" },
        h("summary", null, `${title}, in ${phaseName(fallacy.phase).toLowerCase()}`),
        h(
          "div",
          { class: "fold__body" },
          h("p", null, h("q", null, fallacy.quote)),
          h("p", null, fallacy.explanation),
          h("p", { class: "small" }, h("b", null, "What it means: "), definition),
          example && h("p", { class: "small" }, h("b", null, "For example: "), h("q", null, example)),
        ),
      );
    }),
  );
}
