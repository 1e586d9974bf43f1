// The forms of what the page is sent. Commands and choices are bytes that the engine reads, made of forms: bytes and, for each
// gap, the name and the notation of its value.

const notations = {
  double: (value) => numberBytes(8, (view) => view.setFloat64(0, value, true)),
  int32: (value) => numberBytes(4, (view) => view.setInt32(0, value, true)),
  nanoseconds: (value) => numberBytes(8, (view) => view.setBigInt64(0, BigInt(Math.round(value * 1e9)), true)),
  text(value) {
    const bytes = new TextEncoder().encode(value), length = [];
    let rest = bytes.length;
    for (; rest >= 128; rest >>>= 7) length.push((rest & 127) | 128);
    return [...length, rest, ...bytes];
  },
};

function numberBytes(size, write) {
  const view = new DataView(new ArrayBuffer(size));
  write(view);
  return new Uint8Array(view.buffer);
}

/// Returns whether all gaps of a form have values.
const fits = (form, values) => form.every((item) => typeof item === "number" || (values[item[0]] ?? null) !== null);

/// Returns the bytes of the first form whose gaps all have values.
function filledBytes(forms, values) {
  const items = forms.find((form) => fits(form, values));
  return items.flatMap((item) => (typeof item === "number" ? [item] : [...notations[item[1]](values[item[0]])]));
}

/// The commands that the page performs.
export class Commands {
  /// `[{ name, bytes, text, holds }]`; the text has gaps for the values, too.
  forms = [];

  /// Returns a command: `{ name, values, bytes, text, holds }`; `holds` says whether it begins to hold the content.
  ///
  /// - values: the values of its gaps. Lengths are in points, times in seconds; `x` or `y` may be missing to keep the
  ///   offset on that axis.
  make(name, values = {}) {
    const { bytes, text, holds, isInLog } = this.forms.find((form) => form.name === name && fits(form.bytes, values));
    return { name, values, bytes: Uint8Array.from(filledBytes([bytes], values)), text, holds, isInLog };
  }

  /// Returns the bytes of a form, with the values of its gaps.
  filled(form, values) { return Uint8Array.from(filledBytes([form], values)); }
}

/// Returns the bytes of a choice: `{ viewport, safeArea, content, language, app: { delay, rows } }`, all of which
/// are optional.
///
/// - pieces: the forms of each piece, of which the first whose gaps all have values is used.
export function choiceBytes(pieces, { viewport, safeArea, content, language, app } = {}) {
  const values = {
    viewportWidth: viewport?.width, viewportHeight: viewport?.height, top: safeArea?.top, bottom: safeArea?.bottom,
    ...content, language, delay: app?.delay, loaded: app?.rows,
  };
  return Uint8Array.from(pieces.flatMap((forms) => filledBytes(forms, values)));
}

/// Returns a feed whose images have files instead of the numbers that stand for them, because scenes share them.
export function withFiles(feed) {
  const named = (numbers) => numbers.map((number) => feed.files[number]);
  const shown = (images) => images.map((one) => ({ ...one, files: named(one.files) }));
  const parts = (scene) => scene.parts.map((part) => ({ ...part, images: named(part.images), frames: shown(part.frames) }));
  return { ...feed, scenes: feed.scenes.map((scene) => ({ ...scene, images: shown(scene.images), parts: parts(scene) })) };
}

/// Returns the bytes encoded in a base64 text.
export function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
