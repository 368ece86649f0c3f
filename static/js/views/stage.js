// Reginald's presence: what he is doing, and the suspense while the judge thinks.

import { byId, setText } from "../lib/dom.js";
import { mood, stagecraft } from "../lib/words.js";
import { awaitsPlea, speaking } from "../lib/select.js";

const SUSPENSE = [
  "Judge Virtue has put on the other glasses.",
  "A page is turned. Then turned back.",
  "Mr Harrington studies the ceiling, as one with nothing to fear.",
  "The gallery has stopped chewing.",
  "Somewhere, a pen is laid down with great care.",
];

function doing(state) {
  if (state.status === "deliberation") return ["waiting", "Reginald sits. It is out of his hands, and yours."];
  if (state.status === "decided") return ["idle", "Reginald collects his papers."];
  if (state.status === "abandoned") return ["idle", "Reginald bows to the empty dock."];
  if (state.status === "stalled") return ["idle", "Reginald has stopped in mid-gesture."];
  if (speaking(state)) return ["speaking", `Reginald has the floor, ${mood(state.phase)}.`];
  if (state.status === "prosecution") {
    const step = state.thinking?.phase === state.phase ? state.thinking.step : null;
    return ["thinking", step ? stagecraft(step) : "Reginald rises."];
  }
  if (awaitsPlea(state)) return ["idle", "Reginald waits for your plea, with every courtesy."];
  if (state.phase === "closing") return ["listening", "Reginald may not answer the closing. It pains him."];
  return ["listening", "Reginald sits, and waits for you to finish a sentence."];
}

export function renderStage(state) {
  const [what, direction] = doing(state);
  const stage = byId("stage");
  stage.dataset.doing = what;
  stage.dataset.phase = state.phase;
  setText(byId("direction"), direction);
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
