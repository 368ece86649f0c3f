// The case file: the template has told everything; this adds the gauge, the chart, the
// replay, and what its owner may do with it.

import { createApi } from "../lib/api.js";
import { byId, readJson } from "../lib/dom.js";
import { gauge } from "../views/breakdown.js";
import { chart } from "../views/chart.js";
import { setUpOwner } from "../views/owner.js";
import { setUpReplay } from "../views/replay.js";

const trial = readJson("trial-data");

/** A mark in the text leads to what is said of it, opened. */
function openFallacy(event) {
  const link = event.target.closest('a[href^="#fallacy-"]');
  if (!link) return;
  event.preventDefault();
  const details = byId(link.hash.slice(1));
  details.open = true;
  details.querySelector("summary").focus();
}

function showDate() {
  const place = byId("decided");
  if (!trial.decided_at) return;
  place.textContent = new Date(trial.decided_at).toLocaleString([], { dateStyle: "long", timeStyle: "short" });
}

byId("gauge").replaceChildren(gauge(trial.verdict.total));
byId("chart").replaceChildren(...chart(trial.verdict.rounds));
byId("chart").hidden = false;
document.querySelector(".review__rounds").addEventListener("click", openFallacy);
showDate();
setUpReplay();
if (byId("review").dataset.role === "owner") setUpOwner({ api: createApi(), trial });
