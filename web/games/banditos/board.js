/**
 * The row of loot between the two sides. For a screen reader it is a table with a row per tile: the tile, the dice on
 * each side, and a button where a die can be placed.
 */
import { dieElement } from "../../components/die.js";
import { glide } from "../../components/flight.js";
import { art, h, setText } from "../../lib/dom.js";
import { measured } from "../../lib/element-size.js";
import { icon } from "../../lib/icons.js";
import { t } from "../../lib/messages.js";
import { animate, facing } from "../../lib/motion.js";
import { LEAN, tileArt } from "./loot.js";
import { diceWords, dieWords, labelWords, look, placeWords } from "./words.js";

/** @typedef {import("./model").View} View */
/** @typedef {import("./model").Tile} Tile */
/** @typedef {import("./model").Side} Side */
/** @typedef {import("./model").Placing} Placing */

/**
 * @typedef {object} Showing
 * @property {string[]} names of the two seats
 * @property {number} near the seat whose side is nearest the thumb
 * @property {boolean} open whether tiles can be looked at
 * @property {number | null} looking the place that is looked at
 * @property {Placing[]} placings where the picked die can go, and what that would do
 */

/** @typedef {{ tone: "" | "safe" | "win" | "lose", text: string }} Told */

const PLACES = [1, 2, 3, 4];
const ROOM = [0, 1, 2];
const SEATS = [0, 1];
const TURN_UP = 300;
/** Pixels: from this width three dice fit in a line. */
const WIDE = 500;

export class Board {
  element = h("div", { class: "board", role: "table" });
  #headers = [0, 1, 2].map(() => h("div", { role: "columnheader" }));
  #spots;

