// What stays on screen: the elements, the exhibits, the arc of phases.

import { byId, h, setText } from "../lib/dom.js";
import { PHASES, pleaName } from "../lib/words.js";
import { exhibits, takesDefense } from "../lib/select.js";

const MARKS = { raised: "raised", addressed: "addressed" };

function element({ text, state }) {
  const mark = MARKS[state] ?? "not yet raised";
  return h("li", { class: `element element--${state ?? "open"}` }, h("p", null, text), h("p", { class: "element__mark" }, mark));
}

export function renderElements(state) {
  byId("elements").replaceChildren(...state.elements.map(element));
  const addressed = state.elements.filter((item) => item.state === "addressed").length;
  setText(byId("proofs-tally"), `${addressed} of ${state.elements.length} addressed`);
}

function exhibit(item, { canAnswer, onChoose }) {
  const answer = canAnswer && !item.answered
    ? h("button", { class: "btn exhibit__answer", type: "button", onclick: () => onChoose(item.letter) }, `Answer Exhibit ${item.letter}`)
    : null;
  return h(
    "li",
    { class: `exhibit${item.answered ? " is-answered" : ""}`, "data-letter": item.letter },
    h("span", { class: "exhibit__letter", "aria-hidden": "true" }, item.letter),
    h("h3", { class: "exhibit__title" }, h("span", { class: "sr-only" }, `Exhibit ${item.letter}: `), item.title),
    h("p", { class: "exhibit__text" }, item.description),
    h("p", { class: "exhibit__mark" }, item.answered ? "answered" : "unanswered"),
    answer,
  );
}

export function createExhibits({ isOwner, onChoose }) {
  let shown = "";
  return function render(state) {
    const items = exhibits(state);
    const canAnswer = isOwner && takesDefense(state);
    const key = JSON.stringify([items, canAnswer]);
    // Rebuilding would take the focus off a button for nothing.
    if (key === shown) return;
    shown = key;
    byId("exhibits-none").hidden = items.length > 0;
    // What is still unanswered lies on top, the newest first.
    const ordered = [...items].reverse().sort((a, b) => Number(a.answered) - Number(b.answered));
    byId("exhibits").replaceChildren(...ordered.map((item) => exhibit(item, { canAnswer, onChoose })));
    const open = items.filter((item) => !item.answered).map((item) => item.letter);
    const tally = open.length ? `${open.join(", ")} unanswered` : "all answered";
    setText(byId("exhibits-tally"), items.length ? tally : "none yet");
  };
}

export function renderArc(state) {
  const now = PHASES.indexOf(state.phase);
  const over = state.status === "decided";
  for (const item of byId("arc").children) {
    const at = PHASES.indexOf(item.dataset.phase);
    const isNow = at === now && !over;
    item.dataset.at = isNow ? "now" : at < now || over ? "past" : "later";
    if (isNow) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  }
  for (const line of document.querySelectorAll("[data-arc]")) {
    [...line.children].forEach((part, at) => {
      part.dataset.at = at === now && !over ? "now" : at < now || over ? "past" : "later";
    });
  }
  setText(byId("plea-said"), state.plea ? `Plea: ${pleaName(state.plea).toLowerCase()}.` : "");
}

/** On narrow screens the two panels are drawers under one bar; only one is open. */
export function setUpPanels(root) {
  const toggles = [...root.querySelectorAll(".panel__toggle")];
  const set = (toggle, open) => {
    toggle.setAttribute("aria-expanded", String(open));
    toggle.parentElement.classList.toggle("is-open", open);
  };
  const shut = () => toggles.forEach((toggle) => set(toggle, false));
  toggles.forEach((toggle) =>
    toggle.addEventListener("click", () => {
      const open = toggle.getAttribute("aria-expanded") !== "true";
      shut();
      set(toggle, open);
    }),
  );
  root.addEventListener("keydown", (event) => {
    const open = toggles.find((toggle) => toggle.getAttribute("aria-expanded") === "true");
    if (event.key !== "Escape" || !open) return;
    shut();
    open.focus();
  });
  return shut;
}
