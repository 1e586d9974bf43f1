// The page's parts without a page, on the engine's module: node --test engine.test.mjs
//
// PREVIEW_FILES names the folder of the page's files, PREVIEW_DATA one with tables.json, engine.base64 and feeds; what is
// recorded is written there, for the native engine to try.

import { test } from "node:test";
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const files = process.env.PREVIEW_FILES, folder = process.env.PREVIEW_DATA;
const load = (name) => import(pathToFileURL(`${files}/${name}.js`));
const { Commands, choiceBytes, bytesOf, withFiles } = await load("wire");
const { Engine } = await load("engine");
const { Player } = await load("player");
const { Animations, easeInOut } = await load("animation");
const { eventIn, happenings } = await load("event");
const { commandOf } = await load("steps");
const { choiceOf } = await load("controls");
const { reaches, repeat } = await load("why");
const { remedies } = await load("remedy");
const { corners, expectations, record, rehearse, written, yaml } = await load("recorder");

const read = (name) => readFileSync(`${folder}/${name}`, "utf8");
const tables = JSON.parse(read("tables.json"));
const { columns, devices } = tables;
const engine = await Engine.load(gunzipSync(Buffer.from(read("engine.base64"), "base64")), tables);
const commands = new Commands();
commands.forms = JSON.parse(read("everything.json")).commands;
const perform = (player, name, values, finger) => (
  player.act({ action: "perform", command: commands.make(name, values), finger })
);
const choiceOfBytes = (choice) => choiceBytes(tables.choice, choice);
/// An event as the engine writes it.
const event = (...line) => eventIn(["0", ...line].join("\t"), tables.events);
const scene = (name) => JSON.parse(read(`${name}.json`)).scenes[0];
const phone = {
  viewport: { name: "iPhone 14", width: 390, height: 844, safeArea: { top: 47, bottom: 34 } },
  safeArea: { top: 91, left: 0, bottom: 34, right: 0 },
  content: { width: null, height: 1280, rows: 20, rowHeight: 64 },
};

function play(name, choice) {
  const { world } = scene(name);
  const player = new Player(engine);
  assert.ok(player.start(bytesOf(world), choice));
  return player;
}
const at = (player, name) => player.world.frame()[engine.columns.at(name)];
const state = (player, role) => engine.columns.all[engine.columns.at(`${role}.state`)].words[at(player, `${role}.state`)];

/// A finger as the page's gesture has it: `[x, y]` for each frame of a sixtieth of a second, then up.
function swipe(player, ways, velocity = { x: 0, y: 0 }) {
  const edges = () => [{ role: "header", points: ({ y }) => -at(player, "header.originalInset.top") - y }];
  perform(player, "touch", {}, { does: "down", edges: edges() });
  for (const [x, y] of ways) {
    player.advance(16_666_667);
    perform(player, "move", { x, y }, { does: "move", edges: edges() });
  }
  player.advance(16_666_667);
  perform(player, "release", velocity, { does: "up", velocity });
}
function settle(player, seconds = 6) {
  for (let i = 0; i < seconds * 60 && player.isMoving; i++) player.advance(16_666_667);
}
const many = (count, way) => Array.from({ length: count }, () => way);

test("a pull past the threshold refreshes, and the app's answer ends it", () => {
  const player = play("classic", { ...phone, app: { delay: 1, rows: 0 } });
  swipe(player, many(20, [0, 12]));
  assert.equal(state(player, "header"), "refreshing");
  settle(player);
  assert.equal(state(player, "header"), "idle");
  assert.equal(at(player, "header.calls.refreshing"), 1);
  assert.equal(at(player, "scroll.offset.y"), -91);
});

test("a moment that is gone back to is the same, whatever lay between", () => {
  const player = play("classic", { ...phone, app: { delay: 0.7, rows: 0 } });
  swipe(player, many(20, [0, 11.3]));
  const moments = [];
  for (let i = 0; i < 200 && player.isMoving; i++) {
    player.advance(16_666_667);
    moments.push({ time: player.now, frame: Array.from(player.world.frame()) });
  }
  const end = player.end;
  for (const index of [60, 3, 70, 41, 0, 52]) {
    player.seek(moments[index].time);
    assert.deepEqual(Array.from(player.world.frame()), moments[index].frame);
  }
  assert.equal(player.end, end);
  player.seek(end);
  assert.ok(player.isLive);
});

