// What can be chosen of the phone and the app, and what an app can do at any time.

import { part } from "./dom.js";
import { command } from "./wire.js";

const rowHeight = 64;
const languages = [
  ["en", "English"], ["zh-Hans", "简体中文"], ["zh-Hant", "繁體中文"], ["ko", "한국어"], ["ru", "Русский"], ["uk", "Українська"],
];

/// The name of a language in itself, or its tag where the browser knows none.
function languageName(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}

export class Controls {
  #devices;
  #roles = [];
  #isWide = false;
  #present = {};

  /// - devices: `[{ name, width, height, safeArea }]`.
  /// - restart: begins anew with the present choice.
  /// - act: does what an app does: `act(bytes, yaml)`.
  constructor(devices, restart, act) {
    this.#devices = devices;
    this.act = act;
    const usual = devices.findIndex(({ name }) => name === "iPhone 14");
    part("size").append(...devices.map(({ name }, index) => new Option(name, index, index === usual, index === usual)));
    for (const id of ["size", "bars", "amount", "delay", "rows"]) part(id).addEventListener("change", restart);
    const select = part("language");
    select.addEventListener("change", () => act(command.language(select.value), `language: ${select.value}`));
  }

  /// What is chosen, for a scene of a preset.
  get choice() {
    const viewport = this.#devices[part("size").value];
    const bars = part("bars").value;
    const rows = Number(part("amount").value);
    const own = viewport.safeArea;
    const top = bars === "none" ? 0 : own.top + (bars === "nav" ? 44 : 0);
    const safeArea = { top, left: 0, bottom: bars === "none" ? 0 : own.bottom, right: 0 };
    // Content for a trailer is cards in a row, no higher than the phone.
    const cards = { 0: 0, 3: 3, 20: 9, 100: 40 }[part("amount").value];
    const content = this.#isWide
      ? { width: cards ? cards * 164 : null, height: viewport.height - top - safeArea.bottom, rows: 0, rowHeight }
      : { width: null, height: rows * rowHeight, rows, rowHeight };
    const delay = part("delay").value;
    const app = { delay: delay === "" ? null : Number(delay), rows: Number(part("rows").value), roles: this.#roles };
    return { viewport, safeArea, content, app };
  }

  get bars() { return part("choices").hidden ? undefined : part("bars").value; }

  /// Fits the controls to a scene.
  use(scene) {
    this.#roles = scene.roles;
    this.#isWide = scene.roles.includes("trailer");
    this.#present = {};
    part("choices").hidden = scene.steps !== null;
    part("rows").parentElement.hidden = !scene.roles.includes("footer");
    const select = part("language");
    const own = [...scene.languages, scene.language].filter((tag) => !languages.some(([known]) => known === tag));
    const names = [...languages, ...new Set(own)].map((item) => (Array.isArray(item) ? item : [item, languageName(item)]));
    select.replaceChildren(...names.map(([tag, name]) => new Option(name, tag)));
    select.value = scene.language;
    select.parentElement.hidden = false;
  }

  /// Lays out the buttons for the components that are there.
  draw(frame, columns) {
    const at = (name) => frame[columns.at(name)];
    const kinds = ["header", "footer", "trailer"].map((role) => at(`${role}.type`));
    const key = kinds.join() + at("scroll.window");
    if (this.#present.key === key) return;
    this.#present = { key };
    const parent = part("actions");
    parent.replaceChildren();
    const button = (row, name, label, make) => {
      const element = document.createElement("button");
      element.textContent = name;
      element.setAttribute("aria-label", label);
      element.title = label;
      element.addEventListener("click", () => {
        const [bytes, yaml] = make();
        this.act(bytes, yaml);
      });
      row.append(element);
    };
    const group = (name) => {
      const row = document.createElement("div");
      row.setAttribute("role", "group");
      row.setAttribute("aria-label", name);
      const title = document.createElement("span");
      title.textContent = name;
      row.append(title);
      parent.append(row);
      return row;
    };
    ["header", "footer", "trailer"].forEach((role, index) => {
      if (Number.isNaN(kinds[index])) return;
      const row = group(role);
      button(row, "begin", `Begin refreshing the ${role}`,
        () => [command.beginRefreshing(role), `beginRefreshing: ${role}`]);
      button(row, "end", `End refreshing the ${role}`, () => [command.endRefreshing(role), `endRefreshing: ${role}`]);
      if (role !== "footer") return;
      button(row, "no more", "No more data",
        () => [command.endRefreshingWithNoMoreData(role), `endRefreshing: { ${role}: noMoreData }`]);
      button(row, "reset", "Reset no more data", () => [command.resetNoMoreData(role), `resetNoMoreData: ${role}`]);
    });
    const row = group("screen");
    button(row, "load 5", "Load 5 rows", () => [command.loadRows(5), "load: { rows: 5 }"]);
    button(row, "5 above", "Load 5 rows above", () => [command.loadRowsAbove(5), "load: { rowsAbove: 5 }"]);
    for (const end of this.#isWide ? ["left", "right"] : ["top", "bottom"]) {
      button(row, end, `Scroll to the ${end}`,
        () => [command.scrollToEnd(end, true), `scroll: { to: ${end}, animated: true }`]);
    }
    button(row, "rotate", "Rotate the phone", () => {
      const size = { width: this.at("scroll.viewport.height"), height: this.at("scroll.viewport.width") };
      return [command.rotate(size), `rotate: [${size.width}, ${size.height}]`];
    });
    const isIn = at("scroll.window") === 1;
    button(row, isIn ? "leave" : "enter", isIn ? "Leave the window" : "Enter the window",
      () => [command.window(!isIn), `window: ${!isIn}`]);
  }
}
