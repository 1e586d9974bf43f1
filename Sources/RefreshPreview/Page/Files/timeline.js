// The timeline: the content offset as a curve, a band of states for each component, marks for callbacks, and the
// current moment, which can be moved.

import { make, px, style } from "./dom.js";
import { plainKey } from "./keys.js";

/// The margin on both sides, so that the first and the last moment are drawn at their full width, too; in pixels.
const margin = 10;
/// The shortest time that is shown, in nanoseconds.
const least = 4e9;
/// The longest time between two samples of something that moves, in nanoseconds: slightly more than a frame. Between samples that
/// are farther apart, nothing was looked at because nothing moved until the later one.
const frame = 0.02e9;

export class Timeline {
  #track;
  #canvas;
  /// The greatest and the least offset, at their heights.
  #ends;
  #player;
  #words;
  #drawn = 0;
  #columns;
  /// The target of the mouse, here or elsewhere: `{ from, time }` in nanoseconds; `from` is missing for a moment.
  pointed = null;

  /// - seek: goes to a time in nanoseconds.
  /// - point: is called with the moment at which a mouse points, `{ time }`, and with null once there is none.
  /// - keys: the functions of other keys, by their names.
  constructor(track, player, seek, point, keys) {
    this.#track = track;
    this.#canvas = track.querySelector("canvas");
    this.#ends = ["most", "least"].map((name) => make("span", `end ${name}`, track));
    this.#player = player;
    this.#columns = player.columns;
    this.#words = player.columns.all[player.columns.at("header.state")].words;
    const timeAt = (event) => {
      const box = track.getBoundingClientRect();
      return (event.clientX - box.left - margin) / (box.width - 2 * margin) * this.#span;
    };
    track.addEventListener("pointerdown", (event) => {
      track.setPointerCapture(event.pointerId);
      point(null);
      seek(timeAt(event));
    });
    track.addEventListener("pointermove", (event) => {
      if (track.hasPointerCapture(event.pointerId)) seek(timeAt(event));
      else if (event.pointerType === "mouse") point({ time: Math.max(0, Math.min(player.end, timeAt(event))) });
    });
    track.addEventListener("pointerleave", () => point(null));
    track.addEventListener("keydown", (event) => {
      const ways = { ArrowDown: -0.1, ArrowUp: 0.1, PageDown: -1, PageUp: 1 };
      const key = plainKey(event);
      if (!(key in ways) && !keys[key]) return;
      event.preventDefault();
      event.stopPropagation();
      if (keys[key]) keys[key]();
      else seek(Math.max(0, Math.min(player.end, player.now + ways[key] * 1e9)));
    });
  }

