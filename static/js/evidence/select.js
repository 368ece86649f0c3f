// Questions a view asks of a match. Pure.

import { isRight, verdictName } from "./rules.js";

const of = (list, number) => list.find(({ round }) => round === number) ?? null;

/** One round as {round, exhibit, challenge, verdict}; what is not there yet is null. */
export const roundOf = (match, number) => ({
  round: number,
  exhibit: of(match.exhibits, number),
  challenge: of(match.challenges, number),
  verdict: of(match.verdicts, number),
});

export const rounds = (match) => Array.from({ length: match.rounds }, (_, index) => roundOf(match, index + 1));

/** The latest round with an exhibit, or null while the first is being prepared. */
export function onTable(match) {
  const last = match.exhibits.at(-1);
  return last ? roundOf(match, last.round) : null;
}

/** Where the match is: filing, reading, ruled, resolved or complete. */
export function beat(match) {
  if (match.phase !== "examining") return match.phase;
  return of(match.challenges, match.round) ? "ruled" : "reading";
}

/** The match as it is told to the person in its examiner's seat. */
export const mine = (match) => ({ ...match, examiner: { ...match.examiner, name: "You" }, isMine: true });

/** The room in one sentence, from public facts only. */
export function caption(match) {
  const told = of(match.verdicts, match.round);
  return {
    filing: `${match.presenter.name} is choosing what to put before the court.`,
    reading: match.isMine ? `Exhibit ${match.round} is before you.` : `${match.examiner.name} is reading exhibit ${match.round}.`,
    ruled: "The call is made. The envelope is still shut.",
    resolved: told && `The envelope is open. ${verdictName(told.verdict)}.`,
    complete: "The match is over.",
  }[beat(match)];
}

/** A closing card: how often the examiner caught, was fooled, accused wrongly, believed rightly. */
export function tally(match) {
  const count = (name) => match.verdicts.filter(({ verdict }) => verdict === name).length;
  return {
    caught: count("HALLUCINATION_CAUGHT"),
    fooled: count("HALLUCINATION_PASSED"),
    accused: count("FALSE_ACCUSATION"),
    believed: count("CITATION_VALIDATED"),
    right: match.challenges.filter(({ round, decision }) => {
      const verdict = of(match.verdicts, round);
      return verdict && isRight(decision, verdict.truth);
    }).length,
    resolved: match.verdicts.length,
  };
}
