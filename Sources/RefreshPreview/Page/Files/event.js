// Events, as the engine's forms describe them.

/// Returns the event in a line of the engine: `{ time, kind, fields, text, isExpected }`, with its time in nanoseconds.
///
/// - forms: `{ kind: { words, fields, isExpected } }`; a recorded scenario expects events for which `isExpected` is true.
export function eventIn(line, forms) {
  const [time, kind, ...values] = line.split("\t");
  const { words, fields, isExpected } = forms[kind];
  return {
    time: Number(time), kind, isExpected,
    fields: Object.fromEntries(fields.map((name, index) => [name, values[index]])),
    text: words.reduce((text, word, index) => text + values[index - 1] + word),
  };
}
