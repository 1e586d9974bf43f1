// A report in headless Chromium: node --test report.test.mjs
//
// CHROMIUM is the browser's path, PREVIEW_DATA a folder with report.html, a report of two scenarios, well and ill.

import { after, test } from "node:test";
import assert from "node:assert/strict";
import { Browser } from "./browser.mjs";
import { faintTexts } from "./contrast.mjs";

const folder = process.env.PREVIEW_DATA;
const browser = Browser.start(process.env.CHROMIUM);
after(() => browser.stop());

const desktop = { width: 1280, height: 800 };
const narrow = { width: 375, height: 812, touch: true };

async function on(look, body, fragment = "") {
  const page = await browser.open(`file://${folder}/report.html${fragment}`, { ...look, ready: "document.readyState === 'complete'" });
  try {
    await body(page);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.send("Target.closeTarget", { targetId: page.target });
  }
}

/// The steps of what is highlighted, by kind.
const linked = (page) => page.evaluate(`Object.fromEntries(["frame", "step", "li", "failure"].map((kind) => [
  kind, [...document.querySelectorAll((kind === "li" ? kind : "." + kind) + ".linked")].map((one) => one.dataset.s ?? one.id.split("-")[1] ?? one.querySelector("h3 a").hash.split("-")[1]),
]))`);
const point = async (page, expression) => {
  // What is shown for the pointer leaves when the page scrolls, so that has to be over.
  await page.evaluate(`(${expression}).scrollIntoView({ block: "center", inline: "center" })`);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const { x, y } = await page.evaluate(`(() => {
    const element = ${expression};
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  })()`);
  await page.mouse("mouseMoved", x, y);
};

test("a link opens its scenario at its step, with its note", () => on(desktop, async (page) => {
  const shown = () => page.evaluate(`({
    open: [...document.querySelectorAll(".scenario[open] .title")].map((one) => one.textContent),
    note: document.querySelector(".note span")?.textContent ?? "", mark: document.querySelectorAll(".timeline > .cursor[d]").length,
  })`);
  assert.deepEqual(await shown(), { open: ["ill", "well"], note: "<b>why?</b>", mark: 1 });
  const { li, step, frame } = await linked(page);
  assert.deepEqual([li, step], [["2"], ["2"]]);
  assert.ok(frame.every((one) => one === "2"));
  await page.evaluate(`location.hash = "#scenario=gone"`);
  await page.until(`/no scenario “gone”/.test(document.querySelector(".note").textContent)`);
}, "#suite=two&scenario=well&step=2&t=0.3&note=%3Cb%3Ewhy%3F%3C%2Fb%3E"));

test("a step, its frame, its part of the timeline and its failure are highlighted together", () => on(desktop, async (page) => {
  const ill = `document.querySelector(".scenario.failed")`;
  for (const target of [`${ill}.querySelector(".steps li:nth-child(2)")`, `${ill}.querySelector(".step[data-s='2'] rect")`, `${ill}.querySelector(".failure")`]) {
    await page.mouse("mouseMoved", 2, 2);
    await point(page, target);
    const { li, step, failure, frame } = await linked(page);
    assert.deepEqual([li, step, failure], [["2"], ["2"], ["2"]], target);
    assert.ok(frame.length > 0 && frame.every((one) => one === "2"), target);
  }
  await page.mouse("mouseMoved", 2, 2);
  assert.deepEqual(await linked(page), { frame: [], step: [], li: [], failure: [] });
}));

test("each step and each frame links to its moment", () => on(desktop, async (page) => {
  const links = await page.evaluate(`[...document.querySelectorAll(".scenario.failed .steps a")].map((one) => one.hash)`);
  assert.deepEqual(links, [1, 2, 3].map((step) => `#suite=two&scenario=ill&step=${step}`));
  const time = await page.evaluate(`(() => {
    const frame = document.querySelector(".scenario.failed .frame[data-s='2']");
    frame.querySelector(".phone").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return frame.dataset.t;
  })()`);
  assert.equal(await page.evaluate("location.hash"), `${links[1]}&t=${time}`);
}));

