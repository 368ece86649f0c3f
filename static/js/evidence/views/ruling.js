// What the examiner decided and what it was worth, and the envelope for whoever doubts it.

import { h } from "../../lib/dom.js";
import { decisionName, finding, mover, signed, truthName, verdictName, verdictSense } from "../rules.js";
import { checkSeal } from "../seal.js";

export function decision({ challenge, moves }, examiner) {
  if (!challenge) return null;
  return h("div", { class: `decision decision--${challenge.decision.toLowerCase()}` },
    h("p", { class: "decision__word" }, h("span", { class: "sr-only" }, `${examiner}: `), decisionName(challenge.decision)),
    challenge.reasoning
      ? h("blockquote", { class: "decision__why" }, challenge.reasoning)
      : h("p", { class: "soft small" }, "No reason was given."),
    moves ? h("p", { class: "soft small" }, `Ruled by ${mover(moves.examiner)}`) : null);
}

const delta = (label, points) =>
  h("div", { class: points < 0 ? "delta is-loss" : "delta" }, h("dt", null, label), h("dd", null, signed(points)));

function envelope(exhibit, verdict) {
  const out = h("div", { class: "envelope__sum", role: "status" });
  const open = () => {
    const { sum, holds } = checkSeal(exhibit, verdict);
    out.replaceChildren(
      h("p", { class: holds ? "envelope__says is-whole" : "envelope__says is-broken" }, holds ? "The seal holds. The label did not move." : "The seal does not hold. What was revealed is not what was filed."),
      h("p", { class: "envelope__working" }, "SHA-256 of ", h("code", null, `${verdict.nonce}:${verdict.truth}`), " is ", h("code", null, sum), holds ? ", as filed." : `; filed was ${exhibit.commitment}.`));
  };
  return h("div", { class: "envelope" }, h("button", { class: "btn envelope__open", type: "button", onclick: open }, "Check the seal"), out);
}

export function verdict({ exhibit, verdict: told }, { presenter, examiner }, { level = 3 } = {}) {
  if (!told) return null;
  return h("div", { class: `told told--${told.flash.toLowerCase()}` },
    h(`h${level}`, { class: "told__word", tabindex: "-1" }, verdictName(told.verdict)),
    h("p", { class: "told__sense" }, h("b", null, `${truthName(told.truth)}.`), ` ${verdictSense(told.verdict)}`),
    h("p", { class: "told__why" }, finding(told)),
    h("dl", { class: "told__deltas" }, delta(presenter.name, told.presenter_delta), delta(examiner.name, told.examiner_delta)),
    envelope(exhibit, told));
}
