// The room's requests, against a fetch that obeys the test.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createRoomApi } from "../../static/js/evidence/api.js";

function stage(answer) {
  const asked = [];
  const fetch = async (path, options) => {
    asked.push([path, options]);
    return typeof answer === "function" ? answer() : new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  };
  return { asked, api: createRoomApi({ fetch, cookies: () => "a=b; csrftoken=token" }) };
}

test("the state comes as one snapshot event", async () => {
  const { api, asked } = stage({ body: { seq: 9, match: null } });
  assert.deepEqual(await api.snapshot(), [{ type: "snapshot", seq: 9, data: { seq: 9, match: null } }]);
  assert.equal(asked[0][0], "/evidence-room/api/state");
  assert.equal(asked[0][1].headers["X-CSRFToken"], undefined);
});

test("a match's docket is asked for from a number", async () => {
  const { api, asked } = stage({ body: { items: [{ seq: 4 }], count: 1 } });
  assert.deepEqual(await api.docket("m", 3), [{ seq: 4 }]);
  assert.equal(asked[0][0], "/api/matches/m/docket?after=3");
});

test("a ruling is posted with its token", async () => {
  const { api, asked } = stage({ body: {} });
  await api.rule("m", { round: 2, decision: "ACCEPT", reasoning: "" });
  const [path, { method, headers, body }] = asked[0];
  assert.deepEqual([path, method, headers["X-CSRFToken"]], ["/api/matches/m/rulings", "POST", "token"]);
  assert.deepEqual(JSON.parse(body), { round: 2, decision: "ACCEPT", reasoning: "" });
});

test("a refusal is told in the court's words, a lost line in the page's", async () => {
  const refused = stage({ status: 409, body: { code: "conflict", message: "Ruled on already." } });
  await assert.rejects(refused.api.rule("m", {}), { code: "conflict", message: "Ruled on already.", status: 409 });
  const lost = stage(() => { throw new TypeError("offline"); });
  await assert.rejects(lost.api.snapshot(), { code: "offline", status: 0 });
  const broken = stage(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await assert.rejects(broken.api.snapshot(), { code: "failed", status: 502 });
});
