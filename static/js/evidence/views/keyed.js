// Rebuild a part of the page only when what it shows has changed: selections, the focus
// and screen readers notice every write.

export function createKeyed(root) {
  let shown;
  return function render(value, build) {
    const key = JSON.stringify(value);
    if (key === shown) return false;
    shown = key;
    root.replaceChildren(...[build()].flat().filter(Boolean));
    return true;
  };
}
