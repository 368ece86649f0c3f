// The record again, one speech at a time: later lines are put away until asked for.

import { byId, setText } from "../lib/dom.js";

export function setUpReplay() {
  const lines = [...byId("full-record").children];
  const speeches = lines.filter((line) => line.classList.contains("line"));
  const [start, next, all, said] = ["start", "next", "all", "at"].map((name) => byId(`replay-${name}`));
  let heard = 0;

  function show() {
    const playing = heard > 0;
    const last = playing ? lines.indexOf(speeches[heard - 1]) : lines.length - 1;
    lines.forEach((line, at) => {
      line.hidden = at > last;
    });
    start.hidden = playing;
    next.hidden = all.hidden = !playing;
    setText(said, playing ? `${heard} of ${speeches.length}` : "");
  }
  function reveal() {
    const line = speeches[heard - 1];
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: "nearest" });
  }
  const finish = () => {
    heard = 0;
    show();
    start.focus({ preventScroll: true });
  };
  function step() {
    heard += 1;
    if (heard > speeches.length) {
      finish();
      return;
    }
    show();
    reveal();
  }
  start.addEventListener("click", step);
  next.addEventListener("click", step);
  all.addEventListener("click", finish);
  byId("replay").hidden = speeches.length < 2;
}
