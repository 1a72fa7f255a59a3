/** The dice in the tray: the set of three, or one die for each player who rolls for the start or the win. */

import { tumble } from "../../components/dice-tray.js";
import { dieButton, dieElement, turnDie } from "../../components/die.js";
import { h, setVars } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { t } from "../../lib/messages.js";
import { LETTERS } from "./state.js";

/** @typedef {import("./model").Letter} Letter */
/** @typedef {import("./model").Playing} Playing */

const STAGGER = 30;

/** The faces that pass by while a die falls. @param {string} letter @param {number} shown */
const passing = (letter, shown) => [letter, 1, 2, 3, 4, 5][shown % 6];

/** The angle of a die depends on its face and place, so that a kept die does not move. @param {HTMLElement} die @param {string} face @param {number} place */
const lay = (die, face, place) =>
  setVars(die, {
    tilt: `${(((Math.sin(face.charCodeAt(0) * 12.9898 + place * 78.233) * 43758.5453) % 1) * 8).toFixed(1)}deg`,
  });

/** @param {Letter} letter @param {string} face */
export const dieName = (letter, face) => t(face === letter ? "pot-die-letter" : "pot-die", { letter, face });

export class DiceSet {
  element = h("div", { class: "set", role: "group" });
  #spots;

  /** @param {(letter: Letter) => void} tap */
  constructor(tap) {
    this.#spots = LETTERS.map((letter) => {
      const die = dieButton({ face: letter });
      die.querySelector(".tick")?.replaceChildren(icon("again"));
      die.addEventListener("click", () => tap(letter));
      const spot = h("div", { class: "spot" }, die, h("span", { class: "letter", "aria-hidden": "true" }, letter));
      this.element.append(spot);
      return { letter, die };
    });
  }

  /**
   * @param {string[] | null} dice faces by place, null while they are in somebody's hand
   * @param {{ hand?: readonly Letter[], open?: ReadonlySet<Letter>, picked?: ReadonlySet<Letter>, faded?: boolean, label: string }} how
   */
  show(dice, { hand = [], open = new Set(), picked = new Set(), faded = false, label }) {
    this.element.setAttribute("aria-label", label);
    this.#spots.forEach(({ letter, die }, place) => {
      const face = dice?.[place];
      die.hidden = face === undefined || hand.includes(letter);
      die.disabled = !open.has(letter);
      if (face === undefined) return;
      turnDie(die, { face });
      die.classList.toggle("faded", faded);
      die.setAttribute("aria-pressed", String(picked.has(letter)));
      die.setAttribute("aria-label", dieName(letter, face));
      lay(die, face, place);
    });
  }

  /** Shows somebody else's choice. @param {readonly Letter[]} letters */
  lift(letters) {
    for (const { letter, die } of this.#spots) die.setAttribute("aria-pressed", String(letters.includes(letter)));
  }

  /**
   * The rolled dice fall, the kept ones do not move.
   * @param {readonly Letter[]} letters @param {string[]} faces @param {Playing} playing
   */
  async fall(letters, faces, { motion, signal }) {
    await Promise.all(
      letters.map(async (letter, nth) => {
        const place = LETTERS.indexOf(letter);
        const { die } = this.#spots[place];
        const land = () => turnDie(die, { face: faces[nth] });
        die.hidden = false;
        die.disabled = true;
        die.classList.remove("faded");
        die.setAttribute("aria-pressed", "false");
        lay(die, faces[nth], place);
        if (!motion || signal.aborted) return land();
        await tumble(die, {
          delay: nth * STAGGER,
          pass: (shown) => turnDie(die, { face: passing(letter, shown) }),
          land,
          signal,
        });
      }),
    );
  }
}

/** One die each, to see who begins or who wins. */
export class LotRow {
  element = h("ol", { class: "lots" });

  /**
   * @param {{ name: string, face: string | null, best: boolean }[]} lots no face: still in the hand
   * @param {string} label
   */
  show(lots, label) {
    this.element.setAttribute("aria-label", label);
    this.element.replaceChildren(
      ...lots.map(({ name, face, best }, nth) => {
        const die = dieElement({ face: face ?? "P" }, { faded: face !== null && !best });
        die.classList.toggle("hand", face === null);
        lay(die, face ?? "P", nth);
        return h(
          "li",
          { class: best && face !== null ? "best" : null },
          h("span", { class: "name" }, name),
          face === null ? null : h("span", { class: "sr" }, face),
          die,
        );
      }),
    );
  }

  /** @param {{ name: string, face: string }[]} lots @param {string} label @param {Playing} playing */
  async fall(lots, label, { motion, signal }) {
    this.show(
      lots.map(({ name }) => ({ name, face: null, best: true })),
      label,
    );
    await Promise.all(
      [...this.element.querySelectorAll(".die")].map(async (element, nth) => {
        const die = /** @type {HTMLElement} */ (element);
        const land = () => turnDie(die, { face: lots[nth].face });
        die.classList.remove("hand");
        if (!motion || signal.aborted) return land();
        await tumble(die, {
          delay: nth * STAGGER,
          pass: (shown) => turnDie(die, { face: passing("P", shown + nth) }),
          land,
          signal,
        });
      }),
    );
  }
}

/** A player's dice, or empty places for them. */
export class HeldDice {
  element = h("div", { class: "held", role: "img" });
  #shown = "";

  /** @param {string[] | null} dice @param {string} label */
  show(dice, label) {
    this.element.setAttribute("aria-label", label);
    const shown = dice?.join() ?? "";
    if (shown === this.#shown && this.element.firstChild) return;
    this.#shown = shown;
    this.element.replaceChildren(
      ...LETTERS.map((letter, place) =>
        dice ? dieElement({ face: dice[place] }) : h("span", { class: "gap" }, letter),
      ),
    );
  }
}
