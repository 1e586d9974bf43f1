// A part that a preset adds to a component, drawn from its row of numbers as its view or layer would draw it.

import { drawn, make, place, px, show, style } from "./dom.js";
import { Picture, rgba, Spinner } from "./shapes.js";

/// Returns the drawing function of an image or of the frames of a state.
function picture(box, { images, frames }) {
  const picture = new Picture(box);
  return ({ value, word }) => {
    const index = value("image.index");
    show(picture.element, !Number.isNaN(index));
    if (Number.isNaN(index)) return;
    const state = value("image.state");
    const own = Number.isNaN(state) ? null : frames.find((one) => one.state === word("image.state"));
    const file = own ? own.files[own.files.length === 1 ? 0 : index] : images[index];
    picture.draw(file, index, own?.count ?? images.length, value("image.width"), value("image.height"), rgba(value("color")));
    style(picture.element, "translate", `${px(value("image.x") - value("x"))} ${px(value("image.y") - value("y"))}`);
  };
}

/// The functions that create the parts of each kind; each returns the function that draws the part.
///
/// - box: the part's element, which has the size of its frame.
/// - part: the part in the feed: `{ name, kind, images, frames }`.
const kinds = {
  image: picture,
  frames: picture,
  label(box) {
    const text = make("div", "words", box);
    return ({ value, word, text: words }) => {
      style(text, "fontSize", px(value("fontSize")));
      style(text, "fontWeight", value("bold") ? "700" : "400");
      style(text, "textAlign", word("align"));
      style(text, "color", rgba(value("color")));
      const now = words();
      if (text.textContent !== now) text.textContent = now;
    };
  },
  ring(box) {
    const circle = drawn("circle", { fill: "none" }, drawn("svg", {}, box));
    return ({ value, width, height }) => {
      const [radius, start, length] = [value("arc.radius"), value("arc.start"), value("arc.length")];
      show(circle, radius > 0);
      if (!(radius > 0)) return;
      for (const [name, number] of [["cx", width / 2], ["cy", height / 2], ["r", radius]]) style(circle, name, px(number));
      style(circle, "stroke", rgba(value("color")));
      style(circle, "strokeWidth", px(value("lineWidth")));
      const whole = 2 * Math.PI * radius;
      style(circle, "strokeDasharray", length < 1 ? `${px(length * whole)} ${px(whole)}` : "none");
      // SVG circles start at the right, rings at the top.
      style(circle, "rotate", `${Math.round((start * 360 - 90) * 100) / 100}deg`);
    };
  },
  bar(box) {
    const pill = make("div", "pill", box);
    const filled = make("div", "filled", pill);
    return ({ value }) => {
      style(pill, "borderRadius", px(value("corners")));
      style(pill, "backgroundColor", rgba(value("trackColor")));
      style(filled, "backgroundColor", rgba(value("color")));
      style(filled, "scale", `${Math.round(value("value") * 1e4) / 1e4} 1`);
    };
  },
  box(box) {
    const plate = make("div", "plate", box);
    return ({ value }) => {
      style(plate, "borderRadius", px(value("corners")));
      style(plate, "backgroundColor", rgba(value("color")));
      style(plate, "borderWidth", px(value("border.width")));
      style(plate, "borderColor", rgba(value("border.color")));
    };
  },
  spinner(box) {
    const spinner = new Spinner(box);
    return ({ value, word, width, height, now }) => {
      spinner.draw(width / 2, height / 2, word("style"), now);
      style(spinner.element, "stroke", rgba(value("color")));
    };
  },
  switch(box) {
    const track = make("div", "switch", box);
    make("i", "", track);
    return ({ value }) => {
      const isOn = value("on") === 1;
      track.classList.toggle("on", isOn);
      style(track, "backgroundColor", isOn ? rgba(value("color")) : "");
    };
  },
};

/// One part on the phone.
export class Part {
  #columns;
  #index;
  #kind;
  #draw;

  /// - part: the part in the feed.
  /// - index: its index among the component's parts.
  constructor(part, index, columns, parent) {
    this.#columns = columns;
    this.#index = index;
    this.#kind = columns.all[0].words.indexOf(part.kind);
    this.box = make("div", "part", parent);
    this.box.dataset.kind = part.kind;
    this.box.dataset.name = part.name;
    this.#draw = kinds[part.kind](this.box, part);
  }

  /// Returns whether a number stands for its kind.
  isKind(number) { return number === this.#kind; }

  /// - rows: the rows of the component's parts.
  draw(rows, role, world) {
    const columns = this.#columns;
    const base = this.#index * columns.all.length;
    const value = (name) => rows[base + columns.at(name)];
    const word = (name) => columns.all[columns.at(name)].words[value(name)];
    const text = () => world.partText(role, this.#index, value("text"));
    const { box } = this;
    const opacity = value("opacity");
    show(box, opacity > 0);
    if (!(opacity > 0)) return;
    const [width, height] = [value("width"), value("height")];
    // Scaled and rotated about its centre, then moved.
    place(box, value("x") + value("moveX"), value("y") + value("moveY"), width, height);
    style(box, "rotate", `${Math.round(value("rotation") * 100) / 100}deg`);
    style(box, "scale", String(Math.round(value("scale") * 1e4) / 1e4));
    style(box, "opacity", String(Math.round(opacity * 1e4) / 1e4));
    this.#draw({ value, word, text, width, height, now: world.now });
  }
}
