// Moments of the page in headless Chromium: reached by keys and links, held across saves, and as large and as legible as they should
// be: node --test moments.test.mjs
//
// CHROMIUM is the browser's path, PREVIEW_DATA a folder with pages and feeds.

import { after, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Browser, pause } from "./browser.mjs";
import { faintTexts } from "./contrast.mjs";

const folder = process.env.PREVIEW_DATA;
const browser = Browser.start(process.env.CHROMIUM);
after(() => browser.stop());

const desktop = { width: 1280, height: 800 };
const narrow = { width: 375, height: 812, touch: true };

/// Opens a page, does something with it, and looks whether it complained.
async function on(name, look, body, fragment = "") {
  const page = await browser.open(`file://${folder}/${name}.html${fragment}`, look);
  try {
    await body(page);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.send("Target.closeTarget", { targetId: page.target });
  }
}

/// Opens a live page, whose server sends what `send` is called with, and keeps the requests to save.
async function live(name, look, body) {
  let events;
  const saved = [];
  const server = createServer((request, response) => {
    if (request.url === "/events") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write("\n");
      events = response;
    } else if (request.url.startsWith("/save")) {
      saved.push(request.url);
      request.resume();
      request.on("end", () => response.end("saved as a.recorded.scenarios.yaml"));
    } else {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end(readFileSync(`${folder}/${name}.html`));
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await browser.open(`http://127.0.0.1:${server.address().port}/`, look);
  try {
    await page.until(`document.getElementById("live").textContent === "live"`);
    await body(page, (feed) => events.write(`data: ${readFileSync(`${folder}/${feed}.json`, "utf8")}\n\n`), saved);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.send("Target.closeTarget", { targetId: page.target });
    server.closeAllConnections();
    server.close();
  }
}

const value = (page, name) => page.evaluate(
  `[...document.querySelectorAll("#observables div")].find((row) => row.firstChild.textContent === "${name}")?.lastChild.textContent`);
const clock = async (page) => Number.parseFloat(await page.evaluate(`document.getElementById("clock").textContent`));
const step = (page) => page.evaluate(`document.querySelector(".steps .present span")?.textContent ?? "none"`);
// Waits for a step: texts are drawn with the frame after what was done.
const reaches = (page, number) => page.until(`document.querySelector(".steps .present span")?.textContent === "${number}"`);
const isPaused = (page) => page.evaluate(`document.getElementById("play").getAttribute("aria-label") === "Play"`);
const pick = (page, id, choice) => page.evaluate(`(() => {
  const menu = document.getElementById("${id}");
  menu.value = ${JSON.stringify(choice)};
  menu.dispatchEvent(new Event("change"));
})()`);
/// Waits until the page has drawn what was done.
const frames = (page) => page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))");
const device = (page) => page.evaluate(`(() => { const { width, height } = document.getElementById("device").getBoundingClientRect(); return { width, height }; })()`);
const said = (page, text) => page.until(`document.getElementById("said").textContent === "${text}"`);

test("a replay continues until the animation of the last step has ended", () => on("scenarios", desktop, async (page) => {
  await pick(page, "scene", "0");
  await page.click("#play");
  await page.until(`document.getElementById("play").getAttribute("aria-label") === "Play"`);
  await pause(100);
  assert.equal(await step(page), "4");
  // The refresh ends at 1.05 s, as the last step does, and the header needs 0.4 s to go.
  assert.equal(await clock(page), 1.45);
  assert.equal(await page.evaluate(`document.querySelector(".screen .content").style.transform`), `translate(0px, ${-Number(await value(page, "offset.y"))}px)`);
}));

test("after a save during a refresh, the refresh continues", () => live("live", desktop, async (page, send) => {
  await pick(page, "delay", "");
  await page.drag({ y: 190 });
  await said(page, "header refreshing");
  await pause(600);
  send("taller");
  await page.until(`document.getElementById("title").textContent === "taller"`);
  await pause(200);
  // The header is 70 instead of 54 points high.
  assert.deepEqual([await value(page, "state"), await value(page, "inset.top"), await value(page, "offset.y")], ["refreshing", "161", "-161"]);
}));

