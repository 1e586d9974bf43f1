// A held moment, which the page shows again after each save.

import { part } from "./dom.js";

/// The time after a release at which a refreshing component has arrived where it is held, in nanoseconds.
const arrival = 0.5e9;
/// The longest text of a step in the menu.
const longest = 44;

const cut = (text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/// The moments at which a component of a preset can be held.
const momentsOf = (role) => [
  ...[30, 60, 100].map((percent) => [`${role} ${percent}%`, `${role} pulled ${percent} %`]), [`${role} refreshing`, `${role} refreshing`],
  ...(role === "footer" ? [["footer noMoreData", "footer without more data"]] : []),
];

export class Hold {
  #menu = part("hold");

  /// - change: called when another moment is chosen.
  constructor(change) { this.#menu.addEventListener("change", change); }

  /// The held moment: `header 60%`, `header refreshing`, `step 4`; "" for none.
  get value() { return this.#menu.value; }
  /// A moment that the scene doesn't have counts as none.
  set value(value) {
    const [role, percent] = value.split(" ");
    const isOwn = [...this.#menu.options].some((option) => option.value.startsWith(`${role} `));
    if (isOwn && /^\d+(\.\d+)?%$/.test(percent) && Number.parseFloat(percent) <= 1000) this.#add(value, `${role} pulled ${Number.parseFloat(percent)} %`);
    this.#menu.value = value;
    if (this.#menu.selectedIndex < 0) this.#menu.value = "";
  }

  /// The number of the held step; undefined for none.
  get step() { return this.value.startsWith("step ") ? Number(this.value.slice(5)) : undefined; }

  #add(value, name) {
    if (![...this.#menu.options].some((option) => option.value === value)) this.#menu.append(new Option(name, value));
  }

  /// Offers the moments of a scene; the held one is kept if the scene still has it.
  use(scene) {
    const { value } = this;
    this.#menu.replaceChildren(new Option("nothing", ""));
    for (const role of scene.steps ? [] : scene.roles) for (const [value, name] of momentsOf(role)) this.#add(value, name);
    for (const { number, text, isRun } of scene.steps ?? []) if (isRun) this.#add(`step ${number}`, `step ${number}: ${cut(text)}`);
    this.value = value;
  }

  /// Returns a choice whose app doesn't end the refresh of the held moment.
  choice(choice) {
    return this.value.endsWith(" refreshing") ? { ...choice, app: { ...choice.app, delay: null } } : choice;
  }

  /// Leads a component of a preset from rest to the held moment.
  ///
  /// - state: returns the present state of a component.
  /// - Returns: whether time stops there.
  reach(player, commands, state) {
    if (!this.value || this.step !== undefined) return false;
    const [role, what] = this.value.split(" ");
    const act = (name, values) => player.act({ action: "perform", command: commands.make(name, values) });
    const pull = (share) => act(`pull share ${role}`, { points: share });
    if (what.endsWith("%")) {
      pull(Number.parseFloat(what) / 100);
      return true;
    }
    pull(1.1);
    act("release");
    if (what === "noMoreData") act("noMoreData");
    // Some components refresh only when an app says so.
    else if (state(role) !== "refreshing") act(`begin ${role}`);
    player.advance(arrival);
    return false;
  }
}
