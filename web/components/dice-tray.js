/**
 * The dice of a roll: they fall, come to rest at slight angles, and can be taken. The caller says which of them can be
 * taken.
 */
import { h, pause, setVars } from "../lib/dom.js";
import { animate } from "../lib/motion.js";
import { dieButton, turnDie } from "./die.js";

/** @typedef {import("./die.js").Die} Die */
/**
 * @typedef {object} Lying
 * @property {Die} die
 * @property {string} label what a screen reader says
 * @property {boolean} [open] may be taken
 * @property {boolean} [taken]
 * @property {boolean} [faded]
 */

const FALL = 460;
const STAGGER = 22;
const FLICKER = 70;

/**
 * A small number that looks random but is the same for the same roll: dice must not shift when the page is drawn
 * again.
 * @param {number} a
 * @param {number} b
 */
function wobble(a, b) {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

/**
 * One die falls: other faces pass by, then `land` shows the one that stays.
 * @param {HTMLElement} element
 * @param {{ pass: (shown: number) => void, land: () => void, signal: AbortSignal, delay?: number, time?: number }} how
 */
export async function tumble(element, { pass, land, signal, delay = 0, time = FALL }) {
  const duration = time - Math.random() * 60;
  const side = Math.random() < 0.5 ? -1 : 1;
  const from = `${(Math.random() * 140 - 70).toFixed(0)}px ${(150 + Math.random() * 60).toFixed(0)}px`;
  const falling = animate(
    element,
    [
      { translate: from, rotate: `${side * (300 + Math.random() * 200)}deg`, scale: 1.25, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      {
        translate: `${(Math.random() * 16 - 8).toFixed(0)}px -14px`,
        rotate: `${side * 40}deg`,
        scale: 1.1,
        offset: 0.68,
        easing: "ease-out",
      },
      { translate: "0 3px", scale: 0.97, offset: 0.88 },
      {},
    ],
    { signal, duration, delay, easing: "cubic-bezier(.3,.6,.5,1)", fill: "backwards" },
  );
  const end = performance.now() + delay + duration * 0.66;
  let shown = Math.floor(Math.random() * 6);
  while (performance.now() < end && !signal.aborted) {
    pass(shown++);
    await pause(FLICKER, signal);
  }
  land();
  await falling;
}

export class DiceTray {
  /** @type {HTMLElement} */
  element;
  /** @type {HTMLButtonElement[]} */
  #dice = [];
  /** @type {(index: number) => void} */
  #toggle;

  /** @param {(index: number) => void} toggle */
  constructor(toggle) {
    this.#toggle = toggle;
    this.element = h("div", {
      class: "dice tray",
      role: "group",
      on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#arrows(event) },
    });
  }

  /** @param {string} text */
  set label(text) {
    this.element.setAttribute("aria-label", text);
  }

  /**
   * Draws the dice. As long as their number stays the same, so do their elements, and with them the focus.
   * @param {Lying[]} lying
   * @param {number} seed varies the angles from roll to roll
   */
  show(lying, seed) {
    this.#count(lying.map(({ die }) => die));
    lying.forEach(({ die, label, open = false, taken = false, faded = false }, index) => {
      const element = this.#dice[index];
      turnDie(element, die);
      element.classList.toggle("faded", faded);
      element.disabled = !open;
      element.setAttribute("aria-pressed", String(taken));
      element.setAttribute("aria-label", label);
      setVars(element, {
        tilt: `${(wobble(seed, index) * 9).toFixed(1)}deg`,
        dx: `${(wobble(index, seed) * 3).toFixed(1)}px`,
      });
    });
  }

  /** @param {Die[]} dice */
  #count(dice) {
    while (this.#dice.length > dice.length) {
      const gone = this.#dice.pop();
      if (gone === document.activeElement) this.#dice.at(-1)?.focus();
      gone?.remove();
    }
    while (this.#dice.length < dice.length) {
      const index = this.#dice.length;
      const element = dieButton(dice[index]);
      element.addEventListener("click", () => this.#toggle(index));
      this.#dice.push(element);
      this.element.append(element);
    }
    this.element.dataset.count = String(dice.length);
  }

  /**
   * The roll: other faces tumble past until the engine's are shown. Never longer than 600 ms.
   * @param {Die[]} dice
   * @param {{ motion: boolean, signal: AbortSignal, faces?: (number | string)[], seed?: number }} how
   */
  async fall(dice, { motion, signal, faces = [1, 2, 3, 4, 5, 6], seed = 0 }) {
    this.show(
      dice.map((die) => ({ die, label: "" })),
      seed,
    );
    if (!motion || signal.aborted) return;
    this.element.setAttribute("aria-busy", "true");
    await Promise.all(
      this.#dice.map((element, index) =>
        tumble(element, {
          delay: index * STAGGER,
          pass: (shown) => turnDie(element, { ...dice[index], face: faces[(index + shown) % faces.length] }),
          land: () => turnDie(element, dice[index]),
          signal,
        }),
      ),
    );
    this.element.removeAttribute("aria-busy");
  }

  /**
   * The elements at these places, e.g. to move them elsewhere.
   * @param {number[]} places
   */
  at(places) {
    return places.map((place) => this.#dice[place]);
  }

  /** @param {KeyboardEvent} event */
  #arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const open = this.#dice.filter((die) => !die.disabled);
    const at = open.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (at < 0) return;
    open[(at + step + open.length) % open.length].focus();
    event.preventDefault();
  }
}
