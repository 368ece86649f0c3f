// The table of what each call pays: the cell that came true is marked.

import { byId } from "../../lib/dom.js";

export function renderPayoff(verdict) {
  byId("payoff")?.querySelectorAll("[data-verdict]").forEach((row) => {
    const is = row.dataset.verdict === verdict?.verdict;
    row.classList.toggle("is-now", is);
    row.querySelector(".payoff__now").hidden = !is;
  });
}
