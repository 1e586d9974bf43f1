// The server that sent the page: it tells when the file has changed, and saves what is recorded.

export class Live {
  #link;

  /// - link: `{ events, save, token }`, null for a page that is a file.
  constructor(link) { this.#link = link; }

  get canSave() { return Boolean(this.#link?.save); }

  /// Hands on each feed that the server sends, and whether the server can be reached.
  listen(change, state) {
    if (!this.#link) return;
    const source = new EventSource(this.#link.events);
    source.onmessage = (event) => change(JSON.parse(event.data));
    source.onopen = () => state(true);
    source.onerror = () => state(false);
  }

  /// Saves a recorded scenario.
  ///
  /// - Returns: what the server says, in words.
  async save(yaml) {
    const answer = await fetch(this.#link.save, {
      method: "POST", body: yaml, headers: { "Content-Type": "text/yaml", "X-Refreshcfg-Token": this.#link.token },
    });
    const text = (await answer.text()).trim();
    if (!answer.ok) throw new Error(text || `the server answered ${answer.status}`);
    return text;
  }
}
