/**
 * What a table consists of on the page: the game's view, the log beside it, the panel to type dice in and the cover for
 * a device that changes hands; which of them can be used now, and where the focus goes.
 */
import { focusHeading } from "../components/dialog.js";
import { HandOver } from "../components/hand-over.js";
import { announce } from "../components/notice.js";
import { describe } from "../lib/describe.js";
import { focusLost, h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { countPeople, isPerson } from "../lib/seats.js";
import { settings } from "../lib/settings.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../components/game-view.js").GameView} GameView */

export class TablePage {
  #view;
  #lookingBack;
  #handOver = new HandOver();
  /** Only where dice are real. @type {import("../components/dice-entry.js").Entry | null} */
  #entry = null;
  #typed;
  #body = h("div", { class: "table-body" });
  /** @type {number | null} the person who has the device, as far as is known */
  holder = null;
  /** @type {number | null} the seat whose turn was announced last */
  announced = null;

  /**
   * @param {GameView} view
   * @param {import("./looking-back.js").LookingBack} lookingBack
   * @param {(outcome: string) => void} typed takes what was typed in
   */
  constructor(view, lookingBack, typed) {
    this.#view = view;
    this.#lookingBack = lookingBack;
    this.#typed = typed;
  }

  /** What this table needs besides. @param {Position} position */
  async prepare({ table }) {
    if (!table.length) return;
    const { Entry } = await import("../components/dice-entry.js");
    this.#entry = new Entry(this.#typed);
  }

  /**
   * @param {HTMLElement} root
   * @param {{ bar: HTMLElement, log: HTMLElement, below: HTMLElement | null }} parts
   */
  mount(root, { bar, log, below }) {
    const title = t("log-title");
    this.#body.append(
      this.#view,
      this.#entry?.element ?? "",
      h(
        "aside",
        { class: "log-panel", "aria-label": title },
        h("h2", {}, title),
        h("div", { tabindex: "0", role: "region", "aria-label": title }, log),
      ),
    );
    root.replaceChildren(
      h("div", { class: "table" }, bar, this.#body, below, this.#handOver.element, this.#lookingBack.element),
    );
  }

  /** Lets somebody type in what real dice show. @param {import("../types").ChanceTurn} turn @param {Position} position */
  startTyping(turn, { game, seats, step }) {
    this.#view.dataset.typing = turn.verb;
    // What is hidden must not be reachable either.
    this.#view.inert = true;
    this.#entry?.show(turn, { view: this.#view, seats, game, step });
  }

  /** What was typed is on its way. */
  holdTyping() {
    if (this.#entry) this.#entry.element.inert = true;
  }

  /**
   * Fills in what was typed before, if it is awaited again.
   * @param {Position} position
   * @param {import("../types").Step | undefined} undone
   */
  typeAgain({ turn }, undone) {
    if (this.#entry?.open && turn.kind === "chance") this.#entry.fill(undone?.typed ?? []);
  }

  /** Hides the panel; the view stays as it is. */
  hideEntry() {
    this.#entry?.hide();
  }

  /** Whether the table waits for the next person to take the device. */
  get covered() {
    return this.#handOver.open;
  }

  /** Only where something is secret and somebody else has the device. @param {Position} position @param {number} seat */
  mustHandOver({ seats, view }, seat) {
    return view.secret === true && seat !== this.holder && countPeople(seats) > 1;
  }

  /**
   * Nothing can be seen or used until this person says that the device is theirs.
   * @param {Position} position
   * @param {number} seat
   * @param {() => void} taken
   */
  handOver({ game, seats }, seat, taken) {
    this.#body.inert = true;
    this.#handOver.show(seats[seat].name, t(`${game}-hand-over`), () => {
      this.holder = seat;
      taken();
    });
  }

  /** Shows only the table again: no cover, no panel. */
  uncover() {
    this.#handOver.hide();
    this.#body.inert = false;
    this.#entry?.hide();
    if (this.#entry) this.#entry.element.inert = false;
    delete this.#view.dataset.typing;
    this.#view.inert = false;
  }

  /**
   * Two people on two sides of a table each see it from their side, if they want to. A device that changes hands needs
   * no turning.
   * @param {Position} position
   */
  turnToPlayer({ turn, seats, view }) {
    const across = seats.length === 2 && seats.every(isPerson) && view.secret !== true;
    for (const side of [this.#view, this.#entry?.element])
      side?.classList.toggle("turned", settings().turned && across && turn.kind !== "over" && turn.seat === 1);
  }

  /** Says what happened last. @param {Position} position @param {import("../lib/history.js").History} history */
  sayLast({ game, seats }, history) {
    const last = history.latest.at(-1);
    if (last) this.#view.say(describe(game, last, seats));
  }

  /** @param {Position} position @param {number} seat */
  announceTurn({ seats }, seat) {
    if (this.announced !== seat) announce(t("turn-of", { name: seats[seat].name }));
    this.announced = seat;
  }

  /** Gives the focus a new place when its element is gone: people play by keyboard and by screen reader. */
  catchFocus() {
    if (document.querySelector("dialog[open]") || navigator.userActivation?.hasBeenActive === false || !focusLost())
      return;
    if (this.#handOver.open) this.#handOver.focus();
    else if (this.#entry?.open) this.#entry.focus();
    else if (this.#lookingBack.active) this.#lookingBack.focus();
    else this.#view.foothold?.focus({ preventScroll: true });
    if (focusLost()) focusHeading();
  }

  /**
   * @param {string} key
   * @param {(() => void) | null} hurry ends what is being shown; null: nothing is
   * @returns {boolean} whether the key meant something
   */
  key(key, hurry) {
    if (this.#handOver.open) {
      if (key === "Enter") this.#handOver.accept();
      return key === "Enter";
    }
    if (this.#entry?.open) return this.#entry.key(key);
    // The score sheet lies over the table.
    if (!this.#view.checkVisibility({ visibilityProperty: true })) return false;
    if (key === "Enter" || key === " ") {
      const main = /** @type {HTMLButtonElement | null} */ (this.#view.querySelector(".actions .main"));
      if (hurry) hurry();
      else main?.click();
      return true;
    }
    return this.#view.key(key);
  }
}
