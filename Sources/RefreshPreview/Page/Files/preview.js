// The page as a whole: what is shown, what is done, and the passing of time.

import { part } from "./dom.js";
import { Player } from "./player.js";
import { Phone } from "./phone.js";
import { Gesture } from "./gesture.js";
import { Machines } from "./machine.js";
import { Observables } from "./observables.js";
import { EventLog } from "./eventlog.js";
import { Timeline } from "./timeline.js";
import { Steps } from "./steps.js";
import { Controls } from "./controls.js";
import { Sheet } from "./sheet.js";
import { Problems } from "./problems.js";
import { Strip } from "./strip.js";
import { Peek } from "./peek.js";
import { Hold } from "./hold.js";
import { listenToKeys } from "./keys.js";
import { Link } from "./link.js";
import { momentIn } from "./moment.js";
import { Reasons } from "./why.js";
import { nameOf, record, yaml } from "./recorder.js";
import { bytesOf, Commands, withFiles } from "./wire.js";

/// The length of a frame for the keys that step through time, in nanoseconds.
const frameTime = 1e9 / 60;
/// The shortest time for which each step of a scenario is shown, in nanoseconds.
const leastStep = 0.45e9;

export class Preview {
  #feed;
  #scene;
  #isPaused = false;
  #isRecording = false;
  #isAwake = false;
  /// Whether the user was informed that the engine can't continue.
  #hasFault = false;
  #last = 0;
  /// Whether the moment of a scenario was chosen, which a save keeps.
  #isMoved = false;
  /// The remaining time for which the current step is shown, in nanoseconds.
  #stay = 0;

