// The live room: what is drawn of a match that anyone may watch.

import { createRoomApi } from "../evidence/api.js";
import { Live } from "../evidence/live.js";
import { onTable, roundOf, tally } from "../evidence/select.js";
import { createAnnouncer } from "../evidence/views/announce.js";
import { createCall } from "../evidence/views/call.js";
import { flash } from "../evidence/views/flash.js";
import { createKeyed } from "../evidence/views/keyed.js";
import { fillCard, panel } from "../evidence/views/panel.js";
import { renderPayoff } from "../evidence/views/payoff.js";
import { decision, verdict } from "../evidence/views/ruling.js";
import { createRibbon, renderScore } from "../evidence/views/score.js";
import { byId, readJson, setText } from "../lib/dom.js";

const room = byId("room");
const api = createRoomApi();
const STATUS = { joining: "Joining", open: "Live", down: "Line down, asking every five seconds", refused: "Not connected" };

// The round a reader has turned back to, or stays with; null follows the room.
let chosen = null;

function storageOrNone() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const renderPanel = createKeyed(byId("panel"));
const renderDecision = createKeyed(byId("decision"));
const renderVerdict = createKeyed(byId("verdict"));
const renderCall = createCall(storageOrNone());
const announce = createAnnouncer(byId("announcer"));
const live = new Live({
  state: readJson("state-data"),
  asides: readJson("asides-data"),
  api: { poll: api.snapshot, asides: () => api.asides("/evidence-room/asides/") },
  socket: room.dataset.socket,
  draw: render,
});
const renderRibbon = createRibbon(byId("ribbon"), {
  onChoose(round) {
    chosen = round === onTable(live.state.match)?.round ? null : round;
    live.draw();
    byId("panel").querySelector(".piece__title")?.focus();
  },
});

function renderBack(match, table) {
  const stays = chosen !== null && chosen === table?.round;
  byId("back-row").hidden = chosen === null || stays;
  byId("stay-row").hidden = !table || match.phase === "complete" || (chosen !== null && !stays);
  byId("stay").setAttribute("aria-pressed", String(stays));
  if (table) setText(byId("back-says"), `You are reading exhibit ${chosen}. The room is at exhibit ${table.round}.`);
}

function renderRound(match, asides) {
  const table = onTable(match);
  const round = chosen && table ? roundOf(match, chosen) : table;
  byId("waiting").hidden = Boolean(round);
  renderPanel([match.id, round], () => round && panel(round));
  if (round) fillCard(byId("panel"), asides?.catalogue[round.exhibit.citation.source]);
  renderDecision([match.id, round?.round, round?.challenge], () => round && decision(round, match.examiner.name));
  renderVerdict([match.id, round?.round, round?.verdict], () => round && verdict(round, match));
  setText(byId("decision-none"), round && !round.challenge ? `${match.examiner.name} has not decided yet.` : "");
  byId("silence").hidden = !(round?.challenge && !round.verdict);
  renderPayoff(round?.verdict);
  renderBack(match, table);
  renderRibbon(match, round?.round);
  renderCall(match, table);
}

/** The light belongs to a reveal one has watched, not to one that was found here. */
function light(match, before) {
  if (before?.id !== match.id || match.verdicts.length <= before.verdicts.length) return;
  const latest = match.verdicts.at(-1);
  if (chosen === null || chosen === latest.round) flash(byId("panel-frame"), latest.flash);
}

function renderEnd(match, seed) {
  const over = match.phase === "complete";
  byId("ended").hidden = !over;
  if (!over) return;
  const { caught, fooled, accused, believed } = tally(match);
  byId("ended-link").href = `/evidence-room/matches/${match.id}/`;
  setText(byId("ended-sums"), `Forgeries caught ${caught}, passed ${fooled}. True exhibits believed ${believed}, accused ${accused}.`);
  setText(byId("ended-seed"), seed ? `The match’s seed, secret until now: ${seed}` : "");
}

function render({ state, told, status, asides }) {
  const { match } = state;
  room.dataset.phase = match?.phase ?? "empty";
  byId("floor").hidden = !match;
  byId("empty").hidden = Boolean(match);
  byId("status").hidden = false;
  setText(byId("status"), STATUS[status]);
  byId("status").dataset.status = status;
  if (match?.id !== told.match?.id) chosen = null;
  if (match) {
    renderScore(match, asides);
    renderRound(match, asides);
    renderEnd(match, state.seed);
    light(match, told.match);
  }
  announce(told, state);
}

byId("back").addEventListener("click", () => {
  chosen = null;
  live.draw();
  byId("panel").querySelector(".piece__title")?.focus();
});
byId("stay").addEventListener("click", () => {
  chosen = chosen === null ? (onTable(live.state.match)?.round ?? null) : null;
  live.draw();
});
live.start();
