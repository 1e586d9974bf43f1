// Recording: what was done becomes a scenario in YAML.
//
// A finger's path is reduced to its corners. The reduced steps are rehearsed on a separate simulation, and the
// scenario expects the events of the rehearsal; if they differ from what the user saw, more of the path is kept.

import { choiceBytes } from "./wire.js";

/// Performs steps on a separate simulation.
///
/// - steps: the commands of each step, after which the run loop turns.
/// - Returns: `{ events, traces, settled }`; the traces are `[step 0, 1, …]` if lines are given.
export function rehearse(engine, world, choice, steps, lines) {
  const stage = engine.make(world, choiceBytes(engine.tables.choice, choice));
  const name = lines?.name ?? "";
  const traces = [];
  if (lines) traces.push(stage.trace(name, 0, lines.scenario));
  else stage.events();
  const events = [];
  steps.forEach((step, index) => {
    for (const { bytes } of step) stage.perform(bytes);
    stage.turn();
    if (lines) traces.push(stage.trace(name, index + 1, lines.steps[index]));
    else events.push(...stage.events());
  });
  const settled = stage.frame()[engine.columns.at("settled")] === 1;
  stage.drop();
  return { events, traces, settled };
}

const expected = (events) => events.filter((event) => event.isExpected).map((event) => event.text);

/// Returns a length rounded to a tenth of a point; never a negative zero.
const tenth = (points) => Math.round(points * 10) / 10 + 0;

/// Returns the corners of a path: the points whose distance from the straight line between their neighbours exceeds
/// a tolerance (D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the number of points", 1973).
export function corners(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const share = (point) => (last.time === first.time ? 0 : (point.time - first.time) / (last.time - first.time));
  let farthest = 0, index = 0;
  points.forEach((point, i) => {
    const x = first.x + (last.x - first.x) * share(point), y = first.y + (last.y - first.y) * share(point);
    const distance = Math.max(Math.abs(point.x - x), Math.abs(point.y - y));
    if (distance > farthest) [farthest, index] = [distance, i];
  });
  if (farthest <= tolerance) return [first, last];
  return [...corners(points.slice(0, index + 1), tolerance).slice(0, -1), ...corners(points.slice(index), tolerance)];
}

/// Returns the steps of a log, as commands; all numbers are rounded for readers.
///
/// - log: the log of a player. An action of a finger is
///   `{ does: "down" | "move" | "up" | "cancel", edges, velocity }`.
export function steps(commands, log, end, isSettledAtEnd, tolerance) {
  const made = [];
  let time = 0;
  const wait = (until, wasSettled) => {
    const gap = until - time;
    if (wasSettled && gap > 0) {
      if (made.length) made.push(commands.make("settle"));
    } else if (gap >= 20e6 || (tolerance === 0 && gap > 0)) {
      // Whole milliseconds read well; the remainder is added to the next wait.
      const shown = tolerance === 0 ? gap : Math.round(gap / 1e6) * 1e6;
      made.push(commands.make("wait", { seconds: shown / 1e9 }));
      time += shown;
      return;
    } else return;
    time = until;
  };
  let path = [];
  const finish = () => {
    for (const point of corners(path, tolerance).slice(path.length > 1 ? 1 : 0)) {
      wait(point.time, false);
      made.push(drag(commands, point, path[0]));
    }
    path = [];
  };
  for (const entry of log) {
    if (entry.action !== "perform") continue;
    const { does, edges, velocity } = entry.finger ?? {};
    const point = { time: entry.time, ...entry.after, edges };
    if (does === "move") {
      path.push(point);
      continue;
    }
    finish();
    wait(entry.time, entry.wasSettled && does !== "up" && does !== "cancel");
    // A finger that hardly moves is at rest.
    made.push(does === "up" && Math.hypot(velocity.x, velocity.y) < 20 ? commands.make("release") : entry.command);
    if (does === "down") path = [point];
  }
  finish();
  if (isSettledAtEnd) made.push(commands.make("settle"));
  else wait(end, false);
  // A touch directly before a drag is part of the drag.
  return made.filter(({ name }, i) => !(name === "touch" && made[i + 1]?.holds));
}

