// An exhibit as a panel: what was filed, and after the reveal the source beside it.

import { h } from "../../lib/dom.js";
import { finding, kindName } from "../rules.js";
import { short } from "../seal.js";
import { preview } from "./preview.js";

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

function compared({ exhibit, verdict }, level) {
  if (!verdict) return h("div", { class: "compare" }, h("div", { class: "compare__side" }, preview(exhibit.preview)));
  const nothing = h("p", { class: "compare__nothing" }, "Nothing. ", finding(verdict));
  return h("div", { class: "compare compare--open" },
    shelf("As it was filed", level, preview(exhibit.preview, verdict.differs, verdict.passage)),
    shelf("What the source says", level, verdict.passage ? preview(verdict.passage, [], exhibit.preview) : nothing, "compare__side--source"));
}

export function panel(round, { level = 2 } = {}) {
  const { exhibit, verdict } = round;
  const { kind, title, claim, citation, commitment } = exhibit;
  return h("article", { class: `piece piece--${kind}`, "data-truth": verdict?.truth },
    h("header", { class: "piece__head" },
      h("p", { class: "piece__kind" }, h("span", null, `Exhibit ${round.round}`), h("span", null, kindName(kind))),
      h(`h${level}`, { class: "piece__title", tabindex: "-1" }, title)),
    h("p", { class: "piece__claim" }, h("span", { class: "label" }, "The claim"), " ", claim),
    compared(round, level + 1),
    h("footer", { class: "piece__foot" },
      h("p", { class: "piece__cite" }, h("span", { class: "label" }, "Cited"), " ", h("cite", null, citation.source), ", ", citation.locator),
      sealed("Sealed", commitment)));
}
