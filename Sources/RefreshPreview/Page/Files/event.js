// Events, as the engine's forms describe them, and the actions between them.

import { written } from "./recorder.js";

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

/// Returns the events of a player and, before those that follow from it, what was done to components and to the world around
/// them: `{ time, kind, fields, text, index }` for an event, `{ time, kind: "done", text, position }` for an entry of the log.
export function happenings({ events, log }) {
  const all = [];
  let shown = 0;
  const show = (end) => { for (; shown < end; shown++) all.push({ ...events[shown], index: shown }); };
  log.forEach(({ time, command, firstEvent }, position) => {
    if (!command?.isInLog) return;
    show(firstEvent);
    all.push({ time, kind: "done", text: command.values ? written(command) : command.text, position });
  });
  show(events.length);
  return all;
}
