/**
 * Six dice that keep their places in the tray: what is kept stays where it lies, what is thrown falls beside it.
 * Which dice may be tapped is said from outside.
 */
import { tumble } from "../../components/dice-tray.js";
import { art, h, pause, setVars } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { t } from "../../lib/messages.js";
import { colourOf, face, isBlack, LETTERS } from "./symbols.js";

/** @typedef {{ die: string, aside: boolean }} Die */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

/** @typedef {{ button: HTMLButtonElement, letter: string, lies: boolean, held: boolean }} Place `letter` outlasts the die that lay there */

const SIX = 6;
const STAGGER = 20;
const LIFT = 150;
const TURN = 320;

/** A small number that looks random but is the same for the same place and face. @param {number} a @param {number} b */
function wobble(a, b) {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

/** Where a die goes, the best place first: where it lies, where its like lies, where one of its kind was, anywhere. @type {((place: Place, die: Die) => boolean)[]} */
const FITS = [
  ({ lies, letter, held }, { die, aside }) => lies && letter === die && held === aside,
  ({ lies, letter }, { die }) => lies && letter === die,
  ({ letter }, { die }) => letter !== "" && isBlack(letter) === isBlack(die),
  () => true,
];

/** @param {string} letter */
export const dieName = (letter) =>
  t(isBlack(letter) ? "sixcolours-die-black" : "sixcolours-die-white", {
    colour: t(`sixcolours-face-${colourOf(letter)}`),
  });

/** @param {HTMLElement} element @param {string} letter */
export function dressDie(element, letter) {
  if (element.dataset.face === letter) return;
  element.dataset.face = letter;
  element.classList.toggle("black", isBlack(letter));
  element.querySelector("svg:not(.icon)")?.remove();
  element.prepend(art(face(letter)));
}

/** @param {(event: MouseEvent) => void} click */
export const dieButton = (click) =>
  h("button", { class: "die", type: "button", on: { click } }, h("span", { class: "tick" }, icon("check")));

export class Tray {
  element = h("div", {
    class: "dice tray",
    role: "group",
    on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#arrows(event) },
  });
  /** @type {Place[]} */
  #places;

  /** @param {(place: number) => void} tap */
  constructor(tap) {
    this.#places = Array.from({ length: SIX }, (_, place) => ({
      button: dieButton(() => tap(place)),
      letter: "",
      lies: false,
      held: false,
    }));
    this.element.append(...this.#places.map(({ button }) => h("span", { class: "slot" }, button)));
  }

  /** Puts the dice of a position into the places they have, or else into free ones. @param {Die[]} dice */
  arrange(dice) {
    const free = new Set(this.#places);
    /** @type {Map<Place, Die>} */
    const found = new Map();
    let rest = dice;
    for (const fits of FITS) {
      rest = rest.filter((die) => {
        const place = [...free].find((one) => fits(one, die));
        if (place) found.set(place, die);
        return !(place && free.delete(place));
      });
    }
    for (const place of this.#places) {
      const die = found.get(place);
      place.lies = die !== undefined;
      place.held = die?.aside ?? false;
      if (die) place.letter = die.die;
    }
  }

  /** The places of dice that are set aside or about to be. */
  get held() {
    return new Set(this.#where(({ lies, held }) => lies && held));
  }

  /** @param {ReadonlySet<number>} places @returns {string} the dice there, as the engine writes them */
  letters(places) {
    return [...places]
      .map((place) => this.#places[place].letter)
      .sort()
      .join("");
  }

  /** Places that show these dice, those held first. @param {Iterable<string>} letters */
  find(letters) {
    /** @type {Set<number>} */
    const found = new Set();
    const order = [...this.#places.keys()].sort((a, b) => Number(this.#places[b].held) - Number(this.#places[a].held));
    for (const letter of letters) {
      const place = order.find(
        (one) => this.#places[one].lies && this.#places[one].letter === letter && !found.has(one),
      );
      if (place !== undefined) found.add(place);
    }
    return found;
  }

  /** @param {number} place */
  letterAt(place) {
    return this.#places[place].letter;
  }

  /**
   * @param {{ label: string, open: (letter: string) => boolean, taken: ReadonlySet<number>, faded: boolean, turning: number | null }} how
   * `turning`: the place of the die that is about to be turned
   */
  show({ label, open, taken, faded, turning }) {
    this.element.setAttribute("aria-label", label);
    this.#places.forEach((place, at) => {
      const { button, letter, lies } = place;
      place.held = taken.has(at);
      button.hidden = !lies;
      if (!lies) return;
      dressDie(button, letter);
      button.disabled = !open(letter);
      button.setAttribute("aria-pressed", String(taken.has(at)));
      button.setAttribute("aria-label", dieName(letter));
      button.classList.toggle("faded", faded);
      button.classList.toggle("turning", turning === at);
      const seed = letter.charCodeAt(0);
      setVars(button, {
        tilt: `${(wobble(seed, at) * 8).toFixed(1)}deg`,
        dx: `${(wobble(at, seed) * 2.5).toFixed(1)}px`,
      });
    });
  }

  /** Shows which dice are kept, then picks the others up. @param {Iterable<string>} kept @param {Playing} playing */
  async lift(kept, { motion, signal, linger }) {
    const stay = this.find(kept);
    for (const [at, { button }] of this.#places.entries()) button.setAttribute("aria-pressed", String(stay.has(at)));
    await pause(linger, signal);
    const leaving = this.#where(({ lies }) => lies)
      .filter((at) => !stay.has(at))
      .map((at) => this.#places[at]);
    if (motion && !signal.aborted) {
      await Promise.all(
        leaving.map(({ button }, at) =>
          run(
            button,
            [{}, { translate: "0 26px", scale: 0.6, opacity: 0 }],
            { duration: LIFT, delay: at * 8, fill: "both" },
            signal,
          ),
        ),
      );
    }
    this.#places.forEach((place, at) => {
      place.held = stay.has(at);
    });
    for (const place of leaving) {
      place.lies = false;
      place.button.hidden = true;
      for (const one of place.button.getAnimations()) one.cancel();
    }
  }

  /** The throw: never longer than 600 ms. @param {Die[]} dice all six, those set aside among them @param {Playing} playing */
  async fall(dice, { motion, signal }) {
    this.arrange(dice);
    this.show({ label: "", open: () => false, taken: this.held, faded: false, turning: null });
    if (!motion || signal.aborted) return;
    const faces = Object.keys(LETTERS);
    const falling = this.#places.filter(({ lies, held }) => lies && !held);
    await Promise.all(
      falling.map(({ button, letter }, at) =>
        tumble(button, {
          delay: at * STAGGER,
          pass: (shown) =>
            dressDie(button, isBlack(letter) ? faces[(at + shown) % SIX].toUpperCase() : faces[(at + shown) % SIX]),
          land: () => dressDie(button, letter),
          signal,
        }),
      ),
    );
  }

  /** One die is turned to another face. @param {string} from @param {string} to @param {number | null} wanted the place that was tapped @param {Playing} playing */
  async turn(from, to, wanted, { motion, signal, linger }) {
    const place = wanted ?? [...this.find([from])][0];
    if (place === undefined) return;
    const { button } = this.#places[place];
    if (linger) button.classList.add("turning");
    await pause(linger, signal);
    if (motion && !signal.aborted) {
      await run(button, [{}, { rotate: "y 90deg", scale: 1.15 }], { duration: TURN / 2, easing: "ease-in" }, signal);
      dressDie(button, to);
      await run(button, [{ rotate: "y -90deg", scale: 1.15 }, {}], { duration: TURN / 2, easing: "ease-out" }, signal);
    }
    this.#places[place].letter = to;
    button.classList.remove("turning");
  }

  /** @param {(place: Place, at: number) => boolean} test */
  #where(test) {
    return [...this.#places.keys()].filter((at) => test(this.#places[at], at));
  }

  /** @param {KeyboardEvent} event */
  #arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[event.key];
    const at = this.#places.findIndex(({ button }) => button === document.activeElement);
    if (!step || at < 0) return;
    for (let next = at + step; next >= 0 && next < SIX; next += step) {
      const { button } = this.#places[next];
      if (button.hidden || button.disabled) continue;
      button.focus();
      break;
    }
    event.preventDefault();
  }
}

/** @param {HTMLElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how @param {AbortSignal} signal */
export async function run(element, frames, how, signal) {
  const moving = element.animate(frames, how);
  signal.addEventListener("abort", () => moving.finish(), { once: true });
  await moving.finished.catch(() => {});
}
