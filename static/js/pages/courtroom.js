// The courtroom: joins the docket, the store, the API and the views.

import { createApi } from "../lib/api.js";
import { byId, readJson } from "../lib/dom.js";
import { drafts, uuid } from "../lib/draft.js";
import { filedIn, isOver, takesDefense, timeline } from "../lib/select.js";
import { follow } from "../lib/socket.js";
import { fromTrial, missing, reduce } from "../lib/store.js";
import { createAnnouncer } from "../views/announce.js";
import { Dock } from "../views/dock.js";
import { createFollower } from "../views/follow.js";
import { createNotices } from "../views/notices.js";
import { createRecord } from "../views/record.js";
import { createDeliberation, renderStage } from "../views/stage.js";
import { createExhibits, renderArc, renderElements, setUpPanels } from "../views/tables.js";
import { createVerdict } from "../views/verdict.js";

const court = byId("court");
const { role } = court.dataset;
const isOwner = role === "owner";
const trial = readJson("trial-data");
const api = createApi();
const decidedBefore = Boolean(trial.verdict);
const { title } = document;

let state = fromTrial(trial);
let line = { status: "open", code: null };
let docket = null;
let scheduled = false;

// --- what the defendant does -----------------------------------------------------

let filing = false;

/** One request at a time; its refusal is shown at the desk. */
async function attempt(act) {
  if (filing) return;
  filing = true;
  dock.setBusy(true);
  try {
    await act();
  } catch (error) {
    dock.showError(error.message);
    // Whatever was refused, the court may be further along than this page.
    docket?.resync(state.last);
  } finally {
    filing = false;
    dock.setBusy(false);
  }
}

const file = ({ phase, text, key }) =>
  attempt(async () => {
    const { seq } = await api.file(trial.id, { text, key, phase });
    dock.accepted(phase);
    note({ seq: null, type: "docket.head", data: { last: seq } });
  });
const plead = (plea) => attempt(() => api.plea(trial.id, plea));
const retry = () => attempt(() => api.retry(trial.id));

async function askHint() {
  note({ seq: null, type: "page.hint_asked", data: {} });
  try {
    await api.hint(trial.id, uuid());
  } catch (error) {
    note({ seq: null, type: "page.hint_refused", data: { reason: error.message } });
  }
}

function askToAbandon() {
  const dialog = byId("abandon-ask");
  dialog.returnValue = "stay";
  dialog.showModal();
  dialog.onclose = () => dialog.returnValue === "leave" && attempt(() => api.abandon(trial.id));
}

// --- views -------------------------------------------------------------------------

const dock = isOwner
  ? new Dock({ drafts: drafts(localStorageOrNone(), trial.id), onFile: file, onHint: askHint, onPlea: plead })
  : { render() {}, setBusy() {}, showError() {}, accepted() {}, answer() {} };
const shutPanels = setUpPanels(court);
const renderRecord = createRecord(byId("record"), { isOwner });
const renderExhibits = createExhibits({
  isOwner,
  onChoose(letter) {
    shutPanels();
    dock.answer(letter);
  },
});
const renderNotices = createNotices({ role, onRetry: retry, charge: trial.charge });
const renderDeliberation = createDeliberation();
const renderVerdict = createVerdict({ lessons: readJson("lessons-data") ?? {}, isGuest: "guest" in court.dataset });
const announce = createAnnouncer();
const follower = createFollower();

let shown = state;

/** Bring every view to the current state; batched to one a frame while words stream. */
function render() {
  scheduled = false;
  follower.before();
  renderArc(state);
  renderElements(state);
  renderExhibits(state);
  renderStage(state);
  renderNotices(state, line);
  renderRecord(state);
  renderDeliberation(state);
  dock.render(state);
  renderVerdict(state, { live: !decidedBefore });
  announce(shown, state);
  document.title = isOwner && takesDefense(state) ? `Your turn · ${title}` : title;
  if (!state.verdict) follower.after(timeline(state).length > timeline(shown).length);
  shown = state;
}

function schedule() {
  if (scheduled) return;
  scheduled = true;
  // A hidden tab draws no frames, yet its live region must still be told.
  if (document.hidden) setTimeout(render, 100);
  else requestAnimationFrame(render);
}

// --- what the court says ---------------------------------------------------------------

/** Words filed from here whose answer was lost are off the desk once they are on record. */
function settleDrafts(before) {
  const filed = filedIn(state, before.phase);
  if (!filed || filedIn(before, before.phase)) return;
  if (filed.text.trim() === byId("defense")?.value.trim()) dock.accepted(before.phase);
}

function note(event) {
  const before = state;
  state = reduce(state, event);
  if (state === before) return;
  if (isOwner) settleDrafts(before);
  const from = missing(state);
  if (from !== null) docket?.resync(from);
  schedule();
}

function localStorageOrNone() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function join() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  docket = follow({
    url: `${scheme}//${location.host}${court.dataset.socket}`,
    after: () => state.last,
    poll: (after) => api.docket(trial.id, after),
    onMessage: note,
    onStatus(status, code = null) {
      if (line.status === status) return;
      line = { status, code };
      schedule();
    },
  });
  addEventListener("online", () => docket.nudge());
  document.addEventListener("visibilitychange", () => !document.hidden && docket.nudge());
}

byId("abandon")?.addEventListener("click", askToAbandon);
render();
join();
// Arriving in the middle of a trial, one wants its latest words, not its first.
if (!isOver(state) && state.entries.length > 2) follower.toEnd();
