/**
 * Six dice that keep their places in the tray: kept dice stay, rolled dice fall beside them. The caller says which dice
 * can be tapped.
 */
import { tumble } from "../../components/dice-tray.js";
import { art, h, pause, setVars } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { t } from "../../lib/messages.js";
import { animate, turnOver } from "../../lib/motion.js";
import { arrange, EMPTY, findDice, heldAt, lyingAt, SIX } from "./places.js";
import { colourOf, face, isBlack, LETTERS } from "./symbols.js";

/** @typedef {import("./model").Die} Die */
/** @typedef {import("../../components/game-view.js").Playing} Playing */

const STAGGER = 20;
const LIFT = 150;
const TURN = 320;

/** A small number that looks random but is the same for the same place and face. @param {number} a @param {number} b */
function wobble(a, b) {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

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
  /** @type {HTMLButtonElement[]} one at each place */
  #buttons;
  /** The dice and their places. */
  places = EMPTY;

  /** @param {(place: number) => void} tap */
  constructor(tap) {
    this.#buttons = Array.from({ length: SIX }, (_, place) => dieButton(() => tap(place)));
    this.element.append(...this.#buttons.map((button) => h("span", { class: "slot" }, button)));
  }

  /** Puts the dice of a position into their places. @param {Die[]} dice */
  arrange(dice) {
    this.places = arrange(this.places, dice);
  }

  /**
   * @param {{ label: string, open: (letter: string) => boolean, taken: ReadonlySet<number>, faded: boolean, turning: number | null }} how
   * `turning`: the place of the die that is about to be turned
   */
  show({ label, open, taken, faded, turning }) {
    this.element.setAttribute("aria-label", label);
    this.places = this.places.map((place, at) => ({ ...place, held: taken.has(at) }));
    this.places.forEach(({ letter, lies }, at) => {
      const button = this.#buttons[at];
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
    const stay = findDice(this.places, kept);
    for (const [at, button] of this.#buttons.entries()) button.setAttribute("aria-pressed", String(stay.has(at)));
    await pause(linger, signal);
    const leaving = lyingAt(this.places)
      .filter((at) => !stay.has(at))
      .map((at) => this.#buttons[at]);
    if (motion && !signal.aborted) {
      await Promise.all(
        leaving.map((button, at) =>
          animate(button, [{}, { translate: "0 26px", scale: 0.6, opacity: 0 }], {
            signal,
            duration: LIFT,
            delay: at * 8,
            fill: "both",
          }),
        ),
      );
    }
    this.places = this.places.map(({ letter }, at) => ({ letter, lies: stay.has(at), held: stay.has(at) }));
    for (const button of leaving) {
      button.hidden = true;
      for (const one of button.getAnimations()) one.cancel();
    }
  }

  /** The roll: never longer than 600 ms. @param {Die[]} dice all six, those set aside among them @param {Playing} playing */
  async fall(dice, { motion, signal }) {
    this.arrange(dice);
    this.show({ label: "", open: () => false, taken: heldAt(this.places), faded: false, turning: null });
    if (!motion || signal.aborted) return;
    const faces = Object.keys(LETTERS);
    const falling = lyingAt(this.places).filter((place) => !this.places[place].held);
    await Promise.all(
      falling.map((place, at) => {
        const [button, { letter }] = [this.#buttons[place], this.places[place]];
        return tumble(button, {
          delay: at * STAGGER,
          pass: (shown) =>
            dressDie(button, isBlack(letter) ? faces[(at + shown) % SIX].toUpperCase() : faces[(at + shown) % SIX]),
          land: () => dressDie(button, letter),
          signal,
        });
      }),
    );
  }

  /** One die is turned to another face. @param {string} from @param {string} to @param {number | null} wanted the place that was tapped @param {Playing} playing */
  async turn(from, to, wanted, { motion, signal, linger }) {
    const place = wanted ?? [...findDice(this.places, [from])][0];
    if (place === undefined) return;
    const button = this.#buttons[place];
    if (linger) button.classList.add("turning");
    await pause(linger, signal);
    const show = () => dressDie(button, to);
    if (motion) await turnOver(button, show, { signal, duration: TURN, edge: { scale: 1.15 } });
    this.places = this.places.map((one, at) => (at === place ? { ...one, letter: to } : one));
    button.classList.remove("turning");
  }

  /** @param {KeyboardEvent} event */
  #arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[event.key];
    const at = this.#buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (!step || at < 0) return;
    for (let next = at + step; next >= 0 && next < SIX; next += step) {
      const button = this.#buttons[next];
      if (button.hidden || button.disabled) continue;
      button.focus();
      break;
    }
    event.preventDefault();
  }
}