test("a moment between two nanoseconds is the nearest", () => {
  const player = play("classic", phone);
  swipe(player, many(20, [0, 12]));
  player.seek(1e9 / 60 + 0.3);
  assert.equal(player.now, 16_666_667);
});

test("acting in the past forgets the future", () => {
  const player = play("classic", phone);
  swipe(player, many(20, [0, 11]));
  settle(player, 1);
  player.seek(0.1e9);
  const before = player.events.length;
  perform(player, "begin header");
  assert.equal(player.end, player.now);
  assert.ok(player.events.length < before + 5 && player.events.every((event) => event.time <= player.now));
  assert.ok(player.samples.every((sample) => sample.time <= player.now));
});

test("the log shows what was done to the world between the events, whose numbers stay", () => {
  const player = play("classic", phone);
  perform(player, "leaveWindow");
  perform(player, "enterWindow");
  perform(player, "begin header");
  perform(player, "rotate", { width: 844, height: 390 });
  settle(player, 1);
  const all = happenings(player);
  const done = all.filter(({ kind }) => kind === "done");
  assert.deepEqual(done.map(({ text }) => text), ["window: false", "window: true", "rotate: [844, 390]"]);
  assert.deepEqual(done.map(({ position }) => position), [0, 1, 3]);
  assert.deepEqual(all.filter(({ kind }) => kind !== "animation").slice(0, 3).map(({ text }) => text), ["window: false", "window: true", "header: idle -> refreshing"]);
  const events = all.filter(({ kind }) => kind !== "done");
  assert.deepEqual(events.map(({ index }) => index), player.events.map((_, index) => index));
  assert.deepEqual(events.map(({ text }) => text), player.events.map(({ text }) => text));
  const times = all.map(({ time }) => time);
  assert.deepEqual(times, times.toSorted((a, b) => a - b));
});

test("what is animated is seen where it was, and comes to where it is", () => {
  const player = play("classic", phone);
  swipe(player, many(20, [0, 12]));
  const column = engine.columns.at("scroll.offset.y");
  assert.equal(at(player, "scroll.offset.y"), -145);
  const first = player.animations.missing(column, player.now);
  assert.ok(first < -10, `${first}`);
  let last = first;
  for (let i = 0; i < 14; i++) {
    player.advance(16_666_667);
    const missing = player.animations.missing(column, player.now);
    assert.ok(missing >= last, `${missing} after ${last}`);
    last = missing;
  }
  player.advance(50e6);
  assert.equal(player.animations.missing(column, player.now), 0);
});

test("a finger takes hold where the eye sees the content", () => {
  const animations = new Animations(engine);
  const frame = new Float64Array(columns.length);
  const after = frame.slice();
  after[engine.columns.at("scroll.offset.y")] = 54;
  animations.begin(event("partAnimation", "header", "end", "0.4"), frame, after);
  assert.ok(!animations.isRunning);
  animations.begin(event("animation", "header", "end", "0.4"), frame, after);
  assert.ok(animations.isRunning);
  animations.stopOffset();
  assert.ok(!animations.isRunning);
});

test("the curve begins and ends slowly", () => {
  assert.deepEqual([easeInOut(-1), easeInOut(0), easeInOut(0.5), easeInOut(1), easeInOut(2)], [0, 0, 0.5, 1, 1]);
  assert.ok(easeInOut(0.1) < 0.03 && easeInOut(0.9) > 0.97);
});

test("a straight path has two corners, and a bent one keeps its bend", () => {
  const path = [0, 1, 2, 3, 4].map((time) => ({ time, x: 0, y: time * 10 }));
  assert.deepEqual(corners(path, 1).map(({ y }) => y), [0, 40]);
  path[2] = { time: 2, x: 0, y: 60 };
  assert.deepEqual(corners(path, 1).map(({ y }) => y), [0, 10, 60, 30, 40]);
});

test("events that do not tell are left out", () => {
  const events = [
    event("state", "header", "idle", "pulling"), event("animation", "header", "arrow", "0.25"),
    event("inset", "top", "0", "54"), event("call", "header", "refreshing"),
  ];
  assert.deepEqual(expectations(events), ['"header: idle -> pulling"', "…", '"header: refreshing()"']);
});

