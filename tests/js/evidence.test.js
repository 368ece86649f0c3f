// The room's store: the docket in, the same state out as the API tells.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beat, caption, onTable, rounds, tally } from "../../static/js/evidence/select.js";
import { fromState, missing, reduce } from "../../static/js/evidence/store.js";
import { news } from "../../static/js/evidence/views/announce.js";
import { randomFrom } from "./court.js";
import { docketOf, stateAt } from "./evidence.js";

const docket = docketOf(randomFrom(7));
const EMPTY = { seq: 0, match: null };
const play = (state, events) => events.reduce(reduce, state);
const snapshotAt = (count) => ({ type: "snapshot", seq: count, data: stateAt(docket, count) });

test("following the docket and reading the state come to the same thing, at every event", () => {
  let state = fromState(EMPTY);
  docket.forEach((event, index) => {
    state = reduce(state, event);
    const { match } = stateAt(docket, index + 1);
    if (match) assert.deepEqual(state.match, match);
    else assert.equal(state.match.phase, "complete");
    assert.equal(state.last, index + 1);
  });
});

test("a page that starts anywhere ends the same", () => {
  const whole = play(fromState(EMPTY), docket);
  for (let count = 0; count < docket.length; count += 3) {
    const state = play(fromState(stateAt(docket, count)), docket.slice(count));
    assert.deepEqual(state.match, whole.match);
  }
});

test("doubled, early and shuffled events change nothing in the end", () => {
  const random = randomFrom(3);
  const shuffled = [...docket, ...docket].map((event) => [random(), event]).sort(([a], [b]) => a - b).map(([, event]) => event);
  const state = play(fromState(EMPTY), shuffled);
  assert.deepEqual(state, play(fromState(EMPTY), docket));
  assert.equal(missing(state), null);
});

test("a gap is known by what is held, and by the head", () => {
  const state = play(fromState(EMPTY), [docket[0], docket[2]]);
  assert.equal(missing(state), 1);
  assert.equal(missing(reduce(fromState(EMPTY), { seq: null, type: "docket.head", data: { last: 4 } })), 0);
  assert.equal(missing(play(state, [docket[1]])), null);
});

test("a snapshot stands for everything before it, and lets go what was held", () => {
  const early = play(fromState(EMPTY), [docket[0], docket[5], docket[40]]);
  const state = reduce(early, snapshotAt(40));
  assert.equal(state.last, 41);
  assert.deepEqual(state.match, stateAt(docket, 41).match);
  assert.equal(missing(state), null);
});

test("an old snapshot is dropped; so is one that says nothing new", () => {
  const state = play(fromState(EMPTY), docket.slice(0, 20));
  assert.equal(reduce(state, snapshotAt(7)), state);
  assert.equal(reduce(state, snapshotAt(20)), state);
});

test("an empty room leaves a finished match to whoever saw its end, not a broken one", () => {
  const end = docket.findIndex(({ type }) => type === "match.closed") + 1;
  const seen = play(fromState(EMPTY), docket.slice(0, end));
  const empty = { type: "snapshot", seq: end + 1, data: { seq: end + 1, match: null } };
  assert.equal(reduce(seen, empty).match.phase, "complete");
  assert.equal(reduce(seen, empty).seed, "12345678901234567890");
  const unseen = play(fromState(EMPTY), docket.slice(0, 9));
  assert.equal(reduce(unseen, empty).match, null);
});

test("an event of another match changes nothing", () => {
  const state = play(fromState(EMPTY), docket.slice(0, 5));
  const stray = { ...docket[5], seq: 6, data: { ...docket[5].data, match: "other" } };
  assert.deepEqual(reduce(state, stray).match, state.match);
});

test("the store never changes what it was given", () => {
  const freeze = (value) => {
    if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  docket.reduce((state, event) => freeze(reduce(state, freeze(structuredClone(event)))), freeze(fromState(EMPTY)));
});

test("unknown events are counted and otherwise ignored", () => {
  const state = reduce(fromState(EMPTY), { seq: 1, type: "choir.sang", at: "", data: {} });
  assert.deepEqual([state.last, state.match], [1, null]);
});

test("the beat of a match", () => {
  const at = (count) => beat(stateAt(docket, count).match);
  assert.deepEqual([1, 2, 3, 4, 5].map(at), ["filing", "reading", "ruled", "resolved", "reading"]);
  assert.match(caption(stateAt(docket, 2).match), /^Terrier is reading exhibit 1/);
  assert.equal(onTable(stateAt(docket, 1).match), null);
  assert.equal(onTable(stateAt(docket, 8).match).round, 3);
  assert.equal(rounds(stateAt(docket, 1).match).length, 10);
});

test("the closing card adds up", () => {
  const { match } = play(fromState(EMPTY), docket);
  const { caught, fooled, accused, believed, right, resolved } = tally(match);
  assert.equal(caught + fooled + accused + believed, 10);
  assert.equal(caught + believed, right);
  assert.equal(resolved, 10);
});

test("each thing is announced once, and nothing of the truth before its reveal", () => {
  let state = fromState(EMPTY);
  const said = docket.slice(0, 32).flatMap((event) => {
    const next = reduce(state, event);
    const words = news(state, next);
    state = next;
    return words.map((text) => [event.type, text]);
  });
  assert.equal(said.length, 32);
  const early = said.filter(([type]) => type === "exhibit.filed" || type === "challenge.ruled");
  early.forEach(([, text]) => assert.doesNotMatch(text, /grounded|hallucinat/i));
  assert.deepEqual(news(state, state), []);
});
