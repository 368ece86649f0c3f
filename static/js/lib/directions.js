// The stage directions: what Reginald is doing, as [attitude, sentence]. Pure.

import { awaitsPlea, speaking } from "./select.js";
import { mood, stagecraft } from "./words.js";

/** Whether he is preparing: his turn, and not a word spoken yet. */
export const isPreparing = (state) => state.status === "prosecution" && !speaking(state);

const SETTLED = {
  deliberation: ["waiting", "Reginald sits. It is out of his hands, and yours."],
  decided: ["idle", "Reginald collects his papers."],
  abandoned: ["idle", "Reginald bows to the empty dock."],
  stalled: ["idle", "Reginald has stopped in mid-gesture."],
};

export function direction(state) {
  if (SETTLED[state.status]) return SETTLED[state.status];
  if (speaking(state)) return ["speaking", `Reginald has the floor, ${mood(state.phase)}.`];
  if (isPreparing(state)) {
    const step = state.thinking?.phase === state.phase ? state.thinking.step : null;
    return ["thinking", step ? stagecraft(step) : "Reginald rises."];
  }
  if (awaitsPlea(state)) return ["idle", "Reginald waits for your plea, with every courtesy."];
  if (state.phase === "closing") return ["listening", "Reginald may not answer the closing. It pains him."];
  return ["listening", "Reginald sits, and waits for you to finish a sentence."];
}
