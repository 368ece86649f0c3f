// Building elements without a framework and without markup strings: text stays text.

const SVG = "http://www.w3.org/2000/svg";

function dress(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.setAttribute("class", value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const h = (tag, props, ...children) => dress(document.createElement(tag), props, children);
export const svg = (tag, props, ...children) => dress(document.createElementNS(SVG, tag), props, children);
export const byId = (id) => document.getElementById(id);
export const readJson = (id) => JSON.parse(byId(id)?.textContent ?? "null");

/** Write only what changed: screen readers and selections notice every write. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