test("after a save with a finger down, the finger is gone and the list at rest", () => live("live", desktop, async (page, send) => {
  await page.drag({ y: 40 }, { isHeld: true });
  assert.equal(await value(page, "dragging"), "true");
  send("taller");
  await page.until(`document.getElementById("title").textContent === "taller"`);
  await pause(1500);
  assert.deepEqual([await value(page, "dragging"), await value(page, "state"), await value(page, "offset.y")], ["false", "idle", "-91"]);
}));

test("the phone keeps its size beside messages, and green means valid", () => live("live", desktop, async (page, send) => {
  const chip = () => page.evaluate(`(() => { const chip = document.getElementById("validity"); return [chip.textContent, getComputedStyle(chip).color]; })()`);
  const [size, [text, green]] = [await device(page), await chip()];
  assert.deepEqual([text, green], ["valid", "rgb(27, 107, 58)"]);
  send("mistaken");
  await page.until(`document.body.classList.contains("stale")`);
  await pause(200);
  assert.deepEqual(await device(page), size);
  const [words, red] = await chip();
  assert.ok(words.startsWith("1 error") && red !== green, words);
  const isBeside = await page.evaluate(`document.getElementById("problems").getBoundingClientRect().right < document.getElementById("device").getBoundingClientRect().left`);
  assert.ok(isBeside);
  send("classic");
  await page.until(`document.getElementById("validity").textContent === "valid"`);
  assert.deepEqual(await device(page), size);
  assert.equal(await page.evaluate(`getComputedStyle(document.getElementById("live")).color === getComputedStyle(document.getElementById("validity")).color`), false);
}));

test("code in messages is scrolled to its caret", () => on("mistaken", narrow, async (page) => {
  const carets = await page.evaluate(`[...document.querySelectorAll("#problem-list pre")].map((box) => {
    const range = document.createRange(), index = box.firstChild.data.indexOf("^");
    range.setStart(box.firstChild, index);
    range.setEnd(box.firstChild, index + 1);
    return { caret: range.getBoundingClientRect().right, left: box.getBoundingClientRect().left, right: box.getBoundingClientRect().right };
  })`);
  assert.ok(carets.length > 0 && carets.every(({ caret, left, right }) => caret > left && caret < right), JSON.stringify(carets));
}));

test("people who want less motion see what the phone does and nothing else move", () => on("classic", desktop, async (page) => {
  await page.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  await page.drag({ y: 190 });
  await said(page, "header refreshing");
  const moving = await page.evaluate(`[...document.querySelectorAll("*")].filter((one) => {
    const { transitionDuration, animationName } = getComputedStyle(one);
    return transitionDuration.split(", ").some((time) => time !== "0s") || animationName !== "none";
  }).map((one) => one.className)`);
  assert.deepEqual(moving, []);
  assert.equal(await page.evaluate(`[...document.querySelectorAll(".observables dd.lit")].some((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)")`), false);
}));

test("keys go to each step, also to those that take no time, and Home is the first moment", () => on("instants", desktop, async (page) => {
  const count = await page.evaluate(`document.querySelectorAll(".steps li").length`);
  assert.equal(count, 4);
  for (const [focus, forth, back] of [["document.activeElement.blur()", "]", "["], [`document.getElementById("track").focus()`, "ArrowRight", "ArrowLeft"]]) {
    await page.evaluate(focus);
    await page.key("End");
    await frames(page);
    assert.equal(await step(page), "4");
    await page.key("Home");
    await frames(page);
    assert.deepEqual([await step(page), await clock(page), await value(page, "pullingPercent")], ["none", 0, "0"]);
    const seen = [];
    for (let i = 0; i < count; i++) {
      await page.key(forth);
      await frames(page);
      seen.push(await step(page));
    }
    assert.deepEqual(seen, ["1", "2", "3", "4"]);
    assert.equal(await clock(page), 0);
    await page.key(back);
    await frames(page);
    assert.equal(await step(page), "3");
  }
  await page.evaluate(`document.querySelector(".steps li:nth-child(3) button").focus()`);
  await page.key("Home");
  await frames(page);
  assert.equal(await step(page), "1");
}));

