// What the page knows of the Evidence Room: `reduce(state, event) -> state`, pure.
//
// The docket is numbered without gaps and runs over all matches. Events are applied in
// order only; one that comes twice is dropped, one that comes early is held, and `missing`
// says from where to ask again. A `snapshot` stands for everything up to its number.

/** The store's state from the API's `state` object. */
export function fromState({ seq, match }) {
  return { last: seq, head: seq, held: {}, match, seed: null };
}

/** The number after which the page has a gap to ask about, or null. */
export function missing(state) {
  const gap = state.head > state.last || Object.keys(state.held).length > 0;
  return gap ? state.last : null;
}

export function reduce(state, event) {
  if (event.type === "snapshot") return replaced(state, event);
  if (event.seq === null || event.seq === undefined) return passing(state, event);
  if (event.seq <= state.last) return state;
  return release({ ...state, held: { ...state.held, [event.seq]: event } });
}

function release(state) {
  const event = state.held[state.last + 1];
  if (!event) return state;
  const { [event.seq]: _, ...held } = state.held;
  const next = { ...state, held, last: event.seq, head: Math.max(state.head, event.seq) };
  const apply = RECORDED[event.type];
  return release(apply ? apply(next, event.data) : next);
}

function replaced(state, { seq, data }) {
  if (seq <= state.last) return state;
  const held = Object.fromEntries(Object.entries(state.held).filter(([number]) => Number(number) > seq));
  // Between matches the room is empty; whoever saw the end may go on looking at it.
  const match = data.match ?? (state.match?.phase === "complete" ? state.match : null);
  const seed = match && match.id === state.match?.id ? state.seed : null;
  return release({ ...state, held, last: seq, head: Math.max(state.head, seq), match, seed });
}

function passing(state, { type, data }) {
  return type === "docket.head" && data.last > state.head ? { ...state, head: data.last } : state;
}

/** Change the match the event is about; what is about another one changes nothing. */
const inMatch = (change) => (state, { match: id, ...data }) =>
  state.match?.id === id ? { ...state, match: { ...state.match, ...change(state.match, data) } } : state;

/** The list with `item` in its round's place. */
const filed = (list, item) => [...list.filter(({ round }) => round !== item.round), item].sort((a, b) => a.round - b.round);

const RECORDED = {
  "match.opened": (state, { match, rounds, presenter, examiner }) => ({
    ...state,
    seed: null,
    match: {
      id: match, phase: "filing", round: 1, rounds, presenter, examiner,
      scores: { presenter: 0, examiner: 0 }, exhibits: [], challenges: [], verdicts: [],
    },
  }),
  "exhibit.filed": inMatch((match, exhibit) => ({
    phase: "examining", round: exhibit.round, exhibits: filed(match.exhibits, exhibit),
  })),
  "challenge.ruled": inMatch((match, ruling) => ({ challenges: filed(match.challenges, ruling) })),
  "round.resolved": inMatch((match, { scores, ...verdict }) => ({
    phase: "resolved", scores, verdicts: filed(match.verdicts, verdict),
  })),
  "match.closed": (state, data) => {
    const closed = inMatch((_, { scores }) => ({ phase: "complete", scores }))(state, data);
    return closed === state ? state : { ...closed, seed: data.seed };
  },
};