/// Returns a drag to a point, or a pull if the point shows a component far enough that readers will not doubt the
/// unit.
function drag(commands, point, first) {
  const [movesX, movesY] = [Math.abs(point.x - first.x) > 0.01, Math.abs(point.y - first.y) > 0.01];
  const shows = movesX ? undefined : point.edges?.find((edge) => edge.points(point) >= 5);
  if (shows) return commands.make(`pull ${shows.role}`, { points: tenth(shows.points(point)) });
  return commands.make("drag", { ...(movesX && { x: tenth(point.x) }), ...((movesY || !movesX) && { y: tenth(point.y) }) });
}

/// Records a player's log.
///
/// - Returns: `{ steps, events }`: the commands, and the events when they run.
export function record(engine, commands, world, choice, player) {
  const isSettled = player.world.frame()[engine.columns.at("settled")] === 1;
  const log = player.log.slice(0, player.position);
  const happened = expected(player.events.filter((event) => event.time <= player.now)).join("\n");
  let best;
  for (const tolerance of [40, 12, 4, 1, 0]) {
    const made = steps(commands, log, player.now, isSettled, tolerance);
    const { events } = rehearse(engine, world, choice, made.map((command) => [command]));
    best = { steps: made, events };
    if (expected(events).join("\n") === happened) break;
  }
  return best;
}

/// Returns a text in quotes, as scenarios read it: `${` begins a parameter there.
const literal = (text) => JSON.stringify(text.replaceAll("${", () => "$${")).replace(/[\p{C}\p{Zl}\p{Zp}]/gu,
  (sign) => `\\U${sign.codePointAt(0).toString(16).padStart(8, "0")}`);

/// Returns the lines of an `expectEvents` step: the events that a scenario expects, with `…` for others between
/// them.
export function expectations(events) {
  const lines = events.map((event) => (event.isExpected ? literal(event.text) : "…"));
  return lines.filter((line, i) => line !== "…" || lines[i - 1] !== "…");
}

/// Returns the name of a scenario, derived from its events.
export function nameOf(events) {
  const begun = events.filter(({ kind, fields }) => kind === "state" && fields.to === "refreshing");
  const roles = [...new Set(begun.map(({ fields }) => fields.role))].map((role) => `the ${role}`);
  return roles.length ? `${roles.join(" and ")} refresh${roles.length > 1 ? "" : "es"}` : "nothing refreshes";
}

/// Returns a value in written form: for a number the shortest decimal, with an exponent if it is very small.
const plain = (value) =>
  (typeof value === "number" && value !== 0 && Math.abs(value) < 1e-4 ? value.toExponential() : String(value));

const gap = /\$\{(\w+)\}/g;
const gapsOf = (text) => Array.from(text.matchAll(gap), ([, name]) => name);

/// Returns a text with its gaps filled; a line with a gap for a list is repeated for each item.
export function filled(text, values) {
  return text.split("\n").flatMap((line) => {
    const list = gapsOf(line).map((name) => values[name]).find(Array.isArray);
    return (list ?? [null]).map((item) => line.replace(gap, (_, name) => plain(item ?? values[name])));
  }).join("\n");
}

/// Returns a command in written form.
export const written = ({ text, values }) => filled(text, values);

/// Returns the values of a choice; null for those that equal the defaults.
function valuesOf({ viewport, safeArea, content, app }) {
  const said = (edge) => (safeArea[edge] === viewport.safeArea[edge] ? null : safeArea[edge]);
  return viewport && {
    device: viewport.name, top: said("top"), bottom: said("bottom"), ...content, rows: content.rows || null,
    height: content.rows ? null : content.height || null, delay: app.delay, loaded: app.rows || null,
  };
}

/// Returns a file of scenarios.
///
/// - pieces: the pieces of the file. A piece is a text, or a list of texts with gaps, of which the first one that can
///   be filled is used.
export function yaml(pieces, { choice, name, steps, events }) {
  const values = {
    ...valuesOf(choice), name: literal(name), steps: steps.map(written),
    events: events.length ? expectations(events) : null,
  };
  const lines = pieces.flatMap((piece) => {
    if (typeof piece === "string") return [piece];
    const form = piece.find((text) => gapsOf(text).every((name) => (values[name] ?? null) !== null));
    return form === undefined ? [] : [filled(form, values)];
  });
  return lines.join("\n") + "\n";
}
