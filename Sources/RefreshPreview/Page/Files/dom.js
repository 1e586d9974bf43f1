// Elements of the page.

/// Returns the element with an id in page.html.
export const part = (id) => document.getElementById(id);

/// Creates an element.
export function make(tag, className, parent) {
  const element = document.createElement(tag);
  element.className = className;
  parent?.append(element);
  return element;
}

/// Creates an SVG element.
export function drawn(tag, attributes, parent) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent?.append(element);
  return element;
}

/// Sets a style only if it changes, because most stay the same from frame to frame.
export function style(element, name, value) {
  const known = (element.known ??= {});
  if (known[name] === value) return;
  known[name] = value;
  element.style[name] = value;
}

/// Returns a CSS length.
export const px = (value) => `${Math.round(value * 1000) / 1000}px`;

/// Sets the frame of an element.
export function place(element, x, y, width, height) {
  // `translate` is separate: as part of `transform`, it would move a rotated element along its rotated axes.
  style(element, "translate", `${px(x)} ${px(y)}`);
  style(element, "width", px(Math.max(0, width)));
  style(element, "height", px(Math.max(0, height)));
}

/// Shows or hides an element.
export const show = (element, isShown) => style(element, "display", isShown ? "" : "none");