test("an event of any form has the text that the engine writes, and its fields", () => {
  const lines = JSON.parse(read("events.json"));
  assert.equal(lines.length, Object.keys(tables.events).length);
  for (const { kind, fields, text } of lines) {
    const read = event(kind, ...fields);
    assert.deepEqual([read.kind, read.text, Object.values(read.fields)], [kind, text, fields]);
  }
});

test("parts have a row each, and their texts are read when they change", () => {
  const player = play("parts", phone);
  const { partColumns: known } = engine;
  const rows = () => player.world.parts("header");
  const at = (index, name) => rows()[index * known.all.length + known.at(name)];
  const names = scene("parts").parts.map(({ name }) => name);
  const [ring, hint] = [names.indexOf("ring"), names.indexOf("hint")];
  assert.equal(rows().length, names.length * known.all.length);
  assert.deepEqual(names.map((_, index) => known.all[0].words[at(index, "kind")]), scene("parts").parts.map(({ kind }) => kind));
  assert.equal(player.world.partText("header", hint, at(hint, "text")), "Pull");
  assert.deepEqual([player.world.partsMove, at(ring, "end")], [false, 0]);
  perform(player, "pull header", { points: 44 });
  assert.ok(Math.abs(at(ring, "end") - (44 / 80 - 0.3) / 0.7) < 1e-9, `${at(ring, "end")}`);
  perform(player, "begin header");
  player.advance(0.75e9);
  assert.equal(player.world.partText("header", hint, at(hint, "text")), "Loading…");
  assert.ok(player.world.partsMove && player.isMoving);
  const values = new Map(player.world.partValues());
  assert.equal(values.get("header.parts.hint.text"), "Loading…");
  assert.equal(values.get("header.parts.flip.on"), "true");
  assert.ok(values.get("header.parts.ring.rotation") > 200, `${values.get("header.parts.ring.rotation")}`);
  assert.equal(player.world.parts("footer").length, 0);
});

test("what was read of a world stays as it is when the memory grows and when the world changes", () => {
  for (const name of ["parts", "everything"]) {
    const player = play(name, phone);
    const { world } = player;
    const [frame, rows] = [world.frame(), world.parts("header")];
    const [oldFrame, oldRows] = [Array.from(frame), Array.from(rows)];
    const copies = Array.from({ length: 400 }, () => world.copy());
    assert.ok(engine.make(new Uint8Array(0), new Uint8Array(3 << 20)) === null);
    assert.deepEqual([Array.from(frame), Array.from(rows)], [oldFrame, oldRows]);
    perform(player, "pull header", { points: 44 });
    assert.deepEqual([Array.from(frame), Array.from(rows)], [oldFrame, oldRows]);
    assert.notEqual(at(player, "scroll.offset.y"), frame[engine.columns.at("scroll.offset.y")]);
    for (const copy of copies) copy.drop();
  }
});

test("images have the files of the feed whose numbers they have", () => {
  const image = { role: "header", state: "idle", files: [1, 0] };
  const part = { role: "header", name: "a", images: [1], frames: [{ files: [0] }] };
  const feed = withFiles({ title: "x", files: ["a", "b"], scenes: [{ name: "y", images: [image], parts: [part] }] });
  assert.deepEqual(feed.scenes[0].images, [{ ...image, files: ["b", "a"] }]);
  assert.deepEqual(feed.scenes[0].parts, [{ ...part, images: ["b"], frames: [{ files: ["a"] }] }]);
  assert.equal(feed.scenes[0].name, "y");
});

test("bytes that are none make no world", () => {
  const { world } = scene("classic");
  const choice = choiceOfBytes(phone);
  assert.equal(engine.make(bytesOf(world).slice(1), choice), null);
  assert.equal(engine.make(bytesOf(world), choice.slice(0, -1)), null);
  assert.equal(engine.make(new Uint8Array(0), new Uint8Array(0)), null);
});

