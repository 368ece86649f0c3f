// A content shown by its kind: a page, a chart with its table, a transcript under its
// waveform, a strip of scenes. What differs from the source is marked where it stands.

import { h, svg } from "../../lib/dom.js";
import { anyDiffers, fields, kindOf } from "../content.js";
import { picture } from "./chart.js";
import { heights } from "./wave.js";

const mark = (text) =>
  h("mark", { class: "differs" }, h("span", { class: "sr-only" }, "[differs: "), text, h("span", { class: "sr-only" }, "]"));
const ink = (pieces) => pieces.map(({ text, differs }) => (differs ? mark(text) : text));

/** Line breaks are kept by the style sheet. */
const page = (_, [line]) => h("p", { class: "page" }, ink(line.text));

function chart({ form, points, unit }, [unitLine, ...lines], beside) {
  const wrong = lines.map(anyDiffers);
  return h("div", { class: "graph" },
    picture({ form, points, unit, wrong, beside: beside?.points }),
    h("table", { class: "graph__table" },
      h("caption", { class: "sr-only" }, `The same figures, in ${unit}`),
      h("thead", null, h("tr", null, h("th", { scope: "col" }, "What"), h("th", { scope: "col" }, ink(unitLine.unit)))),
      h("tbody", null, lines.map((line) => h("tr", null, h("th", { scope: "row" }, ink(line.label)), h("td", null, ink(line.value)))))));
}

function wave(segments) {
  const bars = segments.flatMap(({ speaker, text }) => {
    const voice = [...new Set(segments.map((each) => each.speaker))].indexOf(speaker) % 2;
    return heights(text).map((height) => ({ height, voice }));
  });
  return svg("svg", { class: "wave", viewBox: `0 0 ${bars.length * 4} 40`, preserveAspectRatio: "none", "aria-hidden": "true" },
    bars.map(({ height, voice }, at) =>
      svg("rect", { class: `wave__bar wave__bar--${voice}`, x: at * 4 + 1, y: 20 - height / 2, width: 2.4, height, rx: 1 })));
}

function audio({ segments }, lines) {
  return h("div", { class: "tape" },
    wave(segments),
    h("ol", { class: "tape__lines" }, lines.map((line) =>
      h("li", { class: "tape__line" },
        h("span", { class: "tape__time" }, ink(line.t)), " ",
        h("b", { class: "tape__who" }, ink(line.speaker)), " ",
        h("span", { class: "tape__text" }, ink(line.text))))));
}

const video = (_, lines) =>
  h("ol", { class: "strip" }, lines.map((line) =>
    h("li", { class: "strip__scene" },
      h("span", { class: "strip__time" }, ink(line.from), "–", ink(line.to)), " ",
      h("span", { class: "strip__text" }, ink(line.text)))));

const KINDS = { document: page, chart, audio, video };

/** `beside` is the content shown next to it, if any. */
export function preview(content, spans = [], beside = null) {
  const kind = kindOf(content);
  return h("div", { class: `shown shown--${kind}` }, KINDS[kind](content, fields(content, spans), beside));
}
