// The button that copies a link to the moment, and the note that came with one.

import { part } from "./dom.js";
import { addressOf } from "./moment.js";

/// Copies a text.
///
/// - field: an element that contains the text, which is selected if the page has no clipboard, like a page that was opened as a file.
/// - Returns: the result, in words.
export async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    if (field.select) field.select();
    else getSelection().selectAllChildren(field);
    return "selected: copy with the keyboard";
  }
}

export class Link {
  #moment;

  /// - moment: returns the moment to which a link would lead; null for none.
  constructor(moment) {
    this.#moment = moment;
    part("copy-link").addEventListener("click", () => this.#open());
    part("link-note").addEventListener("input", () => this.#write());
    part("link-sheet").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#copy();
    });
    part("link-sheet").addEventListener("keydown", (event) => { if (event.key === "Escape") this.#close(); });
    addEventListener("pointerdown", (event) => { if (!event.target.closest("#link-sheet,#copy-link")) this.#close(false); });
    part("note-close").addEventListener("click", () => this.show(""));
  }

  /// Shows the note of a link; "" for none.
  show(note) {
    part("note").hidden = !note;
    part("note-text").textContent = note;
  }

  #write() {
    part("link-address").value = addressOf(location.href, { ...this.#moment(), note: part("link-note").value.trim() });
    part("link-said").textContent = "";
  }

  #open() {
    if (!this.#moment()) return;
    part("link-sheet").hidden = false;
    part("link-note").value = "";
    this.#write();
    this.#copy();
  }

  #close(isFocused = true) {
    if (part("link-sheet").hidden) return;
    part("link-sheet").hidden = true;
    if (isFocused) part("copy-link").focus();
  }

  async #copy() { part("link-said").textContent = await copied(part("link-address").value, part("link-address")); }
}
