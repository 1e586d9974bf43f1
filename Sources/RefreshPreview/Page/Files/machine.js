// The state machines of the components, with the current state of each and the transition that led to it.

import { drawn } from "./dom.js";

const nodes = {
  idle: { x: 44, y: 50 },
  pulling: { x: 150, y: 20 },
  refreshing: { x: 256, y: 50 },
  noMoreData: { x: 150, y: 102 },
  willRefresh: { x: 150, y: 61 },
};
const edges = [
  ["idle", "pulling", "M64 38Q96 20 118 20"], ["pulling", "idle", "M120 27Q90 30 60 40"],
  ["pulling", "refreshing", "M182 20Q214 20 238 38"], ["refreshing", "idle", "M222 53Q190 82 150 82Q104 82 60 61"],
  ["idle", "refreshing", "M64 48Q150 34 222 46"], ["idle", "willRefresh", "M76 53 112 59"],
  ["willRefresh", "refreshing", "M188 59 224 53"], ["refreshing", "noMoreData", "M252 62Q240 98 194 102"],
  ["idle", "noMoreData", "M42 62Q54 98 106 102"], ["noMoreData", "idle", "M106 106Q40 104 34 62"],
];


class Machine {
  constructor(role, kind, isAuto, parent) {
    this.figure = document.createElement("figure");
    this.figure.className = "machine";
    const caption = document.createElement("figcaption");
    caption.innerHTML = "<b></b> <span></span> <em></em>";
    [this.name, this.kind, this.percent] = caption.children;
    this.name.textContent = role;
    this.kind.textContent = kind;
    const isFooter = role === "footer";
    const has = (state) => isFooter ? !isAuto || state !== "pulling" : state !== "noMoreData";
    const drawing = drawn("svg", { viewBox: has("pulling") ? `0 0 300 ${isFooter ? 120 : 86}` : "0 34 300 84" }, null);
    this.edges = edges.filter(([from, to]) => has(from) && has(to)).map(([from, to, d]) => (
      { from, to, path: drawn("path", { d, class: "edge" }, drawing) }
    ));
    this.nodes = Object.entries(nodes).filter(([state]) => has(state)).map(([state, { x, y }]) => {
      const group = drawn("g", {
        class: `node ${state}`, transform: `translate(${x} ${y})`, role: "button", tabindex: 0,
        "data-role": role, "data-state": state,
      }, drawing);
      const width = state === "idle" || state === "pulling" ? 62 : state === "refreshing" ? 76 : 88;
      const height = state === "willRefresh" ? 20 : 24;
      drawn("rect", { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }, group);
      drawn("text", { y: 4 }, group).textContent = state;
      return { state, group };
    });
    this.figure.append(caption, drawing);
    parent.append(this.figure);
  }

  /// - change: the last change of state, `{ from, to }`; it is highlighted if it led to the current state.
  show(state, percent, change) {
    const text = Number.isNaN(percent) ? "" : `${Math.round(percent * 100)}%`;
    if (this.percent.textContent !== text) this.percent.textContent = text;
    const way = change?.to === state ? `${change.from} ${state}` : state;
    if (this.way === way) return;
    for (const { state: own, group } of this.nodes) group.classList.toggle("present", own === state);
    for (const { from, to, path } of this.edges) path.classList.toggle("taken", way === `${from} ${to}`);
    this.figure.setAttribute("aria-label", `${this.name.textContent}: ${state}`);
    this.way = way;
  }
}

export class Machines {
  #parent;
  #columns;
  #machines = new Map();

  constructor(parent, columns) {
    this.#parent = parent;
    this.#columns = columns;
  }

  /// - lastChange: returns the last change of a component's state, by its role.
  draw(frame, roles, lastChange) {
    for (const role of roles) {
      const column = (name) => this.#columns.at(`${role}.${name}`);
      const type = frame[column("type")];
      const known = this.#machines.get(role);
      if (Number.isNaN(type)) {
        known?.figure.remove();
        this.#machines.delete(role);
        continue;
      }
      const kind = this.#columns.all[column("type")].words[type];
      let machine = known;
      if (known?.kind.textContent !== kind) {
        known?.figure.remove();
        // Only auto footers count how often a drag triggers them.
        machine = new Machine(role, kind, !Number.isNaN(frame[column("triggeredByDrag")]), this.#parent);
        this.#machines.set(role, machine);
      }
      const state = this.#columns.all[column("state")].words[frame[column("state")]];
      machine.show(state, frame[column("pullingPercent")], lastChange(role));
    }
  }
}