  constructor(engine, feed, live) {
    this.engine = engine;
    this.commands = new Commands();
    this.player = new Player(engine);
    this.live = live;
    const columns = engine.columns;
    const wake = () => this.wake();
    this.phone = new Phone(engine);
    this.gesture = new Gesture(this.phone.surface, this.phone, this.player, this.commands, () => this.#touched());
    this.machines = new Machines(part("machines"), columns);
    this.observables = new Observables(part("observables"), columns);
    this.events = new EventLog(part("events"), (time) => this.#go({ time }), (moment) => this.#point(moment));
    const keys = {
      ArrowLeft: () => this.#step(-1), ArrowRight: () => this.#step(1),
      Home: () => this.#go({ time: 0, position: 0 }), End: () => this.#go({ time: this.player.end }),
    };
    this.timeline = new Timeline(part("track"), this.player, (time) => this.#go({ time }), (moment) => this.#point(moment), keys);
    this.steps = new Steps(part("steps"), part("step-count"), this.player, (moment) => this.#go(moment), (moment) => this.#point(moment));
    this.strip = new Strip(part("strip"), engine, this.player, (moment) => this.#go(moment), (moment) => this.#point(moment));
    this.peek = new Peek(engine, this.player, this.timeline, this.steps, this.strip);
    this.reasons = new Reasons(part("why"), engine, this.player, this.commands, () => ({ scene: this.#scene, choice: this.#choice }));
    this.controls = new Controls(engine.tables, () => this.#begin(), (name, values) => this.#act(name, values));
    this.controls.at = (name) => this.player.world.frame()[columns.at(name)];
    this.sheet = new Sheet(live);
    this.problems = new Problems();
    this.hold = new Hold(() => this.#begin());
    this.link = new Link(() => this.moment);
    this.#bind(keys);
    this.use(feed);
    this.#open(momentIn(location.hash));
    addEventListener("hashchange", () => this.#open(momentIn(location.hash)));
    // A server of another version sends what this page can't read.
    const show = (sent) => (sent.version === feed.version ? this.use(sent) : location.reload());
    live.listen(show, (isThere) => this.#showLive(isThere));
    const fit = () => {
      this.phone.fit();
      wake();
    };
    addEventListener("resize", fit);
    // On a narrow screen, messages above the phone appear and disappear.
    new ResizeObserver(() => requestAnimationFrame(fit)).observe(this.phone.stage);
  }

  /// Shows a feed; what has not changed stays in place.
  use(sent) {
    const feed = withFiles(sent);
    const same = this.#scene ? this.#sameIn(feed.scenes) : -1;
    const isStale = this.#scene && same < 0 && feed.diagnostics.some(({ severity }) => severity === "error");
    this.problems.show(feed.diagnostics, isStale);
    if (isStale) {
      this.gesture.reset();
      return;
    }
    this.#feed = feed;
    this.commands.forms = feed.commands;
    document.title = `${feed.title} · refreshcfg`;
    part("title").textContent = feed.title;
    part("path").textContent = part("path").title = feed.path;
    if (!feed.scenes.length) {
      document.body.classList.add("empty");
      return;
    }
    document.body.classList.remove("empty");
    // Scenarios of several suites may have the same name.
    const hasSuites = new Set(feed.scenes.map((scene) => scene.suite)).size > 1;
    const label = ({ suite, name }) => (hasSuites ? `${suite} · ${name}` : name);
    part("scene").replaceChildren(...feed.scenes.map((scene, index) => new Option(label(scene), index)));
    part("scene-pick").hidden = feed.scenes.length < 2;
    this.#choose(same >= 0 ? same : feed.selected, same >= 0);
  }

  /// Returns the index of the present scene in a saved file, in which it may have another name; −1 if it is gone.
  #sameIn(scenes) {
    const { name, suite, steps } = this.#scene;
    const index = scenes.findIndex((scene) => scene.name === name && scene.suite === suite);
    return index >= 0 ? index : scenes.findIndex((scene) => scene.name === name || (steps === null && scene.steps === null));
  }

  /// - isSame: whether the scene was shown before its file was saved; its moment is kept.
  #choose(index, isSame = false) {
    const present = isSame ? this.#kept() : null;
    this.#scene = this.#feed.scenes[index];
    part("scene").value = index;
    part("steps-panel").hidden = this.#scene.steps === null;
    part("example").hidden = !this.#scene.example;
    part("example").textContent = `with ${this.#scene.example}`;
    this.hold.use(this.#scene);
    this.phone.screen.use(this.#scene);
    this.peek.use(this.#scene);
    this.observables.parts = this.#scene.parts;
    this.controls.use(this.#scene);
    this.#begin(present);
  }

  get #choice() { return this.#scene.steps === null ? this.hold.choice(this.controls.choice) : {}; }

  /// The state that is kept when the file is saved: whether time stops, and the chosen moment of a scenario.
  #kept() {
    const { number } = this.steps;
    const start = this.steps.marks.findLast((mark) => mark.number < number)?.time ?? 0;
    const isEnd = this.steps.marks.some((mark) => mark.position === this.player.position && mark.time === this.player.now);
    return {
      isPaused: this.#isPaused, step: this.#isMoved ? number ?? 0 : undefined,
      into: isEnd ? undefined : (this.player.now - start) / 1e9,
    };
  }

  /// Starts again: a preset at rest, a scenario at its failed step or before its first one; or at the held moment.
  ///
  /// - kept: what is kept of the same scene before its file was saved; null to start again.
  #begin(kept = null) {
    this.gesture.reset();
    this.reasons.clear();
    const isHeld = this.hold.value !== "" && !this.#isRecording;
    // The actions on a preset are repeated, so that the phone looks as if the same finger had used the new file.
    const repeats = kept && !isHeld && this.#scene.steps === null;
    this.#isMoved = kept?.step !== undefined;
    if (!this.player[repeats ? "repeat" : "start"](bytesOf(this.#scene.world), this.#choice)) {
      this.problems.show([{ text: "error: this page and its engine have different versions; reload the page\n", severity: "error" }]);
      return;
    }
    this.problems.show(this.#feed.diagnostics);
    this.#hasFault = false;
    // A recording starts where the scenario starts, and then differs from it.
    const steps = this.#isRecording ? null : this.#scene.steps;
    this.steps.play(steps);
    this.strip.use(this.#scene, steps, this.steps.marks);
    if (steps?.length) {
      const moment = this.#momentToShow(isHeld, kept);
      this.player.seek(moment.time, moment.position);
      this.#pause(true);
    } else if (isHeld) {
      this.#pause(this.hold.reach(this.player, this.commands, (role) => this.#state(role)));
    } else {
      if (repeats && this.player.isLive && this.controls.at("scroll.dragging") === 1) this.#act("cancel");
      this.#pause(Boolean(kept?.isPaused));
    }
    this.wake(true);
  }

  /// The moment at which a scenario begins to be shown: the held one, the one that was kept, or the first failure.
  #momentToShow(isHeld, kept) {
    const start = { time: 0, position: 0 };
    const { step, into } = isHeld ? { step: this.hold.step } : kept ?? {};
    if (step === undefined) return this.steps.failure ?? start;
    const before = this.steps.marks.findLast((mark) => mark.number < step) ?? start;
    return this.steps.momentOf(step, into === undefined ? undefined : before.time / 1e9 + into) ?? start;
  }

  #state(role) {
    const { columns } = this.player;
    return columns.all[columns.at(`${role}.state`)].words[this.controls.at(`${role}.state`)];
  }

  /// Opens the moment of a link.
  #open(moment) {
    if (!this.#scene || !Object.keys(moment).length) return;
    const { suite, scenario, hold, look, step, t, note } = moment;
    if (look === "light" || look === "dark") this.#look(look);
    this.link.show(note ?? "");
    const index = scenario === undefined ? -1
      : this.#feed.scenes.findIndex((scene) => scene.name === scenario && (suite === undefined || scene.suite === suite));
    if (index >= 0) this.#choose(index);
    else if (scenario !== undefined) this.link.show(`This file has no scenario “${scenario}”.`);
    if (hold !== undefined) {
      this.hold.value = hold;
      this.#begin();
    }
    if (!this.#scene.steps || (scenario !== undefined && index < 0)) return;
    const place = step !== undefined ? this.steps.momentOf(step, t) : t !== undefined ? { time: t * 1e9 } : undefined;
    if (place) this.#go(place);
  }

  /// The present moment, as a link names it; null for one to which nothing leads, in a preset that isn't held.
  get moment() {
    if (!this.#scene) return null;
    const look = part("look").value;
    if (this.#scene.steps === null) return this.hold.value ? { hold: this.hold.value, look } : null;
    const { suite, name } = this.#scene;
    const isAmbiguous = this.#feed.scenes.filter((scene) => scene.name === name).length > 1;
    return { suite: isAmbiguous ? suite : undefined, scenario: name, step: this.steps.number, t: this.player.now / 1e9, look };
  }

  #look(look) { part("screen").dataset.look = part("look").value = look; }

  #act(name, values) {
    this.#pause(false);
    this.player.act({ action: "perform", command: this.commands.make(name, values) });
    this.wake(true);
  }

  #touched() {
    if (this.#isPaused) this.#pause(false);
    this.wake();
  }

  #go({ time, position }) {
    this.gesture.reset();
    this.#isMoved = true;
    this.#stay = leastStep;
    this.#pause(true);
    this.player.seek(time, position);
    this.wake(true);
  }

  /// Shows a moment beside the present one; null for none.
  #point(moment) {
    this.peek.show(moment, this.controls.bars);
    this.wake(true);
  }

  #pause(isPaused) {
    this.#isPaused = isPaused;
    part("play-shape").setAttribute("d", isPaused ? "M6.5 4v12l9.5-6z" : "M6.5 4.5v11M13.5 4.5v11");
    part("play").setAttribute("aria-label", isPaused ? "Play" : "Pause");
    this.wake();
  }

  /// Moves a frame forward or back, but not past the end of a scenario's step.
  #step(way) {
    const { player } = this;
    if (way > 0 && player.isLive) {
      this.#pause(true);
      player.advance(frameTime);
      this.wake(true);
      return;
    }
    const time = Math.max(0, Math.min(player.end, player.now + way * frameTime));
    const next = way > 0 ? this.steps.next : this.steps.last;
    this.#go(next && (next.time - time) * way <= 0 ? next : { time });
  }

  #play() {
    // At its end, a scenario is played again from the start.
    if (this.#isPaused && this.player.isLive && this.steps.marks.length) {
      this.player.seek(0, 0);
      this.#stay = leastStep;
    }
    this.#pause(!this.#isPaused);
    this.wake(true);
  }

  /// Goes to the end of the next step, or of the one before; steps that take no time are not passed over.
  #stepTo(way) {
    const moment = way > 0 ? this.steps.next : this.steps.last;
    if (moment) this.#go(moment);
  }

  #bind({ Home, End }) {
    part("scene").addEventListener("change", (event) => this.#choose(Number(event.target.value)));
    part("restart").addEventListener("click", () => this.#begin());
    part("back").addEventListener("click", () => this.#step(-1));
    part("forth").addEventListener("click", () => this.#step(1));
    part("play").addEventListener("click", () => this.#play());
    part("record").addEventListener("click", () => this.#record());
    part("speed").addEventListener("change", (event) => {
      this.speed = this.phone.speed = Number(event.target.value);
      this.wake();
    });
    part("all").addEventListener("change", (event) => {
      this.observables.isAll = event.target.checked;
      this.wake(true);
    });
    part("look").addEventListener("change", (event) => this.#look(event.target.value));
    listenToKeys({
      " ": () => this.#play(), ",": () => this.#step(-1), ".": () => this.#step(1), r: () => this.#begin(),
      "[": () => this.#stepTo(-1), "]": () => this.#stepTo(1), Home, End,
    }, () => this.problems.isStale);
  }

  speed = 1;

  #record() {
    this.#isRecording = !this.#isRecording;
    part("record").setAttribute("aria-pressed", String(this.#isRecording));
    part("record-name").textContent = this.#isRecording ? "Finish" : "Record";
    if (this.#isRecording) {
      this.#begin();
      return;
    }
    this.sheet.show(this.recorded());
  }

  /// Returns what was done since the start as a file of scenarios.
  recorded() {
    const done = record(this.engine, this.commands, bytesOf(this.#scene.world), this.#choice, this.player);
    return {
      name: nameOf(done.events), count: done.steps.length,
      yaml: (name) => yaml(this.#scene.file, { ...done, name, choice: this.#choice }),
    };
  }

  #showLive(isThere) {
    part("live").hidden = false;
    part("live").textContent = isThere ? "live" : "server not reachable";
    part("live").classList.toggle("gone", !isThere);
  }

  /// Runs frames until nothing moves.
  ///
  /// - isChanged: whether everything has to be drawn, however little time has passed.
  wake(isChanged = false) {
    if (!this.player.world) return;
    this.isChanged ||= isChanged;
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#last = performance.now();
    requestAnimationFrame((time) => this.#tryFrame(time));
  }

  #frame(time) {
    const { player } = this;
    // A page that was hidden continues where it stopped.
    const passed = Math.min(50, Math.max(0, time - this.#last));
    this.#last = time;
    this.gesture.flush();
    const moves = !this.#isPaused && !this.problems.isStale && (player.isMoving || this.gesture.isActive);
    if (moves && passed > 0) {
      const wasPast = !player.isLive;
      if (wasPast && this.steps.marks.length) this.#playSteps(passed * this.speed * 1e6);
      else player.advance(passed * this.speed * 1e6);
      // The end of what was played before; a scenario stops here.
      if (wasPast && player.isLive && this.steps.marks.length) this.#pause(true);
    }
    this.#draw(!moves || this.isChanged);
    this.isChanged = false;
    if (moves || this.lit > performance.now()) {
      if (moves) this.lit = performance.now() + 300;
      requestAnimationFrame((time) => this.#tryFrame(time));
    } else {
      this.#draw(true);
      this.#isAwake = false;
    }
  }

  /// Plays steps that were played before; each is shown for a while, even one that takes no time.
  #playSteps(nanoseconds) {
    const { player, steps } = this;
    let left = nanoseconds;
    while (left > 0 && !player.isLive) {
      const held = Math.min(this.#stay, left);
      this.#stay -= held;
      left -= held;
      const { next } = steps;
      if (!next || left <= 0) return next ? undefined : player.advance(left);
      const needed = Math.max(0, next.time - player.now);
      player.replay(player.now + Math.min(needed, left), next.position - (needed > left ? 1 : 0));
      // A step that took time has already been seen, except for its end.
      if (needed <= left) {
        this.#stay = Math.max(leastStep / 3, leastStep - next.duration);
        this.isChanged = true;
      }
      left -= needed;
    }
  }

  /// Runs a frame; if the engine has stopped, the user is informed instead of seeing a frozen page.
  #tryFrame(time) {
    try {
      this.#frame(time);
    } catch (error) {
      this.problems.show([{ text: `error: the engine stopped: ${error.message}; reload the page\n`, severity: "error" }]);
      throw error;
    }
  }

  lit = 0;
  #slow = 0;

  #draw(isForced) {
    const { player } = this;
    const frame = player.world.frame();
    this.phone.draw(player.world, player.animations, this.controls.bars);
    this.machines.draw(frame, player.roles, (role) => player.lastChange(role));
    if (this.controls.at("fault") === 1 && !this.#hasFault) {
      this.#hasFault = true;
      const text = "error: endless loop: the app's answers or the main queue never finish at one instant; restart (R)\n";
      this.problems.show([{ text, severity: "error" }, ...this.#feed.diagnostics]);
    }
    part("clock").textContent = `${(player.now / 1e9).toFixed(3)} s`;
    this.timeline.draw(isForced, this.steps.marks);
    // Texts are for people to read: twenty times a second is enough.
    const clock = performance.now();
    if (!isForced && clock - this.#slow < 50) return;
    this.#slow = clock;
    this.observables.draw(player.world);
    this.events.draw(player);
    this.steps.draw();
    this.strip.draw(this.controls.bars, part("screen").dataset.look);
    part("copy-link").disabled = this.moment === null;
    this.controls.draw(frame, player.columns);
  }
}
