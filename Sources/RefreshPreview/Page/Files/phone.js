// The phone: draws a frame as the scroll view and its components would look.

import { Component } from "./component.js";
import { make, part, place, px, show, style } from "./dom.js";

export class Phone {
  #device;
  #screen;
  #content;
  #rows = [];
  #rowPool;
  #components;
  #columns;
  #images = [];
  #frame;
  #said = "";
  scale = 1;
  speed = 1;
  /// The local time of day at which the scene begins, in seconds.
  clock = 0;

  constructor(engine) {
    this.#columns = engine.columns;
    this.#device = part("device");
    this.#screen = part("screen");
    this.#content = part("content");
    this.#rowPool = make("div", "rows", this.#content);
    this.#components = engine.tables.roles.map((role) => new Component(role, engine, this.#content));
  }

  get surface() { return this.#screen; }
  get stage() { return this.#device.parentElement; }
  get #at() { return (name) => this.#frame[this.#columns.at(name)]; }

  /// The frames and arrows that components show: `[{ role, state, count, width, height, files }]`.
  set images(images) {
    this.#images = images;
    for (const component of this.#components) {
      const arrow = images.find((one) => one.role === component.role && one.state === null);
      component.arrow.style.backgroundImage = arrow?.files.length ? `url("${arrow.files[0]}")` : "";
      component.arrow.classList.toggle("own", Boolean(arrow?.files.length));
    }
  }

  /// The parts that presets add to components: `[{ role, name, kind, images, frames }]`.
  set parts(parts) {
    for (const component of this.#components) component.parts = parts.filter(({ role }) => role === component.role);
  }

  /// Scales the phone to fit the available room.
  fit() {
    if (!this.#frame) return;
    const [width, height] = [this.#at("scroll.viewport.width"), this.#at("scroll.viewport.height")];
    const { stage } = this;
    const frame = getComputedStyle(stage);
    const bezel = 24;
    const hint = part("phone-help").offsetHeight + Number.parseFloat(frame.rowGap);
    const padding = Number.parseFloat(frame.paddingTop) * 2;
    // If the page scrolls, the phone and the timeline below it fit on the screen together.
    const isFixed = matchMedia("(min-width: 1100px)").matches;
    const outside = isFixed ? 0 : part("track").parentElement.offsetHeight + 64;
    const tall = (isFixed ? stage.clientHeight : Math.min(innerHeight - outside, 820)) - hint - padding;
    const room = { width: stage.clientWidth - Number.parseFloat(frame.paddingLeft) * 2, height: tall };
    this.scale = Math.min((room.width - bezel) / width, Math.max(300, room.height - bezel) / height);
    this.#device.style.width = px(width * this.scale + bezel);
    this.#device.style.height = px(height * this.scale + bezel);
    this.#device.style.borderRadius = px(36 * this.scale + bezel / 2);
    this.#screen.style.width = px(width);
    this.#screen.style.height = px(height);
    this.#screen.style.transform = `scale(${this.scale})`;
    // Messages have the room beside the phone.
    document.body.style.setProperty("--beside", px(this.#device.getBoundingClientRect().left - 24));
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
    for (const component of this.#components) component.draw(this.#frame, animations, world, this.#images);
    const top = at("scroll.inset.top") - at("scroll.contentInset.top");
    const bar = part("top-bar");
    style(bar, "height", px(top));
    bar.dataset.bars = top < 1 ? "none" : bars ?? (top >= 64 ? "nav" : "status");
    const minutes = Math.floor((this.clock + world.now / 1e9) / 60);
    const time = [Math.floor(minutes / 60) % 24, minutes % 60].map((number) => String(number).padStart(2, "0")).join(":");
    if (part("phone-clock").textContent !== time) part("phone-clock").textContent = time;
    show(part("home"), at("scroll.inset.bottom") > at("scroll.contentInset.bottom"));
    show(part("away"), at("scroll.window") !== 1);
    this.#say(world);
  }

  /// Draws rows, or cards if the content is wider than the phone; only the visible ones have elements.
  #drawRows(x, y, at) {
    const [width, height] = [at("scroll.content.width"), at("scroll.content.height")];
    const [viewWidth, viewHeight] = [at("scroll.viewport.width"), at("scroll.viewport.height")];
    const isWide = width > viewWidth * 1.2;
    // The content keeps its width when the phone rotates; rows of a table would not.
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
      // A row always looks the same, and never like its neighbours.
      row.style.setProperty("--hue", String(index * 47 % 360));
      row.style.setProperty("--title", `${34 + index * 29 % 31}%`);
      row.style.setProperty("--line", `${52 + index * 37 % 33}%`);
    });
  }

  /// Updates the texts of the components for screen readers.
  #say(world) {
    const words = this.#components.filter(({ at }) => !Number.isNaN(this.#frame[at.type])).map(({ at, role, words }) => {
      const state = words("state")[this.#frame[at.state]];
      return state === "idle" ? "" : `${role} ${state}`;
    }).filter(Boolean).join(", ");
    if (words === this.#said) return;
    this.#said = words;
    part("said").textContent = words || "idle";
  }

  /// Returns whether an event is on the footer's label.
  isOnFooter({ clientX, clientY }) {
    const { box: component, label } = this.#components.find(({ role }) => role === "footer");
    const box = label.getBoundingClientRect();
    return component.style.display !== "none" && label.style.display !== "none"
      && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  }

  /// Returns how much of a header or back footer is visible at an offset: `[{ role, points(offset) }]`.
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
