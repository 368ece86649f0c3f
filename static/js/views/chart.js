// Marks by round and dimension: grouped bars, with the line of straight sixes. The same
// figures stand in the table beside it, so the picture is decoration for a screen reader.

import { h, svg } from "../lib/dom.js";
import { DIMENSIONS, WEIGHTS, capital, phaseName } from "../lib/words.js";

const TOP = 16;
const FLOOR = 176;
const LEFT = 26;
const GROUP = 158;
const BAR = 26;

const y = (mark) => FLOOR - (mark / 10) * (FLOOR - TOP);

function bar(name, mark, x) {
  return [
    svg("rect", { class: `chart__bar--${name}`, x, y: y(mark), width: BAR, height: FLOOR - y(mark) }),
    svg("text", { x: x + BAR / 2, y: y(mark) - 4, "text-anchor": "middle" }, String(mark)),
  ];
}

function group(round, index) {
  const x = LEFT + 14 + index * GROUP;
  return svg(
    "g",
    null,
    DIMENSIONS.map((name, at) => bar(name, round.scores[name], x + at * (BAR + 4))),
    svg("text", { class: "chart__phase", x: x + 58, y: FLOOR + 22, "text-anchor": "middle" }, phaseName(round.phase)),
    svg("text", { x: x + 58, y: FLOOR + 40, "text-anchor": "middle" }, `weighs ${WEIGHTS[round.phase]}%`),
  );
}

const swatch = (name) =>
  h("span", null, svg("svg", { viewBox: "0 0 10 10", "aria-hidden": "true" }, svg("rect", { class: `chart__bar--${name}`, width: 10, height: 10 })), capital(name));

export function chart(rounds) {
  const width = LEFT + rounds.length * GROUP;
  const grid = [0, 2, 4, 8, 10].map((mark) => svg("path", { class: "chart__grid", d: `M${LEFT} ${y(mark)}H${width}` }));
  const labels = [0, 6, 10].map((mark) => svg("text", { x: LEFT - 6, y: y(mark) + 4, "text-anchor": "end" }, String(mark)));
  return [
    svg("svg", { class: "chart", viewBox: `0 0 ${width} 224`, "aria-hidden": "true" }, grid, labels, svg("path", { class: "chart__six", d: `M${LEFT} ${y(6)}H${width}` }), rounds.map(group)),
    h("figcaption", { class: "chart__key" }, DIMENSIONS.map(swatch), h("span", null, "The broken line is six: straight sixes acquit.")),
  ];
}
