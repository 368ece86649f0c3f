// The two sitters with their scores, and the ten rounds as a ribbon of seals.

import { byId, h, setText } from "../../lib/dom.js";
import { caption, rounds } from "../select.js";
import { figureOf, mindName, truthName, verdictName } from "../rules.js";

function seat(name, sitter, points) {
  const root = byId(`seat-${name}`);
  setText(root.querySelector("[data-name]"), sitter.name);
  setText(root.querySelector("[data-model]"), mindName(sitter.model));
  setText(root.querySelector("[data-points]"), figureOf(points));
  const motto = root.querySelector("[data-motto]");
  motto.hidden = !sitter.motto;
  setText(motto, sitter.motto ?? "");
}

export function renderScore(match) {
  seat("presenter", match.presenter, match.scores.presenter);
  seat("examiner", match.examiner, match.scores.examiner);
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
