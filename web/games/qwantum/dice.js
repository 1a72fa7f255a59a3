/**
 * The seven dice, sorted by the colour they show, each colour with its sum. They fall, can be picked for a second roll,
 * and show their other faces. The caller says which dice can be rolled again.
 */
import { tumble } from "../../components/dice-tray.js";
import { glide } from "../../components/flight.js";
import { h, setText } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { number, t } from "../../lib/messages.js";
import { dieName, markArt, turnTo } from "./faces.js";

/** @typedef {import("./model").Face} Face */
/** @typedef {import("./model").Die} Die */
/** @typedef {{ dice: Die[], colours: string[], sums: Record<string, number> | null, out: string | null }} Lying `out`: the colour that is taken */
/** @typedef {import("./model").Playing} Playing */

const WHITE = "white";
const FALL = 350;
const STAGGER = 9;
const SORT = 180;

export class Dice {
  element = h("div", {
    class: "tray",
    role: "group",
    on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#arrows(event) },
  });
  /** @type {Map<string, { element: HTMLElement, dice: HTMLElement, sum: HTMLElement }>} */
  #groups = new Map();
  /** @type {Map<string, HTMLButtonElement>} */
  #dice = new Map();
  /** @type {(die: string) => void} */
  #tap;

  /** @param {(die: string) => void} tap */
  constructor(tap) {
    this.#tap = tap;
  }

  /**
   * @param {Lying} lying
   * @param {{ takeable: (die: string) => boolean, taken: ReadonlySet<string>, looked: string | null }} how `looked`: the die whose faces are shown
   */
  show(lying, { takeable, taken, looked }) {
    this.element.setAttribute("aria-label", t("qwantum-dice"));
    this.#arrange(lying);
    this.#drawSums(lying);
    for (const { die, shows } of lying.dice) {
      const button = this.#die(die);
      turnTo(button, shows);
      button.setAttribute(
        "aria-label",
        shows ? dieName(shows) : t(die === lying.dice.at(-1)?.die ? "qwantum-die-white" : "qwantum-die-blank", { die }),
      );
      if (takeable(die)) button.setAttribute("aria-pressed", String(taken.has(die)));
      else button.removeAttribute("aria-pressed");
      button.toggleAttribute("data-looked", die === looked);
    }
  }

  /** The dice from left to right, as they are on the screen. */
  get order() {
    return [...this.element.querySelectorAll("button.die")].map(
      (die) => /** @type {HTMLElement} */ (die).dataset.die ?? "",
    );
  }

  /**
   * The rolled dice tumble where they are, then all dice move to their colours. Within 600 ms.
   * @param {Lying} lying @param {Playing} playing
   */
  async fall(lying, { motion, signal }) {
    if (!motion || signal.aborted) return;
    this.element.setAttribute("aria-busy", "true");
    const thrown = lying.dice.filter((die) => die.thrown);
    await Promise.all(
      thrown.map(({ die, shows, faces }, index) => {
        const button = this.#die(die);
        button.removeAttribute("aria-pressed");
        return tumble(button, {
          pass: (shown) => turnTo(button, faces[shown % faces.length]),
          land: () => turnTo(button, shows),
          signal,
          delay: index * STAGGER,
          time: FALL,
        });
      }),
    );
    await this.#sort(lying, signal);
    this.element.removeAttribute("aria-busy");
  }

  /** @param {Lying} lying @param {AbortSignal} signal */
  async #sort(lying, signal) {
    if (signal.aborted) return;
    await glide([...this.#dice.values()], () => this.#arrange(lying), { signal, duration: SORT });
  }

  /** Sorts the dice by colour, high numbers first. Moves only dice in the wrong place, so that the focus stays. @param {Lying} lying */
  #arrange({ dice, colours }) {
    const fresh = dice.every(({ shows }) => !shows);
    this.element.toggleAttribute("data-fresh", fresh);
    const focused = document.activeElement;
    for (const colour of [...colours, WHITE]) {
      const group = this.#group(colour);
      const here = dice
        .filter(({ shows }) => (shows?.colour ?? WHITE) === colour)
        .sort((a, b) => (b.shows?.number ?? 0) - (a.shows?.number ?? 0) || a.die.localeCompare(b.die));
      here.forEach(({ die }, at) => {
        const button = this.#die(die);
        if (group.dice.children[at] !== button) group.dice.insertBefore(button, group.dice.children[at] ?? null);
      });
      group.element.toggleAttribute("data-none", !here.length);
      group.element.hidden = fresh && colour !== WHITE;
    }
    if (focused instanceof HTMLElement && focused !== document.activeElement && this.element.contains(focused))
      focused.focus({ preventScroll: true });
  }

  /** @param {Lying} lying */
  #drawSums({ colours, sums, out }) {
    for (const colour of colours) {
      const { element, sum } = this.#group(colour);
      setText(sum, sums ? number(sums[colour]) : "");
      element.toggleAttribute("data-out", colour === out);
      element.setAttribute(
        "aria-label",
        t(colour === out ? "qwantum-group-out" : "qwantum-group", {
          colour: t(`qwantum-colour-${colour}`),
          sum: sums?.[colour] ?? 0,
        }),
      );
    }
    const white = this.#group(WHITE);
    setText(white.sum, sums ? t("qwantum-white-adds") : "");
    white.element.setAttribute("aria-label", t("qwantum-colour-white"));
  }

  /** @param {string} colour */
  #group(colour) {
    let group = this.#groups.get(colour);
    if (!group) {
      const dice = h("div", { class: "dice" });
      const sum = h("b", { class: "num" });
      const mark = colour === WHITE ? null : markArt(colour);
      group = {
        element: h(
          "div",
          { class: "group", role: "group", "data-colour": colour },
          dice,
          h("span", { class: "sum", "aria-hidden": colour === WHITE ? null : "true" }, mark, sum),
        ),
        dice,
        sum,
      };
      this.#groups.set(colour, group);
      this.element.append(group.element);
    }
    return group;
  }

  /** @param {string} name */
  #die(name) {
    let button = this.#dice.get(name);
    if (!button) {
      button = h(
        "button",
        { class: "die", type: "button", "data-die": name, on: { click: () => this.#tap(name) } },
        h("span", { class: "tick" }, icon("check")),
      );
      this.#dice.set(name, button);
    }
    return button;
  }

  /** @param {KeyboardEvent} event */
  #arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll("button.die")]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!step || at < 0) return;
    all[(at + step + all.length) % all.length].focus();
    event.preventDefault();
  }
}
