// Every preset and suite of the project, generated presets and a gallery in headless Chromium: node --test presets.test.mjs
//
// CHROMIUM is the browser's path, PREVIEW_DATA a folder with pages.json: `[{ page, parts }]`. `parts` is the number of parts
// that a generated preset shows of each component, null for other pages.

import { after, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Browser, pause } from "./browser.mjs";
import { faintTexts } from "./contrast.mjs";

const folder = process.env.PREVIEW_DATA;
const browser = Browser.start(process.env.CHROMIUM);
after(() => browser.stop());

const desktop = { width: 1280, height: 800 };
const offset = `["offset.x", "offset.y"].map((name) => [...document.querySelectorAll("#observables div")]
  .find((row) => row.firstChild.textContent === name)?.lastChild.textContent).join()`;

/// The feed's components and what is on the page of them.
const drawn = `(() => {
  const feed = JSON.parse(document.getElementById("feed").textContent);
  const scene = feed.scenes[document.getElementById("scene").value || 0];
  return scene.roles.map((role) => ({
    role,
    fed: scene.parts.filter((part) => part.role === role).map(({ name, kind }) => name + " " + kind),
    drawn: [...document.querySelectorAll(".component." + role + " > .part")].map(({ dataset }) => dataset.name + " " + dataset.kind),
    shown: [...document.querySelectorAll(".component." + role + " > .part")]
      .filter((part) => part.style.display !== "none" && part.offsetWidth > 0 && part.firstElementChild).length,
    isThere: document.querySelector(".component." + role).style.display !== "none",
  }));
})()`;

async function open(page, body, ready) {
  const opened = await browser.open(`file://${folder}/${page}`, { ...desktop, ready });
  try {
    await body(opened);
    assert.deepEqual(opened.problems, []);
  } finally {
    await browser.send("Target.closeTarget", { targetId: opened.target });
  }
}

/// Drags the content so that a component comes into view, and lets go.
///
/// - Returns: whether the content moved. Beside a trailer it need not: MJRefresh's trailer takes the bounce along y away.
async function pull(page, role) {
  const way = { header: { y: 190 }, footer: { y: -300 }, trailer: { x: -260 } }[role];
  // Of content that is higher or wider than the phone, only the last drag reaches the end.
  for (let i = 0; i < { header: 0, footer: 2, trailer: 3 }[role]; i++) await page.drag(way, { steps: 4, rest: 0 });
  const before = await page.evaluate(offset);
  await page.drag(way, { steps: 6, rest: 0, isHeld: true });
  const moved = await page.until(`(${offset}) !== ${JSON.stringify(before)}`, 5).then(() => true, () => false);
  const { x, y } = await page.middle();
  await page.mouse("mouseReleased", x + (way.x ?? 0), y + (way.y ?? 0));
  return moved;
}

const errors = (page) => page.evaluate(`document.getElementById("problem-list").innerText.match(/error.*/)?.[0] ?? ""`);

/// Looks whether the parts that the feed names are drawn, and how many of them show.
async function look(page, parts) {
  const components = await page.evaluate(drawn);
  assert.ok(components.length > 0);
  for (const { role, fed, drawn, shown, isThere } of components) {
    if (!isThere) continue;
    assert.deepEqual(drawn, fed, role);
    if (parts !== null) assert.equal(shown, parts, role);
  }
  return components.map(({ role }) => role);
}

/// Goes through all steps of all scenarios.
async function play(page) {
  const scenes = await page.evaluate(`JSON.parse(document.getElementById("feed").textContent).scenes.length`);
  for (let index = 0; index < scenes; index++) {
    await page.evaluate(`(() => { const scene = document.getElementById("scene"); scene.value = "${index}"; scene.dispatchEvent(new Event("change")); })()`);
    const steps = await page.evaluate(`document.querySelectorAll(".steps li:not(.unrun)").length`);
    assert.ok(steps > 0);
    for (let step = 1; step <= steps; step++) {
      await page.click(`.steps li:nth-child(${step}) button`);
      await page.until(`document.querySelector(".steps li:nth-child(${step})").classList.contains("present")`);
    }
    assert.equal(await errors(page), "");
  }
}

