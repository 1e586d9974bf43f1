// Time: plays a simulation, remembers all that was done to it, and goes back to any moment.
//
// What was done is a log of entries with their times. A moment is reached again from the nearest copy of the simulation
// before it by repeating what was done, which is exact, because the engine is.

import { Animations } from "./animation.js";
import { holds, roles, timeOf } from "./wire.js";

/// A copy is kept every half second of virtual time.
const copyInterval = 0.5e9;

export class Player {
  #engine;
  #start;
  #world;
  #animations;
  #copies = [];
  #listeners = new Set();
  /// `{ time, action, bytes, step }`: what was done, when. `action` is perform, beginSwipe or endSwipe; each is followed
  /// by a turn of the run loop where it ends a step.
  log = [];
  /// How many entries of the log are behind the present.
  position = 0;
  /// All that happened: `{ time, text }`, up to ``end``.
  events = [];
  /// What was seen at each frame: `{ time, y, x, states }`, for the timeline.
  samples = [];
  /// The latest moment that was played, in nanoseconds.
  end = 0;

  constructor(engine) { this.#engine = engine; }

  get columns() { return this.#engine.columns; }
  get world() { return this.#world; }
  get now() { return this.#world.now; }
  get animations() { return this.#animations; }
  /// Whether the present is the latest moment.
  get isLive() { return this.now >= this.end && this.position === this.log.length; }

  /// Begins anew.
  ///
  /// - Returns: false where the bytes are not a simulation.
  start(world, choice) {
    const made = this.#engine.make(world, choice);
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
    this.#animations = new Animations(this.columns);
    this.#copies = [];
    this.#keepCopy();
    this.#sample();
    this.#tell("restart");
    return true;
  }

  /// Calls back after changes: "time", "events", "restart", "seek".
  listen(listener) { this.#listeners.add(listener); }

  /// Does something now; what lay in the future is forgotten.
  ///
  /// - entry: `{ action, bytes, turn, finger }`; without a turn the run loop waits for the next entry, what a finger does is
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

  /// Does what a step does, at once: time passes as it says.
  run(commands, step) {
    for (const bytes of commands) {
      const { kind, nanoseconds } = timeOf(bytes);
      switch (kind) {
        case "wait": this.#playTo(this.now + nanoseconds, this.log.length, true); break;
        case "settle": this.#settle(this.now + nanoseconds); break;
        case "swipe":
          this.act({ action: "beginSwipe", bytes, turn: false, step });
          this.#playTo(this.now + nanoseconds, this.log.length, true);
          this.act({ action: "endSwipe", turn: false, step });
          break;
        default: this.act({ action: "perform", bytes, turn: false, step });
      }
    }
    this.act({ action: "turn", step });
  }

  /// Lets time pass until nothing is scheduled or moving any more.
  #settle(limit) {
    this.act({ action: "turn" });
    while (this.#at("settled") !== 1) {
      const next = this.#world.nextEvent;
      if (next < 0 || next > limit) return;
      this.#playTo(Math.max(next, this.now + 1), this.log.length, true);
    }
  }

  /// Lets time pass, in nanoseconds: new time at the end of what was played, else what comes in the log.
  advance(nanoseconds) {
    const { isLive } = this;
    const target = this.now + Math.round(nanoseconds);
    this.#playTo(isLive ? target : Math.min(target, this.end), this.log.length, isLive);
    this.#tell("time");
  }

  /// Plays what was played before up to a time, doing at most so many entries of the log.
  replay(time, position) {
    this.#playTo(Math.round(time), position, false);
    this.#tell("time");
  }

  /// How many of the events have happened by the present.
  get past() { return this.#count(this.events, "firstEvent"); }

  /// The last change of a component's state that has happened by the present: `{ from, to }`; undefined if there is none.
  lastChange(role) {
    let index = this.past;
    while (index-- > 0) {
      const [, who, from, to] = this.events[index].text.match(/^(\w+): (\w+) -> (\w+)$/) ?? [];
      if (who === role) return { from, to };
    }
    return undefined;
  }

  /// How many of a list of what happened belong to the past. Several entries of the log may share an instant; what the next
  /// one did has not happened yet.
  #count(list, first) {
    const next = this.log[this.position];
    let count = next?.time === this.now ? next[first] : list.length;
    while (count > 0 && list[count - 1].time > this.now) count -= 1;
    return count;
  }

  /// Whether anything would change by itself if time passed.
  get isMoving() {
    if (!this.isLive) return true;
    return this.#at("settled") !== 1 || this.#at("scroll.dragging") === 1 || this.#animations.isRunning || this.#world.partsMove
      || roles.some((role) => this.#at(`${role}.loading.animating`) === 1 || this.#at(`${role}.gif.animating`) === 1);
  }

  #at(name) { return this.#world.frame()[this.columns.at(name)]; }

  #offset() {
    const frame = this.#world.frame();
    return { x: frame[this.columns.at("scroll.offset.x")], y: frame[this.columns.at("scroll.offset.y")] };
  }

  /// Goes to a moment.
  ///
  /// - time: in nanoseconds.
  /// - position: how many entries of the log are done then. The default is all up to that time.
  seek(time, position) {
    // The engine counts whole nanoseconds.
    const target = Math.round(Math.max(0, Math.min(time, this.end)));
    const count = position ?? this.log.filter((entry) => entry.time <= target).length;
    let copy = this.#copies[0];
    for (const other of this.#copies) if (other.time <= target && other.position <= count) copy = other;
    this.#world.drop();
    this.#world = copy.world.copy();
    this.#animations = copy.animations.copy();
    this.position = copy.position;
    this.#playTo(target, count, false);
    this.#tell("seek");
  }

  /// Plays up to a time, doing at most so many entries of the log.
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

  /// Moves to an instant with at most one event of the engine on the way.
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
      case "beginSwipe": this.#world.beginSwipe(entry.bytes); break;
      case "endSwipe": this.#world.endSwipe(); break;
      case "turn": break;
      default: this.#world.perform(entry.bytes);
    }
    if (entry.turn !== false) this.#world.turn();
    if (holds(entry.bytes)) this.#animations.stopOffset();
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
      states: [at("header.state"), at("footer.state"), at("trailer.state")],
    };
    // Several steps may share an instant, and each is part of the curve.
    this.samples.push(sample);
  }

  #tell(what) { for (const listener of this.#listeners) listener(what); }
}
