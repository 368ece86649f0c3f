// Questions a view asks of the state. Pure.

export const isOver = (state) => state.status === "decided" || state.status === "abandoned";
export const isWaiting = (state) => state.status === "prosecution" || state.status === "deliberation";
export const awaitsPlea = (state) => state.phase === "opening" && state.status === "defense";
export const takesDefense = (state) => state.status === "defense" && state.phase !== "opening";

/** Exhibits on the table, in the order they were laid there. */
export function exhibits(state) {
  return state.entries
    .filter((entry) => entry.evidence)
    .map(({ evidence, phase }) => ({
      ...evidence,
      phase,
      answered: evidence.answered || state.answered.includes(evidence.letter),
    }));
}

/** The prosecutor's words as they come, when the record has not overtaken them. */
export function speaking(state) {
  const { stream } = state;
  const current = stream && stream.phase === state.phase && state.status === "prosecution";
  return current && stream.text ? stream : null;
}

/**
 * The record, in order, each with a `key` that stays the same from the first streamed
 * word to the final entry, so that the text never jumps.
 */
export function timeline(state) {
  const lines = [...state.entries]
    .sort((a, b) => a.seq - b.seq)
    .filter((entry) => entry.speaker !== "judge")
    .map((entry) => ({
      ...entry,
      key: entry.speaker === "prosecutor" ? `prosecutor:${entry.phase}` : `seq:${entry.seq}`,
      live: false,
      contempt: entry.speaker === "defendant" && entry.phase in state.contempt,
      quotes: entry.speaker === "defendant" ? (state.contempt[entry.phase] ?? []) : [],
    }));
  const stream = speaking(state);
  if (stream) {
    lines.push({
      key: `prosecutor:${stream.phase}`, seq: null, at: null, phase: stream.phase, speaker: "prosecutor",
      text: stream.text, engine: null, contempt: false, quotes: [], evidence: null, live: true,
    });
  }
  return lines;
}

/** Why nothing can be filed now, in one sentence; empty when it can. */
export function whyNot(state) {
  if (takesDefense(state)) return "";
  if (awaitsPlea(state)) return "Enter a plea first.";
  return {
    prosecution: "Mr Harrington has the floor. You may file when he sits down.",
    deliberation: "Your closing has been heard. The judge is deliberating.",
    stalled: "The court has stalled. Ask it to try again; your words are safe.",
    decided: "The verdict has been given.",
    abandoned: "This trial was abandoned.",
  }[state.status] ?? "It is not your turn.";
}

/** The defence filed in a phase, or null. */
export function filedIn(state, phase) {
  return state.entries.find((entry) => entry.speaker === "defendant" && entry.phase === phase) ?? null;
}