for (const { page: name, parts } of JSON.parse(readFileSync(`${folder}/pages.json`, "utf8"))) {
  test(`${name} opens, shows its parts, and moves`, () => open(name, async (page) => {
    if (await page.evaluate(`!document.getElementById("steps-panel").hidden`)) {
      await play(page);
      return;
    }
    const roles = await look(page, parts);
    const isFree = !roles.includes("trailer") || roles.length === 1;
    for (const role of roles) assert.ok(await pull(page, role) || !isFree && role !== "trailer", role);
    await look(page, null);
    assert.equal(await errors(page), "");
  }));
}

test("every phone of a gallery is tried where it is", () => open("gallery/index.html", async (page) => {
  // A page in a frame complains in a target of its own, so its own words are read.
  const count = await page.evaluate(`document.querySelectorAll(".phone .try").length`);
  assert.ok(count > 1);
  for (let index = 0; index < count; index++) {
    const frame = `document.querySelectorAll(".phone")[${index}].querySelector("iframe")`;
    await page.evaluate(`(() => { const phone = document.querySelectorAll(".phone")[${index}]; phone.scrollIntoView(); phone.querySelector(".try").click(); })()`);
    await page.until(`${frame}?.parentElement.classList.contains("live")`);
    const { x, y } = await page.evaluate(`(() => { const box = ${frame}.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
    await page.mouse("mousePressed", x, y);
    for (let step = 1; step <= 8; step++) {
      await page.mouse("mouseMoved", x, y + step * 10, { isDown: true });
      await pause(20);
    }
    await page.mouse("mouseReleased", x, y + 80);
    assert.equal(page.problems.length, 0, page.problems.join("; "));
  }
}, "document.readyState === 'complete'"));

test("a gallery is searched and filtered, and its pictures are files that come when they are seen", () => open("gallery/index.html", async (page) => {
  const shown = () => page.evaluate(`[...document.querySelectorAll(".card")].filter((card) => card.checkVisibility()).length`);
  const enter = (name, value) => page.evaluate(`(() => {
    const form = document.querySelector(".filter");
    form.${name}.value = ${JSON.stringify(value)};
    form.${name}.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  const all = await shown();
  await enter("q", "no such words");
  assert.equal(await shown(), 0);
  assert.ok(await page.evaluate(`document.getElementById("none").checkVisibility()`));
  await enter("q", "");
  await enter("feature", "parts");
  const parts = await shown();
  assert.ok(parts > 0 && parts < all, `${parts} of ${all}`);
  assert.equal(await page.evaluate(`document.getElementById("shown").textContent`), `${parts} of ${all}`);
  await enter("type", "trailer");
  assert.ok(await page.evaluate(`[...document.querySelectorAll(".card")].filter((card) => card.checkVisibility()).every((card) => card.dataset.types.split("\\n").includes("trailer"))`));
  assert.equal(await page.evaluate(`[...document.images].every((image) => image.loading === "lazy" && image.src.endsWith("/poster.svg"))`), true);
  await page.evaluate(`document.images[0].scrollIntoView()`);
  await page.until(`document.images[0].complete && document.images[0].naturalWidth > 0`);
}, "document.readyState === 'complete'"));

test("a gallery uses the width of its window, and is short on a phone", async () => {
  for (const [width, columns] of [[2560, 7], [375, 1]]) {
    const page = await browser.open(`file://${folder}/gallery/index.html`, { width, height: 800, touch: width < 500, ready: "document.readyState === 'complete'" });
    const { tops, height, cards, room } = await page.evaluate(`({
      tops: getComputedStyle(document.querySelector(".cards")).gridTemplateColumns.split(" ").length,
      height: document.querySelector(".cards").scrollHeight, cards: document.querySelectorAll(".card").length,
      room: document.documentElement.scrollWidth,
    })`);
    assert.ok(tops >= columns, `${tops}`);
    assert.equal(room, width);
    if (columns === 1) assert.ok(height / cards < 320, `${height / cards}`);
    for (const path of ["gallery/index.html", await page.evaluate(`document.querySelector(".card h2 a").getAttribute("href")`).then((path) => `gallery/${decodeURIComponent(path)}`)]) {
      for (const dark of [false, true]) {
        const one = await browser.open(`file://${folder}/${path}`, { width, height: 800, dark, ready: "document.readyState === 'complete'" });
        assert.deepEqual(await one.evaluate(faintTexts), [], `${path} ${width} ${dark}`);
        await browser.send("Target.closeTarget", { targetId: one.target });
      }
    }
    await browser.send("Target.closeTarget", { targetId: page.target });
  }
});
