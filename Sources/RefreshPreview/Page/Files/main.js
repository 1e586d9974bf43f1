// Starts the page.

import { part } from "./dom.js";
import { Engine } from "./engine.js";
import { Live } from "./live.js";
import { Preview } from "./preview.js";

const data = (id) => JSON.parse(part(id).textContent);

async function start() {
  const module = await Engine.unpack(part("engine").textContent);
  const engine = await Engine.load(module, data("tables"));
  new Preview(engine, data("feed"), new Live(data("link")));
  // The preview has requested its first frame, so this runs after it: a page that is ready has been drawn.
  requestAnimationFrame(() => { document.documentElement.dataset.ready = "true"; });
}

start().catch((error) => {
  part("problems").hidden = false;
  part("problem-list").textContent = `this browser can't run the engine: ${error.message}`;
});