/// What a phone shows: each visible element with its place, its look and its text.
const shown = (page, phone) => page.evaluate(`[...document.querySelector(${JSON.stringify(phone)}).querySelectorAll(".content *, .clock")]
  .filter((element) => element.checkVisibility())
  .map((element) => [element.getAttribute("class"), element.style.cssText.split("; ").sort().join("; "), element.children.length ? "" : element.textContent])`);

test("a mouse on the timeline, a step or an event shows that moment beside the present one, and goes there when it clicks", () => on("scenarios", desktop, async (page) => {
  const away = () => page.mouse("mouseMoved", 640, 20);
  const begin = async () => {
    await page.evaluate("document.activeElement.blur()");
    await page.key("Home");
    await frames(page);
  };
  const middleOf = (selector, share = 0.5) => page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width * ${share}, y: box.y + box.height / 2 };
  })()`);
  await pick(page, "scene", "0");
  await begin();
  const start = await shown(page, "#screen");
  const steps = await page.evaluate(`document.querySelectorAll(".steps li:not(.unrun)").length`);
  const pictures = new Set();
  const places = [
    ...[0.1, 0.2, 0.3].map((share) => ["#track", share]), ...Array.from({ length: steps }, (_, index) => [`.steps li:nth-child(${index + 1}) button`]),
    ["#events li:last-child"],
  ];
  for (const [selector, share] of places) {
    const { x, y } = await middleOf(selector, share);
    await page.mouse("mouseMoved", x, y);
    await page.until(`!document.getElementById("peek").hidden`);
    await frames(page);
    const picture = await shown(page, "#peek");
    pictures.add(JSON.stringify(picture));
    assert.deepEqual(await shown(page, "#screen"), start, `${selector} changes the present`);
    const number = /nth-child\((\d+)\)/.exec(selector)?.[1];
    if (number) {
      assert.match(await page.evaluate(`document.querySelector("#peek > span").textContent`), new RegExp(`^\\d+\\.\\d{3} s · step ${number}$`));
      assert.equal(await page.evaluate(`document.querySelector(".steps .pointed span").textContent`), number);
    }
    const box = await page.evaluate(`(({ left, right, top }) => ({ left, right, top }))(document.getElementById("peek").getBoundingClientRect())`);
    assert.ok(box.left >= 0 && box.right <= desktop.width && box.top >= 0, JSON.stringify(box));
    await page.mouse("mousePressed", x, y);
    await page.mouse("mouseReleased", x, y);
    await away();
    await page.until(`document.getElementById("peek").hidden`);
    await frames(page);
    assert.deepEqual(await shown(page, "#screen"), picture, `${selector} shows another moment than it goes to`);
    assert.equal(await page.evaluate(`document.querySelectorAll(".steps .pointed").length`), 0);
    await begin();
  }
  assert.ok(pictures.size > 2, `${pictures.size} pictures`);
}));

test("small phones below the large one show the steps, and lead to them", () => on("scenarios", desktop, async (page) => {
  await pick(page, "scene", "0");
  const size = await device(page);
  await page.until(`[...document.querySelectorAll("#strip button")].every((one) => one.querySelector(".glass"))`);
  await frames(page);
  assert.deepEqual(await device(page), size, "the large phone changes its size when the small ones are drawn");
  const numbers = await page.evaluate(`[...document.querySelectorAll("#strip .number")].map((one) => one.textContent)`);
  assert.ok(numbers[0] === "start" && numbers.length > 2, numbers.join());
  const present = () => page.evaluate(`document.querySelector("#strip [aria-current] .number").textContent`);
  const boxOf = (selector) => page.evaluate(`(({ left, top, bottom, width, height }) => ({ x: left + width / 2, y: top + height / 2, top, bottom }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`);
  for (const index of [1, numbers.length - 1]) {
    const selector = `#strip li:nth-child(${index + 1}) button`;
    const { x, y, top } = await boxOf(selector);
    await page.mouse("mouseMoved", x, y);
    await page.until(`!document.getElementById("peek").hidden`);
    await frames(page);
    assert.equal(await page.evaluate(`document.querySelector(".steps .pointed span").textContent`), numbers[index]);
    assert.equal(await page.evaluate(`document.querySelector("#strip .pointed .number").textContent`), numbers[index]);
    assert.ok((await boxOf("#peek")).bottom <= top, "the large picture covers the small one");
    const picture = await shown(page, "#peek");
    await page.mouse("mousePressed", x, y);
    await page.mouse("mouseReleased", x, y);
    await page.mouse("mouseMoved", 640, 20);
    await reaches(page, numbers[index]);
    await frames(page);
    assert.deepEqual(await shown(page, "#screen"), picture);
    assert.equal(await present(), numbers[index]);
  }
  const { x, y } = await boxOf(`.steps li:nth-child(${numbers[1]}) button`);
  await page.mouse("mouseMoved", x, y);
  await page.until(`document.querySelector("#strip .pointed .number")?.textContent === "${numbers[1]}"`);
  await page.mouse("mouseMoved", 640, 20);
  assert.equal(await page.evaluate(`document.querySelectorAll("#strip .pointed").length`), 0);
  await page.evaluate(`document.querySelector("#strip [tabindex='0']").focus()`);
  for (const [key, index] of [["Home", 0], ["ArrowRight", 1], ["End", numbers.length - 1], ["ArrowLeft", numbers.length - 2]]) {
    await page.key(key);
    await page.until(`document.querySelector("#strip [aria-current] .number").textContent === "${numbers[index]}"`);
    assert.equal(await page.evaluate(`document.activeElement.querySelector(".number").textContent`), numbers[index], key);
  }
  // A recording has no steps, and the phone keeps its size.
  await page.click("#record");
  await frames(page);
  assert.deepEqual(await device(page), size);
}));

