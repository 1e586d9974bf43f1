// Animations: values that move on the screen to where the engine has already set them.
//
// As in UIKit, the engine's model has its new values at the start of an animation, and the user sees them later.
// Each animation adds the remaining difference to the model's value, so that a finger, physics and several
// animations can act together.

/// UIKit's ease-in-out: the cubic Bézier curve (0.42, 0) (0.58, 1), solved for the time.
export function easeInOut(share) {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  let s = share;
  for (let round = 0; round < 5; round++) {
    const x = 3 * 0.42 * s * (1 - s) ** 2 + 3 * 0.58 * s ** 2 * (1 - s) + s ** 3 - share;
    const slope = 1.26 * (1 - s) ** 2 + 0.96 * s * (1 - s) + 1.26 * s ** 2;
    s -= x / slope;
  }
  return s * s * (3 - 2 * s);
}

export class Animations {
  #engine;
  #running = [];

  constructor(engine, running = []) {
    this.#engine = engine;
    this.#running = running;
  }

  get #columns() { return this.#engine.columns; }
  copy() { return new Animations(this.#engine, this.#running.slice()); }
  get isRunning() { return this.#running.length > 0; }

  /// Starts the animation of an event.
  ///
  /// - before, after: the frames before and after it.
  begin(event, before, after) {
    if (event.kind !== "animation") return;
    const { role, name, duration: seconds } = event.fields;
    if (Number(seconds) <= 0) return;
    for (const path of this.#engine.tables.animated[name]) {
      const column = this.#columns.at(path.replace("*", role));
      const missing = before[column] - after[column];
      if (!missing || Number.isNaN(missing)) continue;
      // Two animations at one instant change a value only once.
      if (this.#running.some((one) => one.column === column && one.began === event.time)) continue;
      this.#running.push({ column, missing, began: event.time, duration: Number(seconds) * 1e9, name });
    }
  }

  /// Ends the animations of the offset, because a finger takes hold of the content where it is visible.
  stopOffset() {
    const offset = [this.#columns.at("scroll.offset.x"), this.#columns.at("scroll.offset.y")];
    this.#running = this.#running.filter((one) => !offset.includes(one.column));
  }

  /// Removes the animations that are over.
  advance(now) {
    if (this.#running.some((one) => now >= one.began + one.duration)) {
      this.#running = this.#running.filter((one) => now < one.began + one.duration);
    }
  }

  /// Returns what has to be added to a model's value at a given time.
  missing(column, now) {
    let sum = 0;
    for (const one of this.#running) {
      if (one.column === column) sum += one.missing * (1 - easeInOut((now - one.began) / one.duration));
    }
    return sum;
  }
}
