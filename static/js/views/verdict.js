// The verdict as a moment: the room rises, the gavel falls, a silence, the word. On a
// reload, or where less motion is asked for, it simply stands there.

import { byId, calm, h } from "../lib/dom.js";
import { THRESHOLD, points, verdictName } from "../lib/words.js";
import { dimensions, fallacies, gauge } from "./breakdown.js";

// [beat, milliseconds it lasts]: the silence is the longest on purpose.
const BEATS = [["rise", 1500], ["gavel", 900], ["silence", 2400], ["stamp", 1300]];

function margin(total) {
  const gap = Math.abs(Math.round((total - THRESHOLD) * 100) / 100);
  if (gap === 0) return "Exactly 24. Exactly enough.";
  return total > THRESHOLD ? `${points(gap)} above the 24 that acquits.` : `${points(gap)} short of the 24 that acquits.`;
}

function override(verdict) {
  if (!verdict.overridden) return null;
  return h("p", { class: "verdict__override" }, h("b", null, `By the numbers: ${verdictName(verdict.threshold_verdict).toLowerCase()}. `), verdict.override_reason);
}

function tally(verdict) {
  const hints = verdict.hints_used === 1 ? "One hint used." : verdict.hints_used ? `${verdict.hints_used} hints used.` : "No hints used.";
  const contempt = verdict.contempt ? ` Contempt of court: ${verdict.contempt}.` : "";
  return h("p", { class: "small" }, hints + contempt, " ", h("span", { class: "badge" }, verdict.engine));
}

function onwards(id, isGuest) {
  const next = isGuest
    ? h("a", { class: "btn btn--ghost", href: `/accounts/signup/?next=/trials/${id}/review/` }, "Sign up to keep it, and to be tried again")
    : h("a", { class: "btn btn--ghost", href: "/#docket" }, "Choose another charge");
  return h("p", { class: "verdict__go" }, h("a", { class: "btn btn--brass", href: `/trials/${id}/review/` }, "Read the case file"), next);
}

function content(state, { lessons, isGuest, onSkip }) {
  const { verdict } = state;
  const guilty = verdict.verdict === "guilty";
  return [
    h("p", { class: "verdict__rise" }, "All rise."),
    h("button", { class: "btn btn--ghost verdict__skip", type: "button", onclick: onSkip }, "Skip to the verdict"),
    h("div", { class: "verdict__told" },
      override(verdict),
      h("h2", { class: "verdict__word", tabindex: "-1", id: "verdict-word" }, h("span", { class: "sr-only" }, "The verdict: "), h("span", { class: "verdict__ink" }, verdictName(verdict.verdict))),
      h("div", { class: "verdict__sum" }, gauge(verdict.total), h("p", { class: "verdict__margin" }, margin(verdict.total))),
      h("blockquote", { class: "verdict__summary" }, h("p", null, verdict.summary), h("footer", null, "Judge Constance Virtue")),
      guilty && verdict.sentence && h("div", { class: "verdict__sentence" }, h("h3", null, "The sentence"), h("p", null, verdict.sentence)),
      onwards(state.id, isGuest),
      h("div", { class: "verdict__more" },
        h("section", null, h("h3", null, "The marks"), dimensions(verdict.scores), tally(verdict)),
        h("section", null, h("h3", null, "Fallacies named"), fallacies(verdict, lessons))),
    ),
  ];
}

const pause = (ms, cut) => new Promise((resolve) => {
  const timer = setTimeout(resolve, ms);
  cut.push(() => {
    clearTimeout(timer);
    resolve();
  });
});

async function perform(section, cut) {
  for (const [beat, ms] of BEATS) {
    if (cut.done) break;
    section.dataset.beat = beat;
    if (beat === "stamp") byId("verdict-word").focus({ preventScroll: true });
    await pause(ms, cut);
  }
}

export function createVerdict({ lessons, isGuest }) {
  const section = byId("verdict");
  let shown = false;
  /** Show the verdict once; with ceremony only when it was given while one watched. */
  return async function render(state, { live }) {
    if (shown || !state.verdict) return;
    shown = true;
    const cut = [];
    const skip = () => {
      cut.done = true;
      cut.forEach((end) => end());
    };
    byId("verdict-body").replaceChildren(...content(state, { lessons, isGuest, onSkip: skip }).filter(Boolean));
    section.dataset.verdict = state.verdict.verdict;
    section.dataset.beat = "told";
    section.hidden = false;
    document.body.classList.add("is-decided");
    if (!live) return;
    scrollTo({ top: section.offsetTop, behavior: "instant" });
    if (!calm()) {
      section.focus({ preventScroll: true });
      const escape = (event) => event.key === "Escape" && skip();
      addEventListener("keydown", escape);
      await perform(section, cut);
      removeEventListener("keydown", escape);
    }
    section.dataset.beat = "told";
    byId("verdict-word").focus({ preventScroll: true });
  };
}
