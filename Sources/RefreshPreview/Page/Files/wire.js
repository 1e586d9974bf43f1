// Commands and choices as the bytes that the engine reads: numbers are little-endian, an enumeration is the index
// of its case, an optional is preceded by a byte that says whether it exists, and lengths are encoded with seven
// bits per byte.

export const roles = ["header", "footer", "trailer"];
const ends = ["top", "left", "bottom", "right"];

class Bytes {
  #bytes = [];
  byte(value) { this.#bytes.push(value & 255); return this; }
  int32(value) { for (let shift = 0; shift < 32; shift += 8) this.byte(value >> shift); return this; }
  int64(value) {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigInt64(0, BigInt(Math.round(value)), true);
    return this.all(new Uint8Array(view.buffer));
  }
  double(value) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value, true);
    return this.all(new Uint8Array(view.buffer));
  }
  text(value) {
    const bytes = new TextEncoder().encode(value);
    let rest = bytes.length;
    for (; rest >= 128; rest >>>= 7) this.byte((rest & 127) | 128);
    return this.byte(rest).all(bytes);
  }
  all(bytes) { for (const byte of bytes) this.#bytes.push(byte); return this; }
  optional(value, write) {
    if (value === undefined || value === null) return this.byte(0);
    write(this.byte(1), value);
    return this;
  }
  get bytes() { return Uint8Array.from(this.#bytes); }
}

const write = (number) => new Bytes().byte(number);
const destination = (number, { x, y }) =>
  write(number).optional(x, (w, v) => w.double(v)).optional(y, (w, v) => w.double(v));
const onRole = (number, role) => write(number).byte(roles.indexOf(role)).bytes;

/// The bytes of commands. Lengths are in points, times in seconds; `x` or `y` may be missing to keep the offset on
/// that axis.
export const command = {
  touch: () => write(0).bytes,
  dragTo: (to) => destination(1, to).bytes,
  pull: (role, points) => write(3).byte(roles.indexOf(role)).byte(0).double(points).bytes,
  swipe: ({ x, y }, seconds) => write(4).double(x).double(y).int64(seconds * 1e9).bytes,
  release: (velocity) => write(5).optional(velocity, (w, v) => w.double(v.x).double(v.y)).bytes,
  cancel: () => write(6).bytes,
  scrollTo: (to, animated) => destination(7, to).byte(animated ? 1 : 0).bytes,
  wait: (seconds) => write(8).int64(seconds * 1e9).bytes,
  settle: (seconds) => write(9).int64(seconds * 1e9).bytes,
  loadRows: (rows) => write(10).int32(rows).bytes,
  beginRefreshing: (role) => onRole(14, role),
  endRefreshing: (role) => onRole(15, role),
  endRefreshingWithNoMoreData: (role) => onRole(16, role),
  resetNoMoreData: (role) => onRole(17, role),
  tap: (role) => onRole(18, role),
  window: (isIn) => write(21).byte(isIn ? 1 : 0).bytes,
  rotate: ({ width, height }) => write(22).double(width).double(height).bytes,
  language: (tag) => write(23).text(tag).bytes,
  scrollToEnd: (end, animated) => write(25).byte(ends.indexOf(end)).byte(animated ? 1 : 0).bytes,
  loadRowsAbove: (rows) => write(26).int32(rows).bytes,
};

/// Returns the kind of an encoded command, as far as playing depends on it: whether it takes time.
///
/// - `{ kind: "wait", nanoseconds }`, `{ kind: "settle", nanoseconds }`, `{ kind: "swipe", nanoseconds }`, or
///   `{ kind: "other" }`.
export function timeOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  switch (bytes[0]) {
    case 4: return { kind: "swipe", nanoseconds: Number(view.getBigInt64(17, true)) };
    case 8: return { kind: "wait", nanoseconds: Number(view.getBigInt64(1, true)) };
    case 9: return { kind: "settle", nanoseconds: Number(view.getBigInt64(1, true)) };
    default: return { kind: "other" };
  }
}

/// Returns whether a command takes hold of the content: touch, drags, pulls and swipes.
export const holds = (bytes) => bytes?.[0] <= 4;

/// Returns the values in the bytes of a command by name; null if it is another command.
///
/// - form: the bytes, with names in the places of values.
export function valuesIn(bytes, form) {
  const size = (item) => (typeof item === "number" ? 1 : item === "rows" ? 4 : 8);
  if (bytes.length !== form.reduce((length, item) => length + size(item), 0)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset), values = {};
  let place = 0;
  for (const item of form) {
    if (typeof item === "number" && bytes[place] !== item) return null;
    if (item === "rows") values.rows = view.getInt32(place, true);
    else if (item === "seconds") values.seconds = Number(view.getBigInt64(place, true)) / 1e9;
    else if (typeof item === "string") values[item] = view.getFloat64(place, true);
    place += size(item);
  }
  return values;
}

/// Returns the bytes of a choice: `{ viewport, safeArea, content, language, app: { delay, rows } }`, all of which
/// are optional.
export function choiceBytes({ viewport, safeArea, content, language, app } = {}) {
  return new Bytes()
    .all(new TextEncoder().encode("RCSC")).byte(2)
    .optional(viewport, (w, v) => w.double(v.width).double(v.height))
    .optional(safeArea, (w, v) => w.double(v.top).double(v.left).double(v.bottom).double(v.right))
    .optional(content, (w, v) =>
      w.optional(v.width, (w, width) => w.double(width)).double(v.height).int32(v.rows).double(v.rowHeight)
        // The content is encoded after the components.
        .byte(0))
    .optional(language, (w, v) => w.text(v))
    .optional(app, (w, v) => w.optional(v.delay, (w, delay) => w.int64(delay * 1e9)).int32(v.rows))
    .bytes;
}

/// Returns the bytes encoded in a base64 text.
export function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
