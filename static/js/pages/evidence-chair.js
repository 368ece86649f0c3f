// A person in the examiner's seat: what is drawn of a match of their own, and their ruling.

import { createRoomApi } from "../evidence/api.js";
import { Live } from "../evidence/live.js";
import { mine, onTable, roundOf } from "../evidence/select.js";
import { createAnnouncer } from "../evidence/views/announce.js";
import { Desk, renderCard, taunt } from "../evidence/views/chair.js";
import { flash } from "../evidence/views/flash.js";
import { createKeyed } from "../evidence/views/keyed.js";
import { fillCard, panel } from "../evidence/views/panel.js";
import { renderPayoff } from "../evidence/views/payoff.js";
import { decision, verdict } from "../evidence/views/ruling.js";
import { createRibbon, renderScore } from "../evidence/views/score.js";
import { byId, h, readJson, setText } from "../lib/dom.js";

const room = byId("chair");
const id = room.dataset.match;
const api = createRoomApi();
let chosen = null;

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
      live.resync();
    }
  },
});
const renderPanel = createKeyed(byId("panel"));
const renderReveal = createKeyed(byId("reveal-body"));
const announce = createAnnouncer(byId("announcer"));
const live = new Live({
  state: readJson("state-data"),
  asides: readJson("asides-data"),
  api: { poll: (after) => api.docket(id, after), asides: () => api.asides(`/evidence-room/chair/${id}/asides/`) },
  socket: room.dataset.socket,
  draw: render,
  onStatus(status) {
    byId("line-down").hidden = status === "open";
  },
});
const renderRibbon = createRibbon(byId("ribbon"), {
  onChoose(round) {
    const table = onTable(live.state.match)?.round;
    chosen = round === table ? null : round;
    live.draw();
    byId(chosen ? "reveal-body" : "panel").querySelector("[tabindex]")?.focus();
  },
});

/** The round whose reveal is laid open: the one turned back to, else the latest. */
function revealed(match) {
  const number = chosen ?? match.verdicts.at(-1)?.round;
  const round = number ? roundOf(match, number) : null;
  return round?.verdict ? round : null;
}

const reveal = (round, match) => [
  verdict(round, match, { level: 2 }),
  h("p", { class: "reveal__taunt" }, h("span", { class: "label" }, match.presenter.name), " ", h("q")),
  panel(round, { level: 3 }),
  h("h3", { class: "label" }, "Your ruling"),
  decision(round, "You"),
];

function renderLast(match, asides) {
  const last = revealed(match);
  byId("reveal").hidden = !last;
  const changed = renderReveal([last], () => last && reveal(last, match));
  if (!last) return { last, changed };
  const place = byId("reveal-body").querySelector(".reveal__taunt");
  const words = taunt(last.verdict, match.presenter, asides?.taunts);
  place.hidden = !words;
  setText(place.querySelector("q"), words);
  fillCard(byId("reveal-body"), asides?.catalogue[last.exhibit.citation.source]);
  return { last, changed };
}

function renderRound(match, asides) {
  const table = onTable(match);
  const open = table && !table.verdict ? table : null;
  const { last, changed } = renderLast(match, asides);
  byId("waiting").hidden = Boolean(open) || match.phase === "complete";
  byId("table").hidden = match.phase === "complete";
  byId("onwards").hidden = !(open && last);
  setText(byId("onwards"), open ? `On to exhibit ${open.round}` : "");
  renderPanel([open?.exhibit], () => open && panel(open));
  if (open) fillCard(byId("panel"), asides?.catalogue[open.exhibit.citation.source]);
  renderPayoff(open ? null : last?.verdict);
  renderRibbon(match, chosen ?? open?.round ?? last?.round);
  return changed;
}

const asMine = (state) => ({ ...state, match: state.match && mine(state.match) });

function render({ state, told, asides }) {
  if (!state.match) return;
  const match = mine(state.match);
  const fresh = match.verdicts.length > (told.match?.verdicts.length ?? 0);
  if (fresh) chosen = null;
  renderScore(match, asides);
  const changed = renderRound(match, asides);
  desk.render(match);
  renderCard(match);
  announce(asMine(told), asMine(state));
  if (!fresh || !changed) return;
  flash(byId("reveal"), match.verdicts.at(-1).flash);
  byId("reveal").scrollIntoView({ block: "start" });
  byId("reveal").querySelector(".told__word").focus({ preventScroll: true });
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
live.start();
