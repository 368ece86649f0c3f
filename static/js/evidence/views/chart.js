// A chart as a picture: bars lying down, so that long labels fit a telephone, or a line.
// The table beside it has the same figures; the picture says what it shows in one sentence.

import { svg } from "../../lib/dom.js";
import { figure } from "../content.js";

const WIDTH = 360;
const ROW = 34;
const TOP = 26;
const FLOOR = 158;
const EDGE = 26;

const clip = (text, most) => {
  const chars = Array.from(text);
  return chars.length > most ? `${chars.slice(0, most - 1).join("")}…` : text;
};
const sentence = ({ form, points, unit }) =>
  `A ${form === "bar" ? "bar" : "line"} chart in ${unit}: ${points.map(({ label, value }) => `${label} ${figure(value)}`).join("; ")}.`;

/**
 * From a value to [0, 1]. Bars start from zero; a line may start where its values do.
 * `beside` are the points of the chart next to it, so that both are drawn to one scale.
 */
function scale({ form, points, beside = [] }) {
  const values = [...points, ...beside].map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = form === "line" ? (most - least) * 0.25 : 0;
  const low = form === "line" ? least - room : Math.min(0, least);
  const high = form === "line" ? most : Math.max(0, most);
  const span = high - low || 1;
  return (value) => (value - low) / span;
}

function bars(chart) {
  const { points, wrong } = chart;
  const share = scale(chart);
  const zero = share(0) * WIDTH;
  return {
    height: points.length * ROW + 2,
    nodes: points.map(({ label, value }, row) => {
      const end = share(value) * WIDTH;
      const y = row * ROW;
      return svg("g", { class: wrong[row] ? "graph__item is-wrong" : "graph__item" },
        svg("text", { class: "graph__label", x: 0, y: y + 12 }, clip(label, 36)),
        svg("text", { class: "graph__value", x: WIDTH, y: y + 12, "text-anchor": "end" }, figure(value)),
        svg("rect", { class: "graph__rail", x: 0, y: y + 17, width: WIDTH, height: 10 }),
        svg("rect", { class: "graph__bar", x: Math.min(zero, end), y: y + 17, width: Math.max(1.5, Math.abs(end - zero)), height: 10 }));
    }),
  };
}

function line(chart) {
  const { points, wrong } = chart;
  const share = scale(chart);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, points.length - 1);
  const place = points.map(({ value }, at) => [EDGE + at * step, FLOOR - share(value) * (FLOOR - TOP)]);
  const every = Math.ceil(points.length / 4);
  const dot = ([x, y], at) =>
    svg("g", { class: wrong[at] ? "graph__item is-wrong" : "graph__item" },
      svg("circle", { class: "graph__dot", cx: x, cy: y, r: wrong[at] ? 6 : 4 }),
      (points.length <= 7 || wrong[at]) && svg("text", { class: "graph__value", x, y: y - 10, "text-anchor": "middle" }, figure(points[at].value)),
      at % every === 0 && svg("text", { class: "graph__label", x, y: FLOOR + 20, "text-anchor": "middle" }, clip(points[at].label, 12)));
  return {
    height: FLOOR + 28,
    nodes: [
      [0, 0.5, 1].map((part) => svg("path", { class: "graph__grid", d: `M0 ${FLOOR - part * (FLOOR - TOP)}H${WIDTH}` })),
      svg("path", { class: "graph__line", d: `M${place.map((at) => at.map((n) => n.toFixed(1)).join(" ")).join("L")}` }),
      place.map(dot),
    ],
  };
}

export function picture(chart) {
  const { height, nodes } = chart.form === "line" ? line(chart) : bars(chart);
  return svg("svg", { class: `graph__picture graph__picture--${chart.form}`, viewBox: `0 0 ${WIDTH} ${height}`, role: "img", "aria-label": sentence(chart) }, nodes);
}