test("the timeline says between which offsets its curve is", () => on("scenarios", desktop, async (page) => {
  await pick(page, "scene", "0");
  await page.evaluate("document.activeElement.blur()");
  await page.key("Home");
  await frames(page);
  const ends = await page.evaluate(`[...document.querySelectorAll(".track .end")].map((one) => one.textContent)`);
  const [most, least] = ends.map((text) => Number.parseFloat(text.replace("offset.y ", "")));
  assert.ok(/^offset\.y -?[\d.]+ pt$/.test(ends[0]) && /^-?[\d.]+ pt$/.test(ends[1]) && most > least, ends.join());
  const steps = await page.evaluate(`document.querySelectorAll(".steps li:not(.unrun)").length`);
  for (let number = 1; number <= steps; number++) {
    await page.key("]");
    await reaches(page, String(number));
    const offset = Number(await page.evaluate(`[...document.querySelectorAll("#observables div")].find((row) => row.firstChild.textContent === "offset.y").lastChild.textContent`));
    assert.ok(offset <= most + 0.05 && offset >= least - 0.05, `${offset} at step ${number}: ${ends.join()}`);
  }
}));

test("a preset has no small phones", () => on("classic", desktop, async (page) => {
  assert.ok(await page.evaluate(`document.getElementById("strip").hidden`));
}));

