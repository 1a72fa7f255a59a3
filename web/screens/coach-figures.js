/** A small figure at every choice, on top of what is there: no room is made for it, so nothing moves when it comes. */
import { h } from "../lib/dom.js";

/** @typedef {{ text: string, short: string, words: string, best: boolean }} Figure `short`: where there is little room */

export class Figures {
  #view;
  #figure;

  /** @param {HTMLElement} view @param {(move: string) => Figure | null} figure what is shown at a move */
  constructor(view, figure) {
    this.#view = view;
    this.#figure = figure;
  }

  /** At everything that makes a move: the button that goes on with the picked dice has their figure. */
  draw() {
    const wanted = new Map(/** @type {[Element, Figure | null][]} */ ([]));
    for (const one of this.#view.querySelectorAll("[data-move]"))
      wanted.set(one, this.#figure(/** @type {HTMLElement} */ (one).dataset.move ?? ""));
    for (const old of this.#view.querySelectorAll(".worth"))
      if (!old.parentElement || !wanted.get(old.parentElement)) remove(old);
    for (const [place, figure] of wanted) if (figure) put(place, figure);
  }

  clear() {
    for (const old of this.#view.querySelectorAll(".worth")) remove(old);
  }
}

/** As a picture of words: the name of a button stays what it was. @param {Element} place @param {Figure} figure */
function put(place, { text, short, words, best }) {
  const there = /** @type {HTMLElement | null} */ (place.querySelector(":scope > .worth"));
  const chip = there ?? h("i", { class: "worth", "aria-hidden": "true" });
  chip.dataset.worth = place.matches(".act") ? text : short;
  chip.classList.toggle("best", best);
  if (!there) place.append(chip);
  if (words) place.setAttribute("aria-description", words);
  else place.removeAttribute("aria-description");
}

/** @param {Element} chip */
function remove(chip) {
  chip.parentElement?.removeAttribute("aria-description");
  chip.remove();
}