test("damaged bytes never stop the engine", () => {
  const worlds = ["everything", "parts"].map((name) => bytesOf(scene(name).world)), choice = choiceOfBytes({ ...phone, app: { delay: 1, rows: 3 }, language: "ko" });
  // The numbers of a linear congruential generator, so that a failure can be seen again.
  let seed = 7;
  const random = (limit) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  let made = 0;
  for (let round = 0; round < 3000; round++) {
    const [a, b] = [worlds[round % 2].slice(), choice.slice()];
    for (let i = random(4); i >= 0; i--) {
      const bytes = random(2) ? a : b;
      bytes[random(bytes.length)] = random(256);
    }
    const stage = engine.make(a.slice(0, random(8) ? a.length : random(a.length)), b);
    if (!stage) continue;
    made += 1;
    const { bytes } = [
      commands.make("move", { x: 0, y: 200 }), commands.make("release", { x: 0, y: 90 }),
      commands.make("rotate", { width: 9, height: 9 }), commands.make("tap"), commands.make("language ru"),
    ][random(5)];
    if (random(2)) bytes[random(bytes.length)] = random(256);
    stage.perform(bytes);
    stage.turn();
    stage.advance(2e8);
    stage.frame();
    stage.trace("damaged", 1, 1);
    for (const role of ["header", "footer"]) stage.parts(role);
    stage.partText("header", random(9), random(3));
    stage.partValues();
    stage.drop();
  }
  assert.ok(made > 300, `${made}`);
});

test("scenarios of the project give the traces that they give natively, and step by step what timelines show", () => {
  let compared = 0;
  const suites = readdirSync(folder).filter((name) => name.endsWith(".suite.json"));
  assert.ok(suites.length > 5);
  for (const file of suites) {
    const { feed, traces: native, frames } = JSON.parse(read(file));
    feed.scenes.forEach(({ name, world, steps }, index) => {
      const made = steps.map((step) => step.commands.map(commandOf));
      const lines = { name, scenario: JSON.parse(native[index].split("\n")[0]).line, steps: steps.map(({ line }) => line) };
      assert.equal(rehearse(engine, bytesOf(world), {}, made, lines).traces.join(""), native[index], name);
      const player = new Player(engine);
      player.start(bytesOf(world));
      const marks = made.map((commands, step) => {
        player.run(commands, step);
        return { time: player.now, position: player.position };
      });
      // Gone to in an order in which nobody plays them.
      for (let i = 0; i < marks.length; i++) {
        const step = i * 7 % marks.length;
        player.seek(marks[step].time, marks[step].position);
        const shown = Array.from(player.world.frame());
        frames[index][step].map(Number).forEach((value, column) => {
          // What is only looked at knows nothing of what is still to come.
          if (columns[column].name === "settled") return;
          assert.ok(Object.is(shown[column] + 0, value + 0), `${name}, step ${step + 1}: ${columns[column].name} is ${shown[column]}, not ${value}`);
        });
        compared += 1;
      }
    });
  }
  assert.ok(compared > 300, `${compared}`);
});

test("the page explains each event as the engine does natively", () => {
  let compared = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".suite.json"))) {
    const { feed, accounts } = JSON.parse(read(file));
    feed.scenes.forEach(({ name, world, steps }, index) => {
      const player = new Player(engine);
      player.start(bytesOf(world));
      steps.forEach((step, number) => player.run(step.commands.map(commandOf), number));
      const { twin, commands } = repeat(engine, bytesOf(world), {}, player);
      accounts[index].forEach((native, event) => {
        const account = twin.whyEvent(event);
        const links = new Map(account.links.map((link) => [link.entry, link]));
        for (const link of links.values()) assert.ok(link.command === undefined || link.command in commands, name);
        const sentence = account.sentence.map((piece) => (typeof piece === "number" ? "…" : piece)).join("");
        const lines = account.lines.map(({ mark, text }) => `${mark} ${text}`);
        const chain = account.chain.map((entry) => links.get(entry).text ?? "");
        assert.equal([sentence, account.rule ?? "none", ...lines, ...chain].join("\n"), native, `${name}, event ${event}`);
        compared += 1;
      });
      assert.equal(twin.whyEvent(accounts[index].length), null, name);
      twin.drop();
    });
  }
  assert.ok(compared > 300, `${compared}`);
});

test("what is suggested for a pull is the least that helps", () => {
  const player = play("classic");
  swipe(player, many(9, [0, 7]));
  const world = bytesOf(scene("classic").world);
  const tried = (change) => reaches(engine, world, {}, player, "header", "refreshing", change);
  assert.ok(!tried({}));
  const inset = at(player, "header.originalInset.top"), height = at(player, "header.frame.height");
  const depth = -player.log.findLast(({ finger }) => finger?.does === "move").after.y - inset;
  assert.ok(depth > 20 && depth < height, `${depth}`);
  assert.deepEqual(remedies(tables, player.log, commands, "header", tried).slice(0, 2), [
    written(commands.make("drag", { y: -Math.floor(inset + height) - 1 })), `height ≤ ${Math.ceil(depth) - 1}`,
  ]);
});

