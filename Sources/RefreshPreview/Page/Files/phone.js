// The phone: draws a frame as the scroll view and its components would look.

import { drawn, make, part } from "./dom.js";
import { roles } from "./wire.js";

function drawing(viewBox, paths, name, parent) {
  const drawing = drawn("svg", { viewBox, class: name }, parent);
  for (const d of paths) drawn("path", { d }, drawing);
  return drawing;
}

/// Sets a style only when it is another one: most do not change from frame to frame.
function style(element, name, value) {
  const known = (element.known ??= {});
  if (known[name] === value) return;
  known[name] = value;
  element.style[name] = value;
}

const px = (value) => `${Math.round(value * 1000) / 1000}px`;

function place(element, x, y, width, height) {
  // The property of its own, or what is turned would be moved along its turned axes.
  style(element, "translate", `${px(x)} ${px(y)}`);
  style(element, "width", px(Math.max(0, width)));
  style(element, "height", px(Math.max(0, height)));
}

const show = (element, isShown) => style(element, "display", isShown ? "" : "none");

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
class Part {
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
    style(this.arrow, "rotate", `${Math.round(number("arrow.rotation") * 100) / 100}deg`);

    const spins = frame[at["loading.animating"]] === 1;
    show(this.spinner, spins);
    if (spins) {
      const size = this.words("loading.style")[frame[at["loading.style"]]] === "large" ? 37 : 20;
      place(this.spinner, frame[at["loading.center.x"]] - size / 2, frame[at["loading.center.y"]] - size / 2, size, size);
      // Eight steps a second, as the system's.
      style(this.spinner, "rotate", `${Math.floor(world.now / 125e6) % 8 * 45}deg`);
      style(this.spinner, "opacity", String(number("loading.alpha")));
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
    style(element, "fontSize", px(frame[this.at[`${name}.fontSize`]]));
    style(element, "color", `#${(frame[this.at[`${name}.textColor`]] >>> 0).toString(16).padStart(8, "0")}`);
  }

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
    // Who goes back in time comes to where a round has not begun yet; it is played as if it had.
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

export class Phone {
  #device;
  #screen;
  #content;
  #rows = [];
  #rowPool;
  #parts;
  #columns;
  #looks = [];
  #frame;
  #said = "";
  scale = 1;
  speed = 1;

  constructor(columns) {
    this.#columns = columns;
    this.#device = part("device");
    this.#screen = part("screen");
    this.#content = part("content");
    this.#rowPool = make("div", "rows", this.#content);
    this.#parts = roles.map((role) => new Part(role, columns, this.#content));
  }

