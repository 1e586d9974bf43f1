// A look at another moment: a small phone over the timeline, while the mouse is on the timeline, a step or an event.

import { make, part, px } from "./dom.js";
import { Glass } from "./glass.js";

/// The height of the small phone, in CSS pixels.
const peekHeight = 220;

export class Peek {
  #engine;
  #player;
  #timeline;
  #steps;
  #strip;
  #box = part("peek");
  #glass = null;
  #scene = null;

  constructor(engine, player, timeline, steps, strip) {
    this.#engine = engine;
    this.#player = player;
    this.#timeline = timeline;
    this.#steps = steps;
    this.#strip = strip;
  }

  /// Shows moments of a scene from now on.
  use(scene) {
    this.#scene = scene;
    this.#glass?.use(scene);
    this.show(null);
  }

  /// Shows a moment, `{ time, position, from }` as of a step, in the timeline, among the steps and as a picture; null for none.
  ///
  /// - bars: the bars of the phone.
  show(moment, bars) {
    this.#timeline.pointed = moment;
    const number = this.#steps.point(moment);
    this.#strip.point(number);
    this.#box.hidden = moment === null;
    if (moment === null) return;
    if (!this.#glass) {
      this.#glass = new Glass(this.#box, this.#engine, this.#scene);
      make("span", "", this.#box);
    }
    this.#glass.draw(this.#player, moment, bars, { height: peekHeight });
    const seconds = `${(moment.time / 1e9).toFixed(3)} s`;
    this.#box.lastChild.textContent = number === undefined ? seconds : `${seconds} · step ${number}`;
    const room = this.#box.offsetWidth / 2 + 8;
    // Above what the mouse is on: a small phone, or the moment in the timeline.
    const own = this.#strip.pointedBox;
    const middle = own ? own.left + own.width / 2 : part("track").getBoundingClientRect().left + this.#timeline.x(moment.time);
    const above = own ? this.#box.parentElement.getBoundingClientRect().top - own.top : 0;
    this.#box.style.bottom = `calc(100% + ${px(above + 8)})`;
    // The events at which the mouse points stay in view.
    const events = part("events");
    const right = events.matches(":hover") ? events.getBoundingClientRect().left : document.documentElement.clientWidth;
    this.#box.style.left = px(Math.max(room, Math.min(right - room, middle)));
  }
}
