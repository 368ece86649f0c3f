// The live room: joins the docket, the store and the views.

import { createRoomApi } from "../evidence/api.js";
import { onTable, roundOf } from "../evidence/select.js";
import { fromState, missing, reduce } from "../evidence/store.js";
import { createAnnouncer } from "../evidence/views/announce.js";
import { createCall } from "../evidence/views/call.js";
import { flash } from "../evidence/views/flash.js";
import { createKeyed } from "../evidence/views/keyed.js";
import { panel } from "../evidence/views/panel.js";
import { renderPayoff } from "../evidence/views/payoff.js";
import { decision, verdict } from "../evidence/views/ruling.js";
import { createRibbon, renderScore } from "../evidence/views/score.js";
import { byId, readJson, setText } from "../lib/dom.js";
import { follow } from "../lib/socket.js";

const room = byId("room");
const api = createRoomApi();
const STATUS = { joining: "Joining", open: "Live", down: "Line down, asking every five seconds", refused: "Not connected" };

let state = fromState(readJson("state-data"));
let told = state;
let status = "joining";
// The round a reader has turned back to; null follows the room.
let chosen = null;
let docket = null;
let scheduled = false;

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
const renderRibbon = createRibbon(byId("ribbon"), {
  onChoose(round) {
    chosen = round === onTable(state.match)?.round ? null : round;
    render();
    byId("panel").querySelector(".piece__title")?.focus();
  },
});

function renderRound(match) {
  const live = onTable(match);
  const round = chosen && live ? roundOf(match, chosen) : live;
  byId("waiting").hidden = Boolean(round);
  byId("bench-decision").dataset.empty = String(!round?.challenge);
  renderPanel([match.id, round], () => round && panel(round));
  renderDecision([match.id, round?.round, round?.challenge], () => round && decision(round, match.examiner.name));
  renderVerdict([match.id, round?.round, round?.verdict], () => round && verdict(round, match));
  setText(byId("decision-none"), round && !round.challenge ? `${match.examiner.name} has not decided yet.` : "");
  const silent = Boolean(round?.challenge && !round.verdict);
  byId("silence").hidden = !silent;
  renderPayoff(round?.verdict);
  byId("back-row").hidden = !chosen;
  renderRibbon(match, round?.round);
  renderCall(match, live);
}

/** The light belongs to a reveal one has watched, not to one that was found here. */
function light() {
  const match = state.match;
  const latest = match?.verdicts.at(-1);
  const seen = told.match?.id === match?.id && told.match?.verdicts.length;
  if (latest && !chosen && told.match?.id === match.id && match.verdicts.length > seen) flash(byId("panel-frame"), latest.flash);
}

function renderEnd(match) {
  const over = match.phase === "complete";
  byId("ended").hidden = !over;
  if (!over) return;
  byId("ended-link").href = `/evidence-room/matches/${match.id}/`;
  setText(byId("ended-seed"), state.seed ? `The match’s seed, secret until now: ${state.seed}` : "");
}

function render() {
  scheduled = false;
  const { match } = state;
  room.dataset.phase = match?.phase ?? "empty";
  byId("floor").hidden = !match;
  byId("empty").hidden = Boolean(match);
  setText(byId("status"), STATUS[status]);
  byId("status").dataset.status = status;
  if (match?.id !== told.match?.id) chosen = null;
  if (match) {
    renderScore(match);
    renderRound(match);
    renderEnd(match);
  }
  announce(told, state);
  light();
  told = state;
}

function schedule() {
  if (scheduled) return;
  scheduled = true;
  // A hidden tab draws no frames, yet its live region must still be told.
  if (document.hidden) setTimeout(render, 100);
  else requestAnimationFrame(render);
}

function note(event) {
  const before = state;
  state = reduce(state, event);
  const from = missing(state);
  if (from !== null) docket?.resync(from);
  if (state.match !== before.match) schedule();
}

function join() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  docket = follow({
    url: `${scheme}//${location.host}${room.dataset.socket}`,
    after: () => state.last,
    poll: api.snapshot,
    onMessage: note,
    onStatus(next) {
      if (next === status) return;
      status = next;
      schedule();
    },
  });
  addEventListener("online", () => docket.nudge());
  document.addEventListener("visibilitychange", () => !document.hidden && docket.nudge());
}

byId("back").addEventListener("click", () => {
  chosen = null;
  render();
  byId("panel").querySelector(".piece__title")?.focus();
});
room.hidden = false;
render();
join();
