// The defendant's desk. It only shows and reports: filing, asking and pleading are done
// by the page through the callbacks.

import { byId, setText } from "../lib/dom.js";
import { looksEnglish } from "../lib/english.js";
import { onExhibit } from "../lib/draft.js";
import { awaitsPlea, isOver, takesDefense, whyNot } from "../lib/select.js";
import { MAX_LENGTH, WEIGHTS, phaseName } from "../lib/words.js";

const LANGUAGE = "This bench reads English. Words in another language can be filed, but the judge will find little in them.";
const STAKES = {
  closing: "40%: the last word. Mr Harrington may not answer it.",
};

const length = (text) => [...text.trim()].length;
const bar = (button, barred) => {
  if (barred) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
};
const barred = (button) => button.getAttribute("aria-disabled") === "true";

function showError(message) {
  const error = byId("dock-error");
  error.hidden = !message;
  setText(error, message ?? "");
}

function showCount(text) {
  const left = MAX_LENGTH - length(text);
  const count = byId("dock-count");
  setText(count, left < 0 ? `${-left} too many` : `${length(text)} of 2,000`);
  count.classList.toggle("is-over", left < 0);
}

function showNote(text, carried) {
  const note = byId("dock-note");
  const message = carried ?? (looksEnglish(text) ? "" : LANGUAGE);
  note.hidden = !message;
  setText(note, message);
}

export function createDock({ drafts, onFile, onHint, onPlea }) {
  const box = byId("defense");
  const file = byId("file");
  const hint = byId("hint");
  let state = null;
  let busy = false;
  let phase = null;
  let carried = null;

  function refresh() {
    const why = busy ? "Filing…" : whyNot(state);
    const fits = length(box.value) > 0 && length(box.value) <= MAX_LENGTH;
    box.readOnly = busy || !takesDefense(state);
    bar(file, busy || !takesDefense(state) || !fits);
    setText(byId("dock-reason"), why || `Ctrl or Cmd and Enter files it. ${fits ? "" : "Say something first. "}What you file cannot be taken back.`);
    showCount(box.value);
    showNote(box.value, carried);
    refreshHint();
  }

  function refreshHint() {
    const { asking, refusal } = state.hint;
    const left = state.hintsLeft;
    bar(hint, asking || busy || left < 1 || !takesDefense(state));
    setText(hint, asking ? "The Strategist is thinking…" : left < 1 ? "No hints left" : `Ask the Strategist (${left} left)`);
    if (refusal && byId("dock-error").dataset.refusal !== refusal) showError(refusal);
    byId("dock-error").dataset.refusal = refusal ?? "";
  }

  // A new phase brings its own draft; words written for a phase that closed elsewhere
  // are carried over rather than lost.
  function turnTo(next) {
    const left = phase && next !== phase ? drafts.load(phase).text : "";
    carried = null;
    const old = phase;
    phase = next;
    let { text } = drafts.load(next);
    if (left.trim() && !text) {
      text = left;
      carried = `This was written for ${phaseName(old).toLowerCase()} and never filed. Use it or clear it.`;
      drafts.save(next, text);
    }
    if (old) drafts.clear(old);
    box.value = text;
    showError(null);
  }

  function send() {
    if (busy || barred(file)) return;
    const text = box.value.trim();
    showError(null);
    // The button goes away while the prosecutor speaks; the focus must not.
    box.focus();
    onFile({ phase, ...drafts.seal(phase, text) });
  }

  box.addEventListener("input", () => {
    carried = null;
    drafts.save(phase, box.value);
    showError(null);
    refresh();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  });
  byId("defense-form").addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  hint.addEventListener("click", () => {
    showError(null);
    if (!barred(hint)) onHint();
  });
  byId("plea-desk").addEventListener("click", (event) => {
    const plea = event.target.closest("[data-plea]")?.dataset.plea;
    if (plea && !busy) onPlea(plea);
  });

  return {
    render(next) {
      state = next;
      if (next.phase !== phase) turnTo(next.phase);
      const pleading = awaitsPlea(next);
      byId("dock").hidden = isOver(next);
      byId("plea-desk").hidden = !pleading;
      byId("defense-form").hidden = pleading;
      byId("dock").dataset.phase = next.phase;
      byId("dock").classList.toggle("is-open", takesDefense(next));
      const scored = WEIGHTS[next.phase];
      setText(byId("dock-title"), next.phase === "closing" ? "Your closing" : "Your defence");
      setText(byId("stake"), STAKES[next.phase] ?? (scored ? `${phaseName(next.phase)}, ${scored}% of the verdict` : ""));
      setText(file, busy ? "Filing…" : next.phase === "closing" ? "File the closing" : "File the defence");
      refresh();
    },
    setBusy(is) {
      busy = is;
      byId("dock").setAttribute("aria-busy", String(is));
      if (state) this.render(state);
    },
    showError,
    /** The court has these words: the desk is clear. */
    accepted(filedPhase) {
      drafts.clear(filedPhase);
      if (filedPhase === phase) box.value = "";
    },
    answer(letter) {
      box.value = onExhibit(letter, box.value);
      drafts.save(phase, box.value);
      refresh();
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
    },
  };
}
