/**
 * Enter a roll made with real dice: places for the dice, and below them the faces to choose from. The engine says which
 * dice, how many and what they can show; the game says how they look.
 */
import { focusLost, h, setText, setVars } from "../lib/dom.js";
import { has, list, t } from "../lib/messages.js";
import { announce } from "./notice.js";

/** @typedef {import("../types").ChanceTurn} ChanceTurn */
/** @typedef {import("../types").Pieces} Pieces */
/** @typedef {{ pieces: Pieces, choice: HTMLElement, faces: Map<string, HTMLButtonElement> }} Group */
/** @typedef {{ group: Group, shows: string, element: HTMLElement }} Place `shows`: nothing while it is empty */

/** How many faces are in a row: few enough to hit, and meaningful rows for a die with six. @param {number} count */
const columnsFor = (count) => (count <= 6 ? count : count === 8 ? 5 : 6);

export class Entry {
  #title = h("h2", { id: "entry-title", tabindex: "-1" });
  #kinds = h("p", { class: "kinds" });
  #tray = h("div", { class: "tray places", role: "group" });
  #choices = h("div", { class: "choices" });
  #note = h("small");
  #label = h("span");
  #done = h(
    "button",
    { class: "act main", type: "button", on: { click: () => this.#finish() } },
    this.#label,
    this.#note,
  );
  element = h(
    "section",
    { class: "entry", "aria-labelledby": "entry-title", hidden: true },
    h("div", {}, h("header", {}, this.#title, this.#kinds), this.#tray, this.#choices, this.#done),
  );
  /** @type {(move: string) => void} */
  #give;
  /** @type {ChanceTurn | null} */
  #turn = null;
  /** @type {import("./game-view.js").GameView | null} */
  #view = null;
  /** Which roll the places are for: the same roll keeps what was entered. */
  #of = "";
  /** @type {Group[]} */
  #groups = [];
  /** @type {Place[]} */
  #places = [];
  /** @type {number | null} the place that was emptied last and is filled next */
  #wanted = null;
  /** Keys pressed so far for a face that takes more than one. */
  #typed = "";

  /** @param {(move: string) => void} give takes the outcome */
  constructor(give) {
    this.#give = give;
  }

  get open() {
    return !this.element.hidden;
  }

  /**
   * @param {ChanceTurn} turn
   * @param {{ view: import("./game-view.js").GameView, seats: import("../types").Seat[], game: string, step: number }}
   * table
   */
  show(turn, { view, seats, game, step }) {
    const of = `${game} ${step} ${JSON.stringify(turn)}`;
    this.#turn = turn;
    this.#view = view;
    const count = turn.pieces.reduce((sum, { amount }) => sum + amount, 0);
    const name = turn.seat === null ? "" : seats[turn.seat].name;
    const own = `${game}-fell-${turn.verb}`;
    setText(this.#title, t(has(own) ? own : "fell-roll", { name, count }));
    setText(this.#label, t("fell-done"));
    this.#tray.setAttribute("aria-label", t("fell-entered"));
    this.#drawKinds(turn);
    if (of !== this.#of) {
      this.#of = of;
      this.#lay(turn, seats);
    }
    this.#draw();
    if (this.element.hidden) announce(this.#title.textContent ?? "");
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }

  focus() {
    this.#title.focus({ preventScroll: true });
  }

  /** Fills the places as if these faces had been tapped: after an undo most are right. @param {string[]} shown */
  fill(shown) {
    if (shown.length !== this.#places.length) return;
    this.#places.forEach((place, at) => {
      place.shows = shown[at] in place.group.pieces.shows ? shown[at] : "";
    });
    this.#draw();
  }

  /** @param {ChanceTurn} turn */
  #drawKinds({ pieces }) {
    const kinds = pieces
      .filter(({ kind }) => kind)
      .map(({ kind, amount }) => t("fell-kind", { count: amount, kind: this.#view?.kindName(kind) ?? "" }));
    setText(this.#kinds, list(kinds));
    this.#kinds.hidden = !kinds.length;
  }

  /** Empty places, and the faces of every kind. @param {ChanceTurn} turn @param {import("../types").Seat[]} seats */
  #lay({ verb, pieces }, seats) {
    this.#wanted = null;
    this.#typed = "";
    this.#groups = pieces.map((one) => this.#group(verb, one));
    this.#choices.replaceChildren(...this.#groups.map(({ choice }) => choice));
    this.#places = this.#groups.flatMap((group) =>
      Array.from({ length: group.pieces.amount }, () => ({ group, shows: "", element: h("span") })),
    );
    const single = this.#places.length === 1;
    this.#tray.hidden = single;
    setVars(this.#tray, {
      columns: this.#places.length > 6 ? Math.ceil(this.#places.length / 2) : this.#places.length,
    });
    this.#tray.replaceChildren(
      ...this.#places.map(({ group, element }) =>
        h(
          "div",
          { class: "hole" },
          element,
          group.pieces.owner === null ? null : h("span", { class: "name" }, seats[group.pieces.owner].name),
        ),
      ),
    );
  }

  /** @param {string} verb @param {Pieces} pieces @returns {Group} */
  #group(verb, pieces) {
    /** @type {Group} */
    const group = { pieces, choice: h("div", { class: "faces", role: "group" }), faces: new Map() };
    for (const face of Object.keys(pieces.shows)) {
      const button = h(
        "button",
        { class: "piece", type: "button", "data-shows": face, on: { click: () => this.#tap(group, face) } },
        this.#picture(verb, pieces.kind, face),
        h("span", { class: "sr" }, this.#name(group, face)),
      );
      group.faces.set(face, button);
      group.choice.append(button);
    }
    setVars(group.choice, { columns: columnsFor(group.faces.size) });
    group.choice.setAttribute("aria-label", pieces.kind ? (this.#view?.kindName(pieces.kind) ?? "") : t("fell-faces"));
    return group;
  }

  /** @param {string} verb @param {string} kind @param {string} shows */
  #picture(verb, kind, shows) {
    const picture = /** @type {import("./game-view.js").GameView} */ (this.#view).piece(verb, kind, shows);
    picture.setAttribute("aria-hidden", "true");
    return picture;
  }

  /** @param {Group} group @param {string} face */
  #name({ pieces: { kind } }, face) {
    return this.#view?.pieceName(this.#turn?.verb ?? "", kind, face) ?? face;
  }

  /** The place that is filled next; none when all are full. */
  get #next() {
    const empty = (/** @type {Place | undefined} */ place) => place?.shows === "";
    if (this.#wanted !== null && empty(this.#places[this.#wanted])) return this.#wanted;
    const at = this.#places.findIndex(empty);
    return at < 0 ? null : at;
  }

  #draw() {
    const next = this.#next;
    const single = this.#tray.hidden;
    if (!single) for (const [at, place] of this.#places.entries()) this.#drawPlace(place, at, at === next);
    const now = this.#places[next ?? this.#places.length - 1]?.group;
    for (const group of this.#groups) {
      group.choice.classList.toggle("away", group !== now);
      group.choice.inert = group !== now;
      for (const [face, button] of group.faces) {
        const used = this.#places.filter((place) => place.group === group && place.shows === face).length;
        button.disabled = !single && (next === null || used >= group.pieces.shows[face]);
        if (single) button.setAttribute("aria-pressed", String(used > 0));
      }
    }
    const left = this.#places.filter(({ shows }) => !shows).length;
    this.#done.disabled = left > 0;
    setText(this.#note, left && !single ? t("fell-left", { count: left }) : "");
  }

  /**
   * An entered die is a button that removes it; an empty place says which kind of die it waits for.
   * @param {Place} place
   * @param {number} at
   * @param {boolean} next
   */
  #drawPlace(place, at, next) {
    const { group, shows } = place;
    const key = `${shows}/${next}`;
    if (place.element.dataset.key !== key) {
      const picture = this.#picture(this.#turn?.verb ?? "", group.pieces.kind, shows);
      const element = shows
        ? h(
            "button",
            { class: "piece", type: "button", "data-shows": shows, on: { click: () => this.#empty(at) } },
            picture,
            h("span", { class: "sr" }, t("fell-remove", { die: this.#name(group, shows) })),
          )
        : h("span", { class: next ? "piece empty next" : "piece empty" }, picture);
      element.dataset.key = key;
      place.element.replaceWith(element);
      place.element = element;
    }
  }

  /** @param {Group} group @param {string} face */
  #tap(group, face) {
    const single = this.#tray.hidden;
    const at = single ? 0 : this.#next;
    if (at === null || this.#places[at].group !== group) return;
    const place = this.#places[at];
    place.shows = single && place.shows === face ? "" : face;
    this.#wanted = null;
    this.#changed(place.shows ? this.#name(group, face) : "");
  }

  /** @param {number} at */
  #empty(at) {
    this.#places[at].shows = "";
    this.#wanted = at;
    this.#changed("");
  }

  /** @param {string} entered */
  #changed(entered) {
    this.#typed = "";
    this.#draw();
    announce(entered);
    announce(this.#note.textContent ?? "");
    // With the keyboard, focus moves to what is to be entered next.
    if (!focusLost()) return;
    const now = this.#next === null ? null : this.#places[this.#next].group;
    (now ? [...now.faces.values()].find(({ disabled }) => !disabled) : this.#done)?.focus({ preventScroll: true });
  }

  #finish() {
    const { verb } = this.#turn ?? {};
    if (!this.#done.disabled && verb) this.#give([verb, ...this.#places.map(({ shows }) => shows)].join(" "));
  }

  /**
   * The face itself (`4`, `p`, `r4`), or if the faces are not numbers, their position in the list.
   * @param {string} key
   * @returns {boolean} whether it meant something
   */
  key(key) {
    if (key === "Backspace") return this.#takeBack();
    if (key === "Enter") {
      this.#finish();
      return true;
    }
    const next = this.#tray.hidden ? 0 : this.#next;
    if (next === null || key.length !== 1) return false;
    const { group } = this.#places[next];
    const faces = [...group.faces.keys()];
    const keys = (/** @type {string} */ face) => this.#view?.pieceKeys(face) ?? face;
    for (const typed of [this.#typed + key, key]) {
      const found = faces.find((face) => keys(face) === typed);
      if (found !== undefined) {
        group.faces.get(found)?.click();
        return true;
      }
      if (faces.some((face) => face.length === 2 && keys(face).startsWith(typed))) {
        this.#typed = typed;
        return true;
      }
    }
    const nth = faces[Number(key) - 1];
    if (nth === undefined || faces.some((face) => /\d/.test(face) && face.length < 3)) return false;
    group.faces.get(nth)?.click();
    return true;
  }

  #takeBack() {
    if (this.#typed) this.#typed = "";
    else {
      const last = this.#places.findLastIndex(({ shows }) => shows);
      if (last >= 0) this.#empty(last);
    }
    return true;
  }
}
