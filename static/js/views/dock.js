// The defendant's desk. It only shows and reports: filing, asking and pleading are done
// by the page through the callbacks.

import { byId, setText } from "../lib/dom.js";
import { looksEnglish } from "../lib/english.js";
import { onExhibit } from "../lib/draft.js";
import { awaitsPlea, isOver, takesDefense, whyNot } from "../lib/select.js";
import { MAX_LENGTH, WEIGHTS, phaseName } from "../lib/words.js";

const LANGUAGE = "This bench reads English. Words in another language can be filed, but the judge will find little in them.";
const LAST_WORD = "40%: the last word. Mr Harrington may not answer it.";
// No one files by a chord on a telephone.
const KEYS = matchMedia("(pointer: coarse)").matches ? "" : "Ctrl or Cmd and Enter files it. ";

const length = (text) => [...text.trim()].length;
const barred = (button) => button.getAttribute("aria-disabled") === "true";

// `aria-disabled` rather than `disabled`: a button that holds the focus keeps it.
function bar(button, isBarred) {
  if (isBarred) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

function tell(element, message) {
  element.hidden = !message;
  setText(element, message ?? "");
}

function showCount(text) {
  const used = length(text);
  const count = byId("dock-count");
  setText(count, used > MAX_LENGTH ? `${used - MAX_LENGTH} too many` : `${used} of 2,000`);
  count.classList.toggle("is-over", used > MAX_LENGTH);
}

function stakeOf(phase) {
  if (phase === "closing") return LAST_WORD;
  return WEIGHTS[phase] ? `${phaseName(phase)}, ${WEIGHTS[phase]}% of the verdict` : "";
}

export class Dock {
  constructor({ drafts, onFile, onHint, onPlea }) {
    Object.assign(this, { drafts, onFile, onHint, onPlea });
    this.box = byId("defense");
    this.fileButton = byId("file");
    this.hintButton = byId("hint");
    this.state = null;
    this.busy = false;
    this.phase = null;
    // Said above the buttons when words come from a phase that closed elsewhere.
    this.carried = "";
    this.refusal = null;
    this.listen();
  }

  listen() {
    this.box.addEventListener("input", () => this.typed());
    this.box.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.send();
    });
    byId("defense-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.hintButton.addEventListener("click", () => {
      if (barred(this.hintButton)) return;
      this.showError(null);
      this.onHint();
    });
    byId("plea-desk").addEventListener("click", (event) => {
      const plea = event.target.closest("[data-plea]")?.dataset.plea;
      if (plea && !this.busy) this.onPlea(plea);
    });
  }

  typed() {
    this.carried = "";
    this.drafts.save(this.phase, this.box.value);
    this.showError(null);
    this.refresh();
  }

  send() {
    if (this.busy || barred(this.fileButton)) return;
    this.showError(null);
    // The button goes away while the prosecutor speaks; the focus must not.
    this.box.focus();
    this.onFile({ phase: this.phase, ...this.drafts.seal(this.phase, this.box.value.trim()) });
  }

  render(state) {
    this.state = state;
    if (state.phase !== this.phase) this.turnTo(state.phase);
    const pleading = awaitsPlea(state);
    const dock = byId("dock");
    dock.hidden = isOver(state);
    dock.dataset.phase = state.phase;
    dock.classList.toggle("is-open", takesDefense(state));
    byId("plea-desk").hidden = !pleading;
    byId("defense-form").hidden = pleading;
    setText(byId("dock-title"), state.phase === "closing" ? "Your closing" : "Your defence");
    setText(byId("stake"), stakeOf(state.phase));
    this.refresh();
  }

  refresh() {
    const { box, state, busy } = this;
    const open = takesDefense(state) && !busy;
    const fits = length(box.value) > 0 && length(box.value) <= MAX_LENGTH;
    box.readOnly = !open;
    bar(this.fileButton, !open || !fits);
    setText(this.fileButton, busy ? "Filing…" : state.phase === "closing" ? "File the closing" : "File the defence");
    const why = busy ? "Filing…" : whyNot(state);
    setText(byId("dock-reason"), why || `${KEYS}What you file cannot be taken back.`);
    showCount(box.value);
    tell(byId("dock-note"), this.carried || (looksEnglish(box.value) ? "" : LANGUAGE));
    this.refreshHint(open);
  }

  refreshHint(open) {
    const { hint, hintsLeft } = this.state;
    bar(this.hintButton, !open || hint.asking || hintsLeft < 1);
    const label = hintsLeft < 1 ? "No hints left" : `Ask the Strategist (${hintsLeft} left)`;
    setText(this.hintButton, hint.asking ? "The Strategist is thinking…" : label);
    if (hint.refusal && hint.refusal !== this.refusal) this.showError(hint.refusal);
    this.refusal = hint.refusal;
  }

  /** A new phase brings its own draft; words never filed are carried over, not lost. */
  turnTo(phase) {
    const old = this.phase;
    const left = old ? this.drafts.load(old).text : "";
    let { text } = this.drafts.load(phase);
    this.carried = "";
    if (left.trim() && !text) {
      text = left;
      this.carried = `This was written for ${phaseName(old).toLowerCase()} and never filed. Use it or clear it.`;
      this.drafts.save(phase, text);
    }
    if (old) this.drafts.clear(old);
    this.phase = phase;
    this.box.value = text;
    this.showError(null);
  }

  setBusy(busy) {
    this.busy = busy;
    byId("dock").setAttribute("aria-busy", String(busy));
    if (this.state) this.render(this.state);
  }

  showError(message) {
    tell(byId("dock-error"), message);
  }

  /** The court has these words: the desk is clear. */
  accepted(phase) {
    this.drafts.clear(phase);
    if (phase === this.phase) this.box.value = "";
  }

  answer(letter) {
    const { box } = this;
    box.value = onExhibit(letter, box.value);
    this.typed();
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }
}