  /// Returns the place of a time, in pixels from the left edge.
  x(time) { return margin + time / this.#span * (this.#canvas.clientWidth - 2 * margin); }

  get #span() { return Math.max(least, this.#player.end * 1.04); }

  /// Draws the timeline, but no more than 30 times a second while it is playing.
  draw(isForced, marks = []) {
    const clock = performance.now();
    if (!isForced && clock - this.#drawn < 33) return false;
    this.#drawn = clock;
    const player = this.#player;
    const scale = Math.min(2, window.devicePixelRatio || 1);
    const [width, height] = [this.#canvas.clientWidth, this.#canvas.clientHeight];
    if (this.#canvas.width !== Math.round(width * scale) || this.#canvas.height !== Math.round(height * scale)) {
      this.#canvas.width = Math.round(width * scale);
      this.#canvas.height = Math.round(height * scale);
    }
    const pen = this.#canvas.getContext("2d");
    const look = getComputedStyle(this.#track);
    const color = (name) => look.getPropertyValue(`--${name}`).trim();
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    const x = (time) => this.x(time);
    const frame = player.world.frame();
    const roles = player.roles
      .map((role, index) => ({ role, index })).filter(({ role }) => !Number.isNaN(frame[this.#columns.at(`${role}.type`)]));
    const bandHeight = 6, bandStep = 9;
    const bandsTop = height - roles.length * bandStep - 1;

    if (this.pointed) {
      const { from = this.pointed.time, time } = this.pointed;
      pen.fillStyle = color("pointed");
      pen.fillRect(x(from), 0, Math.max(2, x(time) - x(from)), height);
    }
    pen.font = `10px ${look.fontFamily}`;
    const tick = [1, 2, 5, 10, 30, 60, 300].find((step) => x(step * 1e9) - margin >= 56) ?? 600;
    this.#drawOffset(pen, x, 15, bandsTop - 5, color("offset"), roles.every(({ role }) => role === "trailer"));
    // The offset at the right end is written over the ticks.
    const room = width - pen.measureText(this.#ends[0].textContent).width - 14;
    for (let second = 0; x(second * 1e9) < width; second += tick) {
      pen.fillStyle = color("line");
      pen.fillRect(Math.round(x(second * 1e9)), 0, 1, height);
      pen.fillStyle = color("soft");
      const text = `${second} s`;
      if (x(second * 1e9) + 9 + pen.measureText(text).width < room) pen.fillText(text, x(second * 1e9) + 7, 11);
    }
    roles.forEach(({ index }, row) => this.#drawStates(pen, x, index, bandsTop + row * bandStep, bandHeight, color));
    pen.fillStyle = color("call");
    for (const event of player.events) {
      if (event.kind !== "call") continue;
      pen.beginPath();
      pen.arc(x(event.time), bandsTop - 4, 2, 0, 7);
      pen.fill();
    }
    for (const mark of marks) {
      pen.fillStyle = color(mark.isFailed ? "failed" : "faint");
      pen.fillRect(Math.round(x(mark.time)), 0, mark.isFailed ? 2 : 1, mark.isFailed ? height : 5);
    }
    const now = Math.round(x(player.now));
    pen.fillStyle = color("now");
    pen.fillRect(now - 0.5, 0, 2, height);
    pen.beginPath();
    pen.arc(now + 0.5, 4, 4, 0, 7);
    pen.fill();
    this.#track.setAttribute("aria-valuemax", (player.end / 1e9).toFixed(3));
    this.#track.setAttribute("aria-valuenow", (player.now / 1e9).toFixed(3));
    this.#track.setAttribute("aria-valuetext", `${(player.now / 1e9).toFixed(2)} of ${(player.end / 1e9).toFixed(2)} seconds`);
    return true;
  }

  /// Draws the offset between its lowest and its highest value; along x if only that changes, or could.
  #drawOffset(pen, x, top, bottom, color, isSideways) {
    const samples = this.#player.samples;
    const range = (axis) => samples.reduce(
      ([low, high], sample) => [Math.min(low, sample[axis]), Math.max(high, sample[axis])], [Infinity, -Infinity]);
    const ranges = { x: range("x"), y: range("y") };
    const [wide, tall] = [ranges.x[1] - ranges.x[0], ranges.y[1] - ranges.y[0]];
    const shownAxis = wide > tall || isSideways && wide === tall ? "x" : "y";
    const [low, high] = ranges[shownAxis];
    const reach = Math.max(high - low, 40);
    const y = (value) => bottom - (value - low) / reach * (bottom - top);
    const text = (value) => `${Math.round(value * 10) / 10} pt`;
    const texts = [`offset.${shownAxis} ${text(high)}`, high - low < 1 ? "" : text(low)];
    this.#ends.forEach((end, index) => {
      if (end.textContent !== texts[index]) end.textContent = texts[index];
      // Two lines need room for both.
      style(end, "top", px(index ? Math.max(y(low), y(high) + 13) : y(high)));
    });
    pen.beginPath();
    let [drawnX, drawnY] = [-1, -1];
    samples.forEach((sample, i) => {
      const [left, down] = [x(sample.time), y(sample[shownAxis])];
      // A difference of half a pixel is invisible.
      if (i && i !== samples.length - 1 && Math.abs(left - drawnX) + Math.abs(down - drawnY) < 0.5) return;
      if (i === 0) pen.moveTo(left, down);
      else {
        if (sample.time - samples[i - 1].time > frame) pen.lineTo(left, y(samples[i - 1][shownAxis]));
        pen.lineTo(left, down);
      }
      [drawnX, drawnY] = [left, down];
    });
    pen.strokeStyle = color;
    pen.lineWidth = 1.5;
    pen.lineJoin = "round";
    pen.stroke();
  }

  #drawStates(pen, x, index, y, height, color) {
    const samples = this.#player.samples;
    let start = 0;
    for (let i = 1; i <= samples.length; i++) {
      if (i < samples.length && samples[i].states[index] === samples[start].states[index]) continue;
      const state = this.#words[samples[start].states[index]];
      const end = i < samples.length ? samples[i].time : this.#player.end;
      if (state) {
        pen.fillStyle = color(state);
        pen.beginPath();
        const width = Math.max(1.5, x(end) - x(samples[start].time));
        pen.roundRect(x(samples[start].time), y, width, height, Math.min(3, width / 2));
        pen.fill();
      }
      start = i;
    }
  }
}
