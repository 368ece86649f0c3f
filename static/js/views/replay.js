// The record again, one speech at a time: later lines are put away until asked for. By
// buttons, or with the arrow keys while the replay runs.

import { byId, calm, setText } from "../lib/dom.js";

const TYPING = "input, textarea, select, [contenteditable]";

export function setUpReplay() {
  const lines = [...byId("full-record").children];
  const speeches = lines.filter((line) => line.classList.contains("line"));
  const [start, back, next, all, said, keys] = ["start", "back", "next", "all", "at", "keys"].map((name) => byId(`replay-${name}`));
  let heard = 0;

  function show() {
    const playing = heard > 0;
    const last = playing ? lines.indexOf(speeches[heard - 1]) : lines.length - 1;
    lines.forEach((line, at) => {
      line.hidden = at > last;
    });
    start.hidden = playing;
    back.hidden = next.hidden = all.hidden = keys.hidden = !playing;
    back.disabled = heard === 1;
    setText(next, heard === speeches.length ? "The end" : "Next words");
    setText(said, playing ? `${heard} of ${speeches.length}` : "");
  }
  function reveal() {
    const line = speeches[heard - 1];
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }
  const finish = () => {
    heard = 0;
    show();
    start.focus({ preventScroll: true });
  };
  function go(to) {
    if (to > speeches.length) {
      finish();
      return;
    }
    heard = Math.max(1, to);
    show();
    reveal();
  }
  const byKey = {
    ArrowRight: () => go(heard + 1),
    ArrowLeft: () => go(heard - 1),
    Home: () => go(1),
    End: () => go(speeches.length),
    Escape: finish,
  };
  document.addEventListener("keydown", (event) => {
    const act = byKey[event.key];
    const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!heard || !act || !plain || event.target.closest(TYPING) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    act();
  });
  start.addEventListener("click", () => go(1));
  back.addEventListener("click", () => go(heard - 1));
  next.addEventListener("click", () => go(heard + 1));
  all.addEventListener("click", finish);
  byId("replay").hidden = speeches.length < 2;
}
