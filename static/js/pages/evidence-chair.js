// A person in the examiner's seat: joins the match's docket, the store and the desk.

import { createRoomApi } from "../evidence/api.js";
import { onTable, roundOf } from "../evidence/select.js";
import { fromState, missing, reduce } from "../evidence/store.js";
import { createAnnouncer } from "../evidence/views/announce.js";
import { Desk, renderCard, taunt } from "../evidence/views/chair.js";
import { flash } from "../evidence/views/flash.js";
import { createKeyed } from "../evidence/views/keyed.js";
import { panel } from "../evidence/views/panel.js";
import { renderPayoff } from "../evidence/views/payoff.js";
import { decision, verdict } from "../evidence/views/ruling.js";
import { createRibbon, renderScore } from "../evidence/views/score.js";
import { byId, h, readJson, setText } from "../lib/dom.js";
import { follow } from "../lib/socket.js";

const room = byId("chair");
const id = room.dataset.match;
const api = createRoomApi();

let state = fromState(readJson("state-data"));
let told = state;
let chosen = null;
let docket = null;
let scheduled = false;

const desk = new Desk({
  async onRule(ruling) {
    desk.setBusy(true);
    desk.fail("");
    try {
      await api.rule(id, ruling);
    } catch (error) {
      desk.fail(error.message);
    } finally {
      desk.setBusy(false);
      docket.resync(state.last);
    }
  },
});
const renderPanel = createKeyed(byId("panel"));
const renderReveal = createKeyed(byId("reveal-body"));
const announce = createAnnouncer(byId("announcer"));
const renderRibbon = createRibbon(byId("ribbon"), {
  onChoose(round) {
    const live = onTable(state.match)?.round;
    chosen = round === live ? null : round;
    render();
    byId(chosen ? "reveal-body" : "panel").querySelector("[tabindex]")?.focus();
  },
});

/** The round whose reveal is laid open: the one turned back to, else the latest. */
function revealed(match) {
  const latest = match.verdicts.at(-1)?.round;
  const number = chosen ?? latest;
  const round = number ? roundOf(match, number) : null;
  return round?.verdict ? round : null;
}

const reveal = (round, match) => [
  verdict(round, match, { level: 2 }),
  h("p", { class: "reveal__taunt" }, taunt(round.verdict)),
  panel(round, { level: 3 }),
  h("h3", { class: "label" }, "Your ruling"),
  decision(round, "You"),
];

function renderRound(match) {
  const live = onTable(match);
  const open = live && !live.verdict ? live : null;
  const last = revealed(match);
  byId("reveal").hidden = !last;
  const changed = renderReveal([last], () => last && reveal(last, match));
  byId("waiting").hidden = Boolean(open) || match.phase === "complete";
  byId("table").hidden = match.phase === "complete";
  byId("onwards").hidden = !(open && last);
  setText(byId("onwards"), open ? `On to exhibit ${open.round}` : "");
  renderPanel([open?.exhibit], () => open && panel(open));
  renderPayoff(open ? null : last?.verdict);
  renderRibbon(match, chosen ?? open?.round ?? last?.round);
  return changed;
}

function render() {
  scheduled = false;
  const { match } = state;
  if (!match) return;
  const fresh = match.verdicts.length > (told.match?.verdicts.length ?? 0);
  if (fresh) chosen = null;
  renderScore(match);
  const changed = renderRound(match);
  desk.render(match);
  renderCard(match);
  announce(told, state);
  told = state;
  if (!fresh || !changed) return;
  flash(byId("reveal"), match.verdicts.at(-1).flash);
  byId("reveal").scrollIntoView({ block: "start" });
  byId("reveal").querySelector(".told__word").focus({ preventScroll: true });
}

function schedule() {
  if (scheduled) return;
  scheduled = true;
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
    poll: (after) => api.docket(id, after),
    onMessage: note,
    onStatus(status) {
      byId("line-down").hidden = status === "open";
    },
  });
  addEventListener("online", () => docket.nudge());
  document.addEventListener("visibilitychange", () => !document.hidden && docket.nudge());
}

byId("share").addEventListener("change", async ({ target }) => {
  const said = byId("share-said");
  try {
    await api.share(id, target.checked);
    setText(said, target.checked ? "It is public now." : "It is yours alone again.");
  } catch (error) {
    target.checked = !target.checked;
    setText(said, error.message);
  }
});
byId("onwards").addEventListener("click", () => {
  byId("table").scrollIntoView({ block: "start" });
  byId("panel").querySelector(".piece__title")?.focus({ preventScroll: true });
});
render();
join();