test("a frame or a step that is pointed at is marked in the timeline, and the timeline shows the film", () => on(desktop, async (page) => {
  const ill = `document.querySelector(".scenario.failed")`;
  const marks = () => page.evaluate(`[...document.querySelectorAll(".timeline > .cursor[d]")].map((one) => Number(/^M([\\d.]+)/.exec(one.getAttribute("d"))[1]))`);
  const frames = await page.evaluate(`[...${ill}.querySelectorAll(".frame")].map((one) => Number(one.dataset.s))`);
  for (const [index, number] of frames.entries()) {
    await page.mouse("mouseMoved", 2, 2);
    await point(page, `${ill}.querySelectorAll(".frame")[${index}].querySelector(".phone")`);
    const [band, all] = [await page.evaluate(`(({ x, width }) => [x.baseVal.value, x.baseVal.value + width.baseVal.value])(${ill}.querySelector(".step[data-s='${number}'] rect"))`), await marks()];
    assert.ok(all.length === 1 && all[0] >= band[0] - 0.1 && all[0] <= band[1] + 0.1, `${all} in ${band}`);
  }
  await page.mouse("mouseMoved", 2, 2);
  assert.deepEqual(await marks(), []);
  await point(page, `${ill}.querySelector(".step[data-s='2'] rect")`);
  await page.until(`document.querySelector("#tip .look svg .phone")`);
  assert.match(await page.evaluate(`document.getElementById("tip").textContent`), /film at [\d.]+ s$/);
}));

test("the film is walked through by keys", () => on(desktop, async (page) => {
  await page.evaluate(`document.querySelector(".scenario.failed .frame[tabindex='0']").focus()`);
  const focused = () => page.evaluate(`[...document.querySelectorAll(".scenario.failed .frame")].indexOf(document.activeElement)`);
  const count = await page.evaluate(`document.querySelectorAll(".scenario.failed .frame").length`);
  for (const [key, index] of [["ArrowRight", 1], ["End", count - 1], ["Home", 0], ["ArrowRight", 1]]) {
    await page.key(key);
    assert.equal(await focused(), index, key);
  }
  assert.equal(await page.evaluate(`document.querySelectorAll(".scenario.failed .frame[tabindex='0']").length`), 1);
  const number = await page.evaluate("document.activeElement.dataset.s");
  await page.key("Enter");
  assert.ok((await page.evaluate("location.hash")).includes(`&step=${number}&t=`));
  assert.ok((await linked(page)).step.includes(number));
}));

test("values under the pointer leave with what they belong to", () => on(desktop, async (page) => {
  const isShown = () => page.evaluate(`!document.getElementById("tip").hidden`);
  const leaving = {
    scroll: `scrollBy(0, 60)`, fold: `document.querySelector(".scenario.failed").open = false`,
    filter: `(() => { const form = document.querySelector(".filter"); form.q.value = "well"; form.q.dispatchEvent(new Event("input", { bubbles: true })); })()`,
  };
  for (const [name, leave] of Object.entries(leaving)) {
    await page.evaluate(`document.querySelector(".scenario.failed").open = true; document.querySelector(".filter").q.value = ""`);
    await page.mouse("mouseMoved", 2, 2);
    await point(page, `document.querySelector(".scenario.failed .step[data-s='1'] rect")`);
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    await page.mouse("mouseMoved", ...Object.values(await page.evaluate(`(() => { const box = document.querySelector(".scenario.failed .step[data-s='1'] rect").getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`)));
    assert.ok(await isShown(), name);
    await page.evaluate(leave);
    await page.until(`document.getElementById("tip").hidden`);
    assert.equal(await page.evaluate(`document.querySelectorAll(".cursor[d]").length`), 0, name);
  }
}));

test("code is scrolled to its caret", () => on(narrow, async (page) => {
  const carets = await page.evaluate(`[...document.querySelectorAll(".failure pre")].map((box) => {
    const range = document.createRange(), index = box.firstChild.data.indexOf("^");
    range.setStart(box.firstChild, index);
    range.setEnd(box.firstChild, index + 1);
    return { caret: range.getBoundingClientRect().right, left: box.getBoundingClientRect().left, right: box.getBoundingClientRect().right, moved: box.scrollLeft };
  })`);
  assert.ok(carets.length > 0 && carets.every(({ caret, left, right }) => caret > left && caret < right), JSON.stringify(carets));
  assert.ok(carets.some(({ moved }) => moved > 0));
}));

test("a report of a site leads back to its first page, and every text has a contrast of 4.5:1", async () => {
  for (const look of [desktop, narrow]) {
    for (const dark of [false, true]) {
      await on({ ...look, dark }, async (page) => {
        assert.equal(await page.evaluate(`document.querySelector(".back a").getAttribute("href")`), "../index.html");
        await page.evaluate(`for (const one of document.querySelectorAll("details")) one.open = true`);
        assert.deepEqual(await page.evaluate(faintTexts), []);
      }, "#scenario=ill&step=2&note=here");
    }
  }
});
