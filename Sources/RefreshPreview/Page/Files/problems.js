// The problems of the file, above the phone.

import { part } from "./dom.js";

export class Problems {
  /// Whether the page shows an earlier version of the file, because the current one has errors.
  isStale = false;

  /// Shows diagnostics: `[{ text, severity }]`.
  ///
  /// - isStale: whether the file can't be used; what is shown is then dimmed and disabled, but not removed.
  show(diagnostics, isStale = false) {
    part("problems").hidden = !diagnostics.length;
    const amounts = ["error", "warning"].map((severity) => {
      const count = diagnostics.filter((one) => one.severity === severity).length;
      return count ? `${count} ${severity}${count > 1 ? "s" : ""}` : "";
    });
    part("problem-count").textContent = amounts.filter(Boolean).join(", ");
    part("problem-list").replaceChildren(...diagnostics.map(({ text, severity }) => {
      const pre = document.createElement("pre");
      pre.className = severity;
      pre.textContent = text;
      return pre;
    }));
    this.isStale = isStale;
    document.body.classList.toggle("stale", isStale);
    for (const element of document.querySelectorAll("main, .transport, .record, .pick")) element.inert = isStale;
    if (isStale) part("problems").scrollIntoView({ block: "nearest" });
  }
}
