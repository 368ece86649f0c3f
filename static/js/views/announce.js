// What a screen reader is told, whole and once: never word by word.

import { byId } from "../lib/dom.js";
import { phaseName, speakerName } from "../lib/words.js";
import { takesDefense } from "../lib/select.js";

function news(before, after) {
  const known = new Set(before.entries.map((entry) => entry.seq));
  const words = after.entries
    .filter((entry) => !known.has(entry.seq) && entry.speaker !== "defendant" && entry.speaker !== "judge")
    .map((entry) => `${speakerName(entry.speaker)}: ${entry.text}`);
  if (after.entries.length > before.entries.length && after.entries.some((entry) => !known.has(entry.seq) && entry.speaker === "defendant")) words.push("Your defence is filed.");
  if (takesDefense(after) && !(takesDefense(before) && before.phase === after.phase)) words.push(`Your turn: ${phaseName(after.phase)}.`);
  const letters = after.answered.filter((letter) => !before.answered.includes(letter));
  letters.forEach((letter) => words.push(`Exhibit ${letter} is answered.`));
  if (after.status === "deliberation" && before.status !== "deliberation") words.push("The judge is deliberating.");
  return words;
}

export function createAnnouncer() {
  const root = byId("announcer");
  return function announce(before, after) {
    for (const text of news(before, after)) {
      const line = document.createElement("p");
      line.textContent = text;
      root.append(line);
    }
    while (root.children.length > 8) root.firstElementChild.remove();
  };
}
