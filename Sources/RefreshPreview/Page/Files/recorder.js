// Recording: what was done becomes a scenario in YAML.
//
// A finger's path is thinned to its corners. The thinned steps are rehearsed on an engine of their own, and what happens
// there is what the scenario expects; where it differs from what happened to the user, more of the path is kept.

import { isTelling } from "./event.js";
import { command, choiceBytes } from "./wire.js";

/// Carries out steps on a simulation of their own.
///
/// - steps: `[{ commands }]`, each followed by a turn of the run loop.
/// - Returns: `{ events, traces, settled }`, the traces as `[step 0, 1, …]` where lines are given.
export function rehearse(engine, world, choice, steps, lines) {
  const stage = engine.make(world, choiceBytes(choice));
  const name = lines?.name ?? "";
  const traces = [];
  if (lines) traces.push(stage.trace(name, 0, lines.scenario));
  else stage.events();
  const events = [];
  steps.forEach((step, index) => {
    for (const bytes of step.commands) stage.perform(bytes);
    stage.turn();
    if (lines) traces.push(stage.trace(name, index + 1, lines.steps[index]));
    else events.push(...stage.events());
  });
  const settled = stage.frame()[engine.columns.at("settled")] === 1;
  stage.drop();
  return { events, traces, settled };
}

const telling = (events) => events.filter(isTelling).map((event) => event.text);

const number = (value, digits = 1) => {
  const text = value.toFixed(digits).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
};
const seconds = (nanoseconds) => `${number(nanoseconds / 1e9, 3)}s`;

/// The corners of a path: those points from which the straight line between their neighbours is further than a tolerance
/// (D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the number of points", 1973).
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

/// The steps of a log.
///
/// - log: of a player. A note is `{ finger: "down" | "move" | "up" | "cancel", velocity }` or `{ yaml }`.
/// - Returns: `[{ yaml, commands }]`.
export function steps(log, end, isSettledAtEnd, tolerance) {
  const made = [];
  let time = 0;
  const wait = (until, wasSettled) => {
    const gap = until - time;
    if (wasSettled && gap > 0) {
      if (made.length) made.push({ yaml: "wait: settled", commands: [command.settle(60)] });
    } else if (gap >= 20e6 || (tolerance === 0 && gap > 0)) {
      // Whole milliseconds read well; what is cut off comes with the next wait.
      const shown = tolerance === 0 ? gap : Math.round(gap / 1e6) * 1e6;
      const text = tolerance === 0 ? `${shown / 1e9}s` : seconds(shown);
      made.push({ yaml: `wait: ${text}`, commands: [command.wait(shown / 1e9)] });
      time += shown;
      return;
    } else return;
    time = until;
  };
  let path = [];
  const finish = () => {
    for (const point of corners(path, tolerance).slice(path.length > 1 ? 1 : 0)) {
      wait(point.time, false);
      made.push(dragStep(point, path[0]));
    }
    path = [];
  };
  for (const entry of log) {
    const { note } = entry;
    if (!note) continue;
    if (note.finger === "down") {
      wait(entry.time, entry.wasSettled);
      made.push({ yaml: "touch", commands: [command.touch()] });
      path = [{ time: entry.time, ...entry.after, edges: note.edges }];
    } else if (note.finger === "move") {
      path.push({ time: entry.time, ...entry.after, edges: note.edges });
    } else if (note.finger) {
      finish();
      wait(entry.time, false);
      made.push(note.finger === "up" ? releaseStep(note.velocity) : { yaml: "cancel", commands: [command.cancel()] });
    } else {
      finish();
      wait(entry.time, entry.wasSettled);
      made.push({ yaml: note.yaml, commands: [entry.bytes] });
    }
  }
  finish();
  if (isSettledAtEnd) made.push({ yaml: "wait: settled", commands: [command.settle(60)] });
  else wait(end, false);
  // A touch right before a drag is the drag's own.
  return made.filter((step, i) => !(step.yaml === "touch" && /^(drag|pull):/.test(made[i + 1]?.yaml ?? "")));
}

/// A drag to a point; a pull where that shows a component.
function dragStep(point, first) {
  const [movesX, movesY] = [Math.abs(point.x - first.x) > 0.01, Math.abs(point.y - first.y) > 0.01];
  const shows = movesX ? undefined : point.edges?.find((edge) => edge.points(point) > 0.5);
  if (shows) {
    const points = number(shows.points(point));
    return { yaml: `pull: { ${shows.role}: ${points} }`, commands: [command.pull(shows.role, Number(points))] };
  }
  const [x, y] = [number(point.x), number(point.y)];
  if (!movesX) return { yaml: `drag: { to: ${y} }`, commands: [command.dragTo({ y: Number(y) })] };
  if (!movesY) return { yaml: `drag: { to: { x: ${x} } }`, commands: [command.dragTo({ x: Number(x) })] };
  return {
    yaml: `drag: { to: { x: ${x}, y: ${y} } }`, commands: [command.dragTo({ x: Number(x), y: Number(y) })],
  };
}

