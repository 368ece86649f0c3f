// Where a quote stands in a text, by the court's own folding: case, white space, dashes,
// quotation marks, soft hyphens and zero-width characters do not count. Exact otherwise.

const DROPPED = /[\u00ad\u200b-\u200d\u2060\ufeff"'\u2018-\u201f\u00ab\u00bb\u2039\u203a]/u;
const DASH = /[\u2010-\u2015\u2212]/u;

/** The folded text, and for each folded character the place it came from. */
function fold(text) {
  let folded = "";
  const origin = [];
  let at = 0;
  for (const char of text) {
    let plain = DASH.test(char) ? "-" : char.normalize("NFKC").toLowerCase();
    if (/^\s+$/u.test(plain)) plain = " ";
    const doubled = plain === " " && (folded === "" || folded.endsWith(" "));
    if (!DROPPED.test(char) && !doubled) {
      folded += plain;
      for (let i = 0; i < plain.length; i += 1) origin.push(at);
    }
    at += char.length;
  }
  origin.push(at);
  return { folded, origin };
}

/** [start, end) of the first occurrence of `quote`, or null. */
export function findSpan(text, quote) {
  const { folded, origin } = fold(text);
  const needle = fold(quote).folded.trim();
  const at = needle ? folded.indexOf(needle) : -1;
  return at < 0 ? null : [origin[at], origin[at + needle.length]];
}

/**
 * The text cut into pieces {text, marks}: `marks` are the items whose quote covers the
 * piece. Items whose quote is not there mark nothing.
 */
export function cut(text, items) {
  const spans = items.map((item) => ({ item, span: findSpan(text, item.quote) })).filter(({ span }) => span);
  const edges = new Set([0, text.length, ...spans.flatMap(({ span }) => span)]);
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => ({
    text: text.slice(cuts[index], end),
    marks: spans.filter(({ span }) => span[0] <= cuts[index] && end <= span[1]).map(({ item }) => item),
  }));
}