  get surface() { return this.#screen; }
  get #at() { return (name) => this.#frame[this.#columns.at(name)]; }

  /// The frames and arrows that components show: `[{ role, state, count, width, height, files }]`.
  set looks(looks) {
    this.#looks = looks;
    for (const part of this.#parts) {
      part.sequence = null;
      const arrow = looks.find((one) => one.role === part.role && one.state === null);
      part.arrow.style.backgroundImage = arrow?.files.length ? `url("${arrow.files[0]}")` : "";
      part.arrow.classList.toggle("own", Boolean(arrow?.files.length));
    }
  }

  /// Fits the phone into the room there is.
  fit() {
    if (!this.#frame) return;
    const [width, height] = [this.#at("scroll.viewport.width"), this.#at("scroll.viewport.height")];
    const stage = this.#device.parentElement;
    const frame = getComputedStyle(stage);
    const bezel = 24;
    const hint = part("phone-help").offsetHeight + Number.parseFloat(frame.rowGap);
    const padding = Number.parseFloat(frame.paddingTop) * 2;
    // Where the page scrolls, the phone and the time below it fit on the screen together.
    const isFixed = matchMedia("(min-width: 1100px)").matches;
    const outside = isFixed ? 0 : part("track").parentElement.offsetHeight + 64;
    const tall = (isFixed ? stage.clientHeight : Math.min(innerHeight - outside, 820)) - hint - padding;
    const room = { width: stage.clientWidth - Number.parseFloat(frame.paddingLeft) * 2, height: tall };
    this.scale = Math.min(1, (room.width - bezel) / width, Math.max(300, room.height - bezel) / height);
    this.#device.style.width = px(width * this.scale + bezel);
    this.#device.style.height = px(height * this.scale + bezel);
    this.#screen.style.width = px(width);
    this.#screen.style.height = px(height);
    this.#screen.style.transform = `scale(${this.scale})`;
  }

  draw(world, animations, bars) {
    this.#frame = world.frame();
    const at = this.#at;
    const seen = (name) => at(name) + animations.missing(this.#columns.at(name), world.now);
    const size = `${at("scroll.viewport.width")}×${at("scroll.viewport.height")}`;
    if (this.size !== size) {
      this.size = size;
      this.fit();
    }
    const [x, y] = [seen("scroll.offset.x"), seen("scroll.offset.y")];
    style(this.#content, "transform", `translate(${px(-x)},${px(-y)})`);
    this.#drawRows(x, y, at);
    for (const part of this.#parts) part.draw(this.#frame, animations, world, this.#looks);
    const top = at("scroll.inset.top") - at("scroll.contentInset.top");
    const bar = part("top-bar");
    style(bar, "height", px(top));
    bar.dataset.bars = top < 1 ? "none" : bars ?? (top >= 64 ? "nav" : "status");
    show(part("home"), at("scroll.inset.bottom") > at("scroll.contentInset.bottom"));
    show(part("away"), at("scroll.window") !== 1);
    this.#say(world);
  }

  /// Rows, or cards where the content is wider than the phone; only those that can be seen are there.
  #drawRows(x, y, at) {
    const [width, height] = [at("scroll.content.width"), at("scroll.content.height")];
    const [viewWidth, viewHeight] = [at("scroll.viewport.width"), at("scroll.viewport.height")];
    const isWide = width > viewWidth * 1.2;
    // The content's width stays when the phone turns; rows of a table would not.
    const rowWidth = isWide ? width : Math.max(width, viewWidth);
    place(this.#rowPool, 0, 0, rowWidth, height);
    const rows = at("scroll.rows");
    const extent = isWide ? 164 : rows > 0 ? height / rows : 64;
    const [length, from, room] = isWide ? [width, x, viewWidth] : [height, y, viewHeight];
    const count = height > 0 && width > 0 ? Math.ceil(length / extent - 0.001) : 0;
    const first = Math.max(0, Math.floor(from / extent));
    const needed = Math.max(0, Math.min(count - first, Math.ceil(room / extent) + 1));
    while (this.#rows.length < needed) {
      const row = make("div", "row", this.#rowPool);
      row.append(make("i", "face", null), make("b", "", null), make("u", "", null), make("s", "", null));
      this.#rows.push(row);
    }
    this.#rowPool.classList.toggle("cards", isWide);
    this.#rows.forEach((row, i) => {
      const index = first + i;
      show(row, i < needed);
      if (i >= needed) return;
      if (isWide) place(row, index * extent, 0, Math.min(extent, length - index * extent), height);
      else place(row, 0, index * extent, rowWidth, Math.min(extent, length - index * extent));
      if (row.index === index) return;
      row.index = index;
      row.lastChild.textContent = String(index + 1);
      // The same row always looks the same, and no two neighbours do.
      row.style.setProperty("--hue", String(index * 47 % 360));
      row.style.setProperty("--title", `${34 + index * 29 % 31}%`);
      row.style.setProperty("--line", `${52 + index * 37 % 33}%`);
    });
  }

  /// What the components say, for those who listen.
  #say(world) {
    const words = this.#parts.filter((part) => !Number.isNaN(this.#frame[part.at.type])).map((part) => {
      const state = part.words("state")[this.#frame[part.at.state]];
      return state === "idle" ? "" : `${part.role} ${state}`;
    }).filter(Boolean).join(", ");
    if (words === this.#said) return;
    this.#said = words;
    part("said").textContent = words || "idle";
  }

  /// Whose label is at a place of the page; undefined if none.
  componentAt({ clientX, clientY }) {
    return this.#parts.find((part) => {
      const box = part.label.getBoundingClientRect();
      return part.box.style.display !== "none" && part.label.style.display !== "none"
        && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    })?.role;
  }

  /// How much of a header or back footer an offset shows: `[{ role, points(offset) }]`.
  edges() {
    const at = this.#at;
    const edges = [];
    const top = at("header.originalInset.top");
    if (!Number.isNaN(top)) edges.push({ role: "header", points: ({ y }) => -top - y });
    const kind = this.#columns.all[this.#columns.at("footer.type")].words[at("footer.type")];
    if (kind?.startsWith("back")) {
      const [lead, trail] = [at("footer.originalInset.top"), at("footer.originalInset.bottom")];
      const over = at("scroll.content.height") - (at("scroll.viewport.height") - trail - lead);
      edges.push({ role: "footer", points: ({ y }) => y - (Math.max(over, 0) - lead) });
    }
    return edges;
  }
}
