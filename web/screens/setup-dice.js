/** Whose dice: those of the app, or real ones, and with real ones what else the players have of the game. */
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** @typedef {import("../types").GameInfo["real"]} Material */

/** Whether the players have dice of their own. @param {Material} material @param {string[]} real */
export const ownDice = ([dice], real) => real.includes(dice?.id ?? "dice");

/** The outcomes that are typed in: without dice of their own, none. @param {Material} material @param {string[]} real */
export const typedVerbs = (material, real) =>
  material.length && ownDice(material, real)
    ? material.filter(({ id }) => real.includes(id)).flatMap(({ verbs }) => verbs)
    : [];

/**
 * @param {string} game
 * @param {Material} material what the engine says can be real, the dice first; empty until it has told
 * @param {string[]} real what the players have of their own
 * @param {(real: string[]) => void} choose
 */
export function diceChoice(game, material, real, choose) {
  const [dice = { id: "dice" }, ...others] = material;
  const own = ownDice(material, real);
  const change = (/** @type {string} */ id, /** @type {boolean} */ wanted) =>
    choose(wanted ? [...real, id] : real.filter((one) => one !== id));
  const choice = (/** @type {string} */ value, /** @type {boolean} */ checked) =>
    h(
      "label",
      {},
      h("input", {
        type: "radio",
        name: "dice",
        value,
        checked,
        on: { change: () => change(dice.id, value === "own") },
      }),
      t(`setup-dice-${value}`),
    );
  return [
    h(
      "fieldset",
      { class: "option" },
      h("legend", {}, t("setup-dice")),
      h("div", { class: "segments" }, choice("app", !own), choice("own", own)),
      h("p", { class: "meaning" }, t(`setup-dice-${own ? "own" : "app"}-meaning`)),
    ),
    ...(own ? others : []).map(({ id }) =>
      h(
        "label",
        { class: "switch" },
        t(`${game}-real-${id}`),
        h("input", {
          type: "checkbox",
          role: "switch",
          name: `real-${id}`,
          checked: real.includes(id),
          on: {
            change: (/** @type {Event} */ event) => change(id, /** @type {HTMLInputElement} */ (event.target).checked),
          },
        }),
      ),
    ),
  ];
}
