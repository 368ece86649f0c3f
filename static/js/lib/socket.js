// The docket over a WebSocket: reconnects with backoff, notices silence, and asks by
// HTTP while the socket is down. Knows nothing of trials: it carries messages.

const REFUSED = new Set([4401, 4403, 4404]);
const POLL_MS = 5000;
const SILENCE_MS = 20000;
const RESYNC_MS = 1000;

/** Milliseconds before attempt n (0, 1, …): doubling to ten seconds, spread by a third. */
export function backoff(attempt, random = Math.random) {
  const base = Math.min(10000, 500 * 2 ** attempt);
  return Math.round(base * (0.67 + 0.66 * random()));
}

/**
 * Follow a docket. `after()` is the last number known; `poll(after)` resolves to the
 * events after it, by HTTP. `onStatus` is told "open", "down" or "refused" (with a code).
 */
export function follow({ url, after, poll, onMessage, onStatus, env = globalThis }) {
  let socket = null;
  let attempt = 0;
  let ended = false;
  let asked = { after: -1, at: -Infinity };
  const timers = { retry: null, poll: null, silence: null };

  const clear = (name) => {
    env.clearTimeout(timers[name]);
    timers[name] = null;
  };
  const later = (name, ms, act) => {
    clear(name);
    timers[name] = env.setTimeout(() => {
      timers[name] = null;
      act();
    }, ms);
  };
  // Sockets that fail faster than one polls must not put the polling off for ever.
  const pollSoon = () => timers.poll ?? later("poll", POLL_MS, ask);

  function connect() {
    clear("retry");
    if (ended) return;
    const current = new env.WebSocket(`${url}?after=${after()}`);
    socket = current;
    current.onmessage = ({ data }) => {
      if (socket === current) heard(JSON.parse(data));
    };
    current.onclose = ({ code }) => {
      if (socket === current) lost(code);
    };
  }

  function heard(message) {
    attempt = 0;
    clear("poll");
    later("silence", SILENCE_MS, () => drop());
    onStatus("open");
    onMessage(message);
  }

  function lost(code) {
    socket = null;
    clear("silence");
    if (ended) return;
    if (REFUSED.has(code)) {
      end();
      onStatus("refused", code);
      return;
    }
    onStatus("down");
    later("retry", backoff(attempt++, env.Math?.random), connect);
    pollSoon();
  }

  // A socket that says nothing for long is dead, whatever the browser thinks of it.
  function drop() {
    const dead = socket;
    lost(1006);
    dead?.close();
  }

  async function ask() {
    try {
      for (const event of await poll(after())) onMessage(event);
    } catch {
      // Down too; the next round asks again.
    }
    if (!ended && socket?.readyState !== 1) pollSoon();
  }

  function resync(from) {
    const now = env.Date.now();
    if (asked.after === from && now - asked.at < RESYNC_MS) return;
    asked = { after: from, at: now };
    if (socket?.readyState === 1) socket.send(JSON.stringify({ type: "resync", after: from }));
    else ask();
  }

  function end() {
    ended = true;
    Object.keys(timers).forEach(clear);
    socket?.close();
    socket = null;
  }

  connect();
  // A first connection that hangs must not leave the page blind.
  pollSoon();
  return {
    resync,
    end,
    /** The network is back: do not wait out the backoff. */
    nudge() {
      if (!ended && !socket) connect();
    },
  };
}
