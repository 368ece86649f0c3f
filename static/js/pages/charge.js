// One plea a click: a second press while the first is on its way opens nothing.

import { byId } from "../lib/dom.js";

const form = byId("plea-form");
let sent = false;

function release() {
  sent = false;
  form.querySelectorAll("button").forEach((button) => button.removeAttribute("aria-disabled"));
}

form?.addEventListener("submit", (event) => {
  if (sent) {
    event.preventDefault();
    return;
  }
  sent = true;
  form.querySelectorAll("button").forEach((button) => button.setAttribute("aria-disabled", "true"));
});
// Back from the courtroom by the browser's own button: the page is as it was left.
if (form) addEventListener("pageshow", (event) => event.persisted && release());
