// The docket's filter: search and gravity, on what is already on the page.

import { wanted } from "../lib/filter.js";
import { byId, setText } from "../lib/dom.js";

const form = byId("docket-filter");
const briefs = [...document.querySelectorAll(".brief")];
const count = byId("docket-count");

function ask() {
  return { search: byId("docket-search").value.trim(), gravity: form.elements.difficulty.value };
}

function show() {
  const wish = ask();
  let shown = 0;
  for (const brief of briefs) {
    const fits = wanted(brief.dataset, wish);
    brief.hidden = !fits;
    shown += fits ? 1 : 0;
  }
  byId("docket-none").hidden = shown > 0;
  setText(count, shown === 1 ? "One charge awaits a defendant." : `${shown} charges await a defendant.`);
}

if (form && briefs.length) {
  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  // A browser that restores the form on return restores its effect too.
  show();
}
