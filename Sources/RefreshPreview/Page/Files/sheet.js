// The sheet with the recorded scenario.

import { part } from "./dom.js";
import { copied } from "./link.js";

export class Sheet {
  #live;
  #yaml;
  #usual;
  /// The id of the recording that is shown; no other page has it.
  #recording = "";

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
    this.#recording = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16)).join("-");
    part("name").value = name;
    part("name-field").hidden = !count;
    this.#write();
    part("sheet-note").textContent = count
      ? `${count} steps, with the observed events as the expectation. `
        + `${this.#live.canSave ? "Save it" : "Save it as a .scenarios.yaml"} next to the preset to run it with refreshcfg test.`
      : "Nothing recorded yet: record, then pull, fling or press a button.";
    const canSave = count && this.#live.canSave;
    part("save").hidden = !canSave;
    part("copy").className = canSave ? "" : "chief";
    part("sheet").showModal();
    part("name").select();
  }

  #write() {
    part("yaml").textContent = this.#yaml(part("name").value.trim() || this.#usual);
    part("saved").textContent = "";
  }

  async #copy() { part("saved").textContent = await copied(part("yaml").textContent, part("yaml")); }

  async #save() {
    try {
      part("saved").textContent = await this.#live.save(part("yaml").textContent, this.#recording);
    } catch (error) {
      part("saved").textContent = error.message;
    }
  }
}
