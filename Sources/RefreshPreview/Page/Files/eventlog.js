// The events and the actions between them, the latest first; a click on one goes to its time.

import { happenings } from "./event.js";

/// The greatest number of events that are shown; all are kept.
const most = 200;

export class EventLog {
  #parent;
  #shown = 0;
  #state = null;

  /// - go: goes to a time in nanoseconds.
  /// - point: is called with the moment of the event at which a mouse points, `{ time }`, and with null once there is none.
  constructor(parent, go, point) {
    this.#parent = parent;
    parent.addEventListener("click", (event) => {
      const line = event.target.closest("li");
      if (line?.time !== undefined) go(line.time);
    });
    parent.addEventListener("pointerover", (event) => {
      const time = event.target.closest("li")?.time;
      if (event.pointerType === "mouse") point(time === undefined ? null : { time });
    });
    parent.addEventListener("pointerleave", () => point(null));
  }

  draw(player) {
    const { past, position, events, log } = player;
    const state = [past, position, events.length, log.length].join();
    if (state === this.#state) return;
    this.#state = state;
    const all = happenings(player);
    if (all.length < this.#shown) {
      this.#parent.replaceChildren();
      this.#shown = 0;
    }
    for (; this.#shown < all.length; this.#shown++) {
      const { time, text, kind, fields, index, position } = all[this.#shown];
      const line = document.createElement("li");
      const [subject, rest] = [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)];
      line.className = kind;
      line.time = time;
      Object.assign(line, { index, position });
      const when = document.createElement("time");
      when.textContent = (time / 1e9).toFixed(3);
      const who = document.createElement("b");
      who.textContent = subject;
      const what = document.createElement("span");
      what.textContent = rest.replace("->", "→").trim();
      line.append(when, who, what);
      if (kind === "state") line.dataset.state = fields.to;
      this.#parent.prepend(line);
      if (this.#parent.children.length > most) this.#parent.lastChild.remove();
    }
    for (const line of this.#parent.children) {
      const isAhead = line.index >= past || line.position >= position;
      if (line.isAhead !== isAhead) line.classList.toggle("ahead", line.isAhead = isAhead);
    }
  }
}
