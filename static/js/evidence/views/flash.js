// The verdict's light over the panel: up in a quarter of a second, down in one and a half,
// once. With reduced motion asked for there is none.

import { calm } from "../../lib/dom.js";

export function flash(place, name) {
  if (calm()) return;
  delete place.dataset.flash;
  // The style sheet has to see it gone before it comes again.
  void place.offsetWidth;
  place.dataset.flash = name;
  place.onanimationend = ({ target }) => target === place && delete place.dataset.flash;
}
