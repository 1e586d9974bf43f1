// The settings of the phone and the app, and the app's actions.

import { part } from "./dom.js";

const rowHeight = 64;

/// Returns the name of a language in that language, or its tag if the browser does not know it.
function languageName(tag) {
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
    return name[0].toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/// Returns the choice for the scene of a preset.
///
/// - picked: the values of the menus: `{ bars, amount, delay, rows }`.
/// - isWide: whether the content is a row of cards, no higher than the phone, for a trailer.
export function choiceOf(viewport, { bars, amount, delay, rows }, isWide) {
  const { safeArea: own, height } = viewport;
  const top = bars === "none" ? 0 : own.top + (bars === "nav" ? 44 : 0);
  const safeArea = { top, left: 0, bottom: bars === "none" ? 0 : own.bottom, right: 0 };
  const count = isWide ? { 0: 0, 3: 3, 20: 9, 100: 40 }[amount] : Number(amount);
  const content = isWide
    ? { width: count ? count * 164 : null, height: height - top - safeArea.bottom, rows: 0, rowHeight }
    : { width: null, height: count * rowHeight, rows: count, rowHeight };
  return { viewport, safeArea, content, app: { delay: delay === "" ? null : Number(delay), rows: Number(rows) } };
}

export class Controls {
  #tables;
  #isWide = false;
  #present = {};

  /// - tables: `{ roles, devices: [{ name, width, height, safeArea }] }`.
  /// - restart: starts again with the current choice.
  /// - act: performs a command of the app by its name and values.
  constructor(tables, restart, act) {
    this.#tables = tables;
    const { devices } = tables;
    this.act = act;
    const usual = devices.findIndex(({ name }) => name === "iPhone 14");
    part("size").append(...devices.map(({ name }, index) => new Option(name, index, index === usual, index === usual)));
    for (const id of ["size", "bars", "amount", "delay", "rows"]) part(id).addEventListener("change", restart);
    const select = part("language");
    select.addEventListener("change", () => act(`language ${select.value}`));
  }

  /// The choice for the scene of a preset.
  get choice() {
    const picked = (id) => part(id).value;
    return choiceOf(this.#tables.devices[picked("size")], {
      bars: picked("bars"), amount: picked("amount"), delay: picked("delay"), rows: picked("rows"),
    }, this.#isWide);
  }

  get bars() { return part("choices").hidden ? undefined : part("bars").value; }

  /// Adapts the controls to a scene.
  use(scene) {
    this.#isWide = scene.roles.includes("trailer");
    this.#present = {};
    part("choices").hidden = scene.steps !== null;
    part("rows").parentElement.hidden = !scene.roles.includes("footer");
    const select = part("language");
    select.replaceChildren(...scene.languages.map((tag) => new Option(languageName(tag), tag)));
    select.value = scene.language;
    select.parentElement.hidden = false;
  }

  /// Updates the buttons for the attached components.
  draw(frame, columns) {
    const at = (name) => frame[columns.at(name)];
    const { roles } = this.#tables;
    const kinds = roles.map((role) => at(`${role}.type`));
    const key = kinds.join() + at("scroll.window");
    if (this.#present.key === key) return;
    this.#present = { key };
    const parent = part("actions");
    parent.replaceChildren();
    const button = (row, name, label, command, values) => {
      const element = document.createElement("button");
      element.textContent = name;
      element.setAttribute("aria-label", label);
      element.title = label;
      element.addEventListener("click", () => this.act(command, values?.()));
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
    roles.forEach((role, index) => {
      if (Number.isNaN(kinds[index])) return;
      const row = group(role);
      button(row, "begin", `Begin refreshing the ${role}`, `begin ${role}`);
      button(row, "end", `End refreshing the ${role}`, `end ${role}`);
      if (role !== "footer") return;
      button(row, "no more", "No more data", "noMoreData");
      button(row, "reset", "Reset no more data", "resetNoMoreData");
    });
    const row = group("screen");
    button(row, "load 5", "Load 5 rows", "load", () => ({ rows: 5 }));
    button(row, "5 above", "Load 5 rows above", "loadAbove", () => ({ rows: 5 }));
    for (const end of this.#isWide ? ["left", "right"] : ["top", "bottom"]) {
      button(row, end, `Scroll to the ${end}`, `scroll ${end}`);
    }
    button(row, "rotate", "Rotate the phone", "rotate",
      () => ({ width: this.at("scroll.viewport.height"), height: this.at("scroll.viewport.width") }));
    const isIn = at("scroll.window") === 1;
    button(row, isIn ? "leave" : "enter", isIn ? "Leave the window" : "Enter the window",
      isIn ? "leaveWindow" : "enterWindow");
  }
}
