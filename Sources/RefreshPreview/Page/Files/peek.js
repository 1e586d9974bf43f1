// A look at another moment: a small phone over the timeline, while the mouse is on the timeline, a step or an event.

import { make, part, px } from "./dom.js";
import { Screen } from "./screen.js";

/// The height of the small phone, in CSS pixels.
const peekHeight = 220;

export class Peek {
  #engine;
  #player;
  #timeline;
  #steps;
  #box = part("peek");
  #screen = null;
  #scene = null;
  #moment = null;

  constructor(engine, player, timeline, steps) {
    this.#engine = engine;
    this.#player = player;
    this.#timeline = timeline;
    this.#steps = steps;
  }

  /// Shows moments of a scene from now on.
  use(scene) {
    this.#scene = scene;
    this.#screen?.use(scene);
    this.show(null);
  }

  /// Shows a moment, `{ time, position, from }` as of a step, in the timeline, among the steps and as a picture; null for none.
  ///
  /// - bars: the bars of the phone.
  show(moment, bars) {
    this.#timeline.pointed = moment;
    const number = this.#steps.point(moment);
    this.#box.hidden = moment === null;
    if (moment === null) return;
    this.#screen ??= this.#made();
    const { root } = this.#screen;
    root.dataset.look = part("screen").dataset.look ?? "";
    this.#player.peek(moment, (world, animations) => {
      this.#screen.draw(world, animations, bars);
      const { at } = this.#screen;
      const scale = peekHeight / at("scroll.viewport.height");
      root.style.transform = `scale(${scale})`;
      root.parentElement.style.width = px(at("scroll.viewport.width") * scale);
      root.parentElement.style.height = px(peekHeight);
    });
    const seconds = `${(moment.time / 1e9).toFixed(3)} s`;
    this.#box.lastChild.textContent = number === undefined ? seconds : `${seconds} · step ${number}`;
    const room = this.#box.offsetWidth / 2 + 8;
    const middle = part("track").getBoundingClientRect().left + this.#timeline.x(moment.time);
    // The events at which the mouse points stay in view.
    const events = part("events");
    const right = events.matches(":hover") ? events.getBoundingClientRect().left : document.documentElement.clientWidth;
    this.#box.style.left = px(Math.max(room, Math.min(right - room, middle)));
  }

  /// Makes the small phone, with a screen like that of the large one.
  #made() {
    const root = part("screen").cloneNode(true);
    for (const element of [root, ...root.querySelectorAll("[id]")]) element.removeAttribute("id");
    root.querySelector(".content").replaceChildren();
    for (const { name } of [...root.attributes]) if (name !== "class") root.removeAttribute(name);
    make("div", "glass", this.#box).append(root);
    make("span", "", this.#box);
    const screen = new Screen(root, this.#engine);
    screen.use(this.#scene);
    return screen;
  }
}
