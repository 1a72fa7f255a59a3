/** The house rules of a new game and who begins: the controls of a set-up, and what was chosen. */
import { h, setText } from "../lib/dom.js";
import { foreign, language, t } from "../lib/messages.js";
import { allows } from "../lib/setup-link.js";
import { optionElement } from "./options.js";

/** @typedef {import("../types").OptionInfo} OptionInfo */

export class HouseRules {
  #info;
  /** @type {Record<string, string | number>} */
  options;
  /** How many differ from the rulebook. */
  changed = h("small");
  element = h("div", { class: "options" });
  /** Who begins; hidden where the game decides. */
  starter = h("div", { class: "option" });

  /** @param {import("../types").GameInfo} info @param {Record<string, string | number>} options */
  constructor(info, options) {
    this.#info = info;
    this.options = options;
    for (const box of [this.element, this.starter]) box.lang = foreign(info.id) ?? language();
  }

  /** What was chosen, without what another version of the game may have had. */
  get chosen() {
    const known = new Set(this.#info.options.map(({ id }) => id));
    return Object.fromEntries(Object.entries(this.options).filter(([id]) => known.has(id)));
  }

  /** @param {string[]} names of those who may begin */
  draw(names) {
    const { id: game, options } = this.#info;
    const starter = options.find(({ kind }) => kind === "seat");
    this.starter.replaceChildren();
    this.starter.hidden = !starter;
    if (starter) this.#drawStarter(starter, names);
    const rest = options.filter(({ kind }) => kind !== "seat");
    // What was kept may be of another version, or damaged.
    for (const option of rest)
      if (!allows(option, String(this.options[option.id] ?? option.default))) delete this.options[option.id];
    this.element.replaceChildren(
      ...rest.map((option) =>
        optionElement(game, option, this.options[option.id] ?? option.default, (value) => {
          this.options[option.id] = value;
          this.#count(rest);
        }),
      ),
    );
    this.#count(rest);
  }

  /** @param {string[]} names */
  rename(names) {
    for (const [index, option] of [...this.starter.querySelectorAll("option")].slice(1).entries())
      setText(option, names[index] ?? "");
  }

  /** @param {OptionInfo} option @param {string[]} names */
  #drawStarter(option, names) {
    const name = `${this.#info.id}-option-${option.id}`;
    const first = String(option.values?.[0]);
    const now = String(this.options[option.id] ?? option.default);
    const value = names.some((_name, index) => now === String(index + 1)) ? now : first;
    this.options[option.id] = value;
    const select = h(
      "select",
      { class: "input", id: "starter" },
      h("option", { value: first, selected: value === first }, t(`${name}-${first}`)),
      ...names.map((one, index) => h("option", { value: index + 1, selected: value === String(index + 1) }, one)),
    );
    select.addEventListener("change", () => {
      this.options[option.id] = select.value;
    });
    this.starter.append(h("label", { class: "q", for: "starter" }, t(name)), select);
  }

  /** @param {OptionInfo[]} options */
  #count(options) {
    const count = options.filter(
      ({ id, default: usual }) => this.options[id] !== undefined && this.options[id] !== usual,
    ).length;
    setText(this.changed, count ? t("setup-options-changed", { count }) : t("setup-options-default"));
  }
}
