// A finished match: the template has told everything; this draws the exhibits by kind,
// marks where they depart from the source and lets anyone check the seals.

import { roundOf } from "../evidence/select.js";
import { fillCard, panel } from "../evidence/views/panel.js";
import { decision, verdict } from "../evidence/views/ruling.js";
import { byId, readJson } from "../lib/dom.js";

const match = readJson("match-data");
const asides = readJson("asides-data");
const moves = readJson("moves-data");

for (const place of document.querySelectorAll("[data-round]")) {
  const found = roundOf(match, Number(place.dataset.round));
  const round = { ...found, moves: moves.find(({ round: number }) => number === found.round) ?? null };
  if (!round.exhibit) continue;
  const ruling = document.createElement("div");
  ruling.className = "round__ruling";
  ruling.append(...[decision(round, match.examiner.name), verdict(round, match, { level: 3 })].filter(Boolean));
  place.replaceChildren(panel(round, { level: 2 }), ruling);
  fillCard(place, asides.catalogue[round.exhibit.citation.source]);
  place.classList.add("is-drawn");
}

for (const time of document.querySelectorAll("time[data-local]")) {
  time.textContent = new Date(time.dateTime).toLocaleString([], { dateStyle: "long", timeStyle: "short" });
}
byId("ribbon")?.addEventListener("click", ({ target }) => {
  const link = target.closest("a");
  if (link) document.querySelector(`${link.hash} .piece__title`)?.focus({ preventScroll: true });
});