test("a step before the last movement is suggested where it helps", () => {
  const suggestions = (name, role, prepare) => {
    const player = play(name);
    prepare(player);
    const world = bytesOf(scene(name).world);
    const tried = (change) => reaches(engine, world, {}, player, role, "refreshing", change);
    assert.ok(!tried({}));
    return remedies(tables, player.log, commands, role, tried);
  };
  const before = (name) => `add \`${written(commands.make(name))}\` before the last movement`;
  const ended = suggestions("everything", "footer", (player) => {
    perform(player, "noMoreData");
    settle(player);
    perform(player, "scroll", { x: 0, y: 0 });
    swipe(player, many(30, [0, -80]));
  });
  assert.ok(ended.includes(before("resetNoMoreData")), `${ended}`);
});

test("what is suggested for the steps of a scenario makes happen what was asked for", () => {
  let count = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".suite.json"))) {
    for (const { name, world, steps, roles } of JSON.parse(read(file)).feed.scenes) {
      const player = new Player(engine);
      player.start(bytesOf(world));
      steps.forEach((step, number) => player.run(step.commands.map(commandOf), number));
      for (const role of roles) {
        const changes = [];
        const tried = (change) => {
          const helps = reaches(engine, bytesOf(world), {}, player, role, "refreshing", change);
          if (helps) changes.push(change);
          return helps;
        };
        if (tried({})) continue;
        const found = remedies(tables, player.log, commands, role, tried);
        assert.ok(found.length <= 3 && new Set(found).size === found.length, `${name}: ${found}`);
        assert.equal(found.length > 0, changes.length > 0, `${name}: ${found}`);
        for (const text of found) assert.doesNotMatch(text, /undefined|NaN|\$/, name);
        count += found.length;
      }
    }
  }
  assert.ok(count > 10, `${count}`);
});

// What is recorded here is run natively by the test that started this one.
const recordings = {
  "pull": { of: "classic", app: { delay: 1.5, rows: 0 }, does: (player) => swipe(player, many(21, [0, 11.7])) },
  "not-far-enough": { of: "classic", app: { delay: 1, rows: 0 }, does: (player) => swipe(player, many(9, [0, 7])) },
  "to-and-fro": {
    of: "classic", app: { delay: 0.6, rows: 0 },
    does: (player) => swipe(player, [...many(20, [0, 12]), ...many(15, [0, -9]), ...many(13, [0, 10.5])], { x: 0, y: 431 }),
  },
  "twice": {
    of: "classic", app: { delay: 0.5, rows: 0 },
    does: (player) => {
      swipe(player, many(20, [0, 12]));
      settle(player);
      swipe(player, many(16, [0, 14]), { x: 0, y: 900 });
    },
  },
  "fling-to-the-footer": {
    of: "everything", app: { delay: 0.8, rows: 10 },
    does: (player) => {
      swipe(player, many(6, [0, -30]), { x: 0, y: -3100 });
      settle(player, 0.9);
      swipe(player, many(9, [0, -25]), { x: 0, y: -1200 });
    },
  },
  "buttons": {
    of: "everything", app: { delay: null, rows: 0 },
    does: (player) => {
      const act = (name, values) => perform(player, name, values);
      act("begin header");
      player.advance(0.613e9);
      act("end header");
      settle(player);
      act("noMoreData");
      act("resetNoMoreData");
      act("load", { rows: 5 });
      act("loadAbove", { rows: 5 });
      act("scroll bottom");
      settle(player);
      act("rotate", { width: 844, height: 390 });
      act("language ko");
      act("leaveWindow");
      act("begin header");
      act("enterWindow");
    },
  },
  "rows-in-an-empty-list": {
    of: "everything", app: { delay: 0.4, rows: 5 }, content: { width: null, height: 0, rows: 0, rowHeight: 64 },
    does: (player) => {
      perform(player, "load", { rows: 5 });
      player.advance(1e9);
    },
  },
  "past-the-back-footer": {
    of: "back", app: { delay: 0.4, rows: 5 }, content: { width: null, height: 192, rows: 3, rowHeight: 64 },
    does: (player) => swipe(player, many(24, [0, -11]), { x: 0, y: -20 }),
  },
  "trailer": {
    of: "trailer", app: { delay: 0.5, rows: 0 }, content: { width: 1476, height: 719, rows: 0, rowHeight: 64 },
    does: (player) => {
      swipe(player, many(8, [-60, 0]), { x: -4200, y: 0 });
      settle(player);
      swipe(player, many(22, [-14, 0]));
    },
  },
};

