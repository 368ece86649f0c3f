// The examiner's desk: two calls, reasons ready to hand, no clock.

import { byId, setText } from "../../lib/dom.js";
import { figureOf } from "../rules.js";
import { beat, tally } from "../select.js";

const MOST = 500;

/** The text with a reason added, or without it if it was there. Pure. */
export function toggled(text, reason) {
  if (text.includes(reason)) return text.replace(reason, "").replace(/\s{2,}/g, " ").trim();
  return `${text.trim()} ${reason}`.trim();
}

// One taunt a reveal; which one hangs on the round, so that a reload says the same.
const TAUNTS = {
  CITATION_VALIDATED: ["It was true all along. It happens.", "Believed, and rightly. How refreshing.", "The library agrees with you. It rarely bothers."],
  HALLUCINATION_PASSED: ["That was invented, and you nodded.", "The presenter thanks you for your trust.", "Nobody wrote that. You read it very attentively."],
  HALLUCINATION_CAUGHT: ["Found out. The presenter studies the ceiling.", "You looked it in the eye and it blinked.", "A lovely forgery, while it lasted."],
  FALSE_ACCUSATION: ["The truth would like an apology.", "It only sounded false. That was the trap.", "You accused an honest footnote."],
};
/** A house presenter's own words once they are known; for a guest of the house, anybody's. */
export function taunt({ verdict, round }, { model }, own = {}) {
  if (own[round]) return own[round];
  return model.startsWith("house") ? "" : TAUNTS[verdict][round % 3];
}

export class Desk {
  constructor({ onRule }) {
    this.form = byId("ruling-form");
    this.text = byId("reasoning");
    this.busy = false;
    this.chips = [...this.form.querySelectorAll("[data-reason]")];
    this.buttons = [...this.form.querySelectorAll("[data-decision]")];
    this.chips.forEach((chip) => chip.addEventListener("click", () => this.reason(chip.dataset.reason)));
    this.text.addEventListener("input", () => this.count());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const decision = event.submitter?.dataset.decision;
      if (decision && this.open && !this.busy && this.fits()) onRule({ round: this.round, decision, reasoning: this.text.value.trim() });
    });
  }

  reason(reason) {
    this.text.value = toggled(this.text.value, reason);
    this.count();
  }

  fits() {
    return Array.from(this.text.value.trim()).length <= MOST;
  }

  count() {
    const left = MOST - Array.from(this.text.value.trim()).length;
    setText(byId("reasoning-left"), left < 0 ? `${-left} too many` : `${left} left`);
    this.text.setAttribute("aria-invalid", String(left < 0));
    this.chips.forEach((chip) => chip.setAttribute("aria-pressed", String(this.text.value.includes(chip.dataset.reason))));
    this.settle();
  }

  settle() {
    const dead = !this.open || this.busy || !this.fits();
    this.buttons.forEach((button) => button.setAttribute("aria-disabled", String(dead)));
  }

  setBusy(busy) {
    this.busy = busy;
    this.settle();
  }

  fail(message) {
    const place = byId("ruling-error");
    setText(place, message);
    place.hidden = !message;
  }

  render(match) {
    const at = beat(match);
    this.open = at === "reading";
    // The first drawing keeps what the page came with: words that were refused are not lost.
    this.round ??= match.round;
    if (match.round !== this.round) {
      this.round = match.round;
      this.text.value = "";
      this.fail("");
    }
    this.form.hidden = at === "complete";
    const why = { reading: `Exhibit ${match.round}. Take your time; there is no clock.`, complete: "" };
    setText(byId("ruling-state"), why[at] ?? (at === "ruled" ? "Your call is made. The envelope is being opened." : "The next exhibit is being prepared."));
    this.count();
  }
}

const share = (some, all) => (all ? `${some} of ${all}` : "–");

/** The person's own line in the table of the models. */
function renderYou(match, { caught, fooled, accused, believed, resolved }) {
  if (!byId("you-caught")) return;
  setText(byId("you-caught"), share(caught, caught + fooled));
  setText(byId("you-fooled"), share(fooled, caught + fooled));
  setText(byId("you-accused"), share(accused, accused + believed));
  setText(byId("you-points"), resolved ? (match.scores.examiner / resolved).toFixed(1).replace("-", "−") : "–");
}

export function renderCard(match) {
  const card = byId("card");
  card.hidden = match.phase !== "complete";
  if (card.hidden) return;
  const sums = tally(match);
  for (const name of ["caught", "fooled", "accused", "believed"]) setText(byId(`card-${name}`), String(sums[name]));
  setText(byId("card-sum"), `${sums.right} of ${sums.resolved} called rightly. You ${figureOf(match.scores.examiner)}, ${match.presenter.name} ${figureOf(match.scores.presenter)}.`);
  renderYou(match, sums);
}
