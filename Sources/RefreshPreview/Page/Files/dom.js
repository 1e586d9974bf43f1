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
