// The steps of a scenario: played into the log once, then shown like any other past.

import { bytesOf } from "./wire.js";
import { plainKey } from "./keys.js";


/// Returns a command of the feed with its bytes.
export const commandOf = (command) => ({ ...command, bytes: bytesOf(command.bytes) });

export class Steps {
  #parent;
  #count;
  #player;
  #marks = [];
  #lines = [];
  #present = -1;

  /// - go: goes to a moment, which is a time and a position in the log.
  /// - point: is called with the mark of the step at which a mouse points, and with null once there is none.
  constructor(parent, count, player, go, point) {
    this.#parent = parent;
    this.#count = count;
    this.#player = player;
    parent.addEventListener("click", (event) => {
      const index = this.#lines.indexOf(event.target.closest("li"));
      if (this.#marks[index]) go(this.#marks[index]);
    });
    parent.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") point(this.#marks[this.#lines.indexOf(event.target.closest("li"))] ?? null);
    });
    parent.addEventListener("pointerleave", () => point(null));
    parent.addEventListener("keydown", (event) => {
      const present = this.#lines.indexOf(event.target.closest("li"));
      const index = { ArrowDown: present + 1, ArrowUp: present - 1, Home: 0, End: this.#marks.length - 1 }[plainKey(event)];
      if (!this.#marks[index]) return;
      event.preventDefault();
      this.#lines[index].firstChild.focus();
      go(this.#marks[index]);
    });
  }

  /// The ends of the steps: `[{ number, from, time, position, duration, isFailed }]`; each begins at `from`.
  get marks() { return this.#marks; }
  /// The end of the next step; undefined after the last.
  get next() { return this.#marks.find((mark) => mark.position > this.#player.position); }
  /// The end of the step before the one that was done last, or the start.
  get last() {
    const done = this.#marks.filter((mark) => mark.position < this.#player.position);
    return done.at(-1) ?? { time: 0, position: 0 };
  }
  /// The moment of the first failed step; undefined if none failed.
  get failure() { return this.#marks.find((mark) => mark.isFailed); }

  /// Returns the moment of a step: its end, or a time in it, in seconds; undefined if the step wasn't run.
  momentOf(number, seconds) {
    const index = this.#marks.findIndex((mark) => mark.number === number);
    const mark = this.#marks[index];
    if (!mark) return undefined;
    const start = this.#marks[index - 1] ?? { time: 0, position: 0 };
    const end = index === this.#marks.length - 1 ? this.#player.end : mark.time;
    const time = Math.round((seconds ?? mark.time / 1e9) * 1e9);
    if (time === mark.time || !(time >= start.time && time <= end)) return mark;
    const done = this.#player.log.filter((entry) => entry.time <= time).length;
    return { time, position: Math.min(mark.position, Math.max(start.position, done)) };
  }

  /// The number of the step that is going on or has just ended; undefined before the first.
  get number() {
    const { position, now } = this.#player;
    if (position === 0 && now === 0) return undefined;
    return (this.#marks.find((mark) => mark.position >= position && mark.time >= now) ?? this.#marks.at(-1))?.number;
  }

  /// Plays all steps into the player's log, and on to the end of the animations that the last one began.
  play(steps) {
    this.#marks = [];
    this.#parent.replaceChildren();
    this.#present = -1;
    this.#lines = (steps ?? []).map((step, index) => {
      const isFailed = step.failures.length > 0;
      // A run ends with the step that fails, so that the page shows what happened.
      if (step.isRun) {
        const start = this.#player.now;
        this.#player.run(step.commands.map(commandOf), index);
        const { now: time, position } = this.#player;
        this.#marks.push({ number: step.number, from: start, time, duration: time - start, position, isFailed });
      }
      const line = document.createElement("li");
      line.classList.toggle("failed", isFailed);
      line.classList.toggle("unrun", !step.isRun);
      const button = document.createElement("button");
      button.disabled = !step.isRun;
      button.title = `line ${step.line}${step.isRun ? "" : ", not run because an earlier step failed"}`;
      const number = document.createElement("span");
      number.textContent = step.number;
      const code = document.createElement("code");
      code.textContent = step.text;
      button.append(number, code);
      line.append(button);
      for (const failure of step.failures) {
        const text = document.createElement("p");
        // Text between backticks is code, but a backtick without another one is only a sign.
        const pieces = failure.split("`");
        text.append(...(pieces.length % 2 ? pieces : [failure]).map((piece, i) => {
          if (i % 2 === 0) return piece;
          const code = document.createElement("code");
          code.textContent = piece;
          return code;
        }));
        line.append(text);
      }
      this.#parent.append(line);
      return line;
    });
    if (this.#marks.length) this.#player.finish();
    const [all, run] = [this.#lines.length, this.#marks.length];
    this.#count.textContent = run < all ? `${run} of ${all} run` : all || "";
  }

  /// Marks the step to which a moment belongs, and no step for null.
  ///
  /// - Returns: the number of the step.
  point(moment) {
    const index = moment ? this.#marks.findIndex((mark) => (moment.position ?? mark.position) <= mark.position && mark.time >= moment.time) : -1;
    this.#lines.forEach((line, other) => line.classList.toggle("pointed", other === index));
    return this.#marks[index]?.number;
  }

  /// Highlights the step that was done last.
  draw() {
    let present = -1;
    const { position } = this.#player;
    this.#marks.forEach((mark, index) => { if (mark.position <= position) present = index; });
    if (present === this.#present) return;
    this.#present = present;
    this.#lines.forEach((line, index) => {
      line.classList.toggle("present", index === present);
      line.classList.toggle("ahead", index > present);
      if (index === present) line.firstChild.setAttribute("aria-current", "step");
      else line.firstChild.removeAttribute("aria-current");
    });
    const line = this.#lines[present];
    if (line) this.#parent.scrollTop = line.offsetTop - this.#parent.clientHeight / 2;
  }
}
