// A component on the phone: its labels, its arrow, its spinner, its frames and its parts.

import { make, place, px, show, style } from "./dom.js";
import { Part } from "./parts.js";
import { drawing, Picture, rgba, Spinner } from "./shapes.js";

/// The columns of a component, looked up once.
function columnsOf(columns, role) {
  const prefix = `${role}.`;
  const found = {};
  columns.all.forEach((column, index) => {
    if (column.name.startsWith(prefix)) found[column.name.slice(prefix.length)] = index;
  });
  return found;
}

/// Returns the line of one character of a trailer's label.
function character(text) {
  const line = make("i", "character");
  line.textContent = text;
  return line;
}

/// One component with its labels, arrow, spinner, frames and parts.
export class Component {
  #parts = [];
  #partColumns;
  #known = [];

  constructor(role, { columns, partColumns }, parent) {
    this.role = role;
    this.#partColumns = partColumns;
    this.at = columnsOf(columns, role);
    this.words = (name) => columns.all[this.at[name]].words;
    this.box = make("div", `component ${role}`, parent);
    this.label = make("div", "label", this.box);
    this.time = make("div", "label", this.box);
    this.arrow = role === "trailer"
      ? drawing("0 0 20 20", "side-arrow", "arrow", this.box) : drawing("0 0 15 40", "arrow", "arrow", this.box);
    this.spinner = new Spinner(this.box);
    this.frames = make("div", "frames", this.box);
    this.picture = new Picture(this.frames);
  }

  /// The parts in the feed: `[{ name, kind, images, frames }]`.
  get parts() { return this.#known; }
  set parts(parts) {
    this.#known = parts;
    for (const part of this.#parts) part.box.remove();
    this.#parts = [];
  }

  draw(frame, animations, world, images) {
    const at = this.at;
    const number = (name) => frame[at[name]] + animations.missing(at[name], world.now);
    const isThere = !Number.isNaN(frame[at.type]);
    show(this.box, isThere && frame[at.hidden] !== 1);
    if (!isThere) return;
    place(this.box, frame[at["frame.x"]], frame[at["frame.y"]], frame[at["frame.width"]], frame[at["frame.height"]]);
    style(this.box, "opacity", String(number("alpha")));
    this.#drawLabel(this.label, "stateLabel", frame, world);
    this.#drawLabel(this.time, "lastUpdatedTimeLabel", frame, world);

    show(this.arrow, frame[at["arrow.hidden"]] === 0);
    const [width, height] = [frame[at["arrow.width"]], frame[at["arrow.height"]]];
    place(this.arrow, frame[at["arrow.center.x"]] - width / 2, frame[at["arrow.center.y"]] - height / 2, width, height);
    // `arrowView.tintColor = stateLabel.textColor`
    style(this.arrow, "stroke", this.#color(frame, "stateLabel"));
    style(this.arrow, "rotate", `${Math.round(number("arrow.rotation") * 100) / 100}deg`);

    const spins = frame[at["loading.animating"]] === 1;
    show(this.spinner.element, spins);
    if (spins) {
      const look = this.words("loading.style")[frame[at["loading.style"]]];
      this.spinner.draw(frame[at["loading.center.x"]], frame[at["loading.center.y"]], look, world.now);
      style(this.spinner.element, "opacity", String(number("loading.alpha")));
    }
    this.#drawFrames(frame, world, images);
    this.#drawParts(world);
  }

  /// Draws the parts that the preset adds to its type, in drawing order.
  #drawParts(world) {
    const rows = world.parts(this.role);
    const stride = this.#partColumns.all.length;
    const count = rows.length / stride;
    const isKind = (part, index) => part.isKind(rows[index * stride]);
    if (this.#parts.length !== count || !this.#parts.every(isKind)) {
      for (const part of this.#parts) part.box.remove();
      // A component that a step attaches may have other parts than those in the feed.
      const kinds = this.#partColumns.all[0].words;
      const own = Array.from({ length: count }, (_, index) => kinds[rows[index * stride]]);
      const isKnown = own.length === this.parts.length && own.every((kind, index) => kind === this.parts[index].kind);
      const parts = isKnown ? this.parts : own.map((kind) => ({ kind, name: "", images: [], frames: [] }));
      this.#parts = parts.map((part, index) => new Part(part, index, this.#partColumns, this.box));
    }
    for (const part of this.#parts) part.draw(rows, this.role, world);
  }

  #drawLabel(element, name, frame, world) {
    const column = this.at[`${name}.text`];
    const at = (part) => frame[this.at[`${name}.frame.${part}`]];
    const isShown = frame[this.at[`${name}.hidden`]] === 0 && at("height") > 0;
    show(element, isShown);
    if (!isShown) return;
    const all = world.text(column, frame[column]);
    // A trailer's label is one character wide.
    const lines = Math.max(1, Math.floor(at("height") / (1.2 * frame[this.at[`${name}.fontSize`]])));
    const text = this.role === "trailer" ? [...all].slice(0, Math.min(lines, 40)).join("") : all;
    if (element.textContent !== text) element.replaceChildren(...(this.role === "trailer" ? [...text].map(character) : [text]));
    place(element, at("x"), at("y"), at("width"), at("height"));
    style(element, "fontSize", px(frame[this.at[`${name}.fontSize`]]));
    style(element, "color", this.#color(frame, name));
  }

  #color(frame, label) { return rgba(frame[this.at[`${label}.textColor`]]); }

  /// Draws the frames that play, or the one that shows. Nothing says when a cycle began: it is drawn as if it had
  /// begun with the simulation, so that a moment always looks the same.
  #drawFrames(frame, world, images) {
    const state = this.words("state")[frame[this.at["gif.state"]]];
    const plays = frame[this.at["gif.animating"]] === 1;
    const index = frame[this.at["gif.image"]];
    const sequence = images.find((one) => one.role === this.role && one.state === state);
    const isShown = frame[this.at["gif.hidden"]] === 0 && sequence && (plays || !Number.isNaN(index));
    show(this.frames, isShown);
    if (!isShown) return;
    const [width, height] = [frame[this.at["gif.frame.width"]], frame[this.at["gif.frame.height"]]];
    place(this.frames, frame[this.at["gif.frame.x"]], frame[this.at["gif.frame.y"]], width, height);
    const mode = this.words("gif.contentMode")[frame[this.at["gif.contentMode"]]];
    style(this.frames, "justifyContent", mode === "right" ? "flex-end" : "center");
    const duration = frame[this.at["gif.duration"]] * 1e9;
    const shown = plays && duration > 0 ? Math.floor(world.now % duration / duration * sequence.count)
      : Math.min(Math.max(0, index || 0), sequence.count - 1);
    const file = sequence.files[sequence.files.length === 1 ? 0 : shown];
    const size = mode === "scaleToFill" ? [width, height] : [sequence.width, sequence.height];
    this.picture.draw(file, shown, sequence.count, ...size);
  }
}
