// A page that follows a match: the docket into the store, the store onto the page, and what
// is shown beside it. The live room and the examiner's chair differ in what they draw.

import { follow } from "../lib/socket.js";
import { fromState, missing, reduce } from "./store.js";

/** What the asides depend on: another one means that they are out of date. Pure. */
export const moment = (match) =>
  match ? [match.id, match.phase === "complete", match.exhibits.length, match.verdicts.length].join(" ") : "";

/**
 * Follow a docket. `draw({state, told, asides, status})` is called a frame after something
 * changed; `told` is the state that was drawn before. `asides` asks for what stands beside.
 */
export class Live {
  constructor({ state, asides, draw, api, socket, onStatus = () => {} }) {
    Object.assign(this, { drawing: draw, api, socket, onStatus, asides });
    this.state = fromState(state);
    this.told = this.state;
    this.status = "joining";
    this.asked = moment(this.state.match);
    this.docket = null;
    this.scheduled = false;
  }

  draw() {
    this.scheduled = false;
    const { state, told, status } = this;
    this.told = state;
    // Asides of another match say nothing of this one.
    const asides = this.asides?.match === state.match?.id ? this.asides : null;
    this.drawing({ state, told, status, asides });
  }

  schedule() {
    if (this.scheduled) return;
    this.scheduled = true;
    // A hidden tab draws no frames, yet its live region must still be told.
    if (document.hidden) setTimeout(() => this.draw(), 100);
    else requestAnimationFrame(() => this.draw());
  }

  note(event) {
    const before = this.state;
    this.state = reduce(before, event);
    const from = missing(this.state);
    if (from !== null) this.docket?.resync(from);
    if (this.state.match === before.match) return;
    this.schedule();
    this.lookBeside();
  }

  async lookBeside() {
    const now = moment(this.state.match);
    if (!now || now === this.asked) return;
    this.asked = now;
    try {
      const asides = await this.api.asides();
      // An answer that comes late, of an earlier moment, must not replace a later one.
      if (!asides || this.asked !== now) return;
      this.asides = asides;
      this.schedule();
    } catch {
      // They are only beside: the next exhibit asks again.
    }
  }

  resync() {
    this.docket?.resync(this.state.last);
  }

  heard(status) {
    if (status === this.status) return;
    this.status = status;
    this.onStatus(status);
    this.schedule();
  }

  join() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.docket = follow({
      url: `${scheme}//${location.host}${this.socket}`,
      after: () => this.state.last,
      poll: (after) => this.api.poll(after),
      onMessage: (event) => this.note(event),
      onStatus: (status) => this.heard(status),
    });
    addEventListener("online", () => this.docket.nudge());
    document.addEventListener("visibilitychange", () => !document.hidden && this.docket.nudge());
  }

  start() {
    this.draw();
    this.join();
  }
}
