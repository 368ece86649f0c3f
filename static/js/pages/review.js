// The case file: the template has told everything; this adds the gauge, the chart, the
// marks in the defence's own words, and what its owner may do with it.

import { createApi } from "../lib/api.js";
import { byId, h, readJson } from "../lib/dom.js";
import { cut } from "../lib/spans.js";
import { gauge, lesson } from "../views/breakdown.js";
import { chart } from "../views/chart.js";
import { setUpOwner } from "../views/owner.js";
import { setUpReplay } from "../views/replay.js";

const trial = readJson("trial-data");
const casefile = readJson("casefile-data");
const lessons = readJson("lessons-data") ?? {};

function openFallacy(event, id) {
  event.preventDefault();
  const details = byId(id);
  details.open = true;
  details.querySelector("summary").focus();
}

function piece({ text, marks }) {
  const contempt = marks.find((item) => item.contempt);
  if (contempt) return h("mark", { class: "mark--contempt" }, h("span", { class: "sr-only" }, "[struck: "), text, h("span", { class: "sr-only" }, "]"));
  if (!marks.length) return text;
  const titles = marks.map((item) => lesson(item.name, lessons).title).join(", ");
  const { id } = marks[0];
  const named = h("span", { class: "sr-only" }, ` (${titles})`);
  return h("mark", null, h("a", { href: `#${id}`, title: titles, onclick: (event) => openFallacy(event, id) }, text, named));
}

/** The fallacies of a round in its own words, and what was struck for contempt. */
function markWords(round) {
  const block = document.querySelector(`[data-words="${round.phase}"]`);
  const filed = casefile.rounds.find((item) => item.phase === round.phase);
  if (!block || !filed) return;
  const named = round.fallacies.map((item, index) => ({ ...item, id: `fallacy-${round.phase}-${index}` }));
  const struck = filed.contempt.map((quote) => ({ quote, contempt: true }));
  block.replaceChildren(...cut(filed.text, [...struck, ...named]).map(piece));
}

function showDate() {
  const place = byId("decided");
  if (!place?.dataset.at || !trial.decided_at) return;
  place.textContent = new Date(trial.decided_at).toLocaleString([], { dateStyle: "long", timeStyle: "short" });
}

byId("gauge").replaceChildren(gauge(trial.verdict.total));
byId("chart").replaceChildren(...chart(trial.verdict.rounds));
byId("chart").hidden = false;
trial.verdict.rounds.forEach(markWords);
showDate();
setUpReplay();
if (byId("review").dataset.role === "owner") setUpOwner({ api: createApi(), trial });
