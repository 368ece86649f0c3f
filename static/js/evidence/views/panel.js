// An exhibit as a panel: what was filed, and after the reveal the source beside it.

import { h } from "../../lib/dom.js";
import { counterparts, strangeFigures } from "../beside.js";
import { finding, kindName, mover } from "../rules.js";
import { short } from "../seal.js";
import { inkedClaim, preview } from "./preview.js";

/** A sealed number in short form; pressing it copies all of it. */
function sealed(label, hex) {
  const said = h("span", { class: "seal-code__said", role: "status" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(hex);
      said.textContent = "Copied.";
    } catch {
      said.textContent = hex;
    }
  };
  return h("p", { class: "seal-code" },
    h("span", { class: "label" }, label), " ",
    h("button", { class: "seal-code__copy", type: "button", title: hex, onclick: copy },
      h("code", null, short(hex)), h("span", { class: "sr-only" }, " Copy the whole of it")), " ", said);
}

const shelf = (heading, level, content, extra = "") =>
  h("section", { class: `compare__side ${extra}` }, h(`h${level}`, { class: "label compare__title" }, heading), content);

function compared({ exhibit, verdict }, level, strange) {
  if (!verdict) return h("div", { class: "compare" }, h("div", { class: "compare__side" }, preview(exhibit.preview)));
  const nothing = h("p", { class: "compare__nothing" }, "Nothing. ", finding(verdict));
  const { passage } = verdict;
  // Words from quite another place differ throughout: marking them all would mark nothing.
  const spans = verdict.failed === "locator" ? [] : verdict.differs;
  const theirs = passage ? [...counterparts(exhibit.preview, spans, passage), ...strange.passage] : [];
  return h("div", { class: "compare compare--open" },
    shelf("As it was filed", level, preview(exhibit.preview, spans, { beside: passage })),
    shelf("What the source says", level, passage ? preview(passage, theirs, { beside: exhibit.preview, isSource: true }) : nothing, "compare__side--source"));
}

/** Where the catalogue's card for the source goes, once somebody has looked it up. */
const cardPlace = () => h("p", { class: "piece__card", "data-card": "", hidden: true });

/** `card` is undefined while nobody has looked yet, null where there is no such source. */
export function fillCard(root, card) {
  const place = root.querySelector("[data-card]");
  const key = JSON.stringify(card);
  if (!place || card === undefined || place.dataset.card === key) return;
  place.dataset.card = key;
  place.hidden = false;
  const says = card ? `${kindName(card.kind)}, ${card.year}, ${card.subject}. It runs ${card.locators}.` : "It lists no such source.";
  place.replaceChildren(h("span", { class: "label" }, "The catalogue"), " ", h("span", null, says), " ",
    h("a", { href: "/evidence-room/catalogue/" }, "Open it"));
}

/** Who really filed it, a stand-in included: told of a resolved round, in the record. */
const filedBy = (moves) =>
  moves ? h("p", { class: "piece__by" }, h("span", { class: "label" }, "Filed by"), ` ${mover(moves.presenter)}`) : null;

export function panel(round, { level = 2 } = {}) {
  const { exhibit, verdict } = round;
  const { kind, title, claim, citation, commitment } = exhibit;
  const strange = verdict?.failed === "claim" && verdict.passage ? strangeFigures(claim, verdict.passage) : { claim: [], passage: [] };
  return h("article", { class: `piece piece--${kind}`, "data-truth": verdict?.truth },
    h("header", { class: "piece__head" },
      h("p", { class: "piece__kind" }, h("span", null, `Exhibit ${round.round}`), h("span", null, kindName(kind))),
      h(`h${level}`, { class: "piece__title", tabindex: "-1" }, title)),
    h("p", { class: "piece__claim" }, h("span", { class: "label" }, "The claim"), " ", inkedClaim(claim, strange.claim)),
    compared(round, level + 1, strange),
    h("footer", { class: "piece__foot" },
      h("p", { class: "piece__cite" }, h("span", { class: "label" }, "Cited"), " ", h("cite", null, citation.source), ", ", citation.locator),
      cardPlace(),
      filedBy(round.moves),
      sealed("Sealed", commitment)));
}
