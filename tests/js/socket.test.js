// The line to the court, with a socket and a clock that obey the test.

import assert from "node:assert/strict";
import { test } from "node:test";

import { backoff, follow } from "../../static/js/lib/socket.js";

function stage({ poll = async () => [] } = {}) {
  const sockets = [];
  const timers = new Map();
  const log = { messages: [], status: [] };
  let now = 0;
  let ids = 0;
  class Socket {
    constructor(url) {
      Object.assign(this, { url, readyState: 1, sent: [] });
      sockets.push(this);
    }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.readyState = 3; }
    say(message) { this.onmessage({ data: JSON.stringify(message) }); }
    fall(code = 1006) { this.readyState = 3; this.onclose({ code }); }
  }
  const env = {
    WebSocket: Socket,
    Math: { random: () => 0.5 },
    Date: { now: () => now },
    setTimeout: (act, ms) => { timers.set(++ids, { act, at: now + ms }); return ids; },
    clearTimeout: (id) => timers.delete(id),
  };
  async function pass(ms) {
    const end = now + ms;
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      timers.delete(due[0]);
      now = due[1].at;
      due[1].act();
      await new Promise((resolve) => setImmediate(resolve));
    }
    now = end;
  }
  let known = 0;
  const line = follow({
    url: "ws://court/ws/trials/t/", after: () => known, poll, env,
    onMessage: (message) => { log.messages.push(message); known = message.seq ?? known; },
    onStatus: (...status) => log.status.push(status.filter((part) => part !== undefined).join(" ")),
  });
  return { sockets, log, line, pass, socket: () => sockets.at(-1) };
}

test("joins after the last number it knows, and again after a fall", async () => {
  const { sockets, socket, pass, log } = stage();
  assert.equal(socket().url, "ws://court/ws/trials/t/?after=0");
  socket().say({ seq: 4 });
  socket().fall();
  await pass(600);
  assert.equal(sockets.length, 2);
  assert.equal(socket().url, "ws://court/ws/trials/t/?after=4");
  assert.deepEqual(log.status, ["open", "down"]);
});

test("asks by HTTP every five seconds while the socket is down", async () => {
  let asked = 0;
  const { socket, pass, log } = stage({ poll: async (after) => { asked += 1; return [{ seq: after + 1 }]; } });
  socket().fall();
  for (let i = 0; i < 8; i += 1) {
    await pass(2500);
    if (socket().readyState === 1) socket().fall();
  }
  assert.ok(asked >= 3, `asked ${asked} times`);
  assert.deepEqual(log.messages.slice(0, 2).map(({ seq }) => seq), [1, 2]);
});

test("a refusal ends it", async () => {
  for (const code of [4401, 4403, 4404]) {
    const { sockets, socket, pass, log } = stage();
    socket().fall(code);
    await pass(60000);
    assert.equal(sockets.length, 1);
    assert.deepEqual(log.status, [`refused ${code}`]);
  }
});

test("a socket that falls silent is given up", async () => {
  const { sockets, socket, pass } = stage();
  socket().say({ seq: 1 });
  await pass(21000);
  assert.ok(sockets.length >= 2);
  assert.equal(sockets[0].readyState, 3);
});

test("a resync is asked once a second for the same gap, by HTTP when there is no socket", async () => {
  const polled = [];
  const { socket, line, pass } = stage({ poll: async (after) => { polled.push(after); return []; } });
  socket().say({ seq: 2 });
  line.resync(2);
  line.resync(2);
  line.resync(3);
  await pass(1200);
  line.resync(3);
  assert.deepEqual(socket().sent.map(({ after }) => after), [2, 3, 3]);
  socket().fall();
  line.resync(9);
  await pass(1);
  assert.deepEqual(polled, [9 - 7]);
});

test("the wait doubles to ten seconds and is spread", () => {
  assert.deepEqual([0, 1, 2, 9].map((n) => backoff(n, () => 0.5)), [500, 1000, 2000, 10000]);
  assert.ok(backoff(0, () => 0) < backoff(0, () => 1));
});
