// An exhibit's content as lines of named fields, as one flat text, and with the spans of
// that text that differ from the source. Pure. Spans count code points, as the court does.

/** A number without trailing zeros or an exponent: 5.0 is "5", 1e-7 is "0.0000001". */
export function figure(value) {
  if (Object.is(value, -0)) return "-0";
  const [digits, exponent] = String(value).split("e");
  if (exponent === undefined) return digits;
  const sign = digits.startsWith("-") ? "-" : "";
  const [whole, fraction = ""] = digits.replace("-", "").split(".");
  const point = whole.length + Number(exponent);
  const all = whole + fraction;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${all}`;
  return `${sign}${all.slice(0, point).padEnd(point, "0")}${all.length > point ? `.${all.slice(point)}` : ""}`;
}

export function kindOf(content) {
  if ("points" in content) return "chart";
  if ("segments" in content) return "audio";
  return "scenes" in content ? "video" : "document";
}

// Each line is a list of [field, text]; a field of null is punctuation between fields.
const LINES = {
  document: ({ text }) => [[["text", text]]],
  chart: ({ unit, points }) => [
    [["unit", unit]],
    ...points.map(({ label, value }) => [["label", label], [null, ": "], ["value", figure(value)]]),
  ],
  audio: ({ segments }) =>
    segments.map(({ t, speaker, text }) => [[null, "["], ["t", t], [null, "] "], ["speaker", speaker], [null, ": "], ["text", text]]),
  video: ({ scenes }) =>
    scenes.map(({ from, to, text }) => [[null, "["], ["from", from], [null, "-"], ["to", to], [null, "] "], ["text", text]]),
};
const parts = (content) => LINES[kindOf(content)](content);

export const flat = (content) => parts(content).map((line) => line.map(([, text]) => text).join("")).join("\n");

/** `text`, which stands at `start` of the flat text, cut where a span begins or ends. */
export function marked(text, start, spans) {
  const chars = Array.from(text);
  const pieces = [];
  chars.forEach((char, index) => {
    const differs = spans.some(([from, to]) => from <= start + index && start + index < to);
    const last = pieces.at(-1);
    if (last && last.differs === differs) last.text += char;
    else pieces.push({ text: char, differs });
  });
  return pieces;
}

/**
 * The lines of a content as {field: pieces}, each piece {text, differs}. What is marked of
 * the punctuation alone marks nothing.
 */
export function fields(content, spans = []) {
  let at = 0;
  return parts(content).map((line) => {
    const found = {};
    for (const [field, text] of line) {
      if (field) found[field] = marked(text, at, spans);
      at += Array.from(text).length;
    }
    at += 1;
    return found;
  });
}

export const anyDiffers = (line) => Object.values(line).flat().some(({ differs }) => differs);
