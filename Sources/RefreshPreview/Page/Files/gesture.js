// Translates a finger, a mouse or a wheel on the phone to a finger in the engine.

import { plainKey } from "./keys.js";

/// The time before a finger is lifted that determines its velocity, in milliseconds.
const velocityWindow = 80;
/// The distance below which a finger taps, in points.
const tapDistance = 4;

export class Gesture {
  #surface;
  #phone;
  #player;
  #commands;
  #pointer = null;
  #start = null;
  #last = null;
  #pending = { x: 0, y: 0 };
  #trail = [];
  #isDown = false;
  #wheelEnd = 0;
  /// The arrow keys that are held.
  #held = new Set();

  /// - surface: the element that is touched.
  /// - phone: provides the scale, and whether an event is on the footer's label: `scale`, `isOnFooter(event)`.
  /// - player: performs the actions.
  /// - commands: makes the commands of a finger.
  constructor(surface, phone, player, commands, wake) {
    this.#surface = surface;
    this.#phone = phone;
    this.#player = player;
    this.#commands = commands;
    this.wake = wake;
    surface.addEventListener("pointerdown", (event) => this.#down(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", (event) => this.#cancel(event));
    surface.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    surface.addEventListener("keydown", (event) => this.#key(event));
    // The focus may leave the surface while keys are held, and the page while they are released.
    addEventListener("keyup", (event) => this.#letGo(event.key));
    addEventListener("blur", () => this.#letGo(...this.#held));
  }

  get isActive() { return this.#pointer !== null || this.#isDown; }

  /// Forgets a finger that is down, because the simulation started again.
  reset() {
    this.#pointer = null;
    this.#isDown = false;
    this.#pending = { x: 0, y: 0 };
    this.#held.clear();
    clearTimeout(this.#wheelEnd);
  }

  #perform(name, values, finger) {
    this.#player.act({ action: "perform", command: this.#commands.make(name, values), finger });
  }

  /// Passes on how far the finger has moved since the last frame.
  flush() {
    const { x, y } = this.#pending;
    if (!this.#isDown || (!x && !y)) return;
    this.#pending = { x: 0, y: 0 };
    this.#perform("move", { x, y }, { does: "move", edges: this.#phone.edges() });
  }

  #down(event) {
    if (event.button !== 0 || this.#pointer !== null) return;
    if (this.#isDown) this.#lift({ x: 0, y: 0 });
    this.#pointer = event.pointerId;
    this.#surface.setPointerCapture(event.pointerId);
    this.#start = this.#last = { x: event.clientX, y: event.clientY };
    this.#trail = [{ time: event.timeStamp, x: event.clientX, y: event.clientY }];
    // A finger stops moving content immediately; on content at rest, it may become a tap.
    if (this.#player.isMoving && this.#player.isLive) this.#touch();
  }

  #move(event) {
    if (event.pointerId !== this.#pointer) return;
    const scale = this.#phone.scale;
    for (const one of event.getCoalescedEvents?.() ?? [event]) {
      this.#trail.push({ time: one.timeStamp, x: one.clientX, y: one.clientY });
    }
    if (!this.#isDown) {
      const way = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
      if (way < tapDistance * scale) return;
      this.#touch();
      this.#last = { x: event.clientX, y: event.clientY };
      return;
    }
    this.#pending.x += (event.clientX - this.#last.x) / scale;
    this.#pending.y += (event.clientY - this.#last.y) / scale;
    this.#last = { x: event.clientX, y: event.clientY };
    this.wake();
  }

  #up(event) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    if (!this.#isDown) {
      if (this.#phone.isOnFooter(event)) this.#perform("tap");
      this.wake();
      return;
    }
    this.#trail.push({ time: event.timeStamp, x: event.clientX, y: event.clientY });
    this.flush();
    this.#lift(this.#velocity(event.timeStamp));
  }

  #cancel(event) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    if (!this.#isDown) return;
    this.flush();
    this.#isDown = false;
    this.#perform("cancel", {}, { does: "cancel" });
    this.wake();
  }

  #touch() {
    this.#isDown = true;
    this.#perform("touch", {}, { does: "down", edges: this.#phone.edges() });
    this.wake();
  }

  #lift(velocity) {
    this.#isDown = false;
    this.#pending = { x: 0, y: 0 };
    // Whole points per second, so that exactly what was done is recorded.
    const whole = { x: Math.round(velocity.x) + 0, y: Math.round(velocity.y) + 0 };
    this.#perform("release", whole, { does: "up", velocity: whole });
    this.wake();
  }

  /// Returns the finger's velocity in points per second, over the last moments.
  #velocity(now) {
    const recent = this.#trail.filter((point) => now - point.time <= velocityWindow);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || last.time - first.time < 5) return { x: 0, y: 0 };
    const seconds = (last.time - first.time) / 1000 * this.#phone.scale * (this.#phone.speed || 1);
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }

  /// A wheel drags while it turns, and lets go a moment later.
  #wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    if (this.#pointer !== null) return;
    if (!this.#isDown) this.#touch();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    this.#pending.x -= event.deltaX * unit / this.#phone.scale;
    this.#pending.y -= event.deltaY * unit / this.#phone.scale;
    this.wake();
    clearTimeout(this.#wheelEnd);
    this.#wheelEnd = setTimeout(() => {
      if (!this.#isDown || this.#pointer !== null) return;
      this.flush();
      this.#lift({ x: 0, y: 0 });
    }, 120);
  }

  /// Arrow keys pull while they are held, and let go when they are released.
  #key(event) {
    const way = { ArrowDown: [0, -1], ArrowUp: [0, 1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] }[plainKey(event)];
    if (!way) return;
    event.preventDefault();
    this.#held.add(event.key);
    if (!this.#isDown) this.#touch();
    this.#pending.x += way[0] * 24;
    this.#pending.y += way[1] * 24;
    this.wake();
  }

  /// Lifts the finger when no arrow key is held any longer.
  #letGo(...keys) {
    const wasHeld = this.#held.size > 0;
    for (const key of keys) this.#held.delete(key);
    if (!wasHeld || this.#held.size > 0 || !this.#isDown || this.#pointer !== null) return;
    this.flush();
    this.#lift({ x: 0, y: 0 });
  }
}
