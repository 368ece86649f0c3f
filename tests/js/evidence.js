// A room for tests: random but lawful dockets over several matches, and the room's `state`
// after any of them, told independently of the store.

const KINDS = [
  ["document", { text: "Nobody voted." }],
  ["chart", { form: "bar", unit: "days", points: [{ label: "May", value: 31 }] }],
  ["audio", { segments: [{ t: "00:01", speaker: "Bram", text: "No." }] }],
  ["video", { scenes: [{ from: "00:01", to: "00:09", text: "A door." }] }],
];
const OUTCOMES = {
  "ACCEPT grounded": ["CITATION_VALIDATED", 10, 5, "GREEN_GLOW"],
  "ACCEPT hallucinated": ["HALLUCINATION_PASSED", 15, 0, "RED_MIST"],
  "CHALLENGE hallucinated": ["HALLUCINATION_CAUGHT", -15, 20, "RED_BURST"],
  "CHALLENGE grounded": ["FALSE_ACCUSATION", 10, -10, "AMBER_PULSE"],
};
const sitter = (name) => ({ name, model: "house" });

function playRound(say, match, round, scores, random) {
  const [kind, preview] = KINDS[Math.floor(random() * KINDS.length)];
  say("exhibit.filed", { match, round, kind, title: `Thing ${round}`, claim: "It is so.", preview, citation: { source: "Almanac", locator: `p. ${round}` }, commitment: "0".repeat(64) });
  const decision = random() > 0.5 ? "ACCEPT" : "CHALLENGE";
  const truth = random() > 0.5 ? "grounded" : "hallucinated";
  say("challenge.ruled", { match, round, decision, reasoning: "Because." });
  const [verdict, presenter, examiner, flash] = OUTCOMES[`${decision} ${truth}`];
  scores.presenter += presenter;
  scores.examiner += examiner;
  say("round.resolved", {
    match, round, verdict, truth, nonce: "0".repeat(32), presenter_delta: presenter, examiner_delta: examiner,
    flash, passage: preview, failed: truth === "grounded" ? null : "claim", differs: [], scores: { ...scores },
  });
}

/** A docket of `matches` matches of ten rounds, numbered from one. */
export function docketOf(random, matches = 2) {
  const events = [];
  const say = (type, data) => events.push({ seq: events.length + 1, type, at: "2026-01-01T00:00:00Z", data });
  for (let number = 1; number <= matches; number += 1) {
    const match = `m${number}`;
    const scores = { presenter: 0, examiner: 0 };
    say("match.opened", { match, rounds: 10, presenter: sitter("Archivist"), examiner: sitter("Terrier") });
    for (let round = 1; round <= 10; round += 1) playRound(say, match, round, scores, random);
    say("match.closed", { match, scores: { ...scores }, seed: "12345678901234567890" });
  }
  return events;
}

const without = ({ match: _, scores: __, ...data }) => data;

/** The API's `state` after the first `count` events. A closed match is no longer in the room. */
export function stateAt(docket, count) {
  const events = docket.slice(0, count);
  const from = events.findLastIndex(({ type }) => type === "match.opened");
  const closed = events.at(-1)?.type === "match.closed";
  if (from < 0 || closed) return { seq: count, match: null };
  const now = events.slice(from);
  const { match: id, rounds, presenter, examiner } = now[0].data;
  const all = (name) => now.filter(({ type }) => type === name).map(({ data }) => data);
  const last = now.at(-1).type;
  const phase = last === "match.opened" ? "filing" : last === "round.resolved" ? "resolved" : "examining";
  const scores = all("round.resolved").at(-1)?.scores ?? { presenter: 0, examiner: 0 };
  const exhibits = all("exhibit.filed").map(without);
  return {
    seq: count,
    match: {
      id, phase, round: exhibits.at(-1)?.round ?? 1, rounds, presenter, examiner, scores, exhibits,
      challenges: all("challenge.ruled").map(without), verdicts: all("round.resolved").map(without),
    },
  };
}
