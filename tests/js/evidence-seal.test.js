// The envelope and the viewer's own book of calls.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { EMPTY, callOn, place, settle, shelf } from "../../static/js/evidence/calls.js";
import { TABLE, finding, isRight, outcome, signed } from "../../static/js/evidence/rules.js";
import { checkSeal, sha256, short } from "../../static/js/evidence/seal.js";
import { taunt, toggled } from "../../static/js/evidence/views/chair.js";

const plain = (text) => createHash("sha256").update(text).digest("hex");

test("SHA-256 of anything, at every length around a block's edge", () => {
  for (let length = 0; length < 140; length += 1) assert.equal(sha256("é".repeat(length)), plain("é".repeat(length)));
  assert.equal(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a seal holds for exactly what was filed", () => {
  const nonce = "00112233445566778899aabbccddeeff";
  const exhibit = { commitment: plain(`${nonce}:grounded`) };
  assert.ok(checkSeal(exhibit, { nonce, truth: "grounded" }).holds);
  assert.ok(!checkSeal(exhibit, { nonce, truth: "hallucinated" }).holds);
  assert.ok(!checkSeal(exhibit, { nonce: nonce.replace("0", "1"), truth: "grounded" }).holds);
  assert.equal(short("a".repeat(64)), "aaaaaaaa…aaaaaa");
});

test("the table is the contract's", () => {
  assert.deepEqual(TABLE.map(({ verdict, presenter, examiner }) => [verdict, presenter, examiner]), [
    ["CITATION_VALIDATED", 10, 5], ["HALLUCINATION_PASSED", 15, 0], ["HALLUCINATION_CAUGHT", -15, 20], ["FALSE_ACCUSATION", 10, -10],
  ]);
  assert.equal(outcome("CHALLENGE", "grounded").flash, "AMBER_PULSE");
  assert.ok(isRight("ACCEPT", "grounded") && isRight("CHALLENGE", "hallucinated") && !isRight("ACCEPT", "hallucinated"));
  assert.deepEqual([signed(5), signed(-15), signed(0)], ["+5", "−15", "0"]);
  assert.match(finding({ failed: "locator", passage: null }), /no such place/);
});

test("a call is scored once, and a streak ends with the first wrong one", () => {
  const revealed = [{ round: 1, truth: "grounded" }, { round: 2, truth: "grounded" }];
  let book = place(EMPTY, { match: "m", round: 1, decision: "CHALLENGE" });
  book = place(book, { match: "m", round: 1, decision: "ACCEPT" });
  assert.equal(settle(book, "m", []), book);
  assert.equal(settle(book, "other", revealed), book);
  book = settle(book, "m", revealed);
  assert.deepEqual([book.streak, book.best, book.right, book.made], [1, 1, 1, 1]);
  assert.equal(settle(book, "m", revealed), book);
  assert.equal(callOn(book, "m", 1).right, true);
  assert.equal(callOn(book, "m", 2), null);
  book = settle(place(book, { match: "m", round: 2, decision: "CHALLENGE" }), "m", revealed);
  assert.deepEqual([book.streak, book.best, book.right, book.made], [0, 1, 1, 2]);
});

test("the book survives a storage that is broken, full or missing", () => {
  const broken = { getItem: () => "{not json", setItem: () => { throw new Error("full"); } };
  for (const storage of [broken, null]) {
    const keep = shelf(storage);
    assert.deepEqual(keep.load(), EMPTY);
    keep.save(EMPTY);
  }
  const shelves = new Map();
  const keep = shelf({ getItem: (key) => shelves.get(key) ?? null, setItem: (key, value) => shelves.set(key, value) });
  keep.save({ ...EMPTY, streak: 4 });
  assert.equal(keep.load().streak, 4);
});

test("a reason is added once and taken back", () => {
  const once = toggled("I doubt it.", "A word has been turned round.");
  assert.equal(once, "I doubt it. A word has been turned round.");
  assert.equal(toggled(once, "A word has been turned round."), "I doubt it.");
  for (const { verdict } of TABLE) for (let round = 1; round <= 10; round += 1) assert.ok(taunt({ verdict, round }, { model: "openai:x" }));
});
