// The reasons why something happened, or didn't: the actions are repeated on a simulation that explains itself.

import { make, part } from "./dom.js";
import { bytesOf, choiceBytes } from "./wire.js";
import { filled, written } from "./recorder.js";
import { remedies } from "./remedy.js";

/// The time after which the result of a change is visible, in nanoseconds.
const aftermath = 1e9;

/// Repeats the actions of a player up to now.
///
/// - change: a change of the actions, in the form of ``remedies``; without one, the simulation explains itself.
/// - Returns: `{ twin, commands }`: a simulation that explains itself, which has to be dropped, and the entry of the log
///   for each command, in order; null for one that only lets time pass.
export function repeat(engine, world, choice, player, change) {
  const twin = engine.make(world, choiceBytes(engine.tables.choice, choice), !change);
  const commands = [];
  const pass = (until) => {
    while (twin.now < until) {
      const next = twin.nextEvent;
      twin.advance((next >= 0 && next < until ? Math.max(next, twin.now) : until) - twin.now);
      // Letting time pass is a command of the engine, too.
      commands.push(null);
    }
  };
  const perform = (bytes) => {
    if (!bytes) return;
    twin.perform(bytes);
    twin.turn();
  };
  perform(change?.first);
  // The time that an inserted command takes, by which everything is later.
  let delay = 0;
  for (const entry of player.log.slice(0, player.position)) {
    pass(entry.time + delay);
    if (change?.inserted?.has(entry)) {
      perform(change.inserted.get(entry));
      delay = twin.now - entry.time;
    }
    const command = change?.replaced?.get(entry) ?? entry.command;
    switch (entry.action) {
      case "beginSwipe": twin.beginSwipe(command.bytes); break;
      case "endSwipe": twin.endSwipe(); break;
      case "turn": break;
      default: twin.perform(command.bytes);
    }
    if (entry.command) commands.push(entry);
    if (entry.turn !== false) twin.turn();
  }
  pass(player.now + delay);
  if (change?.last) {
    perform(change.last);
    pass(player.now + aftermath);
  }
  return { twin, commands };
}

/// Returns whether a component enters a state if what a player has done is repeated with a change.
export function reaches(engine, world, choice, player, role, state, change) {
  const { twin } = repeat(engine, world, choice, player, change);
  const events = twin.events();
  twin.drop();
  return events.some(({ kind, fields }) => kind === "state" && fields.role === role && fields.to === state);
}

/// The reasons for an event or a state that was clicked.
export class Reasons {
  #parent;
  #engine;
  #player;
  #forms;
  #shown;
  /// The number of the question, so that changes for an earlier one aren't shown.
  #question = 0;

  /// - forms: the commands that the page performs.
  /// - shown: returns `{ scene, choice }`.
  constructor(parent, engine, player, forms, shown) {
    this.#parent = parent;
    this.#engine = engine;
    this.#player = player;
    this.#forms = forms;
    this.#shown = shown;
    part("events").addEventListener("click", (event) => {
      const line = event.target.closest("li");
      if (line?.index !== undefined) this.#ask((twin) => twin.whyEvent(line.index));
    });
    const askState = (event) => {
      const node = event.target.closest(".node");
      if (!node) return false;
      const { role, state } = node.dataset;
      this.#ask((twin) => twin.whyState(role, state));
      const number = this.#question;
      // The answer is visible while changes are tried.
      setTimeout(() => { if (number === this.#question) this.#suggest(role, state); });
      return true;
    };
    part("machines").addEventListener("click", askState);
    part("machines").addEventListener("keydown", (event) => {
      if (![" ", "Enter"].includes(event.key) || !askState(event)) return;
      // A space would also play or pause.
      event.preventDefault();
      event.stopPropagation();
    });
  }

  clear() {
    this.#question += 1;
    this.#parent.hidden = true;
  }

  /// Adds the changes with which a component enters a state that it didn't enter.
  #suggest(role, state) {
    const { scene, choice } = this.#shown();
    const world = bytesOf(scene.world);
    const succeeds = (change) => reaches(this.#engine, world, choice, this.#player, role, state, change);
    if (succeeds({})) return;
    const { why } = this.#engine.tables;
    const list = make("ul", "changes", this.#parent);
    const done = this.#player.log.slice(0, this.#player.position);
    remedies(this.#engine.tables, done, this.#forms, role, succeeds).forEach((text, index) => {
      make("li", "", list).textContent = filled(index ? why.or : why.change, { text });
    });
  }

  #ask(question) {
    this.#question += 1;
    const { scene, choice } = this.#shown();
    const { twin, commands } = repeat(this.#engine, bytesOf(scene.world), choice, this.#player);
    const account = question(twin);
    twin.drop();
    if (account) this.#show(account, commands);
    else this.clear();
  }

  #show(account, commands) {
    const { why } = this.#engine.tables;
    const links = new Map(account.links.map((link) => [link.entry, link]));
    const text = (index) => this.#text(links.get(index), commands);
    const words = (pieces) => pieces.map((piece) => (typeof piece === "number" ? text(piece) : piece)).join("");
    const sentence = words(account.sentence);
    const title = sentence[0].toUpperCase() + sentence.slice(1);
    this.#parent.replaceChildren();
    make("p", "", this.#parent).textContent =
      account.owner === null ? title : filled(why.owner, { text: title, owner: account.owner });
    const list = make("ul", "", this.#parent);
    for (const line of account.lines) {
      const item = make("li", line.mark, list);
      item.textContent = line.text;
      const detail = words(line.detail);
      if (detail) make("span", "", item).textContent = detail;
    }
    const chain = account.chain.filter((index) => links.get(index).isShort).map(text);
    const way = make("ol", "", this.#parent);
    chain.forEach((link, index) => {
      if (link !== chain[index - 1]) make("li", "", way).textContent = link;
    });
    if (account.rule !== null) make("small", "", this.#parent).textContent = filled(why.rule, account);
    this.#parent.hidden = false;
  }

  /// Returns a link with its line or its time.
  #text(link, commands) {
    const { why } = this.#engine.tables;
    const { scene, choice } = this.#shown();
    if (link.hook !== undefined) {
      const own = scene.app[link.hook]?.[link.index];
      if (own) return filled(why.app, { text: filled(why.step, own) });
      const answers = choice.app?.rows ? why.loadingAnswers : why.answers;
      const form = answers[link.hook]?.[link.index] ?? link.hook;
      const done = filled(form, { delay: choice.app?.delay, loaded: choice.app?.rows });
      return filled(why.event, { text: filled(why.app, { text: done }), when: link.when });
    }
    if (link.command === undefined) return filled(why.event, link);
    const entry = commands[link.command];
    if (!entry) return link.when;
    const step = scene.steps?.[entry.step];
    if (step && entry.step !== undefined) return filled(why.step, step);
    return filled(why.event, { text: this.#done(entry), when: link.when });
  }

  /// Returns the action of a finger or a button, in words; a finger's path is written as a drag to its end.
  #done({ command, finger, after }) {
    if (finger?.does !== "move") return command.text ? written(command) : command.name;
    const tenth = (points) => Math.round(points * 10) / 10 + 0;
    return written(this.#forms.make("drag", { ...(after.x !== 0 && { x: tenth(after.x) }), y: tenth(after.y) }));
  }
}
