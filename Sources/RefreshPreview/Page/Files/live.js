// The server that sent the page: it reports changes of the file, and saves what is recorded.

export class Live {
  #link;

  /// - link: `{ events, save, token }`, or null for a page that was opened as a file.
  constructor(link) { this.#link = link; }

  get canSave() { return Boolean(this.#link?.save); }

  /// Passes on each feed that the server sends, and whether the server can be reached.
  listen(change, state) {
    if (!this.#link) return;
    const source = new EventSource(this.#link.events);
    source.onmessage = (event) => change(JSON.parse(event.data));
    source.onopen = () => state(true);
    source.onerror = () => state(false);
  }

  /// Saves a recorded scenario.
  ///
  /// - recording: an id of the recording; saving one again replaces its file.
  /// - Returns: the server's answer, in words.
  async save(yaml, recording) {
    const answer = await fetch(`${this.#link.save}?recording=${recording}`, {
      method: "POST", body: yaml, headers: { "Content-Type": "text/yaml", "X-Refreshcfg-Token": this.#link.token },
    });
    const text = (await answer.text()).trim();
    if (!answer.ok) throw new Error(text || `the server answered ${answer.status}`);
    return text;
  }
}