test("the phone's clock is the time that the label names", () => on("classic", desktop, async (page) => {
  await page.drag({ y: 190 });
  await said(page, "header refreshing");
  await page.until(`document.getElementById("said").textContent === "idle"`);
  await pause(500);
  await page.drag({ y: 60 }, { isHeld: true });
  const time = await page.evaluate(`document.querySelector(".screen .clock").textContent`);
  assert.match(time, /^\d\d:\d\d$/);
  assert.match(await value(page, "lastUpdatedTimeLabel.text"), new RegExp(`Today ${time}$`));
}));

test("the phone is as large as its stage allows", () => on("classic", { width: 2560, height: 1440 }, async (page) => {
  const { height } = await device(page);
  assert.ok(height > 1100, `${height}`);
  assert.equal(await page.evaluate("document.documentElement.scrollHeight"), 1440);
  // A finger and the content move by the same distance.
  const top = () => page.evaluate(`document.querySelector(".screen .content").getBoundingClientRect().top`);
  const before = await top();
  await page.drag({ y: -300 }, { isHeld: true });
  assert.ok(Math.abs(before - await top() - 300) < 40);
}));

test("a recording is saved by the first button, and saved again as the same", () => live("live", desktop, async (page, send, saved) => {
  await page.click("#record");
  await page.drag({ y: 190 });
  await page.click("#record");
  assert.deepEqual(await page.evaluate(`[...document.querySelectorAll(".sheet-keys button")].map(({ textContent, className }) => [textContent, className])`),
    [["Save", "chief"], ["Copy", ""]]);
  for (let i = 1; i <= 2; i++) {
    await page.click("#save");
    await page.until(`document.getElementById("saved").textContent === "saved as a.recorded.scenarios.yaml"`);
    await page.evaluate(`document.getElementById("saved").textContent = ""`);
  }
  assert.equal(saved.length, 2);
  assert.equal(saved[0], saved[1]);
  assert.match(saved[0], /^\/save\?recording=[0-9a-f-]+$/);
}));

test("a held moment of a preset is shown after each save", () => live("live", desktop, async (page, send) => {
  const shows = async (state, percent, feed) => {
    await page.until(`document.getElementById("title").textContent === "${feed}"`);
    await pause(200);
    assert.deepEqual([await value(page, "state"), await value(page, "pullingPercent")], [state, percent]);
  };
  await pick(page, "hold", "header 60%");
  await shows("idle", "0.6", "classic");
  assert.ok(await isPaused(page));
  send("taller");
  await shows("idle", "0.6", "taller");
  assert.equal(await value(page, "offset.y"), "-133");
  await pick(page, "hold", "header refreshing");
  await shows("refreshing", "1", "taller");
  // It stays, though the app would have ended it long ago, and it turns.
  await pause(2000);
  send("classic");
  await shows("refreshing", "1", "classic");
  assert.equal(await value(page, "inset.top"), "145");
  assert.ok(!await isPaused(page));
  // With errors in between, too.
  send("mistaken");
  await page.until(`document.body.classList.contains("stale")`);
  send("taller");
  await shows("refreshing", "1", "taller");
  await pick(page, "hold", "");
  await shows("idle", "0", "taller");
}));

test("a colour that is saved is seen at the held moment", () => live("live", desktop, async (page, send) => {
  await pick(page, "hold", "header 60%");
  const color = `getComputedStyle(document.querySelector(".component.header .label")).color`;
  await page.until(`${color} !== "rgb(255, 0, 102)"`);
  send("pink");
  await page.until(`${color} === "rgb(255, 0, 102)"`);
  assert.equal(await value(page, "pullingPercent"), "0.6");
}));

test("a held step of a scenario, or one that was gone to, is shown after each save", () => live("live-scenarios", desktop, async (page, send) => {
  await pick(page, "scene", "0");
  await pick(page, "hold", "step 2");
  await reaches(page, 2);
  await page.click(".steps li:nth-child(4) button");
  await page.until(`document.querySelector(".steps li:nth-child(4)").classList.contains("present")`);
  send("scenarios-later");
  await page.until(`document.getElementById("title").textContent === "later"`);
  await pause(200);
  await reaches(page, 2);
  await pick(page, "hold", "");
  await page.click(".steps li:nth-child(3) button");
  await pause(100);
  send("scenarios");
  await page.until(`document.getElementById("title").textContent === "two"`);
  await pause(200);
  await reaches(page, 3);
}));

