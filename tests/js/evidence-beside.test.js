// What stands in the source opposite to the marks in an exhibit.

import assert from "node:assert/strict";
import { test } from "node:test";

import { counterparts, strangeFigures } from "../../static/js/evidence/beside.js";
import { flat } from "../../static/js/evidence/content.js";
import { moment } from "../../static/js/evidence/live.js";
import { mover } from "../../static/js/evidence/rules.js";
import { caption, mine } from "../../static/js/evidence/select.js";
import { taunt } from "../../static/js/evidence/views/chair.js";
import { docketOf, stateAt } from "./evidence.js";
import { randomFrom } from "./court.js";

const page = (text) => ({ text });
const lit = (content, spans) => spans.map(([from, to]) => Array.from(flat(content)).slice(from, to).join(""));
/** The span of `words` in the flat text of `content`, in code points. */
const at = (content, words) => {
  const text = flat(content);
  const start = Array.from(text.slice(0, text.indexOf(words))).length;
  return [start, start + Array.from(words).length];
};
const opposite = (preview, marked, passage) =>
  lit(passage, counterparts(preview, marked.map((words) => at(preview, words)), passage));

test("a nudged figure answers to the real one, an excerpt or not", () => {
  const source = page("𝒳 says so. The bridge is 1,340 metres long, and was opened in 1937.");
  assert.deepEqual(opposite(page("The bridge is 1,430 metres long"), ["1,430"], source), ["1,340"]);
  assert.deepEqual(opposite(page("opened in 1939."), ["1939"], source), ["1937"]);
});

test("a dropped word answers with itself; one put in, with its neighbours", () => {
  const source = page("The horn is not a horn.");
  assert.deepEqual(opposite(page("The horn is a horn."), ["is a"], source), ["not"]);
  const other = page("The horn is a horn.");
  assert.deepEqual(opposite(page("The horn is not a horn."), ["not"], other), ["is a"]);
});

test("the rest of the passage is not marked, nor anything when nothing was", () => {
  const source = page("Before it. Five were red. After it, six.");
  assert.deepEqual(opposite(page("Four were red."), ["Four"], source), ["Five"]);
  assert.deepEqual(counterparts(page("Five were red."), [], source), []);
});

test("a moved point, a swapped voice, a shifted time: in the line they belong to", () => {
  const chart = (points) => ({ form: "bar", unit: "days", points: points.map(([label, value]) => ({ label, value })) });
  const real = chart([["April", 30], ["May", 31], ["June", 30]]);
  assert.deepEqual(opposite(chart([["May", 33], ["June", 30]]), ["33"], real), ["31"]);
  const tape = (...lines) => ({ segments: lines.map(([t, speaker, text]) => ({ t, speaker, text })) });
  const heard = tape(["00:01", "Bram", "No."], ["00:05", "Odile", "It is a napron."]);
  assert.deepEqual(opposite(tape(["00:05", "Bram", "It is a napron."]), ["Bram"], heard), ["Odile"]);
  const reel = (from, to, text) => ({ scenes: [{ from, to, text }] });
  assert.deepEqual(opposite(reel("00:03", "00:09", "A door."), ["00:03"], reel("00:01", "00:09", "A door.")), ["00:01"]);
});

test("a claim that failed shows the figure it made up, and the one it was made of", () => {
  const shown = (claim, passage) => {
    const { claim: mine, passage: theirs } = strangeFigures(claim, passage);
    return [mine.map(([from, to]) => Array.from(claim).slice(from, to).join("")), lit(passage, theirs)];
  };
  const rules = { form: "line", unit: "rules", points: [{ label: "3 switches", value: 256 }, { label: "4 switches", value: 65536 }] };
  assert.deepEqual(shown("With 4 switches there are 65,537 rules.", rules), [["65,537"], ["65536"]]);
  assert.deepEqual(shown("𝒳: 102 of 206 bones.", page("Of the 206 bones, 106 are in hands; 40 more.")), [["102"], ["106"]]);
  // Nothing near, and nothing strange.
  assert.deepEqual(shown("It has 9,000 parts.", page("It has 12 parts.")), [["9,000"], []]);
  assert.deepEqual(shown("It has 12 parts.", page("It has 12 parts, not 13.")), [[], []]);
});

test("marks lie within the passage, in order, whatever is compared", () => {
  const random = randomFrom(11);
  const words = ["a", "b", "not", "7", "seven", "…", "the", "end."];
  const some = () => Array.from({ length: 1 + Math.floor(random() * 9) }, () => words[Math.floor(random() * words.length)]).join(" ");
  for (let n = 0; n < 400; n += 1) {
    const [preview, passage] = [page(some()), page(some())];
    const spans = counterparts(preview, [[0, flat(preview).length]], passage);
    spans.forEach(([from, to], index) => {
      assert.ok(from < to && to <= flat(passage).length);
      if (index) assert.ok(spans[index - 1][0] <= from);
    });
  }
});

test("asides are asked for when an exhibit, a reveal or the end has come, and not for a ruling", () => {
  const docket = docketOf(randomFrom(5), 1);
  const moments = docket.map((_, index) => moment(stateAt(docket, index + 1).match));
  docket.forEach(({ type }, index) => {
    if (index) assert.equal(moments[index] === moments[index - 1], type === "challenge.ruled");
  });
  assert.equal(moment(null), "");
});

test("to the person in the chair the match is told as theirs", () => {
  const match = mine(stateAt(docketOf(randomFrom(5), 1), 2).match);
  assert.equal(match.examiner.name, "You");
  assert.equal(caption(match), "Exhibit 1 is before you.");
});

test("who moved is named with what answered; a dealer or a coin by its name", () => {
  assert.equal(mover({ name: "Archivist", model: "house:archivist" }), "Archivist, house player");
  assert.equal(mover({ name: "Astra-6", model: "openai:x" }), "Astra-6, openai:x");
  assert.equal(mover({ name: "the dealer", model: "dealer" }), "the dealer");
});

test("a house presenter taunts in its own words or waits for them; a guest in anybody's", () => {
  const told = { verdict: "FALSE_ACCUSATION", round: 2 };
  assert.equal(taunt(told, { model: "house:gambler" }, { 2: "Aces." }), "Aces.");
  assert.equal(taunt(told, { model: "house:gambler" }, { 1: "Aces." }), "");
  assert.ok(taunt(told, { model: "openai:x" }, {}).length > 5);
});
