// The names of things, as the court says them. Pure.

export const PHASES = ["opening", "round_1", "round_2", "round_3", "closing"];
export const DIMENSIONS = ["strength", "evidence", "logic", "persuasion"];
export const WEIGHTS = { round_1: 15, round_2: 20, round_3: 25, closing: 40 };
export const THRESHOLD = 24;
export const FULL_MARKS = 40;
export const MAX_LENGTH = 2000;

const PHASE_NAMES = {
  opening: "Opening",
  round_1: "Round one",
  round_2: "Round two",
  round_3: "Round three",
  closing: "Closing",
};
const SPEAKERS = {
  clerk: "The clerk",
  prosecutor: "Mr Harrington, for the People",
  defendant: "The defendant",
  strategist: "The Strategist, aside",
  judge: "Judge Virtue",
};
const PLEAS = {
  not_guilty: "Not guilty",
  guilty_with_an_explanation: "Guilty, with an explanation",
  absurd: "The law is absurd",
};
// What Reginald is seen doing while a tool of his runs.
const STAGECRAFT = {
  weaknesses: "Reginald holds your words up to the light.",
  fallacies: "Reginald consults his notes.",
  assessment: "Judge Virtue writes something down. She shows nobody.",
  exhibit: "Something is being carried in under a cloth.",
  reply: "Reginald rises, and adjusts a cuff.",
  ruling: "Judge Virtue closes the file, and thinks.",
};
const MOODS = {
  opening: "courtly pity",
  round_1: "amused",
  round_2: "wounded in his dignity",
  round_3: "defending civilisation",
  closing: "confident of lunch",
};

export const phaseName = (phase) => PHASE_NAMES[phase] ?? phase;
export const speakerName = (speaker) => SPEAKERS[speaker] ?? speaker;
export const pleaName = (plea) => PLEAS[plea] ?? "";
export const stagecraft = (step) => STAGECRAFT[step] ?? "Reginald consults his notes.";
export const mood = (phase) => MOODS[phase] ?? "";
export const verdictName = (verdict) => (verdict === "not_guilty" ? "Not guilty" : "Guilty");
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** An engine as the badge prints it: "house", or the model without its vendor's path. */
export function engineName(engine) {
  if (!engine || engine === "house") return "house";
  return engine.slice(engine.lastIndexOf("/") + 1);
}

/** A total as a person reads it: at most two decimals, none that say nothing. */
export function points(number) {
  return String(Math.round(number * 100) / 100);
}
