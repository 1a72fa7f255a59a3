/**
 * The figure on a rule page that is worked out again when its reader chooses other dice: by the engine that the page's
 * games share.
 */

import { Line } from "../embed/engine-line.js";
import { SteadyEngine } from "../engine/steady.js";

/** Nothing is loaded before somebody asks. */
const engine = new SteadyEngine(
  (how, tell) =>
    new Line(async () => {
      const embeds = /** @type {any} */ (customElements.get("rollbook-game"));
      return embeds.engine(how !== "");
    }, tell),
);

/** As the page itself is written. @param {number} value @param {DOMStringMap} how */
function spell(value, { form, decimal = ".", percent = "%" }) {
  if (form === "number") return String(Math.round(value));
  const share = value * 100;
  return share.toFixed(share >= 1 ? 1 : 2).replace(".", decimal) + percent;
}

for (const box of /** @type {NodeListOf<HTMLFieldSetElement>} */ (document.querySelectorAll("fieldset.ask"))) {
  const output = /** @type {HTMLOutputElement} */ (box.querySelector("output"));
  let asked = 0;
  box.disabled = false;
  box.addEventListener("change", async () => {
    const controls = /** @type {HTMLInputElement[]} */ ([...box.querySelectorAll("select, input")]);
    if (!controls.every((one) => one.reportValidity())) return;
    const turn = ++asked;
    const of = Object.fromEntries(
      controls.map(({ name, value }) => [name, /^\d+$/.test(value) ? Number(value) : value]),
    );
    output.setAttribute("aria-busy", "true");
    let text = box.dataset.failed ?? "";
    try {
      const reply = /** @type {any} */ (await engine.call("figure", { game: box.dataset.game, of }));
      if (reply.ok) text = spell(reply.value, box.dataset);
    } catch {
      // It says that it failed; the next change asks again.
    }
    if (turn !== asked) return;
    output.textContent = text;
    output.removeAttribute("aria-busy");
  });
}
