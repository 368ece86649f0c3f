// The table of a round and the room's words for it. Pure data.

/** What each call pays, by decision and truth: the contract's table. */
export const TABLE = [
  { decision: "ACCEPT", truth: "grounded", verdict: "CITATION_VALIDATED", presenter: 10, examiner: 5, flash: "GREEN_GLOW" },
  { decision: "ACCEPT", truth: "hallucinated", verdict: "HALLUCINATION_PASSED", presenter: 15, examiner: 0, flash: "RED_MIST" },
  { decision: "CHALLENGE", truth: "hallucinated", verdict: "HALLUCINATION_CAUGHT", presenter: -15, examiner: 20, flash: "RED_BURST" },
  { decision: "CHALLENGE", truth: "grounded", verdict: "FALSE_ACCUSATION", presenter: 10, examiner: -10, flash: "AMBER_PULSE" },
];

export const outcome = (decision, truth) => TABLE.find((row) => row.decision === decision && row.truth === truth);
export const isRight = (decision, truth) => (decision === "ACCEPT") === (truth === "grounded");
export const decisionOf = (verdict) => TABLE.find((row) => row.verdict === verdict).decision;

const VERDICTS = {
  CITATION_VALIDATED: ["Citation validated", "True, and believed."],
  HALLUCINATION_PASSED: ["Hallucination passed", "False, and believed."],
  HALLUCINATION_CAUGHT: ["Hallucination caught", "False, and found out."],
  FALSE_ACCUSATION: ["False accusation", "True, and doubted."],
};
export const verdictName = (verdict) => VERDICTS[verdict]?.[0] ?? verdict;
export const verdictSense = (verdict) => VERDICTS[verdict]?.[1] ?? "";

const KINDS = { document: "Document", chart: "Chart", audio: "Recording", video: "Reel" };
export const kindName = (kind) => KINDS[kind] ?? kind;
export const decisionName = (decision) => (decision === "ACCEPT" ? "Accepted" : "Challenged");
export const truthName = (truth) => (truth === "grounded" ? "Grounded" : "Hallucinated");

const FAILED = {
  locator: "That is not what stands at the place it cites.",
  preview: "The source does not say that. Where it departs is marked.",
  claim: "The exhibit is real. The claim made of it is not borne out.",
};
const HOLDS = "Everything is there: the place, the words and the claim.";
export function finding({ failed, passage }) {
  if (failed === "locator" && !passage) return "There is no such place in such a source.";
  return failed ? FAILED[failed] : HOLDS;
}

/** Points with their sign; a true minus, so that columns line up. */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
export const figureOf = (points) => (points < 0 ? `−${-points}` : String(points));

/** Who really answers, in words a visitor knows. */
export function mindName(model) {
  if (!model || model === "house" || model.startsWith("house:")) return "house player";
  return model === "human" ? "a person" : model;
}

// Where no mind could be brought to move, these did; they are called by their names alone.
const NOBODY = new Set(["dealer", "coin"]);

/** Somebody who made a move, by name and by what answered. */
export const mover = ({ name, model }) => (NOBODY.has(model) ? name : `${name}, ${mindName(model)}`);
