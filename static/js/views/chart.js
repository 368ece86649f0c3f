// Marks by round and dimension: grouped bars, with the line of straight sixes. The same
// figures stand in the table beside it, so the picture is decoration for a screen reader.

import { h, svg } from "../lib/dom.js";
import { DIMENSIONS, WEIGHTS, capital, phaseName } from "../lib/words.js";

const TOP = 18;
const FLOOR = 178;
const WIDTH = 150;
const LEFT = 24;
const BAR = 26;

const y = (mark) => FLOOR - (mark / 10) * (FLOOR - TOP);
const across = (mark, name) => svg("path", { class: name, d: `M${LEFT - 4} ${y(mark)}H${WIDTH}` });

function bar(name, mark, x) {
  return [
    svg("rect", { class: `chart__bar--${name}`, x, y: y(mark), width: BAR, height: FLOOR - y(mark) }),
    svg("text", { x: x + BAR / 2, y: y(mark) - 4, "text-anchor": "middle" }, String(mark)),
  ];
}

function picture(round) {
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} 184`, "aria-hidden": "true" },
    [0, 2, 4, 8, 10].map((mark) => across(mark, "chart__grid")),
    [0, 6, 10].map((mark) => svg("text", { x: LEFT - 8, y: y(mark) + 4, "text-anchor": "end" }, String(mark))),
    across(6, "chart__six"),
    DIMENSIONS.map((name, at) => bar(name, round.scores[name], LEFT + at * (BAR + 4))),
  );
}

// A small picture a round, so that a telephone can set them two by two.
const group = (round) =>
  h("div", { class: "chart__round", "aria-hidden": "true" }, picture(round), h("b", null, phaseName(round.phase)), h("span", null, `weighs ${WEIGHTS[round.phase]}%`));

const swatch = (name) =>
  h("span", null, svg("svg", { viewBox: "0 0 10 10", "aria-hidden": "true" }, svg("rect", { class: `chart__bar--${name}`, width: 10, height: 10 })), capital(name));

export function chart(rounds) {
  return [
    h("div", { class: "chart" }, rounds.map(group)),
    h("figcaption", { class: "chart__key" }, DIMENSIONS.map(swatch), h("span", null, "The broken line is six: straight sixes acquit.")),
  ];
}
