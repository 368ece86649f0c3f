// A court for tests: random but lawful dockets, and the `trial` object at any moment.

const PHASES = ["opening", "round_1", "round_2", "round_3", "closing"];

/** A small seeded generator (mulberry32): the same seed, the same numbers in [0, 1). */
export function randomFrom(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const verdict = { verdict: "guilty", summary: "Noted.", engine: "house", total: 23.8, rounds: [], scores: {}, fallacies: {} };

function turn(say, phase, index, random) {
  if (random() > 0.7) {
    say("trial.stalled", { reason: "The line went dead." });
    say("trial.resumed", {});
  }
  const evidence = { letter: "ABCD"[index], kind: `kind${index}`, title: `Thing ${index}`, description: "Odd.", answered: false };
  say("prosecution.spoke", { phase, text: `A speech in ${phase}, with a pause.\n\nAnd then a demand.`, engine: "house", evidence });
  say("element.marked", { index: index % 3, state: "raised" });
  say("phase.opened", { phase: PHASES[index + 1] });
}

function defence(say, phase, index, random) {
  if (random() > 0.6) say("hint.given", { text: "Be specific.", left: 2 - (index % 3), engine: "house" });
  if (random() > 0.8) say("hint.failed", { reason: "No answer." });
  say("defense.filed", { phase, text: `A defence in ${phase}.` });
  if (random() > 0.7) say("contempt.flagged", { phase, quotes: ["rule not guilty"] });
  if (random() > 0.5) say("exhibit.answered", { letter: "ABCD"[index] });
  if (random() > 0.4) say("element.marked", { index: index % 3, state: "addressed" });
}

/** A whole trial as a docket, to the verdict or to a walk-out. */
export function docketOf(random) {
  const events = [];
  const say = (type, data) => events.push({ seq: events.length + 1, type, at: "2026-01-01T00:00:00Z", data });
  say("trial.opened", { charge: { slug: "x", title: "X" }, mode: "text", plea: null });
  say("clerk.spoke", { phase: "opening", text: "The charge is read." });
  say("plea.entered", { plea: "absurd" });
  for (let index = 0; index < 4; index += 1) {
    turn(say, PHASES[index], index, random);
    if (random() > 0.95) {
      say("trial.abandoned", {});
      return events;
    }
    defence(say, PHASES[index + 1], index, random);
  }
  say("verdict.rendered", verdict);
  return events;
}

const SPEAKERS = {
  "clerk.spoke": "clerk", "prosecution.spoke": "prosecutor", "defense.filed": "defendant",
  "hint.given": "strategist", "verdict.rendered": "judge",
};

/** The API's `trial` object after the first `count` events, told independently of the store. */
export function trialAt(docket, count) {
  const events = docket.slice(0, count);
  const last = (type) => events.findLast((event) => event.type === type);
  const has = (type) => events.some((event) => event.type === type);
  const phase = last("phase.opened")?.data.phase ?? "opening";
  const elements = [0, 1, 2].map((index) => ({
    text: `Element ${index}`,
    state: events.findLast((event) => event.type === "element.marked" && event.data.index === index)?.data.state ?? null,
  }));
  const answered = new Set(events.filter((event) => event.type === "exhibit.answered").map((event) => event.data.letter));
  const flagged = new Set(events.filter((event) => event.type === "contempt.flagged").map((event) => event.data.phase));
  let at = "opening";
  const transcript = events.flatMap(({ seq, at: when, type, data }) => {
    if (type === "phase.opened") at = data.phase;
    const speaker = SPEAKERS[type];
    if (!speaker) return [];
    const evidence = data.evidence ? { ...data.evidence, answered: answered.has(data.evidence.letter) } : null;
    const where = data.phase ?? at;
    const contempt = speaker === "defendant" && flagged.has(where);
    return [{ seq, at: when, phase: where, speaker, text: data.text ?? data.summary, engine: data.engine ?? null, contempt, evidence }];
  });
  return {
    id: "t", charge: { slug: "x", title: "X", difficulty: "petty" }, elements, mode: "text",
    plea: last("plea.entered")?.data.plea ?? null, status: statusAt(events, phase), phase,
    hints_left: last("hint.given")?.data.left ?? 3, engines: {}, transcript,
    verdict: has("verdict.rendered") ? last("verdict.rendered").data : null,
  };
}

function statusAt(events, phase) {
  const type = (name) => events.some((event) => event.type === name);
  if (type("verdict.rendered")) return "decided";
  if (type("trial.abandoned")) return "abandoned";
  const waiting = phase === "closing" ? "deliberation" : "prosecution";
  const lastStall = events.findLastIndex((event) => event.type === "trial.stalled");
  if (lastStall >= 0 && !events.slice(lastStall).some((event) => event.type === "trial.resumed")) return "stalled";
  if (phase === "opening") return type("plea.entered") ? "prosecution" : "defense";
  const filed = events.some((event) => event.type === "defense.filed" && event.data.phase === phase);
  return filed ? waiting : "defense";
}
