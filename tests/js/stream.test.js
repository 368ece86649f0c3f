// Words that arrive in pieces: attempts, offsets, holes, overlaps.

import assert from "node:assert/strict";
import { test } from "node:test";

import { extend } from "../../static/js/lib/stream.js";
import { PHASES } from "../../static/js/lib/words.js";
import { randomFrom } from "./court.js";

const order = (phase) => PHASES.indexOf(phase);
const delta = (offset, text, attempt = 1, phase = "round_1") => ({ phase, attempt, offset, text });
const speak = (...deltas) => deltas.reduce((stream, piece) => extend(stream, piece, order), null);

test("pieces in order are joined", () => {
  assert.equal(speak(delta(0, "No. "), delta(4, "I have ")).text, "No. I have ");
});

test("a reload's whole text and what it overlaps with", () => {
  assert.equal(speak(delta(0, "No. I"), delta(0, "No. I have"), delta(5, " have had")).text, "No. I have had");
  assert.equal(speak(delta(0, "No. I have"), delta(0, "No. ")).text, "No. I have");
});

test("a piece beyond a hole waits for the hole to be filled", () => {
  const torn = speak(delta(0, "one "), delta(8, "three"));
  assert.equal(torn.text, "one ");
  assert.equal(extend(torn, delta(4, "two "), order).text, "one two three");
});

test("a newer attempt begins again and an older one is not heard", () => {
  const second = speak(delta(0, "First try"), delta(0, "Second", 2));
  assert.deepEqual([second.text, second.attempt], ["Second", 2]);
  assert.equal(extend(second, delta(6, " thoughts", 1), order), second);
});

test("a later phase begins again whatever its attempt; an earlier one is not heard", () => {
  const next = speak(delta(0, "Round one", 3), delta(0, "Round two", 1, "round_2"));
  assert.deepEqual([next.text, next.phase], ["Round two", "round_2"]);
  assert.equal(extend(next, delta(0, "late", 9), order), next);
});

test("offsets count characters, not code units", () => {
  assert.equal(speak(delta(0, "a 🦆 "), delta(4, "swims")).text, "a 🦆 swims");
});

test("any order, any doubling: the same words", () => {
  const text = [..."The grill came to cook sausages; 🦆 it left with doubts."];
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomFrom(seed);
    const pieces = [];
    for (let at = 0; at < text.length; ) {
      const size = 1 + Math.floor(random() * 7);
      pieces.push(delta(at, text.slice(at, at + size).join("")));
      if (random() > 0.6) pieces.push(delta(0, text.slice(0, at).join("")));
      at += size;
    }
    pieces.sort(() => random() - 0.5);
    assert.equal(speak(...pieces).text, text.join(""), `seed ${seed}`);
  }
});
