// A viewer's own calls, kept in this browser and sent nowhere. The book is plain data:
// `place` and `settle` are pure; `shelf` keeps it in a storage that may be missing.

import { isRight } from "./rules.js";

const KEY = "allrise.evidence.calls";
export const EMPTY = { streak: 0, best: 0, right: 0, made: 0, open: null, last: null };

/** A call on a round; a second one before the decision replaces the first. */
export const place = (book, { match, round, decision }) => ({ ...book, open: { match, round, decision } });

const isFor = (call, match, round) => call?.match === match && call.round === round;
export const callOn = (book, match, round) =>
  [book.open, book.last].find((call) => isFor(call, match, round)) ?? null;

/** Score the open call once its round is revealed; anything else changes nothing. */
export function settle(book, match, verdicts) {
  const { open } = book;
  if (open?.match !== match) return book;
  const verdict = verdicts.find(({ round }) => round === open.round);
  if (!verdict) return book;
  const right = isRight(open.decision, verdict.truth);
  const streak = right ? book.streak + 1 : 0;
  return {
    streak,
    best: Math.max(book.best, streak),
    right: book.right + (right ? 1 : 0),
    made: book.made + 1,
    open: null,
    last: { ...open, right },
  };
}

export function shelf(storage) {
  return {
    load() {
      try {
        return { ...EMPTY, ...JSON.parse(storage.getItem(KEY) ?? "{}") };
      } catch {
        return EMPTY;
      }
    },
    save(book) {
      try {
        storage.setItem(KEY, JSON.stringify(book));
      } catch {
        // Not kept for the next visit, then.
      }
    },
  };
}
