// Keeping the newest words in view for who is reading them, and only for them: whoever
// has scrolled up is left alone and offered a button.

import { byId, calm } from "../lib/dom.js";

const NEAR = 220;
const ROOM = 28;

export function createFollower() {
  const button = byId("to-end");
  const record = byId("record").parentElement;
  const desk = byId("desk");
  let near = true;

  /** Where the readable part of the window ends: above the desk, when it floats. */
  function horizon() {
    const floats = getComputedStyle(desk).position === "sticky";
    return floats ? desk.getBoundingClientRect().top : innerHeight;
  }
  // A floating desk that has come to rest at the end of the record leaves nothing below.
  const distance = () => record.getBoundingClientRect().bottom - horizon();

  function go(smooth) {
    const gap = distance();
    if (gap > 0) scrollBy({ top: gap + ROOM, behavior: smooth && !calm() ? "smooth" : "instant" });
    near = true;
    button.hidden = true;
  }
  addEventListener("scroll", () => {
    near = distance() < NEAR;
    if (near) button.hidden = true;
  }, { passive: true });
  button.addEventListener("click", () => {
    go(true);
    byId("record-title").focus({ preventScroll: true });
  });

  return {
    toEnd: () => go(false),
    /** Call before the page changes … */
    before() {
      near = near || distance() < NEAR;
    },
    /** … and after, with whether new words came. */
    after(isNew) {
      if (near) go(true);
      else if (isNew) button.hidden = false;
    },
  };
}
