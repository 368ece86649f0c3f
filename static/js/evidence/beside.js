// Where a passage says otherwise than a preview: the counterparts of the spans that the court
// marked in the preview. Pure. Spans count code points of the flat text, on both sides.

import { flat } from "./content.js";

const PIECE = /\d+(?:[.,:]\d+)*|[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*|\.{3}|…|[^\p{L}\p{N}_\s]/gu;
const length = (text) => Array.from(text).length;
const fold = (text) => text.normalize("NFKC").toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―−]/g, "-");

/** Words, numbers and marks with where they stand. */
function pieces(text, offset) {
  return [...text.matchAll(PIECE)].map((found) => {
    const start = offset + length(text.slice(0, found.index));
    return { text: fold(found[0]), start, end: start + length(found[0]) };
  });
}

function linesOf(content) {
  let at = 0;
  return flat(content).split("\n").map((text) => {
    const line = { text, start: at, pieces: pieces(text, at) };
    at += length(text) + 1;
    return line;
  });
}

/** Pairs of indices of a longest common subsequence. */
function common(mine, theirs) {
  const best = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      best[i][j] = mine[i].text === theirs[j].text ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; ) {
    if (mine[i].text === theirs[j].text) pairs.push([i++, j++]);
    else if (best[i + 1][j] >= best[i][j + 1]) i += 1;
    else j += 1;
  }
  return pairs;
}

/** The stretches between what both have, as index ranges on both sides. */
function gaps(mine, theirs) {
  const found = [];
  let [a, c] = [0, 0];
  for (const [b, d] of [...common(mine, theirs), [mine.length, theirs.length]]) {
    if (b > a || d > c) found.push({ a, b, c, d });
    [a, c] = [b + 1, d + 1];
  }
  return found;
}

const head = (line) => fold(line.startsWith("[") ? line.split("]")[0] : line.slice(0, Math.max(0, line.lastIndexOf(":"))));

/** The line of the passage that a line of the preview stands for: by its time or label, else by its words. */
function opposite(line, theirs, reached) {
  let [best, likeness] = [-1, 0.3];
  for (let at = reached; at < theirs.length; at += 1) {
    const shared = common(line.pieces, theirs[at].pieces).length;
    const same = (2 * shared) / (line.pieces.length + theirs[at].pieces.length || 1) + (head(line.text) === head(theirs[at].text) ? 0.5 : 0);
    if (same > likeness) [best, likeness] = [at, same];
  }
  return best;
}

/** What of a gap stands opposite: an excerpt may begin later and end sooner than its source. */
function answer({ a, b, c, d }, mine, theirs) {
  if (a === b && (a === 0 || a === mine.length)) return null;
  const [from, to] = [a === 0 ? Math.max(c, d - (b - a)) : c, b === mine.length ? Math.min(d, c + (b - a)) : d];
  // Where the preview put something in, the source has only the words on both sides.
  if (from < to) return [theirs[from].start, theirs[to - 1].end];
  return c > 0 && c < theirs.length ? [theirs[c - 1].start, theirs[c].end] : null;
}

const touches = ([start, end], spans) => spans.some(([from, to]) => from < end && start < to);

function ofLine(line, other, spans) {
  const { pieces: mine } = line;
  return gaps(mine, other.pieces).flatMap((gap) => {
    const [first, last] = gap.a < gap.b ? [gap.a, gap.b - 1] : [gap.a - 1, gap.a];
    if (!mine[first] || !mine[last] || !touches([mine[first].start, mine[last].end], spans)) return [];
    const found = answer(gap, mine, other.pieces);
    return found ? [found] : [];
  });
}

/** Spans of `flat(passage)` opposite to `spans` of `flat(preview)`, in order. */
export function counterparts(preview, spans, passage) {
  if (!spans.length) return [];
  const theirs = linesOf(passage);
  let reached = 0;
  return linesOf(preview).flatMap((line) => {
    const at = opposite(line, theirs, reached);
    if (at < 0) return [];
    reached = at + 1;
    return ofLine(line, theirs[at], spans);
  });
}

const plain = ({ text }) => text.replace(/,(?=\d{3})/g, "");
const isFigure = (piece) => /^\d/.test(piece.text);
const span = ({ start, end }) => [start, end];

/** The figure of the passage nearest to a strange one, if any is near enough to be taken for it. */
function nearest(strange, figures) {
  const own = Number(plain(strange));
  const near = figures
    .map((piece) => ({ piece, apart: Math.abs(Math.log(Number(plain(piece)) / own)) }))
    .filter(({ apart }) => apart < Math.LN2)
    .sort((one, other) => one.apart - other.apart);
  return near.length ? plain(near[0].piece) : null;
}

/**
 * Where a claim that failed gives a figure that the passage does not have: spans of the claim,
 * and of `flat(passage)` where the figure stands that it was made of.
 */
export function strangeFigures(claim, passage) {
  const mine = pieces(claim, 0).filter(isFigure);
  const theirs = linesOf(passage).flatMap((line) => line.pieces).filter(isFigure);
  const [said, held] = [new Set(mine.map(plain)), new Set(theirs.map(plain))];
  const strange = mine.filter((piece) => !held.has(plain(piece)));
  const unsaid = theirs.filter((piece) => !said.has(plain(piece)));
  const made = new Set(strange.map((piece) => nearest(piece, unsaid)));
  return { claim: strange.map(span), passage: theirs.filter((piece) => made.has(plain(piece))).map(span) };
}
