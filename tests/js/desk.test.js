// Drafts, errors, the docket's filter, and the guess about language.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ApiError, createApi, csrfFrom } from "../../static/js/lib/api.js";
import { drafts, onExhibit, uuid } from "../../static/js/lib/draft.js";
import { looksEnglish } from "../../static/js/lib/english.js";
import { wanted } from "../../static/js/lib/filter.js";
import { engineName, points } from "../../static/js/lib/words.js";

function memory() {
  const map = new Map();
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => map.set(key, value), removeItem: (key) => map.delete(key) };
}

test("a draft keeps its key while its words stay the same", () => {
  const storage = memory();
  const first = drafts(storage, "t").seal("round_1", "The duck was mine.");
  const reloaded = drafts(storage, "t");
  assert.deepEqual(reloaded.load("round_1"), first);
  assert.equal(reloaded.seal("round_1", "The duck was mine.").key, first.key);
  reloaded.save("round_1", "The duck was Dave’s.");
  assert.equal(reloaded.load("round_1").key, null);
  assert.notEqual(reloaded.seal("round_1", "The duck was Dave’s.").key, first.key);
});

test("drafts are per trial and phase, and gone once accepted", () => {
  const storage = memory();
  drafts(storage, "t").save("round_1", "words");
  assert.equal(drafts(storage, "t").load("round_2").text, "");
  assert.equal(drafts(storage, "u").load("round_1").text, "");
  drafts(storage, "t").clear("round_1");
  assert.equal(drafts(storage, "t").load("round_1").text, "");
});

test("without storage one can still argue", () => {
  const desk = drafts(null, "t");
  desk.save("round_1", "words");
  assert.equal(desk.load("round_1").text, "words");
});

test("a uuid is one, also without randomUUID", () => {
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  assert.match(uuid(), pattern);
  assert.match(uuid({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) }), pattern);
});

test("choosing another exhibit replaces the first, and keeps the words", () => {
  assert.equal(onExhibit("B", "it faces the fence"), "On Exhibit B: it faces the fence");
  assert.equal(onExhibit("C", "On Exhibit B: it faces the fence"), "On Exhibit C: it faces the fence");
});

const answer = (status, body) => async () => new Response(JSON.stringify(body), { status });

test("the court's own refusal is passed on, and a lost line is an error too", async () => {
  const refused = createApi({ fetch: answer(409, { code: "not_your_turn", message: "Sit." }), cookies: () => "" });
  await assert.rejects(refused.file("t", {}), (error) => error instanceof ApiError && error.code === "not_your_turn" && error.message === "Sit." && error.status === 409);
  const broken = createApi({ fetch: async () => new Response("<html>", { status: 502 }), cookies: () => "" });
  await assert.rejects(broken.file("t", {}), (error) => error.code === "failed" && error.status === 502);
  const lost = createApi({ fetch: async () => { throw new TypeError("network"); }, cookies: () => "" });
  await assert.rejects(lost.file("t", {}), (error) => error.code === "offline");
});

test("writing carries the CSRF token, reading does not", async () => {
  const seen = [];
  const fetch = async (url, options) => { seen.push([url, options.headers["X-CSRFToken"]]); return new Response('{"items":[]}'); };
  const api = createApi({ fetch, cookies: () => "a=1; csrftoken=abc; b=2" });
  await api.docket("t", 4);
  await api.hint("t", "k");
  assert.deepEqual(seen, [["/api/trials/t/docket?after=4", undefined], ["/api/trials/t/hints", "abc"]]);
  assert.equal(csrfFrom("xcsrftoken=no"), "");
});

test("the docket's filter wants every word, and the gravity", () => {
  const charge = { words: "Naming a Pigeon: Kevin now has expectations", difficulty: "grave" };
  assert.equal(wanted(charge, { search: "KEVIN pigeon", gravity: "" }), true);
  assert.equal(wanted(charge, { search: "pidgeon", gravity: "" }), false);
  assert.equal(wanted(charge, { search: "", gravity: "petty" }), false);
  assert.equal(wanted({ words: "café", difficulty: "petty" }, { search: "cafe", gravity: "petty" }), true);
});

test("only what is plainly not English is warned about", () => {
  assert.equal(looksEnglish("No."), true);
  assert.equal(looksEnglish("Nobody timed the sausage. It was scorched when I arrived at four, and my cousin saw it."), true);
  assert.equal(looksEnglish("Никто не засекал время сосиски, она была такой."), false);
  assert.equal(looksEnglish("Niemand hat die Wurst gemessen, sie war schon schwarz, als ich um vier kam."), false);
});

test("engines and totals as a person reads them", () => {
  assert.equal(engineName("groq:openai/gpt-oss-120b"), "gpt-oss-120b");
  assert.equal(engineName("openai:gpt-4o"), "openai:gpt-4o");
  assert.equal(engineName("house"), "house");
  assert.deepEqual([23.799999, 24, 27.5].map(points), ["23.8", "24", "27.5"]);
});
