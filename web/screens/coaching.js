/**
 * What a table knows of its coach: whether it is wanted, and when somebody may be advised. The coach itself (coach.js) is
 * loaded when it is first wanted.
 */
import { toast } from "../components/notice.js";
import { roundButton } from "../components/round-button.js";
import { learn, t } from "../lib/messages.js";

/** @typedef {import("./table.js").TableScreen} TableScreen */
/**
 * @typedef {object} Wish
 * @property {import("../types").Settings["coach"]} coach
 * @property {boolean} odds whether chances are shown, without saying what is best
 */

export class Coaching {
  #table;
  #view;
  #host;
  #wish;
  /** @type {Promise<import("./coach.js").Coach> | null} */
  #coming = null;
  /** @type {import("./coach.js").Coach | null} */
  #coach = null;
  /** The button that asks it. */
  lamp;

  /** @param {TableScreen} table @param {import("../components/game-view.js").GameView} view @param {import("./host").Host} host */
  constructor(table, view, host) {
    this.#table = table;
    this.#view = view;
    this.#host = host;
    this.#wish = host.coach(table.session);
    this.lamp = this.wanted ? roundButton("hint", "menu-hint", () => table.hint()) : null;
  }

  /** Whether somebody can ask. */
  get wanted() {
    return this.#wish.coach !== "off" || this.#wish.odds;
  }

  /** A person may decide now. */
  decide() {
    if (this.#coach) this.#coach.decide();
    else if (this.#wish.coach === "always" || this.#wish.odds)
      this.#load().then(
        (coach) => coach.decide(),
        () => {}, // the table can be played without it
      );
  }

  /** Nobody may decide now. @param {string} [move] what was decided */
  rest(move) {
    this.#coach?.rest(move);
  }

  /** Shows what the choices are worth. */
  async open() {
    if (!this.wanted) return toast(t("hint-off"));
    if (!this.#table.open && !this.#coach?.hasMark) return toast(t("hint-none"));
    let coach;
    try {
      coach = await this.#load();
    } catch {
      return toast(t("home-cut-off"));
    }
    return coach.open();
  }

  /** @returns {boolean} whether something was open */
  close() {
    return this.#coach?.close() ?? false;
  }

  leave() {
    this.#coach?.leave();
  }

  #load() {
    this.#coming ??= Promise.all([import("./coach.js"), learn("coach")]).then(([{ Coach }]) => {
      this.#coach = new Coach({
        table: this.#table,
        view: this.#view,
        wish: this.#wish,
        lamp: this.lamp,
        unanswered: this.#host.unanswered,
      });
      return this.#coach;
    });
    this.#coming.catch(() => {
      this.#coming = null;
    });
    return this.#coming;
  }
}
