// The viewer's private call: two buttons while the examiner reads, and a streak.

import { byId, setText } from "../../lib/dom.js";
import { callOn, place, settle, shelf } from "../calls.js";
import { beat } from "../select.js";
import { isRight } from "../rules.js";

function sentence(call, match, round) {
  const revealed = round.verdict;
  if (!call) {
    if (revealed) return "You made no call on this one.";
    return round.challenge ? "Too late for this one: the decision is made." : "What would you do? Nobody else is told.";
  }
  const mine = call.decision === "ACCEPT" ? "accept" : "challenge";
  if (!revealed) return `Your call: ${mine}. You may change it until ${match.examiner.name} decides.`;
  return isRight(call.decision, revealed.truth) ? `You called it: ${mine}. You were right.` : `You called it: ${mine}. You were wrong.`;
}

const record = ({ streak, best, made, right }) =>
  made ? `${right} of ${made} right. Streak ${streak}, best ${best}.` : "No calls yet in this browser.";

export function createCall(storage) {
  const keep = shelf(storage);
  const root = byId("call");
  const buttons = [...root.querySelectorAll("[data-call]")];
  let book = keep.load();
  let current = null;

  function show() {
    const { match, round } = current;
    const open = beat(match) === "reading" && !round.verdict;
    const call = callOn(book, match.id, round.round);
    buttons.forEach((button) => {
      button.setAttribute("aria-disabled", String(!open));
      button.setAttribute("aria-pressed", String(call?.decision === button.dataset.call));
    });
    setText(byId("call-said"), sentence(call, match, round));
    setText(byId("call-record"), record(book));
    root.dataset.right = round.verdict && call ? String(isRight(call.decision, round.verdict.truth)) : "";
  }

  buttons.forEach((button) =>
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      book = place(book, { match: current.match.id, round: current.round.round, decision: button.dataset.call });
      keep.save(book);
      show();
    }));

  /** `round` is the live one: an earlier panel that is being read again takes no calls. */
  return function render(match, round) {
    root.hidden = !round;
    if (!round) return;
    current = { match, round };
    const settled = settle(book, match.id, match.verdicts);
    if (settled !== book) keep.save(settled);
    book = settled;
    show();
  };
}

