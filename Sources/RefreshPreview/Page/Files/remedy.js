// Changes with which a component enters the state in question. The page knows no rules: it tries each change on the engine.

import { filled, written } from "./recorder.js";

/// The greatest change of a gesture, in points or percent.
const farthest = 400;
/// The greatest number of changes in an answer.
const mostChanges = 3;

/// Returns the whole number nearest to a start with which a trial succeeds, up to an end; undefined if it fails at the end.
///
/// The trial fails with the start; if it succeeds with a number, it also succeeds with all that are farther away.
function nearestSuccess(start, end, succeeds) {
  if (!succeeds(end)) return undefined;
  let [near, far] = [start, end];
  while (Math.abs(far - near) > 1) {
    const middle = Math.floor((near + far) / 2);
    if (succeeds(middle)) far = middle;
    else near = middle;
  }
  return far;
}

/// Returns changes, in words, with which a component enters a state; each has been tried with success.
///
/// - tables: the facts about the engine.
/// - log: the log of a player, with all actions.
/// - forms: the commands that the page performs.
/// - succeeds: returns whether the component enters the state with a change: `{ first, replaced, inserted, last }`, the bytes of a
///   command before everything, a command instead of that of each entry, the bytes of a command before each entry, and the bytes of
///   a command at the end.
export function remedies({ why, roles }, log, forms, role, succeeds) {
  const found = [];
  const entry = log.findLast(({ finger, command }) => finger?.does === "move" || command?.form);
  const farther = entry && larger(entry, forms, role);
  const amount = farther && nearestSuccess(0, farthest, (points) => succeeds({ replaced: new Map([[entry, farther(points)]]) }));
  if (amount !== undefined) found.push(written(farther(amount)));
  for (const { text, bytes, gap, unit, values: [end, start] } of why.knobs) {
    const command = (value) => forms.filled(bytes[roles.indexOf(role)], { [gap]: value / unit });
    const value = nearestSuccess(end < start ? start + 1 : start - 1, end, (value) => succeeds({ first: command(value) }));
    if (value !== undefined) found.push(filled(text, { value }));
  }
  for (const name of entry ? ["settle", "resetNoMoreData", `show ${role}`] : []) {
    const command = forms.make(name);
    if (!succeeds({ inserted: new Map([[beginning(entry, log), command.bytes]]) })) continue;
    found.push(filled(why.before, { text: written(command) }));
  }
  for (const name of ["release", `end ${role}`, "enterWindow", "settle"]) {
    const command = forms.make(name);
    if (succeeds({ last: command.bytes })) found.push(filled(why.add, { text: written(command) }));
  }
  return found.slice(0, mostChanges);
}

/// Returns the entry with which the gesture of an entry begins: a finger goes down before it moves.
function beginning(entry, log) {
  if (!entry.finger) return entry;
  return log.slice(0, log.indexOf(entry)).findLast(({ finger }) => finger?.does === "down") ?? entry;
}

/// Returns a function that returns the command of an entry, moved farther by points or percent; undefined for a command
/// that moves nothing.
function larger({ finger, after, command }, forms, role) {
  const [axis, way] = [role === "trailer" ? "x" : "y", role === "header" ? -1 : 1];
  if (finger) {
    const from = Math.round(after[axis]);
    return (points) => forms.make("drag", { [axis]: from + way * points });
  }
  const { name, values } = command.form;
  if (name.startsWith("pull percent")) {
    const percent = Math.max(100, Math.round(values.points * 100));
    return (more) => forms.make(name, { points: (percent + more) / 100, percent: percent + more });
  }
  if (name.startsWith("pull")) return (more) => forms.make(name, { points: Math.floor(values.points) + more });
  if (values[axis] === undefined) return undefined;
  // A finger that moves up scrolls down.
  const step = name === "release" ? -10 * way : way;
  return (more) => forms.make(name, { ...values, [axis]: Math.round(values[axis]) + step * more });
}
