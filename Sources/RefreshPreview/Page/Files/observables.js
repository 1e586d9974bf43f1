// The observables, as names and values; those that change are highlighted.

/// The observables that are shown initially; the others are shown on demand.
const chief = [
  "scroll.offset.x", "scroll.offset.y", "scroll.inset.top", "scroll.inset.bottom", "scroll.inset.right",
  "scroll.content.height", "scroll.dragging", "scroll.decelerating", "scroll.pan", "state", "pullingPercent", "frame.x",
  "frame.y", "alpha", "stateLabel.text", "lastUpdatedTimeLabel.text", "arrow.rotation", "arrow.hidden",
  "loading.animating", "gif.image", "gif.animating", "calls.refreshing", "calls.endRefreshingCompletion",
  "leftTriggerTimes", "triggeredByDrag",
];

/// Returns a number as text with at most three decimals.
export function shown(value) {
  if (value === Infinity) return "unlimited";
  const text = String(Math.round(value * 1000) / 1000);
  return text === "-0" ? "0" : text;
}

export class Observables {
  #parent;
  #columns;
  #rows = [];
  #isAll = false;
  #signature = "";
  /// The paths of parts' observables that are shown initially: those that follow the state or the pull.
  #chief = new Set();

  constructor(parent, columns) {
    this.#parent = parent;
    this.#columns = columns;
  }

  set isAll(isAll) {
    this.#isAll = isAll;
    this.#signature = "";
  }

  /// The parts of the scene.
  set parts(parts) {
    this.#chief = new Set(parts.flatMap(({ role, name, follows }) => follows.map((key) => `${role}.parts.${name}.${key}`)));
    this.#signature = "";
  }

  draw(world) {
    const parts = new Map(world.partValues().filter(([path]) => this.#isAll || this.#chief.has(path)));
    const frame = world.frame();
    const types = ["header", "footer", "trailer"].map((role) => frame[this.#columns.at(`${role}.type`)]);
    const signature = [...types, ...parts.keys()].join();
    if (signature !== this.#signature) this.#lay(frame, parts.keys());
    this.#signature = signature;
    for (const row of this.#rows) {
      const value = row.column ? frame[row.index] : parts.get(row.path);
      if (Object.is(value, row.value)) continue;
      const isFirst = row.value === undefined;
      row.value = value;
      const text = this.#text(row, value, world);
      if (row.cell.textContent === text) continue;
      row.cell.textContent = text;
      row.cell.classList.toggle("none", text === "none");
      if (!isFirst) row.lit = performance.now();
    }
    const now = performance.now();
    for (const row of this.#rows) {
      const isLit = row.lit !== undefined && now - row.lit < 250;
      if (row.isLit === isLit) continue;
      row.isLit = isLit;
      row.cell.classList.toggle("lit", isLit);
    }
  }

  #text({ column, index }, value, world) {
    if (!column) return typeof value === "number" ? shown(value) : value || "“”";
    if (Number.isNaN(value)) return "none";
    switch (column.form) {
      case "bool": return value ? "true" : "false";
      case "word": return column.words[value] ?? "none";
      case "text": return world.text(index, value) || "“”";
      default: return shown(value);
    }
  }

  /// Creates one list for the scroll view and one for each component.
  #lay(frame, parts) {
    this.#parent.replaceChildren();
    this.#rows = [];
    const lists = new Map();
    const add = (subject, name, row) => {
      if (!lists.has(subject)) {
        const title = document.createElement("h3");
        title.textContent = subject;
        const list = document.createElement("dl");
        // The components come first, because they are of most interest.
        const place = subject === "scroll" ? null : this.#parent.querySelector("[data-subject=scroll]");
        title.dataset.subject = subject;
        this.#parent.insertBefore(title, place);
        this.#parent.insertBefore(list, place);
        lists.set(subject, list);
      }
      const term = document.createElement("dt");
      term.textContent = name;
      const cell = document.createElement("dd");
      const line = document.createElement("div");
      line.append(term, cell);
      lists.get(subject).append(line);
      this.#rows.push({ ...row, cell, value: undefined });
    };
    this.#columns.all.forEach((column, index) => {
      const [subject, ...rest] = column.name.split(".");
      const name = rest.join(".");
      if (!rest.length || column.isStyle) return;
      if (subject !== "scroll" && Number.isNaN(frame[this.#columns.at(`${subject}.type`)])) return;
      const isChief = chief.includes(column.name) || (subject !== "scroll" && chief.includes(name));
      if (!this.#isAll && !isChief) return;
      // An observable that the type does not have never appears; the image of frames or a time may be missing only
      // now.
      const may = { "gif.image": "gif.hidden", lastUpdatedTime: "lastUpdatedTimeLabel.hidden" }[name] ?? name;
      if (Number.isNaN(frame[this.#columns.at(`${subject}.${may}`)])) return;
      add(subject, name, { column, index });
    });
    for (const path of parts) {
      const [subject, , ...rest] = path.split(".");
      add(subject, rest.join("."), { path });
    }
  }
}
