// The shapes of components and their parts: colours, spinners, images.

import { drawn, make, place, px, style } from "./dom.js";

/// Returns a colour of the engine, 0xRRGGBBAA, as CSS; "" for none.
export const rgba = (number) => (Number.isNaN(number) ? "" : `#${(number >>> 0).toString(16).padStart(8, "0")}`);

/// Creates a drawing of a shape of the page.
export function drawing(viewBox, shape, name, parent) {
  const drawing = drawn("svg", { viewBox, class: name }, parent);
  drawn("use", { href: `#${shape}` }, drawing);
  return drawing;
}

/// A `UIActivityIndicatorView`.
export class Spinner {
  constructor(parent) { this.element = drawing("-10 -10 20 20", "spinner", "spinner", parent); }

  /// Draws the spinner around a point with eight steps per second, as the system does.
  draw(x, y, look, now) {
    const size = look === "large" ? 37 : 20;
    place(this.element, x - size / 2, y - size / 2, size, size);
    style(this.element, "rotate", `${Math.floor(now / 125e6) % 8 * 45}deg`);
    this.element.dataset.style = look;
  }
}

/// A `UIImageView`; images without files are drawn as their number on a ring that fills.
export class Picture {
  #known = {};

  constructor(parent) { this.element = make("div", "picture", parent); }

  /// - file: a URL; undefined for none.
  /// - tint: a colour to use instead of the image's own; "" for none.
  draw(file, index, count, width, height, tint = "") {
    const { element } = this;
    style(element, "width", px(width));
    style(element, "height", px(height));
    const look = `${index} ${count} ${tint}`;
    if (this.#known.file === file && this.#known.look === look) return;
    this.#known = { file, look };
    const [image, text] = file ? [`url("${file}")`, ""]
      : [`conic-gradient(#a9c4fb ${(index + 1) / count * 360}deg, #0001 0)`, `${index + 1}`];
    const isMask = file && tint;
    element.className = file ? "picture" : "picture stand";
    style(element, "backgroundImage", isMask ? "none" : image);
    style(element, "maskImage", isMask ? image : "none");
    style(element, "backgroundColor", isMask ? tint : "");
    if (element.textContent !== text) element.textContent = text;
  }
}
