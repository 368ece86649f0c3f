// A content shown by its kind: a page, a chart with its table, a transcript under its
// waveform, a strip of scenes. What differs from the source is marked where it stands.

import { h, svg } from "../../lib/dom.js";
import { anyDiffers, fields, kindOf, marked } from "../content.js";
import { picture } from "./chart.js";
import { heights } from "./wave.js";

/** The claim of an exhibit with the figures marked that its source does not have. */
export const inkedClaim = (claim, spans) => inkOf(false)(marked(claim, 0, spans));

const mark = (text, isSource) =>
  h("mark", { class: isSource ? "differs differs--source" : "differs" },
    h("span", { class: "sr-only" }, isSource ? "[the source: " : "[differs: "), text, h("span", { class: "sr-only" }, "]"));
const inkOf = (isSource) => (pieces) => pieces.map(({ text, differs }) => (differs ? mark(text, isSource) : text));

/** Line breaks are kept by the style sheet. */
const page = (_, [line], ink) => h("p", { class: "page" }, ink(line.text));

function chart({ form, points, unit }, [unitLine, ...lines], ink, beside) {
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

function audio({ segments }, lines, ink) {
  return h("div", { class: "tape" },
    wave(segments),
    h("ol", { class: "tape__lines" }, lines.map((line) =>
      h("li", { class: "tape__line" },
        h("span", { class: "tape__time" }, ink(line.t)), " ",
        h("b", { class: "tape__who" }, ink(line.speaker)), " ",
        h("span", { class: "tape__text" }, ink(line.text))))));
}

const video = (_, lines, ink) =>
  h("ol", { class: "strip" }, lines.map((line) =>
    h("li", { class: "strip__scene" },
      h("span", { class: "strip__time" }, ink(line.from), "–", ink(line.to)), " ",
      h("span", { class: "strip__text" }, ink(line.text)))));

const KINDS = { document: page, chart, audio, video };

/** `beside` is the content shown next to it, if any; `isSource` says which of the two this is. */
export function preview(content, spans = [], { beside = null, isSource = false } = {}) {
  const kind = kindOf(content);
  const name = isSource ? `shown shown--${kind} shown--source` : `shown shown--${kind}`;
  return h("div", { class: name }, KINDS[kind](content, fields(content, spans), inkOf(isSource), beside));
}
