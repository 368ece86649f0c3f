// What a screen reader is told of a match, whole and once.

import { decisionName, finding, kindName, signed, truthName, verdictName } from "../rules.js";

const fresh = (before, after) => {
  const known = new Set(before.map(({ round }) => round));
  return after.filter(({ round }) => !known.has(round));
};

/** The news between two states of the store, as sentences. Pure. */
export function news(before, after) {
  const now = after.match;
  if (!now) return before.match ? ["The room is empty."] : [];
  const then = before.match?.id === now.id ? before.match : { exhibits: [], challenges: [], verdicts: [], phase: "filing" };
  const opened = before.match?.id === now.id ? [] : [`A new match: ${now.presenter.name} presents, ${now.examiner.name} examines.`];
  return [
    ...opened,
    ...fresh(then.challenges, now.challenges).slice(-1).map(({ decision, reasoning }) => `${now.examiner.name}: ${decisionName(decision)}. ${reasoning}`),
    ...fresh(then.verdicts, now.verdicts).slice(-1).map((verdict) =>
      `${verdictName(verdict.verdict)}. ${truthName(verdict.truth)}. ${finding(verdict)} ${now.presenter.name} ${signed(verdict.presenter_delta)}, ${now.examiner.name} ${signed(verdict.examiner_delta)}.`),
    ...fresh(then.exhibits, now.exhibits).slice(-1).map(({ round, kind, title, claim }) => `Exhibit ${round}, ${kindName(kind).toLowerCase()}: ${title}. The claim: ${claim}`),
    ...(now.phase === "complete" && then.phase !== "complete" ? [`The match is over. ${now.presenter.name} ${now.scores.presenter}, ${now.examiner.name} ${now.scores.examiner}.`] : []),
  ];
}

export function createAnnouncer(root) {
  return function announce(before, after) {
    for (const text of news(before, after)) {
      const line = document.createElement("p");
      line.textContent = text;
      root.append(line);
    }
    while (root.children.length > 6) root.firstElementChild.remove();
  };
}
