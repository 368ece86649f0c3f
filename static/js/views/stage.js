// Reginald's presence: what he is doing, and the suspense while the judge thinks.

import { byId, setText } from "../lib/dom.js";
import { direction } from "../lib/directions.js";

const SUSPENSE = [
  "Judge Virtue has put on the other glasses.",
  "A page is turned. Then turned back.",
  "Mr Harrington studies the ceiling, as one with nothing to fear.",
  "The gallery has stopped chewing.",
  "Somewhere, a pen is laid down with great care.",
];

export function renderStage(state) {
  const [attitude, sentence] = direction(state);
  const stage = byId("stage");
  stage.dataset.doing = attitude;
  stage.dataset.phase = state.phase;
  setText(byId("direction"), sentence);
}

/** The deliberation card, with a new line every few seconds while it lasts. */
export function createDeliberation() {
  let timer = null;
  let line = 0;
  const next = () => setText(byId("deliberation-line"), SUSPENSE[line++ % SUSPENSE.length]);
  return function render(state) {
    const open = state.status === "deliberation";
    byId("deliberation").hidden = !open;
    if (open && timer === null) {
      next();
      timer = setInterval(next, 3800);
    } else if (!open && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
}
