// The contrast of all text of a page to what is under it (WCAG 2.2, 1.4.3), measured in the page.

/// An expression whose value is the texts with less than 4.5:1: `[{ text, ratio, color, under }]`.
///
/// What a phone shows is a preset's own, and pictures have their own test, so both are left out.
export const faintTexts = `(() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, bottom) => [...[0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])), 1];
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ancestors = (element) => (element ? [...ancestors(element.parentElement), element] : []);
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(".screen, svg, canvas, script, style, .unseen, .vh, legend, :disabled, [inert], .frames")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height || !element.checkVisibility({ visibilityProperty: true })) continue;
    const line = ancestors(element);
    let under = rgba(matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#fff");
    for (const one of line) under = over(rgba(getComputedStyle(one).backgroundColor), under);
    const opacity = line.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
    const color = rgba(getComputedStyle(element).color);
    const shown = over([...color.slice(0, 3), color[3] * opacity], under);
    const [a, b] = [light(shown), light(under)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) found.push({ text: node.data.trim().slice(0, 40), ratio: Math.round(ratio * 100) / 100, color: shown.map(Math.round).join(), under: under.map(Math.round).join(), at: element.className });
  }
  return found;
})()`;
