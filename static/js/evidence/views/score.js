// The two sitters with their scores, and the ten rounds as a ribbon of seals.

import { byId, h, setText } from "../../lib/dom.js";
import { caption, rounds } from "../select.js";
import { createKeyed } from "./keyed.js";
import { figureOf, mindName, truthName, verdictName } from "../rules.js";

const MARKS = { won: "W", lost: "L", level: "D" };

/** The last results as letters, latest first; a screen reader hears the words. */
function form(results) {
  if (!results?.length) return [];
  return [h("p", { class: "form" }, h("span", { class: "form__label" }, "Form", h("span", { class: "sr-only" }, " in the last matches, latest first: ")),
    results.map(({ result }) => h("span", { class: `form__mark form__mark--${result}` },
      h("span", { "aria-hidden": "true" }, MARKS[result]), h("span", { class: "sr-only" }, `${result} `))))];
}

const drawn = {};
function seat(name, sitter, points, beside) {
  const root = byId(`seat-${name}`);
  setText(root.querySelector("[data-name]"), sitter.name);
  setText(root.querySelector("[data-model]"), mindName(sitter.model));
  setText(root.querySelector("[data-points]"), figureOf(points));
  const motto = root.querySelector("[data-motto]");
  motto.hidden = !beside?.motto;
  setText(motto, beside?.motto ?? "");
  drawn[name] ??= createKeyed(root.querySelector("[data-form]"));
  drawn[name](beside?.form ?? [], () => form(beside?.form));
}

/** The clerk's two lines; they stay while the next ones are being found. */
function renderClerk(lines) {
  if (!lines) return;
  byId("clerk").hidden = false;
  lines.forEach((line, at) => setText(byId(`clerk-${at}`), line));
}

export function renderScore(match, asides) {
  seat("presenter", match.presenter, match.scores.presenter, asides?.presenter);
  seat("examiner", match.examiner, match.scores.examiner, asides?.examiner);
  renderClerk(asides?.clerk);
  setText(byId("round-number"), `Round ${match.round} of ${match.rounds}`);
  setText(byId("caption"), caption(match));
}

function describe({ round, exhibit, challenge, verdict }) {
  if (verdict) return `Round ${round}: ${verdictName(verdict.verdict)}, ${truthName(verdict.truth).toLowerCase()}`;
  if (challenge) return `Round ${round}: decided, not yet revealed`;
  return exhibit ? `Round ${round}: being examined` : `Round ${round}: to come`;
}

const LETTERS = { CITATION_VALIDATED: "✓", HALLUCINATION_PASSED: "~", HALLUCINATION_CAUGHT: "✗", FALSE_ACCUSATION: "!" };

/** Ten seals, patched in place so that the one with the focus keeps it. */
export function createRibbon(root, { onChoose }) {
  return function render(match, shown) {
    const all = rounds(match);
    while (root.children.length > all.length) root.lastElementChild.remove();
    all.forEach((round, index) => {
      const item = root.children[index] ?? root.appendChild(h("li", null, h("button", { class: "waxen", type: "button", onclick: () => onChoose(index + 1) })));
      const button = item.firstElementChild;
      button.dataset.verdict = round.verdict?.verdict ?? (round.exhibit ? "open" : "none");
      button.disabled = !round.exhibit;
      button.setAttribute("aria-label", describe(round));
      button.title = describe(round);
      if (round.round === shown) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      setText(button, round.verdict ? LETTERS[round.verdict.verdict] : String(round.round));
    });
  };
}
