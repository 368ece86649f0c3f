// Texts with less contrast than WCAG AA asks for: a function for the page. The contrast of a text
// on a plain ground; a painted one (an image, a gradient) is looked at by its own colours, the
// least contrast counting.
() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const channel = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const COLOUR = /rgba?\([^)]*\)|#[0-9a-f]{3,8}/gi;
  const grounds = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const painted = (style.backgroundImage.match(COLOUR) ?? []).map(rgba).filter(([, , , a]) => a > 0.99);
      const plain = rgba(style.backgroundColor);
      if (painted.length) return plain[3] > 0.99 ? [...painted, plain] : painted;
      if (plain[3] > 0.99) return [plain];
      if (plain[3] > 0) return grounds(each.parentElement).map((under) => over(plain, under));
    }
    return [[255, 255, 255, 1]];
  };
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || element.closest("svg, script, noscript, .sr-only, [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const wanted = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const least = Math.min(...grounds(element).map((ground) => contrast(over(rgba(style.color), ground), ground)));
    if (least < wanted) found.add(`${least.toFixed(2)} < ${wanted}: ${element.className || element.tagName} "${texts.currentNode.textContent.trim().slice(0, 40)}"`);
  }
  return [...found];
}
