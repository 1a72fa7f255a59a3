/** One house rule as a control, whatever game it belongs to. */
import { h, setText } from "../lib/dom.js";
import { has, number, t } from "../lib/messages.js";

/** @typedef {import("../types").OptionInfo} OptionInfo */

/**
 * @param {string} game @param {OptionInfo} option @param {string | number} value
 * @param {(value: string | number) => void} change
 */
export function optionElement(game, option, value, change) {
  const name = `${game}-option-${option.id}`;
  return option.kind === "number"
    ? numberElement(name, option, Number(value), change)
    : choiceElement(name, option, value, change);
}

/**
 * @param {string} name
 * @param {OptionInfo} option
 * @param {string | number} value
 * @param {(value: string) => void} change
 */
function choiceElement(name, option, value, change) {
  const values = (option.values ?? []).map(String);
  const texts = values.map((one) => t(`${name}-${one}`));
  const tall = texts.some((text) => text.length > 16) || values.length > 3;
  return h(
    "fieldset",
    { class: "option" },
    h("legend", {}, t(name)),
    meaning(name),
    h(
      "div",
      { class: tall ? "segments tall" : "segments" },
      ...values.map((one, index) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name,
            value: one,
            checked: one === String(value),
            on: { change: () => change(one) },
          }),
          texts[index],
        ),
      ),
    ),
  );
}

/** @param {string} name @param {OptionInfo} option @param {number} value @param {(value: number) => void} change */
function numberElement(name, { min = 0, max = 100, step = 1 }, value, change) {
  const shown = h("output", { class: "num" }, number(value));
  const slider = h("input", { type: "range", id: name, min, max, step, value, "aria-valuetext": number(value) });
  slider.addEventListener("input", () => {
    const now = Number(slider.value);
    setText(shown, number(now));
    slider.setAttribute("aria-valuetext", number(now));
    change(now);
  });
  return h(
    "div",
    { class: "option" },
    h("label", { class: "q", for: name }, t(name)),
    meaning(name),
    h("div", { class: "both" }, slider, shown),
  );
}

/** @param {string} name */
const meaning = (name) => (has(`${name}-meaning`) ? h("p", { class: "meaning" }, t(`${name}-meaning`)) : null);
