// The whole page in headless Chromium, with a real mouse and real fingers: node --test page.test.mjs
//
// CHROMIUM is the browser's path, PREVIEW_DATA a folder with pages.

import { after, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { Browser, pause } from "./browser.mjs";

const folder = process.env.PREVIEW_DATA;
const browser = Browser.start(process.env.CHROMIUM);
after(() => browser.stop());

/// Opens a page, does something with it, and looks whether it complained.
async function on(name, look, body) {
  const page = await browser.open(`file://${folder}/${name}.html`, look);
  try {
    await body(page);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.send("Target.closeTarget", { targetId: page.target });
  }
}
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844, touch: true };
const state = (page, role) => page.evaluate(
  `[...document.querySelectorAll(".machine")].map((one) => one.getAttribute("aria-label")).find((text) => text.startsWith("${role}:"))`);
const events = (page) => page.evaluate(`[...document.querySelectorAll("#events li")].reverse().map((line) => line.children[1].textContent + ": " + line.lastChild.textContent)`);
const value = (page, name) => page.evaluate(
  `[...document.querySelectorAll("#observables div")].find((row) => row.firstChild.textContent === "${name}")?.lastChild.textContent`);
const settled = (page) => page.until(
  `[...document.querySelectorAll(".machine")].every((one) => one.getAttribute("aria-label").endsWith("idle"))`);

for (const [name, look] of [["a mouse", desktop], ["a finger", phone]]) {
  test(`${name} pulls, lets go, and it refreshes and settles`, () => on("classic", look, async (page) => {
    await page.drag({ y: 170 }, { isTouch: look.touch, isHeld: true });
    assert.equal(await state(page, "header"), "header: pulling");
    assert.match(await page.evaluate(`document.querySelector(".component.header .label").textContent`), /Release/);
    const { x, y } = await page.middle();
    if (look.touch) await page.touch("touchEnd");
    else await page.mouse("mouseReleased", x, y + 170);
    await page.until(`document.getElementById("said").textContent === "header refreshing"`);
    assert.notEqual(await page.evaluate(`document.querySelector(".component.header .spinner").style.display`), "none");
    await settled(page);
    await pause(600);
    assert.equal(await value(page, "offset.y"), "-91");
    assert.equal(await value(page, "calls.endRefreshingCompletion"), "1");
    assert.deepEqual((await events(page)).filter((text) => text.startsWith("header:") && /→/.test(text)),
      ["header: idle → pulling", "header: pulling → refreshing", "header: refreshing → idle"]);
  }));
}

test("a pull that goes back does nothing", () => on("classic", desktop, async (page) => {
  const from = await page.middle();
  await page.mouse("mousePressed", from.x, from.y);
  for (const way of [40, 90, 150, 60, 20, 4]) {
    await page.mouse("mouseMoved", from.x, from.y + way, { isDown: true });
    await pause(40);
  }
  await page.mouse("mouseReleased", from.x, from.y + 4);
  await settled(page);
  assert.equal(await value(page, "calls.refreshing"), "0");
}));

test("a fling goes on by itself, and the footer at the end loads more", () => on("everything", phone, async (page) => {
  await page.drag({ y: -200 }, { isTouch: true, steps: 6, rest: 0 });
  // The list rests at -91, and the finger has moved it by 200.
  await page.until(`Number([...document.querySelectorAll("#observables div")].find((row) => row.firstChild.textContent === "offset.y")?.lastChild.textContent) > 129`);
  for (let i = 0; i < 4; i++) await page.drag({ y: -250 }, { isTouch: true, steps: 5, rest: 0 });
  await page.until(`[...document.querySelectorAll("#events li")].some((line) => /refreshing\\(\\)/.test(line.textContent))`);
  await page.until(`[...document.querySelectorAll("#events li")].some((line) => /reloadData\\(30\\)/.test(line.textContent))`);
}));

