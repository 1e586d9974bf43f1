// The engine: a readable interface to the WebAssembly module.

import { eventIn } from "./event.js";

/// The meaning of each number of a frame.
export class Columns {
  #index = new Map();

  /// - columns: `[{ name, form, words }]` in the order of a frame.
  constructor(columns) {
    this.all = columns;
    columns.forEach((column, index) => this.#index.set(column.name, index));
  }

  at(name) {
    const index = this.#index.get(name);
    if (index === undefined) throw new Error(`no column ${name}`);
    return index;
  }
}

export class Engine {
  #exports;
  /// The facts about the engine: `{ roles, events, animated, choice, devices }`.
  tables;
  columns;
  /// The meaning of each number of a part's row.
  partColumns;

  constructor(instance, tables) {
    this.#exports = instance.exports;
    this.tables = tables;
    this.columns = new Columns(tables.columns);
    this.partColumns = new Columns(tables.partColumns);
  }

  /// Creates an engine from the bytes of a module.
  static async load(bytes, tables) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance, tables);
  }

  /// Returns the bytes of a module that is gzipped and encoded in base64.
  static async unpack(base64) {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  /// Creates a simulation from its bytes and those of a choice; null if they are not valid.
  ///
  /// - isExplained: whether the simulation can say why something happened, for which it keeps a journal.
  make(world, choice, isExplained = false) {
    const place = this.#exports.inbox(world.length + choice.length);
    new Uint8Array(this.#exports.memory.buffer, place).set(world);
    new Uint8Array(this.#exports.memory.buffer, place).set(choice, world.length);
    const create = isExplained ? this.#exports.makeExplained : this.#exports.make;
    const handle = create(world.length, choice.length);
    return handle ? new World(this, this.#exports, handle) : null;
  }
}

/// A simulation. One that is no longer needed has to be dropped.
///
/// Frames, rows and texts are copies of what is in the module's memory: a view of it is empty as soon as any call lets that memory
/// grow. No view leaves this file.
export class World {
  #engine;
  #wasm;
  #handle;
  /// The present frame and rows of parts; null and empty until they are asked for again after a change.
  #frame = null;
  #partRows = new Map();
  #texts = new Map();

  constructor(engine, exports, handle) {
    this.#engine = engine;
    this.#wasm = exports;
    this.#handle = handle;
  }

  get columns() { return this.#engine.columns; }
  #indexOf(role) { return this.#engine.tables.roles.indexOf(role); }
  copy() { return new World(this.#engine, this.#wasm, this.#wasm.copy(this.#handle)); }
  drop() { this.#wasm.drop(this.#handle); }

  /// Virtual time in nanoseconds.
  get now() { return this.#wasm.now(this.#handle); }
  /// The time of the next event in nanoseconds, or −1 if there is none.
  get nextEvent() { return this.#wasm.nextEvent(this.#handle); }

  perform(bytes) {
    this.#send(bytes);
    return this.#changed().perform(this.#handle, bytes.length) === 1;
  }
  beginSwipe(bytes) {
    this.#send(bytes);
    return this.#changed().beginSwipe(this.#handle, bytes.length) === 1;
  }
  endSwipe() { this.#changed().endSwipe(this.#handle); }
  turn() { this.#changed().turn(this.#handle); }
  advance(nanoseconds) { this.#changed().advance(this.#handle, nanoseconds); }

  /// The present frame, which stays as it is when the world changes.
  frame() {
    return this.#frame ??= this.#doubles(() => this.#wasm.frame(this.#handle), this.columns.all.length);
  }

  /// The present rows of a component's parts, one after the other; they stay as they are when the world changes.
  parts(role) {
    if (!this.#partRows.has(role)) {
      const count = this.#wasm.parts(this.#handle, this.#indexOf(role));
      this.#partRows.set(role, this.#doubles(() => this.#wasm.partRows(), count * this.#engine.partColumns.all.length));
    }
    return this.#partRows.get(role);
  }

  /// Whether a part repeats, plays or spins.
  get partsMove() { return this.#wasm.partsMove(this.#handle) === 1; }

  /// Returns the observables of parts: `[[path, value]]`, where a value is a number or a text.
  partValues() {
    const text = this.#receive(this.#wasm.partValues(this.#handle));
    return text.split("\n").filter(Boolean).map((line) => {
      const end = line.search(/[ =]/);
      const value = line.slice(end + 1);
      return [line.slice(0, end), line[end] === "=" ? Number(value) : value];
    });
  }

  /// Returns the text of a column, which is read only if its fingerprint in the frame has changed.
  text(column, fingerprint) {
    return this.#known(column, fingerprint, () => this.#wasm.text(this.#handle, column));
  }

  /// Returns the text of a component's part by its index, which is read only if its fingerprint has changed.
  partText(role, index, fingerprint) {
    return this.#known(`${role} ${index}`, fingerprint, () => this.#wasm.partText(this.#handle, this.#indexOf(role), index));
  }

  #known(place, fingerprint, read) {
    const known = this.#texts.get(place);
    if (known && known.fingerprint === fingerprint) return known.text;
    const text = this.#receive(read());
    this.#texts.set(place, { fingerprint, text });
    return text;
  }

  /// Returns the events since the last call.
  events() {
    const length = this.#wasm.events(this.#handle);
    if (!length) return [];
    return this.#receive(length).trimEnd().split("\n").map((line) => eventIn(line, this.#engine.tables.events));
  }

  /// Returns why an event happened, by its number since the setup; null without such an event.
  whyEvent(number) { return this.#account(this.#wasm.whyEvent(this.#handle, number)); }

  /// Returns why a component entered a state last, or why it didn't.
  whyState(role, state) {
    const words = this.columns.all[this.columns.at(`${role}.state`)].words;
    return this.#account(this.#wasm.whyState(this.#handle, this.#indexOf(role), words.indexOf(state)));
  }

  #account(length) { return length ? JSON.parse(this.#receive(length)) : null; }

  /// Returns a line of a trace, with the events since the last call, which it removes.
  trace(scenario, step, line) {
    const name = new TextEncoder().encode(scenario);
    this.#send(name);
    return this.#receive(this.#wasm.trace(this.#handle, step, line, name.length));
  }

  /// The module's functions, for a call that changes the simulation.
  #changed() {
    this.#frame = null;
    this.#partRows.clear();
    return this.#wasm;
  }

  #send(bytes) {
    const place = this.#wasm.inbox(bytes.length);
    this.#bytes(place, bytes.length).set(bytes);
  }

  #receive(length) {
    const place = this.#wasm.outbox();
    return new TextDecoder().decode(this.#bytes(place, length));
  }

  /// A copy of doubles; their place is asked for before memory is looked at.
  #doubles(place, count) {
    const start = place();
    return new Float64Array(this.#wasm.memory.buffer, start, count).slice();
  }

  /// A view that is good until the next call.
  #bytes(place, length) { return new Uint8Array(this.#wasm.memory.buffer, place, length); }
}
