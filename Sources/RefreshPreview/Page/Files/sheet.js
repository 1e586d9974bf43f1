// The sheet with what was recorded.

import { part } from "./dom.js";

export class Sheet {
  #live;

  constructor(live) {
    this.#live = live;
    part("copy").addEventListener("click", () => this.#copy());
    part("save").addEventListener("click", () => this.#save());
  }

  /// Shows YAML.
  show(yaml, count) {
    part("yaml").textContent = yaml;
    part("sheet-note").textContent = count
      ? `${count} steps, with the observed events as the expectation. Save it as a .scenarios.yaml beside the preset, and `
        + "refreshcfg test runs it."
      : "Nothing recorded yet: record, then pull, fling or press a button.";
    part("save").hidden = !this.#live.canSave;
    part("saved").textContent = "";
    part("sheet").showModal();
  }

  async #copy() {
    const text = part("yaml").textContent;
    try {
      await navigator.clipboard.writeText(text);
      part("saved").textContent = "copied";
    } catch {
      // A page from a file may have no clipboard; what is selected can be copied by hand.
      getSelection().selectAllChildren(part("yaml"));
      part("saved").textContent = "selected: copy with the keyboard";
    }
  }

  async #save() {
    try {
      part("saved").textContent = await this.#live.save(part("yaml").textContent);
    } catch (error) {
      part("saved").textContent = error.message;
    }
  }
}
