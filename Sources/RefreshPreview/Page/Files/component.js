// A component on the phone: its labels, its arrow, its spinner and its frames.

import { drawn, make, place, px, show, style } from "./dom.js";

function drawing(viewBox, paths, name, parent) {
  const drawing = drawn("svg", { viewBox, class: name }, parent);
  for (const d of paths) drawn("path", { d }, drawing);
  return drawing;
}

/// The columns of a component, looked up once.
function columnsOf(columns, role) {
  const prefix = `${role}.`;
  const found = {};
  columns.all.forEach((column, index) => {
    if (column.name.startsWith(prefix)) found[column.name.slice(prefix.length)] = index;
  });
  return found;
}

/// One component with its labels, arrow, spinner and frames.
export class Part {
  constructor(role, columns, parent) {
    this.role = role;
    this.at = columnsOf(columns, role);
    this.words = (name) => columns.all[this.at[name]].words;
    this.box = make("div", `part ${role}`, parent);
    this.label = make("div", "label", this.box);
    this.time = make("div", "label", this.box);
    this.arrow = role === "trailer"
      ? drawing("0 0 20 20", ["M17 10H4M9 4.5 3.5 10 9 15.5"], "arrow", this.box)
      : drawing("0 0 15 40", ["M7.5 4v31M1.8 29.2 7.5 35.2l5.7-6"], "arrow", this.box);
    this.spinner = drawing("-10 -10 20 20", Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [Math.cos(i * Math.PI / 4), Math.sin(i * Math.PI / 4)];
      return `M${4.6 * x} ${4.6 * y}L${8.4 * x} ${8.4 * y}`;
    }), "spinner", this.box);
    [...this.spinner.children].forEach((spoke, i) => { spoke.style.opacity = 0.25 + 0.75 * ((i + 1) / 8) ** 1.5; });
    this.frames = make("div", "frames", this.box);
    this.image = make("img", "", this.frames);
    this.image.alt = "";
    this.stand = make("div", "stand", this.frames);
    this.sequence = null;
    this.began = 0;
  }

  draw(frame, animations, world, looks) {
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
    show(this.spinner, spins);
    if (spins) {
      const size = this.words("loading.style")[frame[at["loading.style"]]] === "large" ? 37 : 20;
      place(this.spinner, frame[at["loading.center.x"]] - size / 2, frame[at["loading.center.y"]] - size / 2, size, size);
      // Eight steps a second, as the system's.
      style(this.spinner, "rotate", `${Math.floor(world.now / 125e6) % 8 * 45}deg`);
      style(this.spinner, "opacity", String(number("loading.alpha")));
      this.spinner.dataset.style = this.words("loading.style")[frame[at["loading.style"]]];
    }
    this.#drawFrames(frame, world, looks);
  }

  #drawLabel(element, name, frame, world) {
    const column = this.at[`${name}.text`];
    const isShown = frame[this.at[`${name}.hidden`]] === 0;
    show(element, isShown);
    if (!isShown) return;
    const text = world.text(column, frame[column]);
    if (element.textContent !== text) element.textContent = text;
    const at = (part) => frame[this.at[`${name}.frame.${part}`]];
    place(element, at("x"), at("y"), at("width"), at("height"));
    style(element, "lineHeight", px(at("height")));
    style(element, "fontSize", px(frame[this.at[`${name}.fontSize`]]));
    style(element, "color", this.#color(frame, name));
  }

  #color(frame, label) { return `#${(frame[this.at[`${label}.textColor`]] >>> 0).toString(16).padStart(8, "0")}`; }

  /// The frames of the state that were last told to play, or of idle, which follow the pull.
  #drawFrames(frame, world, looks) {
    const isShown = frame[this.at["gif.hidden"]] === 0;
    show(this.frames, isShown);
    if (!isShown) return;
    const state = this.words("state")[frame[this.at.state]];
    const plays = frame[this.at["gif.animating"]] === 1;
    const own = looks.find((one) => one.role === this.role && one.state === state);
    const idle = looks.find((one) => one.role === this.role && one.state === "idle");
    if (state === "pulling" || state === "refreshing") this.#use(own ?? this.sequence, world);
    else if (!plays) this.#use(idle, world);
    const index = frame[this.at["gif.image"]];
    const sequence = this.sequence;
    show(this.frames, sequence && (plays || !Number.isNaN(index)));
    if (!sequence) return;
    place(
      this.frames, frame[this.at["gif.frame.x"]], frame[this.at["gif.frame.y"]], frame[this.at["gif.frame.width"]],
      frame[this.at["gif.frame.height"]]);
    const mode = this.words("gif.contentMode")[frame[this.at["gif.contentMode"]]];
    style(this.frames, "justifyContent", mode === "right" ? "flex-end" : "center");
    const duration = frame[this.at["gif.duration"]] * 1e9;
    // After going back in time the round may begin in the future; it is shown as if it had run before.
    const round = ((world.now - this.began) % duration + duration) % duration;
    const shown = plays ? Math.floor(round / duration * sequence.count) : Math.max(0, index || 0);
    const file = sequence.files.length === 1 ? sequence.files[0] : sequence.files[shown];
    show(this.image, Boolean(file));
    show(this.stand, !file);
    const element = file ? this.image : this.stand;
    style(element, "width", px(sequence.width));
    style(element, "height", px(sequence.height));
    if (file) {
      if (this.image.src !== file) this.image.src = file;
    } else {
      // Frames without files: their number, on a ring that fills.
      const text = `${shown + 1}`;
      if (this.stand.textContent !== text) this.stand.textContent = text;
      style(this.stand, "backgroundImage",
        `conic-gradient(var(--refreshing) ${(shown + 1) / sequence.count * 360}deg, #0001 0)`);
    }
  }

  #use(sequence, world) {
    if (this.sequence === (sequence ?? null)) return;
    this.sequence = sequence ?? null;
    this.began = world.now;
  }
}
