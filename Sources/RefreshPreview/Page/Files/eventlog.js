// The events, the latest first; a click on one goes to its time.

/// The greatest number of events that are shown; all are kept.
const most = 200;

export class EventLog {
  #parent;
  #shown = 0;
  #past = null;

  /// - go: goes to a time in nanoseconds.
  constructor(parent, go) {
    this.#parent = parent;
    parent.addEventListener("click", (event) => {
      const line = event.target.closest("li");
      if (line?.time !== undefined) go(line.time);
    });
  }

  /// - past: the number of events that have happened.
  draw(events, past) {
    if (events.length < this.#shown) {
      this.#parent.replaceChildren();
      this.#shown = 0;
    }
    for (; this.#shown < events.length; this.#shown++) {
      const { time, text, kind, fields } = events[this.#shown];
      const line = document.createElement("li");
      const [subject, rest] = [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)];
      line.className = kind;
      line.time = time;
      line.index = this.#shown;
      const when = document.createElement("time");
      when.textContent = (time / 1e9).toFixed(3);
      const who = document.createElement("b");
      who.textContent = subject;
      const what = document.createElement("span");
      what.textContent = rest.replace("->", "→").trim();
      line.append(when, who, what);
      if (kind === "state") line.dataset.state = fields.to;
      this.#parent.prepend(line);
      if (this.#parent.children.length > most) this.#parent.lastChild.remove();
      this.#past = null;
    }
    if (this.#past === past) return;
    this.#past = past;
    for (const line of this.#parent.children) {
      const isAhead = line.index >= past;
      if (line.isAhead !== isAhead) line.classList.toggle("ahead", line.isAhead = isAhead);
    }
  }
}
