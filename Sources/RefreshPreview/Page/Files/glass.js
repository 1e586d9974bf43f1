// Small phones that show other moments than the large one.

import { make, part, px } from "./dom.js";
import { Screen } from "./screen.js";

/// A screen like that of the large phone, scaled to fit a box.
export class Glass {
  #screen;
  #box;

  /// - parent: the element to which it is added.
  constructor(parent, engine, scene) {
    const root = part("screen").cloneNode(true);
    for (const element of [root, ...root.querySelectorAll("[id]")]) element.removeAttribute("id");
    root.querySelector(".content").replaceChildren();
    for (const { name } of [...root.attributes]) if (name !== "class") root.removeAttribute(name);
    this.#box = make("div", "glass", parent);
    this.#box.append(root);
    this.#screen = new Screen(root, engine);
    this.use(scene);
  }

  /// Shows a scene from now on.
  use(scene) { this.#screen.use(scene); }

  /// Draws what a player shows at a moment, with the look of the large phone.
  ///
  /// - room: the greatest width and height in CSS pixels; a width that is missing is as large as needed.
  draw(player, moment, bars, { width = Infinity, height }) {
    const { root } = this.#screen;
    root.dataset.look = part("screen").dataset.look ?? "";
    player.peek(moment, (world, animations) => {
      this.#screen.draw(world, animations, bars);
      const size = { width: this.#screen.at("scroll.viewport.width"), height: this.#screen.at("scroll.viewport.height") };
      const scale = Math.min(width / size.width, height / size.height);
      root.style.transform = `scale(${scale})`;
      this.#box.style.width = px(size.width * scale);
      this.#box.style.height = px(size.height * scale);
    });
  }
}
