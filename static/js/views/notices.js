// Plain words when something is not as it should be: nobody on the bench, a stalled
// court, a lost line, an ended session.

import { byId, h } from "../lib/dom.js";
import { isWaiting } from "../lib/select.js";

const LINES = {
  down: ["The line to the court is down. Still trying; your draft is kept in this browser.", "warn"],
  4401: ["Your session has ended. Log in again and come back to this page; your draft is kept.", "grave"],
  4403: ["This trial is not open to you.", "grave"],
  4404: ["There is no such trial any more.", "grave"],
};

function wanted(state, line, role) {
  const list = [];
  if (line.status === "refused") list.push({ key: `line${line.code}`, text: (LINES[line.code] ?? LINES.down)[0], kind: "grave" });
  if (line.status === "down") list.push({ key: "down", text: LINES.down[0], kind: "warn" });
  if (state.workers === 0 && isWaiting(state)) {
    list.push({ key: "bench", kind: "warn", text: "Nobody is on the bench just now. What you filed is safe; the turn runs as soon as a worker returns." });
  }
  if (state.status === "stalled") {
    list.push({ key: `stall:${state.stall}`, kind: "grave", retry: role === "owner", text: `The court has stalled. ${state.stall ?? "Something behind the bench failed."} Your words are safe.` });
  }
  if (state.status === "abandoned") list.push({ key: "abandoned", kind: "plain", again: true, text: "This trial was abandoned. The dock is empty." });
  return list;
}

export function createNotices({ role, onRetry, charge }) {
  let shown = "";
  return function render(state, line) {
    const list = wanted(state, line, role);
    const key = JSON.stringify(list.map((item) => item.key));
    if (key === shown) return;
    shown = key;
    byId("notices").replaceChildren(
      ...list.map((item) =>
        h(
          "div",
          { class: `notice notice--${item.kind}`, role: item.kind === "grave" ? "alert" : "status" },
          h("p", null, item.text),
          item.retry && h("button", { class: "btn", type: "button", onclick: onRetry }, "Ask the court to try again"),
          item.again && h("a", { class: "btn", href: `/charges/${charge.slug}/` }, "Face this charge again"),
        ),
      ),
    );
  };
}
