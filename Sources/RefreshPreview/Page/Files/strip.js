// Small phones below the large one, at the start of a scenario and after each of its steps: they lead to their moments.

import { make } from "./dom.js";
import { Glass } from "./glass.js";
import { plainKey } from "./keys.js";

/// The greatest number of small phones; those of longer scenarios are spread over their steps.
const mostPhones = 40;
/// The height of a small phone, and the greatest width, in CSS pixels.
const [phoneHeight, widestPhone] = [64, 88];

export class Strip {
  #parent;
  #engine;
  #player;
  #scene;
  #phones = [];
  #present = -1;
  #bars;
  #look;
  /// Whether the phones have been asked for since they were made.
  #isAsked = false;
  #isDrawing = false;

  /// - parent: the list of the phones.
  /// - go: goes to a moment, `{ time, position }`.
  /// - point: is called with the mark of the step at whose phone a mouse points, and with null once there is none.
  constructor(parent, engine, player, go, point) {
    this.#parent = parent;
    this.#engine = engine;
    this.#player = player;
    const indexOf = (event) => this.#phones.findIndex(({ button }) => button === event.target.closest("button"));
    parent.addEventListener("click", (event) => {
      const phone = this.#phones[indexOf(event)];
      if (phone) go(phone.mark);
    });
    parent.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") point(this.#phones[indexOf(event)]?.mark ?? null);
    });
    parent.addEventListener("pointerleave", () => point(null));
    parent.addEventListener("keydown", (event) => {
      const index = indexOf(event);
      const next = this.#phones[{ ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1, Home: 0, End: this.#phones.length - 1 }[plainKey(event)]];
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.button.focus();
      go(next.mark);
    });
  }

  /// Makes the phones of a scenario, which ``draw(bars, look)`` fills one after the other.
  ///
  /// - steps: the steps of the feed; null if there are none.
  /// - marks: their ends.
  use(scene, steps, marks) {
    this.#scene = scene;
    this.#present = -1;
    this.#isAsked = false;
    // A recording has no steps, but the large phone keeps its size.
    this.#parent.hidden = scene.steps === null;
    const moments = [{ time: 0, position: 0, from: 0, number: 0 }];
    // An expectation that holds looks like the step before it.
    for (const mark of marks) {
      const step = steps.find(({ number }) => number === mark.number);
      if (step?.commands.length || mark.isFailed) moments.push(mark);
    }
    const count = Math.min(moments.length, mostPhones);
    const shown = Array.from({ length: count }, (_, index) => moments[count < 2 ? 0 : Math.round(index * (moments.length - 1) / (count - 1))]);
    const frame = this.#player.world.frame();
    const at = (name) => frame[this.#player.columns.at(name)];
    const width = Math.max(36, Math.min(widestPhone, phoneHeight * at("scroll.viewport.width") / at("scroll.viewport.height")));
    this.#parent.style.setProperty("--wide", `${Math.round(width)}px`);
    this.#phones = marks.length === 0 ? [] : shown.map((mark) => {
      const step = steps?.find(({ number }) => number === mark.number);
      const line = document.createElement("li");
      const button = make("button", "", line);
      button.type = "button";
      button.tabIndex = -1;
      button.classList.toggle("failed", mark.isFailed === true);
      const words = step ? `step ${mark.number}, ${step.text}` : "start";
      button.setAttribute("aria-label", `${words}, at ${(mark.time / 1e9).toFixed(2)} s${mark.isFailed ? ", failed" : ""}`);
      const box = make("span", "small", button);
      const name = make("span", "number", button);
      name.textContent = mark.number || "start";
      return { mark, line, button, box, glass: null };
    });
    this.#parent.replaceChildren(...this.#phones.map(({ line }) => line));
    if (this.#phones.length) this.#phones[0].button.tabIndex = 0;
  }

  /// The box of the phone at which a mouse points, on the page; undefined if there is none.
  get pointedBox() { return this.#parent.querySelector("button:hover")?.getBoundingClientRect(); }

  /// Highlights the phone of a step at which a mouse points, here or elsewhere; undefined for none.
  point(number) {
    for (const { button, mark } of this.#phones) button.classList.toggle("pointed", mark.number === number);
  }

  /// Draws what is missing, and highlights the last phone whose moment has been reached.
  ///
  /// - bars: the bars of the phone.
  /// - look: what the phones look like besides; they are drawn again when it changes.
  draw(bars, look) {
    if (this.#parent.hidden) return;
    if (!this.#isAsked || this.#look !== look || this.#bars !== bars) {
      [this.#isAsked, this.#look, this.#bars] = [true, look, bars];
      for (const phone of this.#phones) phone.isDrawn = false;
      this.#drawNext();
    }
    const { position } = this.#player;
    const present = this.#phones.findLastIndex(({ mark }) => mark.position <= position);
    if (present === this.#present) return;
    this.#present = present;
    this.#phones.forEach(({ button }, index) => {
      button.tabIndex = index === Math.max(0, present) ? 0 : -1;
      if (index === present) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const line = this.#phones[present]?.line;
    if (line) this.#parent.scrollLeft = line.offsetLeft - this.#parent.offsetLeft - (this.#parent.clientWidth - line.offsetWidth) / 2;
  }

  /// Draws one phone in each frame, so that the large one doesn't wait for them.
  #drawNext() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      const phone = this.#phones.find(({ isDrawn }) => !isDrawn);
      if (!phone) return;
      phone.isDrawn = true;
      phone.glass ??= new Glass(phone.box, this.#engine, this.#scene);
      phone.glass.draw(this.#player, phone.mark, this.#bars, { width: widestPhone, height: phoneHeight });
      this.#drawNext();
    });
  }
}
