// The problems of the file: whether it is valid, and the messages, beside the phone.

import { make, part } from "./dom.js";

/// Scrolls a box of code to the caret below what a message is about.
export function scrollToCaret(box) {
  const text = box.firstChild;
  const index = text?.data?.search(/\^/) ?? -1;
  if (index < 0) return;
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  const [caret, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  if (caret.right > room.right - 16) box.scrollLeft += caret.right - room.left - room.width / 2;
}

export class Problems {
  /// Whether the page shows an earlier version of the file, because the current one has errors.
  isStale = false;
  #isOpen = false;

  constructor() {
    part("validity").addEventListener("click", () => this.#open(!this.#isOpen));
    part("problem-close").addEventListener("click", () => {
      this.#open(false);
      part("validity").focus();
    });
  }

  /// Shows diagnostics: `[{ text, severity }]`. Errors open their messages, warnings wait to be asked for.
  ///
  /// - isStale: whether the file can't be used; what is shown is then dimmed and disabled, but not removed.
  show(diagnostics, isStale = false) {
    const amounts = ["error", "warning"].map((severity) => {
      const count = diagnostics.filter((one) => one.severity === severity).length;
      return count ? `${count} ${severity}${count > 1 ? "s" : ""}` : "";
    });
    const hasErrors = Boolean(amounts[0]);
    const chip = part("validity");
    chip.textContent = amounts.filter(Boolean).join(", ") || "valid";
    chip.className = hasErrors ? "validity error" : diagnostics.length ? "validity warning" : "validity";
    chip.disabled = !diagnostics.length;
    part("problem-list").replaceChildren(...diagnostics.map((one) => this.#message(one)));
    this.isStale = isStale;
    document.body.classList.toggle("stale", isStale);
    for (const element of document.querySelectorAll("main, .transport, .record, .pick")) element.inert = isStale;
    this.#open(hasErrors || (this.#isOpen && diagnostics.length > 0));
    if (isStale) part("problems").scrollIntoView({ block: "nearest" });
  }

  /// Returns the element of a diagnostic: code keeps its lines, the words around it wrap.
  #message({ text, severity }) {
    const box = make("div", `problem ${severity}`);
    const lines = text.trimEnd().split("\n");
    const isCode = (line) => /^ *(\d+ *)?\||^ *(-->|:::)/.test(line);
    lines.forEach((line, index) => {
      const last = box.lastChild;
      if (last && isCode(line) === (last.tagName === "PRE") && !line.startsWith("  = ")) last.textContent += `\n${line}`;
      else make(isCode(line) ? "pre" : "p", index ? "" : "what", box).textContent = line;
    });
    for (const code of box.querySelectorAll("pre")) code.tabIndex = 0;
    return box;
  }

  #open(isOpen) {
    this.#isOpen = isOpen;
    part("problems").hidden = !isOpen;
    part("validity").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) for (const code of part("problem-list").querySelectorAll("pre")) scrollToCaret(code);
  }
}