  /** @param {{ look: (place: number) => void, put: (place: number) => void }} hooks */
  constructor(hooks) {
    this.#spots = PLACES.map((place) => new Spot(place, hooks));
    this.element.append(
      h("div", { role: "row", class: "sr" }, ...this.#headers),
      ...this.#spots.map(({ element }) => element),
    );
    this.measure = measured(this.element, (width) => this.element.toggleAttribute("data-wide", width >= WIDE));
  }

  /** @param {View} view @param {Showing} showing */
  show(view, showing) {
    this.element.setAttribute("aria-label", t("banditos-row"));
    for (const [at, text] of [t("banditos-loot"), ...showing.names].entries()) setText(this.#headers[at], text);
    this.face(showing.near);
    for (const spot of this.#spots) spot.show(view, showing);
  }

  /** Turns this seat's side towards the thumb. @param {number} near */
  face(near) {
    for (const { sides } of this.#spots) for (const seat of SEATS) sides[seat].near = seat === near;
  }

  /**
   * The table turns: both sides change places.
   * @param {number} near @param {HTMLElement[]} others what turns with them
   * @param {() => void} turnOthers @param {{ signal: AbortSignal, duration: number }} how
   */
  turn(near, others, turnOthers, how) {
    const things = this.#spots.flatMap(({ sides }) => sides.map(({ element }) => element));
    return glide(
      [...things, ...others],
      () => {
        this.face(near);
        turnOthers();
      },
      how,
    );
  }

  /** @param {number} place */
  tile(place) {
    return this.#spots[place - 1].tile;
  }

  /** Where the next die of a seat goes. @param {number} place @param {number} seat */
  freeSlot(place, seat) {
    return this.#spots[place - 1].sides[seat].free;
  }

  /** All dice at a place. @param {number} place @returns {HTMLElement[]} */
  diceAt(place) {
    return [...this.#spots[place - 1].element.querySelectorAll(".die:not(.ghost)")].map(
      (die) => /** @type {HTMLElement} */ (die),
    );
  }

  /** Highlights where something is about to happen. @param {number | null} place @param {number} [seat] */
  point(place, seat) {
    for (const spot of this.#spots)
      for (const side of SEATS)
        spot.sides[side].element.classList.toggle(
          "pointed",
          spot.place === place && (seat === undefined || seat === side),
        );
  }

  /**
   * A new tile comes from the pile.
   * @param {number} place @param {number} value @param {HTMLElement} pile
   * @param {{ motion: boolean, signal: AbortSignal }} how
   */
  async turnUp(place, value, pile, { motion, signal }) {
    const spot = this.#spots[place - 1];
    spot.lay(value);
    if (!motion || signal.aborted) return;
    const [from, to] = [pile.getBoundingClientRect(), spot.tile.getBoundingClientRect()];
    const side = facing(this.element);
    await animate(
      spot.tile,
      [
        {
          transform: `translate(${side * (from.x + from.width / 2 - to.x - to.width / 2)}px, ${side * (from.y + from.height / 2 - to.y - to.height / 2)}px) rotateY(90deg) scale(.7)`,
          zIndex: 3,
        },
        { transform: "none", zIndex: 3 },
      ],
      { signal, duration: TURN_UP, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }
}

class Spot {
  place;
  tile = h("button", { class: "loot-tile", type: "button" });
  #letter = h("span", { class: "letter", "aria-hidden": "true" });
  #lean = h("span", { class: "lean" }, art(LEAN));
  #value = 0;
  /** @type {SideSpot[]} by seat */
  sides;
  element;

  /** @param {number} place @param {{ look: (place: number) => void, put: (place: number) => void }} hooks */
  constructor(place, { look: lookAt, put }) {
    this.place = place;
    this.tile.addEventListener("click", () => lookAt(place));
    this.sides = SEATS.map(() => new SideSpot(place, () => put(place)));
    this.element = h(
      "div",
      { class: "spot", role: "row", "data-place": place },
      h("div", { class: "middle", role: "rowheader" }, this.tile, this.#lean, this.#letter),
      ...this.sides.map(({ element }) => element),
    );
  }

  /** @param {View} view @param {Showing} showing */
  show(view, { names, near, open, looking, placings }) {
    const tile = view.row[this.place - 1];
    this.lay(tile?.value ?? 0);
    setText(this.#letter, placeWords(this.place));
    const better = tile?.better ?? null;
    this.element.dataset.better = better === null ? "" : better === near ? "near" : "far";
    this.tile.disabled = !open || !tile;
    this.tile.setAttribute("aria-pressed", String(looking === this.place));
    const words = tile
      ? t("banditos-tile", { place: this.place, value: tile.value })
      : t("banditos-tile-gone", { place: this.place });
    this.tile.setAttribute(
      "aria-label",
      better === null ? words : `${words}, ${t("banditos-tile-better", { name: names[better] })}`,
    );
    for (const seat of SEATS) {
      const placing = seat === near ? placings.find(({ place }) => place === this.place) : undefined;
      this.sides[seat].show(tile?.sides[seat] ?? null, {
        placing,
        owner: seat,
        recent: recent(view, this.place, seat),
        better: better === seat,
      });
    }
  }

  /** @param {number} value 0: no tile */
  lay(value) {
    if (value === this.#value && this.tile.firstChild) return;
    this.#value = value;
    this.element.classList.toggle("gone", !value);
    this.tile.dataset.value = String(value);
    this.tile.replaceChildren(value ? tileArt(value) : "");
  }
}

/** How many dice of a side are from the last turn; they are the last ones there. @param {View} view @param {number} place @param {number} seat */
function recent({ last, row }, place, seat) {
  const laid = last?.seat === seat ? last.laid.filter((one) => one.place === place) : [];
  const lie = row[place - 1]?.sides[seat].dice.slice(-laid.length) ?? [];
  return laid.length && laid.every(({ die }, at) => lie[at]?.id === die.id) ? laid.length : 0;
}

class SideSpot {
  #slots = ROOM.map(() => h("span", { class: "slot" }));
  #dice = h("div", { class: "slots", role: "img" }, ...this.#slots);
  #label = h("div", { class: "label" });
  #put;
  #place;
  #drawn = "";
  element;

  /** @param {number} place @param {() => void} put */
  constructor(place, put) {
    this.#place = place;
    this.#put = h("button", { class: "put", type: "button", on: { click: put } });
    this.element = h("div", { class: "side", role: "cell", "data-place": place }, this.#dice, this.#label);
  }

  /** @param {boolean} is */
  set near(is) {
    this.element.classList.toggle("near", is);
    this.element.classList.toggle("far", !is);
  }

  get free() {
    return this.#slots.find((slot) => !slot.querySelector(".die:not(.ghost)")) ?? this.#slots[2];
  }

  /** @param {Side | null} side @param {{ placing?: Placing, owner: number, recent: number, better: boolean }} how */
  show(side, { placing, owner, recent: fresh, better }) {
    const dice = side?.dice ?? [];
    this.element.classList.toggle("better", better);
    this.element.classList.toggle("full", side?.free === 0);
    this.#draw(dice, fresh, placing);
    this.#dice.setAttribute("aria-label", dice.length ? diceWords(dice) : t("banditos-side-none"));
    const told = placing ? foretold(placing, owner) : standing(side);
    this.#tell(told);
    // Where a die can be placed, the button says what it would do; the dice say what is there.
    if (placing) this.#label.setAttribute("aria-hidden", "true");
    else this.#label.removeAttribute("aria-hidden");
    this.#offer(placing, told);
  }

  /** @param {Side["dice"]} dice @param {number} fresh @param {Placing | undefined} placing */
  #draw(dice, fresh, placing) {
    const key = `${dice.map(({ id }) => id)}/${fresh}/${placing?.die.id ?? ""}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.#slots.forEach((slot, at) => {
      const die = dice[at]
        ? dieElement(look(dice[at]))
        : at === dice.length && placing
          ? dieElement(look(placing.die))
          : null;
      die?.classList.toggle("ghost", at >= dice.length);
      die?.classList.toggle("newly", at < dice.length && at >= dice.length - fresh);
      slot.replaceChildren(die ?? "");
    });
  }

  /** The combination here, or the one there would be; one or two dice without a pair need no words. @param {Told} told */
  #tell({ tone, text }) {
    if (this.#label.dataset.tone === tone && this.#label.firstChild?.textContent === text) return;
    this.#label.dataset.tone = tone;
    this.#label.replaceChildren(
      h("span", {}, text),
      tone === "safe" ? h("span", { class: "sr" }, `, ${t("banditos-safe")}`) : "",
      tone === "safe" || tone === "win" ? h("span", { class: "seal" }, icon("check")) : "",
    );
  }

  /** @param {Placing | undefined} placing @param {Told} told */
  #offer(placing, { tone, text }) {
    if (!placing) return this.#put.remove();
    const words = [
      t("banditos-put", { die: dieWords(placing.die), place: this.#place }),
      text,
      tone === "safe" && t("banditos-safe"),
    ];
    this.#put.dataset.move = placing.move;
    this.#put.setAttribute("aria-label", words.filter(Boolean).join(", "));
    if (!this.#put.isConnected) this.element.prepend(this.#put);
  }
}

/** @param {Side | null} side @returns {Told} */
function standing(side) {
  const shown = side?.stands && (!side.free || side.stands.kind !== "singles");
  return { tone: side?.claim.ok ? "safe" : "", text: side?.stands && shown ? labelWords(side.stands) : "" };
}

/** @param {Placing} placing @param {number} owner @returns {Told} */
function foretold({ wins, stands, free, safe }, owner) {
  if (wins)
    return wins.winner === owner
      ? { tone: "win", text: t("banditos-put-wins", { points: wins.points }) }
      : { tone: "lose", text: t("banditos-put-loses", { points: wins.points }) };
  return { tone: safe ? "safe" : "", text: free && stands.kind === "singles" ? "" : labelWords(stands) };
}
