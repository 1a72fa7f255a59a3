/** The seed of the game that is being set up, drawn before anything else is chosen, and its fingerprint to note down. */
import { h, setText } from "../lib/dom.js";
import { ask } from "../lib/engine-call.js";
import { newSeed } from "../lib/ids.js";
import { t } from "../lib/messages.js";

/** As wide as a fingerprint, so that nothing moves when it comes. */
const COMING = "···· ···· ···· ····";

export class Fingerprint {
  #engine;
  #drawn = newSeed();
  #shown = "";
  #code = h("code");
  element = h("p", { class: "meaning fingerprint" });

  /** @param {import("../lib/engine-call.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    this.element.append(t("setup-fingerprint"), " ", this.#code);
  }

  /** @param {string} typed @returns {string} the game's seed */
  seed(typed) {
    return typed.trim() || this.#drawn;
  }

  /** @param {string} typed */
  async show(typed) {
    const seed = this.seed(typed);
    if (this.#shown === seed) return;
    this.#shown = seed;
    setText(this.#code, COMING);
    // A seed that is not allowed has none, and Start says why.
    const { fingerprint } = await ask(this.#engine, "fingerprint", { seed }).catch(() => ({ fingerprint: "–" }));
    if (this.#shown === seed) setText(this.#code, fingerprint);
  }
}