for (const [name, { of, app, content, does }] of Object.entries(recordings)) {
  test(`${name} is recorded, and happens again`, () => {
    const { world, file } = scene(of);
    const choice = { ...phone, ...(content && { content }), app };
    const player = play(of, choice);
    does(player);
    settle(player);
    const { steps, events } = record(engine, commands, bytesOf(world), choice, player);
    const tells = (all) => all.map(({ text }) => text).filter((text) => /^(header|footer|trailer):/.test(text));
    assert.deepEqual(tells(events), tells(player.events));
    assert.ok(steps.length <= 24, `${steps.length} steps`);
    const text = yaml(file, { choice, name, steps, events });
    const lines = text.split("\n");
    const stepLines = lines.flatMap((line, index) => (line.startsWith("      - ") ? [index + 1] : []));
    const { traces } = rehearse(engine, bytesOf(world), choice, [...steps.map((step) => [step]), []], {
      name, scenario: lines.findIndex((line) => line.startsWith("  - name:")) + 1, steps: stepLines,
    });
    writeFileSync(`${folder}/${name}.scenarios.yaml`, text);
    writeFileSync(`${folder}/${name}.trace`, traces.join(""));
  });
}

// What is written here is read natively by the test that started this one.
const save = (name, items) => writeFileSync(`${folder}/${name}.json`, JSON.stringify(items));
const base64 = (bytes) => Buffer.from(bytes).toString("base64");

test("every step that can be recorded is written with any numbers", () => {
  const numbers = [44, 0.1, 145.5, 1 / 3, 1234.9, 1e-7, 0.0001, 99999.5], others = [0, -0.4, -145.5, -1e-5];
  const sizes = numbers.filter((number) => number >= 0.001);
  const values = (item) => ({
    seconds: [0, 0.613, 1.000000001, 2e-5, 1e-9, 60, 999999.5], rows: [0, 5, 1000000], points: [5, 44.1, 145.5, 99999.9], width: sizes, height: sizes,
  })[item] ?? [...numbers, ...others];
  const made = commands.forms.filter(({ text }) => text !== null).flatMap(({ name, bytes }) => {
    const gaps = bytes.filter(Array.isArray).map(([gap]) => gap);
    const count = Math.max(1, ...gaps.map((gap) => values(gap).length));
    return Array.from({ length: count }, (_, i) => {
      // Two numbers of a step are never the same.
      const filled = Object.fromEntries(gaps.map((gap, place) => (
        [gap, values(gap)[(i + place) % values(gap).length]]
      )));
      // A share of a component is written as a percentage.
      const percent = Math.min(filled.points, 1000);
      const command = commands.make(name, name.startsWith("pull percent") ? { points: percent / 100, percent } : filled);
      return { bytes: base64(command.bytes), text: written(command) };
    });
  });
  assert.ok(made.length > 100, `${made.length}`);
  save("written-steps", made);
});

test("every scene and app that can be chosen is written, and any name", () => {
  const names = ["the header refreshes", "\"quoted\" # no comment", "no", "tab\t, line\n, \u0085, \u2028, \u200e and \ufeff", "👋 \\", "1.0", "${x} of $${y}"];
  const made = ["everything", "trailer", "classic"].flatMap((of) => {
    const { world, file, roles } = scene(of);
    const choices = devices.flatMap((device, i) => ["none", "status", "nav"].flatMap((bars) => ["0", "3", "20", "100"].flatMap((amount) => (
      (i ? ["1.5"] : ["", "0.3", "1.5"]).flatMap((delay) => (i ? ["10"] : ["0", "10"]).map((rows) => (
        choiceOf(device, { bars, amount, delay, rows }, roles.includes("trailer"))
      )))
    ))));
    return choices.map((choice, index) => {
      const name = names[index % names.length];
      return { world, choice: base64(choiceOfBytes(choice)), name, text: yaml(file, { choice, name, steps: [commands.make("touch")], events: [] }) };
    });
  });
  assert.ok(made.length > 1000, `${made.length}`);
  save("written-choices", made);
});
