// A headless Chromium, driven by its own protocol over a pipe.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export class Browser {
  #process;
  #nextId = 1;
  #waiting = new Map();
  #listeners = [];

  /// Starts a browser.
  ///
  /// - program: its path.
  static start(program) {
    const browser = new Browser();
    browser.#process = spawn(program, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
      "--disable-dev-shm-usage", "--force-color-profile=srgb", "--no-first-run", "about:blank",
    ], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) },
    });
    let rest = "";
    browser.#process.stdio[4].setEncoding("utf8");
    browser.#process.stdio[4].on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) browser.#receive(JSON.parse(message));
    });
    return browser;
  }

  #receive(message) {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId) {
    const id = this.#nextId++;
    this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  listen(listener) { this.#listeners.push(listener); }

  /// Opens a page.
  ///
  /// - look: `{ width, height, dark, touch, ready }`; `ready` is true once the page has begun, by default once its engine has.
  async open(address, look) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    await page.begin(address, look);
    return page;
  }

  stop() { this.#process.kill(); }
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Page {
  /// What the page complained of.
  problems = [];

  constructor(browser, session, target) {
    this.browser = browser;
    this.session = session;
    this.target = target;
    browser.listen(({ sessionId, method, params }) => {
      if (sessionId !== session) return;
      if (method === "Runtime.exceptionThrown") {
        this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      }
      if (method === "Runtime.consoleAPICalled" && ["error", "warning"].includes(params.type)) {
        this.problems.push(params.args.map((one) => one.value ?? one.description).join(" "));
      }
      if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level)) {
        this.problems.push(`${params.entry.text} ${params.entry.url ?? ""}`);
      }
    });
  }

  send(method, params) { return this.browser.send(method, params, this.session); }

  async begin(address, { width = 1280, height = 800, dark = false, touch = false, ready = "document.documentElement.dataset.ready === 'true'" } = {}) {
    for (const domain of ["Page", "Runtime", "Log", "Performance"]) await this.send(`${domain}.enable`);
    await this.send("Network.enable");
    await this.send("Network.emulateNetworkConditions", {
      offline: !address.startsWith("http"), latency: 0, downloadThroughput: -1, uploadThroughput: -1,
    });
    await this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: 2, mobile: touch, screenWidth: width, screenHeight: height,
    });
    if (touch) await this.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await this.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }],
    });
    await this.send("Page.navigate", { url: address });
    await this.until(ready);
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /// Waits until an expression is true.
  async until(expression, seconds = 20) {
    for (let tries = 0; tries < seconds * 20; tries++) {
      if (await this.evaluate(expression).catch(() => false)) return;
      await pause(50);
    }
    throw new Error(`never so: ${expression}; ${this.problems.join("; ")}`);
  }

  async picture() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }

  mouse(type, x, y, more = {}) {
    const isDown = type === "mousePressed" || type === "mouseMoved" && more.isDown;
    return this.send("Input.dispatchMouseEvent", {
      type, x, y, button: type === "mouseMoved" && !more.isDown ? "none" : "left", buttons: isDown ? 1 : 0,
      clickCount: type === "mouseMoved" ? 0 : 1, ...more,
    });
  }

  touch(type, x, y) {
    return this.send("Input.dispatchTouchEvent", {
      type, touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  }

  async key(key) {
    for (const type of ["keyDown", "keyUp"]) {
      await this.send("Input.dispatchKeyEvent", { type, key, text: type === "keyDown" && key.length === 1 ? key : undefined });
    }
  }

  /// Clicks what a selector finds.
  async click(selector) {
    const { x, y } = await this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "nearest" });
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
    await this.mouse("mousePressed", x, y);
    await this.mouse("mouseReleased", x, y);
  }

  /// The middle of the phone.
  middle() {
    return this.evaluate(`(() => {
      document.getElementById("screen").scrollIntoView({ block: "nearest" });
      const box = document.getElementById("screen").getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
  }

  /// Drags on the phone, from its middle.
  ///
  /// - way: `{ x, y }` in points of the page.
  /// - options: `{ steps, isTouch, isHeld }`; one that is held is not let go.
  async drag({ x = 0, y = 0 }, { steps = 12, isTouch = false, isHeld = false, rest = 120 } = {}) {
    const from = await this.middle();
    if (isTouch) await this.touch("touchStart", from.x, from.y);
    else await this.mouse("mousePressed", from.x, from.y);
    for (let step = 1; step <= steps; step++) {
      const [toX, toY] = [from.x + x * step / steps, from.y + y * step / steps];
      if (isTouch) await this.touch("touchMove", toX, toY);
      else await this.mouse("mouseMoved", toX, toY, { isDown: true });
      await pause(12);
    }
    await pause(rest);
    if (isHeld) return;
    if (isTouch) await this.touch("touchEnd");
    else await this.mouse("mouseReleased", from.x + x, from.y + y);
  }
}