function releaseStep(velocity) {
  const [x, y] = [Math.round(velocity.x) + 0, Math.round(velocity.y) + 0];
  if (Math.hypot(x, y) < 20) return { yaml: "release", commands: [command.release()] };
  return { yaml: `release: { velocity: [${x}, ${y}] }`, commands: [command.release({ x, y })] };
}

/// Records a player's log.
///
/// - Returns: `{ steps, events }`, the steps and what happens when they are done.
export function record(engine, world, choice, player) {
  const isSettled = player.world.frame()[engine.columns.at("settled")] === 1;
  const log = player.log.slice(0, player.position);
  const happened = telling(player.events.filter((event) => event.time <= player.now)).join("\n");
  let best;
  for (const tolerance of [40, 12, 4, 1, 0]) {
    const made = steps(log, player.now, isSettled, tolerance);
    const { events } = rehearse(engine, world, choice, made);
    best = { steps: made, events };
    if (telling(events).join("\n") === happened) break;
  }
  return best;
}

/// The lines of an `expectEvents` step: the events that a scenario expects, with `…` for others between them.
export function expectations(events) {
  const lines = [];
  for (const event of events) {
    const line = isTelling(event) ? event.text : "…";
    if (line !== "…" || lines.at(-1) !== "…") lines.push(line);
  }
  return lines;
}

/// The name of a scenario by what happens in it.
export function nameOf(events) {
  const begun = events.map((event) => event.text.match(/^(\w+): \w+ -> refreshing$/)?.[1]).filter(Boolean);
  const roles = [...new Set(begun)].map((role) => `the ${role}`);
  return roles.length ? `${roles.join(" and ")} refresh${roles.length > 1 ? "" : "es"}` : "nothing refreshes";
}

/// A file of scenarios.
///
/// - scene: the lines of the suite that name its preset, its scene and its app.
/// - own: those of the scenario itself.
export function yaml({ suite, name, scene, own = [], steps, events }) {
  const quoted = (text) => JSON.stringify(text);
  const lines = [`suite: ${quoted(suite)}`, ...scene, "scenarios:", `  - name: ${quoted(name)}`,
    ...own.map((line) => `    ${line}`), "    steps:"];
  for (const step of steps) lines.push(`      - ${step.yaml}`);
  const expected = expectations(events);
  if (!expected.some((line) => line !== "…")) lines.push("      - expectEvents: [" + (expected.length ? "…" : "") + "]");
  else lines.push("      - expectEvents:", ...expected.map((line) => `          - ${line === "…" ? line : quoted(line)}`));
  return lines.join("\n") + "\n";
}

/// The lines of a suite for a choice.
export function sceneLines({ viewport, safeArea, content, language, app }) {
  const lines = ["scene:"];
  const { name, safeArea: own = {} } = viewport ?? {};
  if (viewport) lines.push(`  viewport: ${name ?? `[${number(viewport.width)}, ${number(viewport.height)}]`}`);
  if (safeArea) {
    const edges = ["top", "left", "bottom", "right"].filter((edge) => safeArea[edge] !== (own[edge] ?? 0))
      .map((edge) => `${edge}: ${number(safeArea[edge])}`);
    lines.push(`  safeArea: {${edges.length ? ` ${edges.join(", ")} ` : ""}}`);
  }
  if (content) {
    const width = content.width ? `, width: ${number(content.width)}` : "";
    lines.push(content.rows > 0
      ? `  content: { rows: ${content.rows}, rowHeight: ${number(content.rowHeight)}${width} }`
      : `  content: { height: ${number(content.height)}${width} }`);
  }
  if (language) lines.push(`  language: ${language}`);
  if (lines.length === 1) lines.pop();
  if (app) {
    lines.push("app:");
    for (const role of app.roles) {
      if (app.delay === null || app.delay === undefined) continue;
      const load = role === "footer" && app.rows > 0 ? `{ load: { rows: ${app.rows} } }, ` : "";
      lines.push(`  ${role}.refreshing: [{ wait: ${number(app.delay, 3)}s }, ${load}{ endRefreshing: ${role} }]`);
    }
    if (lines.at(-1) === "app:") lines[lines.length - 1] = "app: {}";
  }
  return lines;
}