test("a tap on the footer's label loads more", () => on("everything", desktop, async (page) => {
  await page.send("Runtime.evaluate", { expression: `document.getElementById("amount").value = "3"; document.getElementById("amount").dispatchEvent(new Event("change"))` });
  await pause(200);
  const place = await page.evaluate(`(() => { const box = document.querySelector(".component.footer .label").getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
  await page.mouse("mousePressed", place.x, place.y);
  await page.mouse("mouseReleased", place.x, place.y);
  await page.until(`document.getElementById("said").textContent === "footer refreshing"`);
}));

test("a wheel scrolls, and at the top pulls and lets go", () => on("classic", desktop, async (page) => {
  const { x, y } = await page.middle();
  await page.mouse("mouseWheel", x, y, { deltaX: 0, deltaY: 300 });
  await pause(400);
  assert.ok(Number(await value(page, "offset.y")) > 0);
  for (let i = 0; i < 12; i++) await page.mouse("mouseWheel", x, y, { deltaX: 0, deltaY: -120 });
  await page.until(`document.getElementById("said").textContent === "header refreshing"`);
}));

test("cards are dragged past the trailer", () => on("trailer", desktop, async (page) => {
  for (let i = 0; i < 5; i++) await page.drag({ x: -220 }, { steps: 6, rest: 0 });
  await page.until(`document.getElementById("clock").textContent !== "0.000 s"`);
  await pause(1500);
  await page.drag({ x: -260 });
  await page.until(`[...document.querySelectorAll("#events li")].some((line) => /trailer.*refreshing\\(\\)/.test(line.textContent))`);
}));

test("frames follow the pull, and play while it refreshes", () => on("frames", desktop, async (page) => {
  const shown = () => page.evaluate(`document.querySelector(".component.header .stand").textContent`);
  await page.drag({ y: 30 }, { isHeld: true });
  assert.ok(Number(await shown()) > 1);
  const { x, y } = await page.middle();
  await page.mouse("mouseReleased", x, y + 30);
}));

test("parts follow the pull and the state, and move by themselves while it refreshes", () => on("parts", desktop, async (page) => {
  const looks = (name) => page.evaluate(`(() => {
    const part = document.querySelector(".component.header [data-name=${name}]");
    const style = getComputedStyle(part.querySelector("circle, .filled, .words, .switch, svg, .plate"));
    const box = part.getBoundingClientRect();
    return {
      shown: part.style.display !== "none", text: part.textContent, rotate: getComputedStyle(part).rotate, dash: style.strokeDasharray,
      scale: style.scale, weight: style.fontWeight, color: style.backgroundColor, border: style.borderWidth, x: box.x,
    };
  })()`);
  await page.drag({ y: 40 }, { isHeld: true });
  assert.deepEqual([(await looks("hint")).text, (await looks("hint")).weight], ["Pull", "700"]);
  assert.equal((await looks("busy")).shown, false);
  const share = Number((await value(page, "pullingPercent")));
  assert.ok(Math.abs(Number.parseFloat((await looks("progress")).scale) - share) < 0.001);
  assert.equal(await value(page, "flip.on"), "false");
  const [first, { x, y }] = [await looks("plate"), await page.middle()];
  assert.deepEqual([first.color, first.border], ["rgb(255, 45, 85)", "2px"]);
  await page.mouse("mouseMoved", x, y + 200, { isDown: true });
  await pause(100);
  await page.mouse("mouseReleased", x, y + 200);
  await page.until(`document.getElementById("said").textContent === "header refreshing"`);
  await pause(400);
  assert.equal(await value(page, "flip.on"), "true");
  assert.ok((await looks("busy")).shown);
  assert.equal((await looks("hint")).text, "Loading…");
  const turns = [(await looks("ring")).rotate];
  await pause(200);
  turns.push((await looks("ring")).rotate);
  assert.notEqual(turns[0], turns[1]);
  assert.ok((await looks("plate")).x - first.x > 10);
}));

test("time stops, steps, runs slowly and goes back", () => on("classic", desktop, async (page) => {
  const clock = async () => Number.parseFloat(await page.evaluate(`document.getElementById("clock").textContent`));
  await page.drag({ y: 190 });
  await pause(100);
  await page.click("#play");
  const stopped = await clock();
  await pause(200);
  assert.equal(await clock(), stopped);
  await page.click("#forth");
  await pause(100);
  assert.ok(Math.abs(await clock() - stopped - 1 / 60) < 0.002);
  await page.click("#back");
  await pause(100);
  assert.ok(Math.abs(await clock() - stopped) < 0.002);
  await page.evaluate(`document.getElementById("track").focus()`);
  await page.send("Input.dispatchKeyEvent", { type: "keyDown", key: "Home" });
  await pause(100);
  assert.equal(await clock(), 0);
  assert.equal(await state(page, "header"), "header: idle");
  await page.evaluate(`(() => { const speed = document.getElementById("speed"); speed.value = "0.1"; speed.dispatchEvent(new Event("change")); })()`);
  await page.click("#play");
  await pause(500);
  const slow = await clock();
  assert.ok(slow > 0.01 && slow < 0.12, `${slow}`);
}));

test("arrow keys pull until they are released, whatever has the focus, and only without modifiers", () => on("classic", desktop, async (page) => {
  const key = (type, key, modifiers = 0) => page.send("Input.dispatchKeyEvent", { type, key, modifiers });
  const focus = (id) => page.evaluate(`document.getElementById("${id}").focus()`);
  await focus("screen");
  for (let count = 0; count < 12; count += 1) await key("keyDown", "ArrowUp");
  await pause(100);
  assert.equal(await state(page, "header"), "header: pulling");
  await key("keyDown", "Shift");
  await key("keyUp", "Shift");
  await pause(100);
  assert.equal(await state(page, "header"), "header: pulling");
  await focus("play");
  await key("keyUp", "ArrowUp");
  await page.until(`document.getElementById("said").textContent === "header refreshing"`);
  await focus("track");
  const kept = await page.evaluate(`document.getElementById("track").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true }))`);
  assert.ok(kept, "the browser's own key");
}));

test("a click on a state or an event says why, and on a state that wasn't reached why not", () => on("classic", desktop, async (page) => {
  const why = () => page.evaluate(`document.getElementById("why").hidden ? null : document.getElementById("why").innerText`);
  assert.equal(await why(), null);
  await page.drag({ y: 40 });
  await settled(page);
  await page.click(".machine .node.refreshing");
  assert.match(await why(), /The header never refreshed: .* pt short of −\d+ pt( \([^)]+\))?, which it must pass \[the gesture\]/);
  assert.match(await why(), /offset\.y −[\d.]+ < −\d+/);
  assert.match(await why(), /rule pull, S5\.4/);
  await page.until(`document.querySelector("#why .changes li:nth-child(2)")`);
  assert.match(await why(), /change drag: .*\nor height ≤ \d+/);
  await page.drag({ y: 190 });
  await page.until(`document.getElementById("said").textContent === "header refreshing"`);
  await page.click(".machine .node.refreshing");
  assert.match(await why(), /The header began to refresh at .* after drag/);
  await settled(page);
  await page.evaluate(`[...document.querySelectorAll("#events li.call")].at(-1).click()`);
  assert.match(await why(), /`header\.refreshing\(\)` was called at/);
  assert.match(await why(), /header: pulling -> refreshing/);
  await page.click("#restart");
  assert.equal(await why(), null);
}));

test("what was recorded is shown as a scenario", () => on("classic", desktop, async (page) => {
  await page.click("#record");
  await page.drag({ y: 190 });
  await pause(2600);
  await page.click("#record");
  const yaml = await page.evaluate(`document.getElementById("sheet").open && document.getElementById("yaml").textContent`);
  assert.match(yaml, /preset: classic\.preset\.yaml/);
  assert.match(yaml, /- name: "the header refreshes"/);
  assert.match(yaml, /pull: \{ header: /);
  assert.match(yaml, /"header: refreshing\(\)"/);
  // The test that started this one runs it.
  writeFileSync(`${folder}/in-chromium.scenarios.yaml`, yaml);
}));

test("a scenario opens at its failing step, and is gone through", () => on("scenarios", desktop, async (page) => {
  assert.equal(await page.evaluate(`document.querySelector(".steps .failed.present") !== null`), true);
  assert.match(await page.evaluate(`document.querySelector(".steps .failed p").innerHTML`), /<code>header.state<\/code> is idle, expected pulling/);
  assert.deepEqual(await page.evaluate(`[...document.querySelectorAll(".steps li")].map((line) => line.querySelector("span").textContent + line.className)`),
    ["1", "2failed present", "3unrun ahead"]);
  await page.click(".steps li:first-child button");
  await page.until(`document.querySelector(".steps li:first-child").classList.contains("present")`);
  await page.evaluate(`(() => { const scene = document.getElementById("scene"); scene.value = "0"; scene.dispatchEvent(new Event("change")); })()`);
  await page.click("#play");
  await page.until(`document.getElementById("play").getAttribute("aria-label") === "Play"`);
  assert.equal(await value(page, "calls.refreshing"), "1");
}));

test("each step of a scenario is seen while it is played, and stopped at", () => on("scenarios", desktop, async (page) => {
  await page.evaluate(`(() => {
    const scene = document.getElementById("scene");
    scene.value = "0";
    scene.dispatchEvent(new Event("change"));
    window.seen = [];
    // Each change at the time of its frame: a timer would miss some where the machine is busy.
    new MutationObserver(() => seen.push({
      time: document.timeline.currentTime,
      step: [...document.querySelectorAll(".steps li")].findIndex((line) => line.classList.contains("present")),
      said: document.getElementById("said").textContent,
      way: document.querySelector(".machine .edge.taken")?.getAttribute("d") ?? null,
    })).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  })()`);
  await page.click("#play");
  await page.until(`document.getElementById("play").getAttribute("aria-label") === "Play"`);
  const seen = await page.evaluate("seen");
  const count = await page.evaluate(`document.querySelectorAll(".steps li").length`);
  for (let step = 0; step < count - 1; step++) {
    const times = seen.filter((one) => one.step === step).map(({ time }) => time);
    const end = seen.find(({ time }) => time > times.at(-1))?.time;
    assert.ok(end - times[0] > 100, `step ${step} of ${count} was there for ${end - times[0]} ms`);
  }
  assert.ok(seen.some(({ said }) => said === "header pulling"));
  assert.ok(seen.some(({ said }) => said === "header refreshing"));
  // The header never went from idle to refreshing by itself.
  const ways = new Set(seen.map(({ way }) => way));
  assert.ok(ways.has("M64 38Q96 20 118 20") && !ways.has("M64 48Q150 34 222 46"), [...ways].join());

  await page.click("#restart");
  const stops = [];
  for (let i = 0; i < 200 && stops.at(-1) !== count - 1; i++) {
    await page.click("#forth");
    await pause(40);
    stops.push(await page.evaluate(`[...document.querySelectorAll(".steps li")].findIndex((line) => line.classList.contains("present"))`));
  }
  assert.deepEqual([...new Set(stops.filter((step) => step >= 0))], Array.from({ length: count }, (_, i) => i));
}));

test("each step shows what a timeline of the scenario shows at its end, and no step more", async () => {
  const scenarios = JSON.parse(readFileSync(`${folder}/timelines.json`, "utf8"));
  await on("scenarios", desktop, async (page) => {
    for (const [index, ends] of scenarios.entries()) {
      await page.evaluate(`(() => { const scene = document.getElementById("scene"); scene.value = "${index}"; scene.dispatchEvent(new Event("change")); })()`);
      assert.equal(await page.evaluate(`document.querySelectorAll(".steps li:not(.unrun)").length`), ends.length);
      for (const step of [...ends.keys(), ...[...ends.keys()].reverse()]) {
        await page.click(`.steps li:nth-child(${step + 1}) button`);
        await page.until(`document.querySelector(".steps li:nth-child(${step + 1})").classList.contains("present")`);
        const shown = await page.evaluate(`(() => {
          const value = (name) => [...document.querySelectorAll("#observables div")].find((row) => row.firstChild.textContent === name)?.lastChild.textContent;
          return {
            time: Number.parseFloat(document.getElementById("clock").textContent), offset: Number(value("offset.y")),
            inset: Number(value("inset.top")), pull: Number(value("pullingPercent")), calls: Number(value("calls.refreshing")),
            state: value("state"), changes: document.querySelectorAll("#events .state:not(.ahead)").length,
          };
        })()`);
        const end = Object.fromEntries(Object.entries(ends[step])
          .map(([name, value]) => [name, typeof value === "number" ? Math.round(value * 1000) / 1000 + 0 : value]));
        assert.deepEqual(shown, end, `scenario ${index}, step ${step + 1}`);
      }
    }
  });
});

test("a warning waits beside the phone, which stays in reach", () => on("warned", desktop, async (page) => {
  assert.equal(await page.evaluate(`document.getElementById("validity").textContent`), "1 warning");
  assert.equal(await page.evaluate(`document.getElementById("problems").hidden`), true);
  await page.click("#validity");
  assert.match(await page.evaluate(`document.getElementById("problems").innerText`), /a second preset/);
  assert.equal(await page.evaluate(`document.documentElement.scrollHeight`), 800);
  await page.drag({ y: 170 });
  await page.until(`document.getElementById("said").textContent === "header refreshing"`);
}));

test("the path begins with its first sign, and loses its beginning where there is no room", () => on("classic", desktop, async (page) => {
  const place = await page.evaluate(`(() => {
    const text = document.getElementById("path").firstChild;
    const at = (from) => { const range = document.createRange(); range.setStart(text, from); range.setEnd(text, from + 1); return range.getBoundingClientRect().left; };
    return { text: text.data, first: at(0), second: at(1), last: at(text.length - 1) };
  })()`);
  assert.ok(place.text.startsWith("/") && place.first < place.second && place.second < place.last, JSON.stringify(place));
}));

test("at the beginning and the end of time the whole knob is there", () => on("classic", desktop, async (page) => {
  const row = await page.evaluate(`(() => {
    const canvas = document.getElementById("timeline"), scale = canvas.width / canvas.clientWidth;
    const { data } = canvas.getContext("2d").getImageData(0, Math.round(4 * scale), Math.round(20 * scale), 1);
    return [5, 8, 13, 16].map((x) => data[Math.round(x * scale) * 4 + 3] > 200);
  })()`);
  // The knob is 8 points wide, around 10.5 at the beginning.
  assert.deepEqual(row, [false, true, true, false]);
}));

test("the phone is as dark as the page, or as one wishes", async () => {
  const colors = async (look, choice) => {
    let color;
    await on("classic", { ...desktop, ...look }, async (page) => {
      await page.evaluate(`(() => { const look = document.getElementById("look"); look.value = "${choice}"; look.dispatchEvent(new Event("change")); })()`);
      color = await page.evaluate(`getComputedStyle(document.querySelector(".screen .rows")).backgroundColor`);
    });
    return color;
  };
  const [light, dark] = [await colors({}, ""), await colors({ dark: true }, "")];
  assert.equal(light, "rgb(255, 255, 255)");
  assert.equal(dark, "rgb(22, 22, 24)");
  assert.deepEqual([await colors({ dark: true }, "light"), await colors({}, "dark")], [light, dark]);
});

test("what is done in a scenario's world is recorded with what it begins with", () => on("scenarios", desktop, async (page) => {
  await page.click("#record");
  await page.drag({ y: 190 });
  await pause(300);
  await page.click("#record");
  const yaml = await page.evaluate(`document.getElementById("yaml").textContent`);
  assert.match(yaml, /\n {4}scene: \{ physics: none \}\n/);
  assert.match(yaml, /"header: pulling -> refreshing"/);
  writeFileSync(`${folder}/in-a-scenario.scenarios.yaml`, yaml);
}));

test("a file that has mistakes from the beginning shows them alone", () => on("mistaken", phone, async (page) => {
  assert.match(await page.evaluate(`document.getElementById("problems").innerText`), /error\[[a-z-]+\][^]*normalHeder/);
  assert.equal(await page.evaluate(`document.getElementById("device").offsetWidth`), 0);
}));

test("buttons do what an app does", () => on("everything", desktop, async (page) => {
  const press = (label) => page.click(`[aria-label="${label}"]`);
  await press("Begin refreshing the header");
  await page.until(`document.getElementById("said").textContent === "header refreshing"`);
  await press("End refreshing the header");
  await settled(page);
  await press("No more data");
  await page.until(`document.getElementById("said").textContent === "footer noMoreData"`);
  await press("Reset no more data");
  await settled(page);
  await press("Rotate the phone");
  await pause(300);
  assert.ok(await page.evaluate(`document.getElementById("device").offsetWidth > document.getElementById("device").offsetHeight`));
  await press("Leave the window");
  await page.until(`document.querySelector(".screen .away").checkVisibility()`);
  await press("Enter the window");
  await page.evaluate(`(() => { const language = document.getElementById("language"); language.value = "ko"; language.dispatchEvent(new Event("change")); })()`);
  await pause(200);
  assert.equal(await page.evaluate(`document.querySelector(".component.header .label").textContent`), "당기기");
}));

test("whatever is done is recorded as steps, and nothing else", () => on("everything", desktop, async (page) => {
  const press = async (label) => {
    await page.click(`[aria-label="${label}"]`);
    await pause(60);
  };
  const pick = (id, value) => page.evaluate(`(() => {
    const menu = document.getElementById("${id}");
    menu.value = "${value}";
    menu.dispatchEvent(new Event("change"));
  })()`);
  await pick("bars", "none");
  await pick("amount", "3");
  await pick("delay", "");
  await page.click("#record");
  await press("Begin refreshing the header");
  await pause(900);
  // Only a footer's label can be tapped.
  await page.click(".component.header .label");
  await press("End refreshing the header");
  await settled(page);
  await pause(600);
  await page.click(".component.footer .label");
  await page.until(`document.getElementById("said").textContent === "footer refreshing"`);
  await press("End refreshing the footer");
  await press("No more data");
  await press("Reset no more data");
  await press("Load 5 rows");
  await press("Load 5 rows above");
  await press("Scroll to the bottom");
  await pause(900);
  await press("Scroll to the top");
  await pause(900);
  await page.evaluate(`document.getElementById("screen").focus()`);
  await page.key("ArrowDown");
  await pause(900);
  await pick("language", "ko");
  await page.drag({ y: 250 });
  await pause(900);
  const { x, y } = await page.middle();
  await page.mouse("mouseWheel", x, y, { deltaX: 0, deltaY: 200 });
  await pause(900);
  await press("Leave the window");
  await press("Enter the window");
  await press("Rotate the phone");
  await page.click("#record");
  const yaml = await page.evaluate(`document.getElementById("yaml").textContent`);
  const lines = new Set(yaml.split("\n").map((line) => line.trim()));
  const wanted = ["viewport: iPhone 14", "safeArea: { top: 0, bottom: 0 }", "content: { rows: 3, rowHeight: 64 }", "- touch", "- release",
    "- beginRefreshing: header", "- endRefreshing: header", "- tap: footer", "- endRefreshing: footer", "- endRefreshing: { footer: noMoreData }",
    "- resetNoMoreData: footer", "- load: { rows: 5 }", "- load: { rowsAbove: 5 }", "- scroll: { to: bottom, animated: true }",
    "- scroll: { to: top, animated: true }", "- language: ko", "- window: false", "- window: true", "- rotate: [844, 390]", "- wait: settled"];
  assert.deepEqual(wanted.filter((line) => !lines.has(line)), [], yaml);
  assert.ok(!lines.has("app:") && !lines.has("- tap: header"), yaml);
  writeFileSync(`${folder}/whatever.scenarios.yaml`, yaml);
}));

test("everything that can be operated has a name", () => on("everything", desktop, async (page) => {
  await page.send("Accessibility.enable");
  const { nodes } = await page.send("Accessibility.getFullAXTree");
  const operable = nodes.filter(({ role, ignored }) => !ignored && ["button", "combobox", "slider", "application"].includes(role?.value));
  assert.ok(operable.length > 12);
  for (const node of operable) assert.ok(node.name?.value, JSON.stringify(node.role));
}));

test("a page that is wider than the screen is none", async () => {
  for (const name of ["everything", "scenarios"]) {
    await on(name, phone, async (page) => {
      assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 390);
    });
  }
});

test("a live page takes what its server sends, stays where it was, and saves what is recorded", async () => {
  let events, saved;
  const server = createServer((request, response) => {
    if (request.url === "/events") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write("\n");
      events = response;
    } else if (request.url.startsWith("/save?")) {
      let body = "";
      request.on("data", (piece) => { body += piece; });
      request.on("end", () => {
        saved = { body, token: request.headers["x-refreshcfg-token"] };
        response.end("saved as recorded.scenarios.yaml");
      });
    } else if (request.url === "/") {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end(readFileSync(`${folder}/live.html`));
    } else {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const send = (name) => events.write(`data: ${readFileSync(`${folder}/${name}.json`, "utf8")}\n\n`);
  const page = await browser.open(`http://127.0.0.1:${server.address().port}/`, desktop);
  try {
    await page.until(`document.getElementById("live").textContent === "live"`);
    await page.drag({ y: -200 });
    await pause(700);
    const offset = await value(page, "offset.y");
    assert.ok(Number(offset) > 0, offset);
    send("mistaken");
    // What was there stays, dimmed and out of reach, with the errors beside it.
    await page.until(`document.body.classList.contains("stale")`);
    assert.match(await page.evaluate(`document.getElementById("problems").innerText`), /last valid version[^]*error\[/);
    const look = await page.evaluate(`(() => {
      const [device, problems] = ["device", "problems"].map((id) => document.getElementById(id).getBoundingClientRect());
      const main = document.querySelector("main");
      return { isThere: device.width > 0, isBeside: device.left > problems.right, isInert: main.inert, shade: getComputedStyle(main).opacity };
    })()`);
    assert.deepEqual(look, { isThere: true, isBeside: true, isInert: true, shade: "0.4" });
    send("classic");
    await page.until(`document.getElementById("validity").textContent === "valid" && !document.body.classList.contains("stale")`);
    await pause(200);
    assert.equal(await value(page, "offset.y"), offset);
    await page.click("#record");
    await page.drag({ y: 190 });
    await page.click("#record");
    await page.click("#name");
    await page.key("End");
    await page.send("Input.insertText", { text: ", recorded by hand" });
    await page.click("#save");
    await page.until(`document.getElementById("saved").textContent === "saved as recorded.scenarios.yaml"`);
    assert.equal(saved.token, "t0ken");
    assert.match(saved.body, /^suite: /);
    assert.match(saved.body, /- name: "the header refreshes, recorded by hand"/);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.send("Target.closeTarget", { targetId: page.target });
    server.closeAllConnections();
    server.close();
  }
});

test("a frame changes only what moves, and none is drawn at rest", () => on("everything", desktop, async (page) => {
  await page.drag({ y: 190 });
  await page.evaluate(`(() => {
    window.changes_ = 0;
    new MutationObserver((records) => { window.changes_ += records.length; })
      .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    window.frames_ = 0;
    (function count() { window.frames_++; requestAnimationFrame(count); })();
  })()`);
  await page.drag({ y: -190 }, { steps: 60 });
  await page.drag({ y: 190 }, { steps: 60 });
  const { changes, frames } = await page.evaluate("({ changes: window.changes_, frames: window.frames_ })");
  const elements = await page.evaluate(`document.querySelectorAll("body *").length`);
  console.log(`# ${frames} frames, ${(changes / frames).toFixed(1)} changes each, of ${elements} elements`);
  assert.ok(changes > 0 && changes / frames < 30, `${changes} changes in ${frames} frames`);
  await page.until(`document.getElementById("said").textContent === "idle"`);
  await page.until(`(() => { const before = window.changes_; return new Promise((done) => setTimeout(() => done(window.changes_ === before), 500)); })()`);
}));
