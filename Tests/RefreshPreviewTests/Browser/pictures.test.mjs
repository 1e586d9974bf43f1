// Moments of all suites of the project in headless Chromium, as the page shows them and as the tool draws them:
// node --test pictures.test.mjs
//
// CHROMIUM is the browser's path, PREVIEW_DATA a folder with moments.json: `[{ page, picture, link, width, height, isDark }]`.
// PICTURES_OUT is a folder for the pictures that differ; by default, they are not kept.

import { after, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { Browser } from "./browser.mjs";

const folder = process.env.PREVIEW_DATA;
const browser = Browser.start(process.env.CHROMIUM);
after(() => browser.stop());

/// A pixel is the same in two pictures if one of a similar colour is at most a point away: texts of HTML and SVG are
/// placed on other fractions of a pixel. So many pixels may still differ, of about 1.3 million at two pixels a point.
const tolerance = { color: 72, distance: 2, pixels: 120 };

/// The phone alone, in its own size, without bars, which pictures have in their own style or not at all.
const alone = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#screen { position: fixed !important; inset: 0 !important; margin: 0 !important; transform: none !important; border-radius: 0 !important; z-index: 9 } .top-bar, .home, .away { display: none !important } #tool { position: absolute; inset: 0; z-index: 9 } * { transition: none !important }");
  document.adoptedStyleSheets = [sheet];
}`;

/// Shows the picture of the tool instead of the phone, or removes it.
const over = (svg) => `(async () => {
  document.getElementById("tool")?.remove();
  if (!${JSON.stringify(svg)}) return;
  const image = new Image();
  image.id = "tool";
  image.src = "data:image/svg+xml," + encodeURIComponent(${JSON.stringify(svg)});
  await image.decode();
  document.getElementById("screen").append(image);
})()`;

/// The number of pixels that differ, and where they are.
const difference = (one, other) => `(async () => {
  const decoded = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
  };
  const [one, other] = [await decoded("${one}"), await decoded("${other}")];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { count: Infinity };
  const isNear = (a, i, b, j) => [0, 1, 2].every((channel) => Math.abs(a[i + channel] - b[j + channel]) <= ${tolerance.color});
  const isFound = (a, b, x, y) => {
    for (let dy = -${tolerance.distance}; dy <= ${tolerance.distance}; dy++) {
      for (let dx = -${tolerance.distance}; dx <= ${tolerance.distance}; dx++) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        if (isNear(a, 4 * (y * width + x), b, 4 * ((y + dy) * width + x + dx))) return true;
      }
    }
    return false;
  };
  let count = 0, box = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      if (isNear(one.data, i, other.data, i)) continue;
      if (isFound(one.data, other.data, x, y) && isFound(other.data, one.data, x, y)) continue;
      count += 1;
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
    }
  }
  return { count, box: box.map((value) => value / 2).join() };
})()`;

const frames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))`;

test("the page and the tool draw the same picture of a moment", async () => {
  const moments = JSON.parse(readFileSync(`${folder}/moments.json`, "utf8"));
  const different = [];
  let page;
  const shot = async ({ width, height }) => {
    await page.evaluate(frames);
    const { data } = await page.send("Page.captureScreenshot", { format: "png", clip: { x: 0, y: 0, width, height, scale: 1 } });
    return data;
  };
  for (const moment of moments) {
    if (page?.name !== moment.page) {
      if (page) await browser.send("Target.closeTarget", { targetId: page.target });
      page = await browser.open(`file://${folder}/${moment.page}`, { width: 1000, height: 1000 });
      page.name = moment.page;
      await page.evaluate(alone);
    }
    const svg = readFileSync(`${folder}/${moment.picture}`, "utf8").replace(/<rect class="safe[^>]*>/g, "");
    // The clock of a GIF is the browser's.
    if (svg.includes("data:image/gif")) continue;
    for (const look of moment.isDark ? ["light", "dark"] : ["light"]) {
      await page.evaluate(`location.hash = ${JSON.stringify(`${moment.link}&look=${look}`)}`);
      const shown = await shot(moment);
      await page.evaluate(over(svg));
      const drawn = await shot(moment);
      await page.evaluate(over(""));
      const { count, box } = await page.evaluate(difference(shown, drawn));
      if (count <= tolerance.pixels) continue;
      different.push(`${moment.page}#${moment.link}&look=${look}: ${count} pixels in ${box}`);
      if (!process.env.PICTURES_OUT) continue;
      const name = `${process.env.PICTURES_OUT}/${moment.picture}-${look}`;
      writeFileSync(`${name}-page.png`, Buffer.from(shown, "base64"));
      writeFileSync(`${name}-tool.png`, Buffer.from(drawn, "base64"));
    }
    assert.deepEqual(page.problems, []);
  }
  assert.ok(moments.length > 100);
  assert.deepEqual(different, []);
});
