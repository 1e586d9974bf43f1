// The screen of a phone: draws a frame as the scroll view and its components would look.

import { Component } from "./component.js";
import { make, place, px, show, style } from "./dom.js";

export class Screen {
  #rows = [];
  #rowPool;
  #content;
  #bar;
  #clock;
  #title;
  #home;
  #away;
  #columns;
  #frame;
  #scene;

  /// - root: the element of the screen, with those that page.html has in it.
  constructor(root, engine) {
    this.root = root;
    this.#columns = engine.columns;
    const names = ["content", "top-bar", "clock", "nav", "home", "away"];
    [this.#content, this.#bar, this.#clock, this.#title, this.#home, this.#away] = names.map((name) => root.querySelector(`.${name}`));
    this.#rowPool = make("div", "rows", this.#content);
    this.components = engine.tables.roles.map((role) => new Component(role, engine, this.#content));
  }

  /// The value of an observable in the frame that was drawn last.
  get at() { return (name) => this.#frame[this.#columns.at(name)]; }
  get isDrawn() { return this.#frame !== undefined; }
  /// The components in the frame that was drawn last.
  get present() { return this.components.filter(({ at }) => !Number.isNaN(this.#frame[at.type])); }

  /// Shows a scene from now on: its name, the local time of day at which it begins, in seconds, and what its components show.
  ///
  /// - images: the frames and arrows: `[{ role, state, count, width, height, files }]`.
  /// - parts: the parts that presets add to components: `[{ role, name, kind, images, frames }]`.
  use(scene) {
    this.#scene = scene;
    this.#title.textContent = scene.name;
    for (const component of this.components) {
      const arrow = scene.images.find((one) => one.role === component.role && one.state === null);
      component.arrow.style.backgroundImage = arrow?.files.length ? `url("${arrow.files[0]}")` : "";
      component.arrow.classList.toggle("own", Boolean(arrow?.files.length));
      component.parts = scene.parts.filter(({ role }) => role === component.role);
    }
  }

  /// - bars: the bars at the top of the phone, none, status or nav; if there are none, the inset says which.
  draw(world, animations, bars) {
    this.#frame = world.frame();
    const { at } = this;
    const seen = (name) => at(name) + animations.missing(this.#columns.at(name), world.now);
    style(this.root, "width", px(at("scroll.viewport.width")));
    style(this.root, "height", px(at("scroll.viewport.height")));
    const [x, y] = [seen("scroll.offset.x"), seen("scroll.offset.y")];
    style(this.#content, "transform", `translate(${px(-x)},${px(-y)})`);
    this.#drawRows(x, y);
    for (const component of this.components) component.draw(this.#frame, animations, world, this.#scene.images);
    const top = at("scroll.inset.top") - at("scroll.contentInset.top");
    style(this.#bar, "height", px(top));
    this.#bar.dataset.bars = top < 1 ? "none" : bars ?? (top >= 64 ? "nav" : "status");
    const minutes = Math.floor((this.#scene.clock + world.now / 1e9) / 60);
    const time = [Math.floor(minutes / 60) % 24, minutes % 60].map((number) => String(number).padStart(2, "0")).join(":");
    if (this.#clock.textContent !== time) this.#clock.textContent = time;
    show(this.#home, at("scroll.inset.bottom") > at("scroll.contentInset.bottom"));
    show(this.#away, at("scroll.window") !== 1);
  }

  /// Draws rows, or cards if the content is wider than the phone; only the visible ones have elements.
  #drawRows(x, y) {
    const { at } = this;
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
    // Of rows that are too low to be distinguished, there may be hundreds of thousands on a screen, so only some are drawn.
    const step = extent < 4 ? Math.ceil(12 / extent) : 1;
    const first = Math.ceil(Math.max(0, Math.floor(from / extent)) / step) * step;
    const needed = Math.max(0, Math.ceil(Math.min(count - first, Math.ceil(room / extent) + 1) / step));
    while (this.#rows.length < needed) {
      const row = make("div", "row", this.#rowPool);
      row.append(make("i", "face", null), make("b", "", null), make("u", "", null), make("s", "", null));
      this.#rows.push(row);
    }
    this.#rowPool.classList.toggle("cards", isWide);
    this.#rows.forEach((row, i) => {
      const index = first + i * step;
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
}
