// What the page knows of a trial: `reduce(state, event) -> state`, pure.
//
// The docket is numbered without gaps. Events are applied in that order only: one that
// comes twice is dropped, one that comes early is held, and `missing` says from where to
// ask again. Unnumbered messages are hints and may be lost, doubled or late.

import { extend } from "./stream.js";
import { PHASES } from "./words.js";

const rank = (phase) => PHASES.indexOf(phase);

/** The state a page starts with, from the API's `trial` object. */
export function fromTrial(trial) {
  const entries = trial.transcript.map((entry) => ({ ...entry }));
  const last = entries.reduce((most, entry) => Math.max(most, entry.seq), 0);
  return {
    id: trial.id,
    charge: trial.charge,
    elements: trial.elements.map((element) => ({ ...element })),
    mode: trial.mode,
    plea: trial.plea,
    status: trial.status,
    phase: trial.phase,
    hintsLeft: trial.hints_left,
    entries,
    answered: entries.filter((entry) => entry.evidence?.answered).map((entry) => entry.evidence.letter),
    contempt: contemptOf(entries),
    verdict: trial.verdict,
    stall: null,
    hint: { asking: false, refusal: null },
    stream: null,
    thinking: null,
    workers: null,
    last,
    head: last,
    held: {},
  };
}

function contemptOf(entries) {
  const flagged = entries.filter((entry) => entry.contempt);
  return Object.fromEntries(flagged.map((entry) => [entry.phase, []]));
}

/** The number after which the page has a gap to ask about, or null. */
export function missing(state) {
  const gap = state.head > state.last || Object.keys(state.held).length > 0;
  return gap ? state.last : null;
}

export function reduce(state, event) {
  if (event.seq === null || event.seq === undefined) return passing(state, event);
  if (event.seq <= state.last) return state;
  const held = { ...state.held, [event.seq]: event };
  return release({ ...state, held });
}

function release(state) {
  const event = state.held[state.last + 1];
  if (!event) return state;
  const { [event.seq]: _, ...held } = state.held;
  const next = { ...state, held, last: event.seq, head: Math.max(state.head, event.seq) };
  const apply = RECORDED[event.type];
  return release(apply ? apply(next, event.data, event) : next);
}

// --- the numbered record -------------------------------------------------------

const RECORDED = {
  "trial.opened": (state, { charge, mode, plea }) => ({
    ...state,
    charge: { ...state.charge, ...charge },
    mode,
    plea,
    phase: "opening",
    status: plea ? "prosecution" : "defense",
  }),
  "clerk.spoke": (state, data, event) => said(state, "clerk", data, event),
  "plea.entered": (state, { plea }) =>
    state.phase === "opening" ? { ...state, plea, status: "prosecution" } : { ...state, plea },
  "phase.opened": (state, { phase }) =>
    phase === "opening" ? state : quiet({ ...state, phase, status: "defense", stall: null }),
  "defense.filed": (state, data, event) => ({
    ...quiet(said(state, "defendant", data, event)),
    status: data.phase === "closing" ? "deliberation" : "prosecution",
    hint: { asking: false, refusal: null },
  }),
  "contempt.flagged": (state, { phase, quotes }) => ({
    ...state,
    contempt: { ...state.contempt, [phase]: quotes },
  }),
  "exhibit.answered": (state, { letter }) =>
    state.answered.includes(letter) ? state : { ...state, answered: [...state.answered, letter] },
  "prosecution.spoke": (state, data, event) => quiet(said(state, "prosecutor", data, event)),
  "hint.given": (state, data, event) => ({
    ...said(state, "strategist", { phase: state.phase, ...data }, event),
    hintsLeft: data.left,
    hint: { asking: false, refusal: null },
  }),
  "hint.failed": (state, { reason }) => ({ ...state, hint: { asking: false, refusal: reason } }),
  "element.marked": (state, { index, state: mark }) => ({
    ...state,
    elements: state.elements.map((element, at) => (at === index ? { ...element, state: mark } : element)),
  }),
  "mode.changed": (state, { mode }) => ({ ...state, mode }),
  "trial.stalled": (state, { reason }) => quiet({ ...state, status: "stalled", stall: reason }),
  "trial.resumed": (state) => ({
    ...state,
    stall: null,
    status: state.phase === "closing" ? "deliberation" : "prosecution",
  }),
  "trial.abandoned": (state) => quiet({ ...state, status: "abandoned" }),
  "verdict.rendered": (state, verdict, event) => ({
    ...quiet(said(state, "judge", { phase: "closing", text: verdict.summary, engine: verdict.engine }, event)),
    verdict,
    status: "decided",
  }),
};

/** Nobody is thinking or speaking any more: the record has overtaken the hints. */
const quiet = (state) => ({ ...state, stream: null, thinking: null });

function said(state, speaker, { phase, text, engine = null, evidence = null }, { seq, at }) {
  const entry = { seq, at, phase, speaker, text, engine, contempt: false, evidence };
  return { ...state, entries: [...state.entries, entry] };
}

// --- hints in passing -----------------------------------------------------------

const spoken = (state, phase) =>
  state.entries.some((entry) => entry.speaker === "prosecutor" && entry.phase === phase);
const over = (state) => state.status === "decided" || state.status === "abandoned";

const PASSING = {
  "prosecution.delta": (state, delta) =>
    over(state) || spoken(state, delta.phase)
      ? state
      : { ...state, stream: extend(state.stream, delta, rank) },
  "prosecution.thinking": (state, { phase, step }) =>
    over(state) || spoken(state, phase) ? state : { ...state, thinking: { phase, step } },
  "court.status": (state, { workers }) =>
    workers === state.workers ? state : { ...state, workers },
  "docket.head": (state, { last }) => (last > state.head ? { ...state, head: last } : state),
  // The page's own: a hint was asked for, or the asking was refused.
  "page.hint_asked": (state) => ({ ...state, hint: { asking: true, refusal: null } }),
  "page.hint_refused": (state, { reason }) => ({ ...state, hint: { asking: false, refusal: reason } }),
};

function passing(state, event) {
  const apply = PASSING[event.type];
  return apply ? apply(state, event.data) : state;
}
