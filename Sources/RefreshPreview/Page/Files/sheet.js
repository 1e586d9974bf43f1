// The sheet with the recorded scenario.

import { part } from "./dom.js";

export class Sheet {
  #live;
  #yaml;
  #usual;

  constructor(live) {
    this.#live = live;
    part("copy").addEventListener("click", () => this.#copy());
    part("name").addEventListener("input", () => this.#write());
    part("save").addEventListener("click", () => this.#save());
  }

  /// Shows a recorded scenario.
  ///
  /// - recorded: `{ yaml, name, count }`: a function that returns the YAML for a name, the default name, and the
  ///   number of steps.
  show({ yaml, name, count }) {
    [this.#yaml, this.#usual] = [yaml, name];
    part("name").value = name;
    part("name-field").hidden = !count;
    this.#write();
    part("sheet-note").textContent = count
      ? `${count} steps, with the observed events as the expectation. Save it as a .scenarios.yaml beside the preset, and `
        + "refreshcfg test runs it."
      : "Nothing recorded yet: record, then pull, fling or press a button.";
    part("save").hidden = !count || !this.#live.canSave;
    part("sheet").showModal();
    part("name").select();
  }

  #write() {
    part("yaml").textContent = this.#yaml(part("name").value.trim() || this.#usual);
    part("saved").textContent = "";
  }

  async #copy() {
    const text = part("yaml").textContent;
    try {
      await navigator.clipboard.writeText(text);
      part("saved").textContent = "copied";
    } catch {
      // A page that was opened as a file may have no clipboard; selected text can be copied by hand.
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
