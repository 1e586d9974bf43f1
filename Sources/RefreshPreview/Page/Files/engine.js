// The engine: the WebAssembly module behind readable names.

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
  columns;

  constructor(instance, columns) {
    this.#exports = instance.exports;
    this.columns = columns;
  }

  /// Makes an engine of a module's bytes.
  static async load(bytes, columns) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance, new Columns(columns));
  }

  /// The bytes of a module that is gzipped and written in base64.
  static async unpack(base64) {
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  /// Makes a simulation from its bytes and those of a choice; null where they are not valid.
  make(world, choice) {
    const place = this.#exports.inbox(world.length + choice.length);
    new Uint8Array(this.#exports.memory.buffer, place).set(world);
    new Uint8Array(this.#exports.memory.buffer, place).set(choice, world.length);
    const handle = this.#exports.make(world.length, choice.length);
    return handle ? new World(this, this.#exports, handle) : null;
  }
}

/// A simulation. One that is no longer needed has to be dropped.
export class World {
  #engine;
  #wasm;
  #handle;
  #row;
  #texts = new Map();

  constructor(engine, exports, handle) {
    this.#engine = engine;
    this.#wasm = exports;
    this.#handle = handle;
  }

  get columns() { return this.#engine.columns; }
  copy() { return new World(this.#engine, this.#wasm, this.#wasm.copy(this.#handle)); }
  drop() { this.#wasm.drop(this.#handle); }

  /// Virtual time in nanoseconds.
  get now() { return this.#wasm.now(this.#handle); }
  /// When something happens next by itself, in nanoseconds; −1 if never.
  get nextEvent() { return this.#wasm.nextEvent(this.#handle); }

  perform(bytes) { this.#send(bytes); return this.#wasm.perform(this.#handle, bytes.length) === 1; }
  beginSwipe(bytes) { this.#send(bytes); return this.#wasm.beginSwipe(this.#handle, bytes.length) === 1; }
  endSwipe() { this.#wasm.endSwipe(this.#handle); }
  turn() { this.#wasm.turn(this.#handle); }
  advance(nanoseconds) { this.#wasm.advance(this.#handle, nanoseconds); }

  /// The present frame. It is good until the next call; the same array is used again unless the memory has grown.
  frame() {
    const place = this.#wasm.frame(this.#handle);
    if (this.#row?.buffer !== this.#wasm.memory.buffer || this.#row.byteOffset !== place) {
      this.#row = new Float64Array(this.#wasm.memory.buffer, place, this.columns.all.length);
    }
    return this.#row;
  }

  /// The text of a column, read only when its fingerprint in the frame has changed.
  text(column, fingerprint) {
    const known = this.#texts.get(column);
    if (known && known.fingerprint === fingerprint) return known.text;
    const text = this.#receive(this.#wasm.text(this.#handle, column));
    this.#texts.set(column, { fingerprint, text });
    return text;
  }

  /// What has happened since the last time: `[{ time, text }]`, times in nanoseconds.
  events() {
    const length = this.#wasm.events(this.#handle);
    if (!length) return [];
    return this.#receive(length).trimEnd().split("\n").map((line) => {
      const blank = line.indexOf(" ");
      return { time: Number(line.slice(0, blank)), text: line.slice(blank + 1) };
    });
  }

  /// A line of a trace, with the events since the last time, which it removes.
  trace(scenario, step, line) {
    const name = new TextEncoder().encode(scenario);
    this.#send(name);
    return this.#receive(this.#wasm.trace(this.#handle, step, line, name.length));
  }

  #send(bytes) {
    const place = this.#wasm.inbox(bytes.length);
    new Uint8Array(this.#wasm.memory.buffer, place).set(bytes);
  }

  #receive(length) {
    return new TextDecoder().decode(new Uint8Array(this.#wasm.memory.buffer, this.#wasm.outbox(), length));
  }
}
