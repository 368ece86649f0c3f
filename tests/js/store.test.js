// The store against a court that loses, doubles and shuffles its messages.

import assert from "node:assert/strict";
import { test } from "node:test";

import { exhibits, speaking, timeline } from "../../static/js/lib/select.js";
import { fromTrial, missing, reduce } from "../../static/js/lib/store.js";
import { docketOf, randomFrom, trialAt } from "./court.js";

const fold = (state, events) => events.reduce(reduce, state);
const hint = (type, data) => ({ seq: null, type, data });
// What the trial object does not tell: contempt's quotes and the reason of a stall.
const comparable = ({ contempt, stall, head, entries, ...rest }) => ({
  ...rest,
  contempt: Object.keys(contempt),
  entries: entries.map(({ contempt: _, evidence, ...entry }) => ({ ...entry, letter: evidence?.letter ?? null })),
});

function shuffled(list, random) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

/** Deliver events badly, then resync as the page does, until nothing is missing. */
function deliverBadly(state, docket, random) {
  const kept = docket.filter(() => random() > 0.3);
  const doubled = kept.flatMap((event) => (random() > 0.7 ? [event, event] : [event]));
  let current = fold(state, shuffled(doubled, random));
  current = reduce(current, hint("docket.head", { last: docket.length }));
  for (let round = 0; missing(current) !== null; round += 1) {
    assert.ok(round < docket.length + 1, "resync does not end");
    const after = missing(current);
    // The answer to a resync may itself be cut short.
    const answer = docket.slice(after, after + 1 + Math.floor(random() * 6));
    current = fold(current, shuffled(answer, random));
  }
  return current;
}

test("messages dropped, doubled and reordered end with exactly the docket", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const docket = docketOf(random);
    const start = fromTrial(trialAt(docket, 0));
    const ideal = fold(start, docket);
    const real = deliverBadly(start, docket, random);
    assert.deepEqual(real, ideal, `seed ${seed}`);
    assert.equal(real.last, docket.length);
    assert.deepEqual(real.held, {});
  }
});

test("a page loaded at any moment ends where a page that saw everything ends", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const docket = docketOf(randomFrom(seed));
    const ideal = fold(fromTrial(trialAt(docket, 0)), docket);
    for (let cut = 0; cut <= docket.length; cut += 1) {
      const loaded = fromTrial(trialAt(docket, cut));
      const rest = docket.filter((event) => event.seq > loaded.last);
      assert.deepEqual(comparable(fold(loaded, rest)), comparable(ideal), `seed ${seed}, cut ${cut}`);
    }
  }
});

test("an event that comes early waits, and says what is missing", () => {
  const docket = docketOf(randomFrom(7));
  const start = fromTrial(trialAt(docket, 0));
  const early = reduce(reduce(start, docket[0]), docket[2]);
  assert.equal(early.last, 1);
  assert.equal(missing(early), 1);
  assert.equal(missing(reduce(early, docket[1])), null);
});

test("an event already on the record changes nothing", () => {
  const docket = docketOf(randomFrom(3));
  const state = fold(fromTrial(trialAt(docket, 0)), docket);
  docket.forEach((event) => assert.equal(reduce(state, event), state));
});

test("unknown events are counted and otherwise ignored", () => {
  const start = fromTrial(trialAt([], 0));
  const next = reduce(start, { seq: 1, type: "gallery.sneezed", data: {} });
  assert.equal(next.last, 1);
  assert.deepEqual(next.entries, []);
  assert.equal(reduce(start, hint("gallery.sneezed", {})), start);
});

test("deltas are superseded by the final entry, under the same key", () => {
  const docket = docketOf(randomFrom(5));
  const spoke = docket.find((event) => event.type === "prosecution.spoke");
  let state = fold(fromTrial(trialAt(docket, 0)), docket.slice(0, spoke.seq - 1));
  const half = spoke.data.text.slice(0, 20);
  const delta = hint("prosecution.delta", { phase: "opening", attempt: 1, offset: 0, text: half });
  state = reduce(state, delta);
  assert.equal(speaking(state).text, half);
  const { key } = timeline(state).at(-1);

  state = reduce(state, spoke);
  assert.equal(state.stream, null);
  assert.equal(timeline(state).filter((line) => line.key === key).length, 1);
  assert.equal(timeline(state).find((line) => line.key === key).text, spoke.data.text);
  // A straggler of words already on the record is not spoken twice.
  assert.equal(reduce(state, delta), state);
});

test("thinking is shown until the words are on the record", () => {
  const docket = docketOf(randomFrom(5));
  const spoke = docket.find((event) => event.type === "prosecution.spoke");
  let state = fold(fromTrial(trialAt(docket, 0)), docket.slice(0, spoke.seq - 1));
  const thinking = hint("prosecution.thinking", { phase: "opening", step: "fallacies" });
  state = reduce(state, thinking);
  assert.equal(state.thinking.step, "fallacies");
  state = reduce(state, spoke);
  assert.equal(state.thinking, null);
  assert.equal(reduce(state, thinking), state);
});

test("an exhibit is answered whichever message says so", () => {
  const docket = docketOf(randomFrom(11));
  const state = fold(fromTrial(trialAt(docket, 0)), docket);
  for (const exhibit of exhibits(state)) assert.equal(exhibit.answered, state.answered.includes(exhibit.letter));
});

test("a hint: asked, refused, given, failed", () => {
  const trial = { ...trialAt([], 0), phase: "round_1", status: "defense" };
  let state = reduce(fromTrial(trial), hint("page.hint_asked", {}));
  assert.equal(state.hint.asking, true);
  state = reduce(state, hint("page.hint_refused", { reason: "One at a time." }));
  assert.deepEqual(state.hint, { asking: false, refusal: "One at a time." });
  state = reduce(state, { seq: 1, type: "hint.failed", data: { reason: "Lost his notes." } });
  assert.deepEqual([state.hint.refusal, state.hintsLeft], ["Lost his notes.", 3]);
  state = reduce(state, { seq: 2, type: "hint.given", data: { text: "Name an hour.", left: 2, engine: "house" } });
  assert.deepEqual([state.hint.refusal, state.hintsLeft, state.entries.at(-1).speaker], [null, 2, "strategist"]);
});
