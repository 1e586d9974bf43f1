// Time: plays a simulation, remembers everything that was done to it, and goes back to any moment.
//
// Everything that was done is in a log of entries with their times. To go back to a moment, the player takes the
// nearest earlier copy of the simulation and repeats what was done; this is exact, because the engine is
// deterministic.

import { Animations } from "./animation.js";
import { choiceBytes } from "./wire.js";

/// The interval between two copies: half a second of virtual time.
const copyInterval = 0.5e9;

export class Player {
  #engine;
  #start;
  #world;
  #animations;
  #copies = [];
  #listeners = new Set();
  /// What was done and when: `{ time, action, command, step }`. `action` is perform, beginSwipe or endSwipe; each is
  /// followed by a turn of the run loop if it ends a step.
  log = [];
  /// The number of log entries before the present.
  position = 0;
  /// All events, up to ``end``.
  events = [];
  /// The values at each frame: `{ time, y, x, states }`, for the timeline.
  samples = [];
  /// The latest moment that was played, in nanoseconds.
  end = 0;

  constructor(engine) { this.#engine = engine; }

  get columns() { return this.#engine.columns; }
  get roles() { return this.#engine.tables.roles; }
  get world() { return this.#world; }
  get now() { return this.#world.now; }
  get animations() { return this.#animations; }
  /// Whether the present is the latest moment.
  get isLive() { return this.now >= this.end && this.position === this.log.length; }

  /// Starts again.
  ///
  /// - Returns: false if the bytes are not a simulation.
  start(world, choice) {
    const made = this.#engine.make(world, choiceBytes(this.#engine.tables.choice, choice));
    if (!made) return false;
    for (const copy of this.#copies) copy.world.drop();
    this.#world?.drop();
    this.#world = made;
    made.events();
    this.log = [];
    this.position = 0;
    this.events = [];
    this.samples = [];
    this.end = 0;
    this.#animations = new Animations(this.#engine);
    this.#copies = [];
    this.#keepCopy();
    this.#sample();
    this.#tell("restart");
    return true;
  }

  /// Calls back after changes: "time", "events", "restart", "seek".
  listen(listener) { this.#listeners.add(listener); }

  /// Performs an action now, and removes everything that was in the future.
  ///
  /// - entry: `{ action, command, turn, finger }`; without `turn`, the run loop waits for the next entry; `finger` is
  ///   for the recorder.
  act(entry) {
    this.#cutFuture();
    const made = {
      ...entry, time: this.now, firstEvent: this.events.length, firstSample: this.samples.length,
      wasSettled: this.#at("settled") === 1,
    };
    this.log.push(made);
    this.#do(made, this.events);
    made.after = this.#offset();
    this.position += 1;
    this.#sample();
    this.#tell("time");
  }

  /// Performs the commands of a step immediately; time passes as they require.
  ///
  /// - commands: `[{ bytes, holds, takes, nanoseconds }]`; `takes` is wait, settle or swipe, or missing for no time.
  run(commands, step) {
    for (const command of commands) {
      const { takes, nanoseconds } = command;
      switch (takes) {
        case "wait": this.#playTo(this.now + nanoseconds, this.log.length, true); break;
        case "settle": this.#settle(this.now + nanoseconds); break;
        case "swipe":
          this.act({ action: "beginSwipe", command, turn: false, step });
          this.#playTo(this.now + nanoseconds, this.log.length, true);
          this.act({ action: "endSwipe", turn: false, step });
          break;
        default: this.act({ action: "perform", command, turn: false, step });
      }
    }
    this.act({ action: "turn", step });
  }

  /// Lets time pass until the animations that are running have ended.
  finish() {
    const ends = this.events.filter(({ fields }) => fields.duration !== undefined).map(({ time, fields }) => time + Number(fields.duration) * 1e9);
    this.#playTo(ends.reduce((last, end) => Math.max(last, end), this.now), this.log.length, true);
  }

  /// Starts again in a world, and repeats what was done up to the present, which may be in the past of what was done.
  ///
  /// - Returns: false if the bytes are not a simulation.
  repeat(world, choice) {
    const { log, end, now, position, isLive } = this;
    if (!this.start(world, choice)) return false;
    for (const { action, command, turn, finger, time } of log) {
      this.#playTo(time, this.log.length, true);
      this.act({ action, command, turn, finger });
    }
    this.#playTo(end, this.log.length, true);
    // A finger that was down when the world changed is gone.
    if (!isLive) this.seek(now, position);
    return true;
  }

  /// Lets time pass until nothing is scheduled or moving.
  #settle(limit) {
    this.act({ action: "turn" });
    while (this.#at("settled") !== 1) {
      const next = this.#world.nextEvent;
      if (next < 0 || next > limit) return;
      this.#playTo(Math.max(next, this.now + 1), this.log.length, true);
    }
  }

  /// Lets time pass, in nanoseconds: new time at the end of what was played, otherwise the time in the log.
  advance(nanoseconds) {
    const { isLive } = this;
    const target = this.now + Math.round(nanoseconds);
    this.#playTo(isLive ? target : Math.min(target, this.end), this.log.length, isLive);
    this.#tell("time");
  }

  /// Plays again what was played before, up to a time and a position in the log.
  replay(time, position) {
    this.#playTo(Math.round(time), position, false);
    this.#tell("time");
  }

  /// The number of events that have happened by now.
  get past() { return this.#count(this.events, "firstEvent"); }

  /// Returns the last change of a component's state by now: `{ from, to }`; undefined if there is none.
  lastChange(role) {
    let index = this.past;
    while (index-- > 0) {
      const { kind, fields } = this.events[index];
      if (kind === "state" && fields.role === role) return fields;
    }
    return undefined;
  }

  /// Returns how many items of a list belong to the past. Several entries of the log may share an instant; the
  /// effects of the next entry have not happened yet.
  #count(list, first) {
    const next = this.log[this.position];
    let count = next?.time === this.now ? next[first] : list.length;
    while (count > 0 && list[count - 1].time > this.now) count -= 1;
    return count;
  }

  /// Whether anything would change if time passed.
  get isMoving() {
    if (!this.isLive) return true;
    return this.#at("settled") !== 1 || this.#at("scroll.dragging") === 1 || this.#animations.isRunning || this.#world.partsMove
      || this.roles.some((role) => this.#at(`${role}.loading.animating`) === 1 || this.#at(`${role}.gif.animating`) === 1);
  }

  #at(name) { return this.#world.frame()[this.columns.at(name)]; }

  #offset() {
    const frame = this.#world.frame();
    return { x: frame[this.columns.at("scroll.offset.x")], y: frame[this.columns.at("scroll.offset.y")] };
  }

  /// Goes to a moment.
  ///
  /// - time: in nanoseconds.
  /// - position: the number of log entries that are done then. The default is all entries up to that time.
  seek(time, position) {
    this.#world.drop();
    this.#recall(time, position);
    this.#tell("seek");
  }

  /// Shows a moment without going there.
  ///
  /// - time, position: as in ``seek``.
  /// - look: is called with the simulation and the animations of that moment, which exist only during the call.
  peek({ time, position }, look) {
    const present = [this.#world, this.#animations, this.position];
    this.#recall(time, position);
    try {
      look(this.#world, this.#animations);
    } finally {
      this.#world.drop();
      [this.#world, this.#animations, this.position] = present;
    }
  }

  /// Makes the simulation of a moment from the nearest earlier copy.
  #recall(time, position) {
    // The engine counts whole nanoseconds.
    const target = Math.round(Math.max(0, Math.min(time, this.end)));
    const count = position ?? this.log.filter((entry) => entry.time <= target).length;
    let copy = this.#copies[0];
    for (const other of this.#copies) if (other.time <= target && other.position <= count) copy = other;
    this.#world = copy.world.copy();
    this.#animations = copy.animations.copy();
    this.position = copy.position;
    this.#playTo(target, count, false);
  }

  /// Plays up to a time and a position in the log.
  #playTo(target, count, isNew) {
    for (;;) {
      const entry = this.position < count ? this.log[this.position] : undefined;
      const until = entry && entry.time <= target ? entry.time : target;
      while (this.now < until) {
        const next = this.#world.nextEvent;
        this.#step(next >= 0 && next < until ? Math.max(next, this.now) : until, isNew);
      }
      if (!entry || entry.time > target) return;
      this.#do(entry, isNew ? this.events : null);
      this.position += 1;
    }
  }

  /// Moves to an instant, past at most one event of the engine.
  #step(time, isNew) {
    const before = this.#world.frame();
    this.#world.advance(time - this.now);
    this.#takeEvents(before, isNew ? this.events : null);
    this.#animations.advance(this.now);
    if (!isNew) return;
    this.end = Math.max(this.end, this.now);
    this.#sample();
    if (this.now - this.#copies.at(-1).time >= copyInterval) this.#keepCopy();
  }

  #do(entry, sink) {
    const before = this.#world.frame();
    switch (entry.action) {
      case "beginSwipe": this.#world.beginSwipe(entry.command.bytes); break;
      case "endSwipe": this.#world.endSwipe(); break;
      case "turn": break;
      default: this.#world.perform(entry.command.bytes);
    }
    if (entry.turn !== false) this.#world.turn();
    if (entry.command?.holds) this.#animations.stopOffset();
    this.#takeEvents(before, sink);
    this.end = Math.max(this.end, this.now);
  }

  #takeEvents(before, sink) {
    const events = this.#world.events();
    if (!events.length) return;
    const after = this.#world.frame();
    for (const event of events) {
      this.#animations.begin(event, before, after);
      sink?.push(event);
    }
    if (sink) this.#tell("events");
  }

  #cutFuture() {
    if (this.isLive) return;
    this.samples.length = this.#count(this.samples, "firstSample");
    this.events.length = this.#count(this.events, "firstEvent");
    this.log.length = this.position;
    this.end = this.now;
    for (const copy of this.#copies) if (copy.time > this.end || copy.position > this.position) copy.world.drop();
    this.#copies = this.#copies.filter((copy) => copy.time <= this.end && copy.position <= this.position);
    this.#tell("events");
  }

  #keepCopy() {
    this.#copies.push({
      time: this.now, position: this.position, world: this.#world.copy(), animations: this.#animations.copy(),
    });
  }

  #sample() {
    const frame = this.#world.frame();
    const at = (name) => frame[this.columns.at(name)];
    const sample = {
      time: this.now, x: at("scroll.offset.x"), y: at("scroll.offset.y"),
      states: this.roles.map((role) => at(`${role}.state`)),
    };
    // Several steps may share an instant, and each is part of the curve.
    this.samples.push(sample);
  }

  #tell(what) { for (const listener of this.#listeners) listener(what); }
}
