// Elements of the page.

/// The element of a name in page.html.
export const part = (id) => document.getElementById(id);

/// A new element.
export function make(tag, className, parent) {
  const element = document.createElement(tag);
  element.className = className;
  parent?.append(element);
  return element;
}

/// A new element of a drawing.
export function drawn(tag, attributes, parent) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent?.append(element);
  return element;
}

/// Sets a style only where it changes: most stay the same from frame to frame.
export function style(element, name, value) {
  const known = (element.known ??= {});
  if (known[name] === value) return;
  known[name] = value;
  element.style[name] = value;
}

/// A length of CSS.
export const px = (value) => `${Math.round(value * 1000) / 1000}px`;

/// Gives an element its frame.
export function place(element, x, y, width, height) {
  // `translate` by itself: within `transform`, a rotated element would move along its rotated axes.
  style(element, "translate", `${px(x)} ${px(y)}`);
  style(element, "width", px(Math.max(0, width)));
  style(element, "height", px(Math.max(0, height)));
}

/// Shows an element, or hides it.
export const show = (element, isShown) => style(element, "display", isShown ? "" : "none");
