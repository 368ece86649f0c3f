// The docket over a WebSocket: reconnects with backoff, notices silence, and asks by
// HTTP while the socket is down. Knows nothing of trials: it carries messages.

const REFUSED = new Set([4401, 4403, 4404]);
const OPEN = 1;
const POLL_MS = 5000;
const SILENCE_MS = 20000;
const RESYNC_MS = 1000;

/** Milliseconds before attempt n (0, 1, …): doubling to ten seconds, spread by a third. */
export function backoff(attempt, random = Math.random) {
  const base = Math.min(10000, 500 * 2 ** attempt);
  return Math.round(base * (0.67 + 0.66 * random()));
}

/** Named timers: setting one again replaces it. */
class Timers {
  constructor(env) {
    this.env = env;
    this.running = {};
  }

  set(name, ms, act) {
    this.clear(name);
    this.running[name] = this.env.setTimeout(() => {
      delete this.running[name];
      act();
    }, ms);
  }

  has(name) {
    return name in this.running;
  }

  clear(name) {
    this.env.clearTimeout(this.running[name]);
    delete this.running[name];
  }

  clearAll() {
    Object.keys(this.running).forEach((name) => this.clear(name));
  }
}

class Line {
  constructor({ url, after, poll, onMessage, onStatus, env }) {
    Object.assign(this, { url, after, poll, onMessage, onStatus, env });
    this.timers = new Timers(env);
    this.socket = null;
    this.attempt = 0;
    this.ended = false;
    this.asked = { after: -1, at: -Infinity };
  }

  connect() {
    this.timers.clear("retry");
    const socket = new this.env.WebSocket(`${this.url}?after=${this.after()}`);
    this.socket = socket;
    // What an abandoned socket still says is nobody's business.
    socket.onmessage = ({ data }) => this.socket === socket && this.heard(JSON.parse(data));
    socket.onclose = ({ code }) => this.socket === socket && this.lost(code);
    // A connection that hangs must not leave the page blind.
    this.pollSoon();
  }

  heard(message) {
    this.attempt = 0;
    this.timers.clear("poll");
    this.timers.set("silence", SILENCE_MS, () => this.drop());
    this.onStatus("open");
    this.onMessage(message);
  }

  lost(code) {
    this.socket = null;
    this.timers.clear("silence");
    if (REFUSED.has(code)) {
      this.end();
      this.onStatus("refused", code);
      return;
    }
    this.onStatus("down");
    this.timers.set("retry", backoff(this.attempt++, this.env.Math.random), () => this.connect());
    this.pollSoon();
  }

  /** A socket that says nothing for long is dead, whatever the browser thinks of it. */
  drop() {
    const dead = this.socket;
    this.lost(1006);
    dead?.close();
  }

  // Sockets that fail faster than one polls must not put the polling off for ever.
  pollSoon() {
    if (!this.ended && !this.timers.has("poll")) this.timers.set("poll", POLL_MS, () => this.ask());
  }

  async ask() {
    try {
      for (const event of await this.poll(this.after())) this.onMessage(event);
    } catch {
      // Down too; the next round asks again.
    }
    if (!this.timers.has("silence")) this.pollSoon();
  }

  /** Ask for everything after `from` again; once a second for the same gap. */
  resync(from) {
    const now = this.env.Date.now();
    if (this.ended || (this.asked.after === from && now - this.asked.at < RESYNC_MS)) return;
    this.asked = { after: from, at: now };
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify({ type: "resync", after: from }));
    else this.ask();
  }

  /** The network is back: do not wait out the backoff. */
  nudge() {
    if (!this.ended && !this.socket) this.connect();
  }

  end() {
    this.ended = true;
    this.timers.clearAll();
    this.socket?.close();
    this.socket = null;
  }
}

/**
 * Follow a docket. `after()` is the last number known; `poll(after)` resolves to the
 * events after it, by HTTP. `onStatus` is told "open", "down" or "refused" (with a code).
 */
export function follow({ env = globalThis, ...options }) {
  const line = new Line({ env, ...options });
  line.connect();
  return line;
}
