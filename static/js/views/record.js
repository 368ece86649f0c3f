// The court record: a list of numbered lines, each patched in place by its key, so that
// words being spoken become the final entry without a jump.

import { h, setText } from "../lib/dom.js";
import { direction, isPreparing } from "../lib/directions.js";
import { engineName, phaseName, speakerName } from "../lib/words.js";
import { timeline } from "../lib/select.js";

const paragraphs = (text) => text.split(/\n{2,}/).filter(Boolean);

function clock(at) {
  if (!at) return null;
  const time = new Date(at);
  return h("time", { datetime: at, class: "line__time" }, time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }));
}

function tag(evidence) {
  return h(
    "p",
    { class: "line__exhibit" },
    h("b", null, `Exhibit ${evidence.letter}`),
    " laid on the table: ",
    h("span", null, evidence.title),
  );
}

/** Write a text's paragraphs, touching only the nodes whose words changed. */
function write(body, text) {
  const wanted = paragraphs(text);
  while (body.children.length > wanted.length) body.lastElementChild.remove();
  wanted.forEach((paragraph, index) => {
    const node = body.children[index] ?? body.appendChild(h("p"));
    setText(node, paragraph);
  });
}

function stamp(quotes) {
  const why = quotes.length ? `Struck from what the court hears: ${quotes.map((quote) => `“${quote}”`).join(", ")}` : "Part of this was struck from what the court hears.";
  return h("div", { class: "line__contempt" }, h("strong", { class: "stamp stamp--contempt" }, "Contempt of court"), h("p", { class: "small" }, why));
}

function build(line, isOwner) {
  const name = line.speaker === "defendant" && isOwner ? "You, for the defence" : speakerName(line.speaker);
  return h(
    "li",
    { class: `line line--${line.speaker}`, "data-key": line.key },
    h("span", { class: "line__number", "aria-hidden": "true" }),
    h("p", { class: "line__who" }, h("b", null, name), h("span", { class: "line__marks" })),
    h("div", { class: "line__text" }),
    h("div", { class: "line__after" }),
  );
}

function patch(node, line) {
  node.classList.toggle("is-live", line.live);
  node.classList.toggle("is-pending", Boolean(line.pending));
  setText(node.querySelector(".line__number"), line.seq ? String(line.seq) : "");
  write(node.querySelector(".line__text"), line.text);
  const key = JSON.stringify([line.engine, line.at, line.contempt, line.quotes, line.evidence?.letter]);
  if (node.dataset.marks === key) return;
  node.dataset.marks = key;
  const engine = line.engine ? h("span", { class: "badge", title: "The engine that produced these words" }, engineName(line.engine)) : null;
  node.querySelector(".line__marks").replaceChildren(...[engine, clock(line.at)].filter(Boolean));
  const after = [line.evidence && tag(line.evidence), line.contempt && stamp(line.quotes)];
  node.querySelector(".line__after").replaceChildren(...after.filter(Boolean));
}

/** The line that will become his speech: until then it says what he is doing. */
function pending(state) {
  if (!isPreparing(state)) return [];
  const { phase } = state;
  return [{
    key: `prosecutor:${phase}`, phase, speaker: "prosecutor", text: direction(state)[1], pending: true,
    seq: null, at: null, engine: null, evidence: null, contempt: false, quotes: [], live: false,
  }];
}

const heading = (phase) => h("li", { class: "record__phase", "data-key": `phase:${phase}` }, h("h3", null, phaseName(phase)));

/** The list with a heading wherever the phase changes. */
function withHeadings(lines) {
  let phase = null;
  return lines.flatMap((line) => {
    const opens = line.phase !== phase;
    phase = line.phase;
    return opens ? [{ key: `phase:${phase}`, heading: phase }, line] : [line];
  });
}

export function createRecord(root, { isOwner }) {
  const nodes = new Map();
  return function render(state) {
    const items = withHeadings([...timeline(state), ...pending(state)]);
    const keys = new Set(items.map(({ key }) => key));
    for (const [key, node] of nodes) {
      if (keys.has(key)) continue;
      node.remove();
      nodes.delete(key);
    }
    items.forEach((item, index) => {
      let node = nodes.get(item.key);
      if (!node) {
        node = item.heading ? heading(item.heading) : build(item, isOwner);
        nodes.set(item.key, node);
      }
      if (!item.heading) patch(node, item);
      if (root.children[index] !== node) root.insertBefore(node, root.children[index] ?? null);
    });
  };
}