test("a link opens its moment, with its look and its note", async () => {
  await on("scenarios", desktop, async (page) => {
    assert.deepEqual([await step(page), await clock(page)], ["2", 0.3]);
    assert.equal(await page.evaluate(`document.getElementById("note-text").textContent`), "Too grey?");
    assert.equal(await page.evaluate(`getComputedStyle(document.querySelector(".screen .rows")).backgroundColor`), "rgb(22, 22, 24)");
    await page.evaluate(`location.hash = "#scenario=well&step=3&t=0.6"`);
    await page.until(`document.getElementById("clock").textContent === "0.600 s"`);
    assert.equal(await page.evaluate(`document.getElementById("note").hidden`), true);
    // Inside of a step, the one before is done.
    assert.equal(await step(page), "2");
    await page.evaluate(`location.hash = "#scenario=gone"`);
    await page.until(`/no scenario “gone”/.test(document.getElementById("note-text").textContent)`);
    assert.equal(await page.evaluate("document.querySelectorAll('.note b, .note i').length"), 0);
  }, "#scenario=well&step=2&look=dark&note=Too%20grey%3F");
  await on("classic", desktop, async (page) => {
    assert.deepEqual([await value(page, "pullingPercent"), await isPaused(page)], ["0.45", true]);
  }, "#hold=header%2045%25");
});

test("a copied link leads where it was copied", async () => {
  let link;
  await on("scenarios", desktop, async (page) => {
    await pick(page, "scene", "0");
    await page.click(".steps li:nth-child(2) button");
    await pause(100);
    await page.click("#forth");
    await pause(100);
    await page.click("#copy-link");
    await page.evaluate(`(() => { const note = document.getElementById("link-note"); note.value = "<b>here</b> & +1"; note.dispatchEvent(new Event("input")); })()`);
    link = await page.evaluate(`document.getElementById("link-address").value`);
  });
  assert.match(link, /#scenario=well&step=3&t=0\.31666\d*&note=/);
  await on("scenarios", desktop, async (page) => {
    assert.equal(await clock(page), 0.317);
    assert.equal(await page.evaluate(`document.getElementById("note-text").textContent`), "<b>here</b> & +1");
  }, link.slice(link.indexOf("#")));
  // To what a finger did to a preset, nothing leads.
  await on("classic", desktop, async (page) => {
    assert.equal(await page.evaluate(`document.getElementById("copy-link").disabled`), true);
    await pick(page, "hold", "header refreshing");
    await page.until(`!document.getElementById("copy-link").disabled`);
  });
  // The token of an address permits saving, so it stays here.
  await live("live-scenarios", desktop, async (page) => {
    await page.evaluate(`history.replaceState(null, "", "/?token=secret")`);
    await page.click("#copy-link");
    assert.doesNotMatch(await page.evaluate(`document.getElementById("link-address").value`), /secret/);
  });
});

test("every text has a contrast of 4.5:1", async () => {
  for (const dark of [false, true]) {
    for (const look of [desktop, narrow]) {
      for (const name of ["everything", "scenarios", "warned", "mistaken"]) {
        await on(name, { ...look, dark }, async (page) => {
          // Coming events and steps are there, and so are messages.
          await page.evaluate(`document.getElementById("validity").click()`);
          await page.evaluate(`document.querySelector(".steps li button")?.click()`);
          await pause(200);
          assert.deepEqual(await page.evaluate(faintTexts), [], `${name}, ${look.width}, ${dark ? "dark" : "light"}`);
        });
      }
    }
  }
});
