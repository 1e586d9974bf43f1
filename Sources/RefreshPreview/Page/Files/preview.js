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
import { nameOf, record, yaml } from "./recorder.js";
import { bytesOf, choiceBytes, command, roles } from "./wire.js";

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
  /// The remaining time for which the current step is shown, in nanoseconds.
  #hold = 0;

  constructor(engine, feed, live, devices) {
    this.engine = engine;
    this.player = new Player(engine);
    this.live = live;
    const columns = engine.columns;
    const wake = () => this.wake();
    this.phone = new Phone(columns, engine.partColumns);
    this.gesture = new Gesture(this.phone.surface, this.phone, this.player, () => this.#touched());
    this.machines = new Machines(part("machines"), columns);
    this.observables = new Observables(part("observables"), columns);
    this.events = new EventLog(part("events"), (time) => this.#go({ time }));
    this.timeline = new Timeline(part("track"), this.player, (time) => this.#go({ time }));
    this.steps = new Steps(part("steps"), part("step-count"), this.player, (moment) => this.#go(moment));
    this.controls = new Controls(devices, () => this.#begin(), (bytes) => this.#act(bytes));
    this.controls.at = (name) => this.player.world.frame()[columns.at(name)];
    this.sheet = new Sheet(live);
    this.problems = new Problems();
    this.#bind();
    this.use(feed);
    live.listen((feed) => this.use(feed), (isThere) => this.#showLive(isThere));
    const fit = () => {
      this.phone.fit();
      wake();
    };
    addEventListener("resize", fit);
    // Messages above the phone appear and disappear.
    new ResizeObserver(() => requestAnimationFrame(fit)).observe(this.phone.stage);
  }

  /// Shows a feed; what has not changed stays in place.
  use(feed) {
    const { name, suite } = this.#scene ?? {};
    const isFirst = !this.#scene;
    const same = feed.scenes.findIndex((scene) => scene.name === name && scene.suite === suite);
    const isStale = !isFirst && same < 0 && feed.diagnostics.some(({ severity }) => severity === "error");
    this.problems.show(feed.diagnostics, isStale);
    if (isStale) {
      this.gesture.reset();
      this.#pause(true);
      return;
    }
    this.#feed = feed;
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
    const offset = isFirst ? null : {
      x: this.controls.at("scroll.offset.x"), y: this.controls.at("scroll.offset.y"),
    };
    this.#choose(same >= 0 ? same : feed.selected, isFirst || same < 0 ? null : offset);
  }

  #choose(index, offset = null) {
    this.#scene = this.#feed.scenes[index];
    part("scene").value = index;
    part("nav").textContent = this.#scene.name;
    part("steps-panel").hidden = this.#scene.steps === null;
    part("example").hidden = !this.#scene.example;
    part("example").textContent = `with ${this.#scene.example}`;
    this.phone.looks = this.#scene.images;
    this.phone.parts = this.observables.parts = this.#scene.parts;
    this.controls.use(this.#scene);
    this.#begin(offset);
  }

  get #choice() { return this.#scene.steps === null ? this.controls.choice : {}; }

  /// Starts again: a preset at rest, a scenario at its failed step or before its first one.
  #begin(offset = null) {
    this.gesture.reset();
    if (!this.player.start(bytesOf(this.#scene.world), choiceBytes(this.#choice))) {
      this.problems.show([{ text: "error: this page and its engine have different versions; reload the page\n", severity: "error" }]);
      return;
    }
    this.problems.show(this.#feed.diagnostics);
    this.#hasFault = false;
    // A recording starts where the scenario starts, and then goes its own way.
    const steps = this.#isRecording ? null : this.#scene.steps;
    this.steps.play(steps);
    if (steps?.length) {
      const moment = this.steps.failure ?? { time: 0, position: 0 };
      this.player.seek(moment.time, moment.position);
      this.#pause(true);
    } else {
      this.#pause(false);
    }
    // After the file was saved, the list is scrolled back to its offset.
    if (offset && this.#scene.steps === null) {
      const rest = { x: this.controls.at("scroll.offset.x"), y: this.controls.at("scroll.offset.y") };
      if (Math.abs(offset.y - rest.y) + Math.abs(offset.x - rest.x) > 0.5) {
        this.#act(command.scrollTo(offset, false));
      }
    }
    this.wake(true);
  }

  #act(bytes) {
    this.#pause(false);
    this.player.act({ action: "perform", bytes });
    this.wake(true);
  }

  #touched() {
    if (this.#isPaused) this.#pause(false);
    this.wake();
  }

  #go({ time, position }) {
    this.gesture.reset();
    this.#hold = leastStep;
    this.#pause(true);
    this.player.seek(time, position);
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
      this.#hold = leastStep;
    }
    this.#pause(!this.#isPaused);
    this.wake(true);
  }

  #bind() {
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
    part("look").addEventListener("change", (event) => { part("screen").dataset.look = event.target.value; });
    addEventListener("keydown", (event) => {
      if (this.problems.isStale || event.target.closest("input,select,button,summary,dialog,pre") || event.ctrlKey || event.metaKey || event.altKey) return;
      const does = { " ": () => this.#play(), ",": () => this.#step(-1), ".": () => this.#step(1), r: () => this.#begin() };
      if (!does[event.key]) return;
      event.preventDefault();
      does[event.key]();
    });
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
    const done = record(this.engine, bytesOf(this.#scene.world), this.#choice, this.player);
    const forms = { steps: this.#feed.steps, file: this.#scene.file };
    return {
      name: nameOf(done.events), count: done.steps.length,
      yaml: (name) => yaml(forms, { ...done, name, choice: this.#choice }),
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
    const moves = !this.#isPaused && (player.isMoving || this.gesture.isActive);
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
      const held = Math.min(this.#hold, left);
      this.#hold -= held;
      left -= held;
      const { next } = steps;
      if (!next || left <= 0) return next ? undefined : player.advance(left);
      const needed = Math.max(0, next.time - player.now);
      player.replay(player.now + Math.min(needed, left), next.position - (needed > left ? 1 : 0));
      // A step that took time has already been seen, except for its end.
      if (needed <= left) {
        this.#hold = Math.max(leastStep / 3, leastStep - next.duration);
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
    this.machines.draw(frame, roles, (role) => player.lastChange(role));
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
    this.events.draw(player.events, player.past);
    this.steps.draw();
    this.controls.draw(frame, player.columns);
  }
}
