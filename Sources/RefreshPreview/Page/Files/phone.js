// The phone: a screen that fits the page, is touched, and says what happens to screen readers.

import { part, px } from "./dom.js";
import { Screen } from "./screen.js";

export class Phone {
  #device;
  #columns;
  #said = "";
  #size;
  scale = 1;
  speed = 1;

  constructor(engine) {
    this.#columns = engine.columns;
    this.#device = part("device");
    this.screen = new Screen(part("screen"), engine);
  }

  get surface() { return this.screen.root; }
  get stage() { return this.#device.parentElement; }

  /// Scales the phone to fit the available room.
  fit() {
    if (!this.screen.isDrawn) return;
    const { at } = this.screen;
    const [width, height] = [at("scroll.viewport.width"), at("scroll.viewport.height")];
    const { stage } = this;
    const frame = getComputedStyle(stage);
    const bezel = 24;
    const below = [part("phone-help"), part("strip")].filter(({ hidden }) => !hidden);
    const hint = below.reduce((height, element) => height + element.offsetHeight + Number.parseFloat(frame.rowGap), 0);
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
    this.surface.style.transform = `scale(${this.scale})`;
    // Messages have the room beside the phone.
    document.body.style.setProperty("--beside", px(this.#device.getBoundingClientRect().left - 24));
  }

  draw(world, animations, bars) {
    this.screen.draw(world, animations, bars);
    const { at } = this.screen;
    const size = `${at("scroll.viewport.width")}×${at("scroll.viewport.height")}`;
    if (this.#size !== size) {
      this.#size = size;
      this.fit();
    }
    this.#say();
  }

  /// Updates the texts of the components for screen readers.
  #say() {
    const words = this.screen.present.map(({ role, words }) => {
      const state = words("state")[this.screen.at(`${role}.state`)];
      return state === "idle" ? "" : `${role} ${state}`;
    }).filter(Boolean).join(", ");
    if (words === this.#said) return;
    this.#said = words;
    part("said").textContent = words || "idle";
  }

  /// Returns whether an event is on the footer's label.
  isOnFooter({ clientX, clientY }) {
    const { box: component, label } = this.screen.components.find(({ role }) => role === "footer");
    const box = label.getBoundingClientRect();
    return component.style.display !== "none" && label.style.display !== "none"
      && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  }

  /// Returns how much of a header or back footer is visible at an offset: `[{ role, points(offset) }]`.
  edges() {
    const { at } = this.screen;
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
