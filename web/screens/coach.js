/**
 * The coach at a table: asks the engine what the moves of a decision are worth, a moment of work at a time, and shows it
 * at the choices themselves (coach-figures.js) or in a list (coach-panel.js). It never holds up the game: a player
 * who has decided need not wait for it.
 */
import { announce } from "../components/notice.js";
import { briefText, chanceText, costText, isCostly, isPractice, markText, ranked, worthText } from "../lib/chances.js";
import { h, pause } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { moveText } from "../lib/move-words.js";
import { Figures } from "./coach-figures.js";
import { Panel } from "./coach-panel.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../lib/chances.js").Ranked} Ranked */
/**
 * @typedef {object} Seat where a coach sits
 * @property {import("./table.js").TableScreen} table
 * @property {import("../components/game-view.js").GameView} view
 * @property {import("./coaching.js").Wish} wish
 * @property {HTMLElement | null} lamp the button that asks it
 * @property {string} unanswered the message that is shown when the engine does not answer
 */
/**
 * @typedef {object} Decision
 * @property {Position} position
 * @property {number} seat
 * @property {Ranked[] | null} ranked the best first; null: not known yet
 * @property {boolean} working
 * @property {boolean} failed
 */

/** Before it starts working unasked: somebody who moves at once does not wait for it. In milliseconds. */
const GRACE = 150;

export class Coach {
  #table;
  #view;
  #wish;
  #lamp;
  #figures;
  #panel;
  #seen = new MutationObserver(() => this.#changed());
  /** @type {Decision | null} */
  #decision = null;
  /** Whether a person may decide now. */
  #live = false;
  /** What the last move cost, if it was much. */
  #mark = "";
  /** What the lamp tells a screen reader. */
  #said = { cost: "", best: "" };

  /** @param {Seat} seat */
  constructor(seat) {
    this.#table = seat.table;
    this.#view = seat.view;
    this.#wish = seat.wish;
    this.#lamp = seat.lamp;
    this.#figures = new Figures(seat.view, (move) => this.#figure(move));
    this.#panel = new Panel(seat, () => this.#watch());
  }

  get #always() {
    return this.#wish.coach === "always" || this.#wish.odds;
  }

  get hasMark() {
    return this.#mark !== "";
  }

  decide() {
    const { position, open } = this.#table;
    if (!open || position.turn.kind !== "decide") return;
    this.#live = true;
    if (this.#decision?.position.rev !== position.rev)
      this.#decision = { position, seat: position.turn.seat, ranked: null, working: false, failed: false };
    this.#watch();
    this.#changed();
    if (this.#always) this.#work(this.#decision, GRACE);
  }

  /** @param {string} [move] what was decided */
  rest(move) {
    if (!this.#live) return;
    this.#live = false;
    this.close();
    this.#watch();
    this.#figures.clear();
    this.#signal("best");
    if (move !== undefined) this.#judge(move);
  }

  leave() {
    this.rest();
    this.#panel.close();
    this.#signal("cost");
  }

  async open() {
    if (!this.#decision || !this.#live) this.decide();
    this.#panel.open(this.#live ? this.#decision : null, this.#mark);
    this.#signal("cost");
    this.#watch();
    this.#changed();
    const decision = this.#decision;
    if (!decision || !this.#live) return;
    await this.#work(decision, 0);
  }

  close() {
    return this.#panel.close();
  }

  /** Only while it has something to draw does it follow what the view draws. */
  #watch() {
    this.#seen.disconnect();
    if (!this.#live || !(this.#always || this.#panel.isOpen)) return;
    this.#seen.observe(this.#view, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-move", "aria-pressed", "disabled"],
    });
  }

  #changed() {
    if (!this.#live) return;
    if (this.#always) this.#figures.draw();
    this.#pointOut();
    this.#panel.draw();
    this.#seen.takeRecords();
  }

  /** @param {Decision} decision @param {number} grace */
  async #work(decision, grace) {
    if (decision.working || decision.ranked) return;
    decision.working = true;
    try {
      await pause(grace);
      while (this.#live && this.#decision === decision) {
        const { moves } = await this.#table.session.values();
        if (!moves) continue;
        decision.ranked = ranked(moves);
        break;
      }
    } catch {
      decision.failed = true;
    }
    decision.working = false;
    if (this.#decision === decision) this.#changed();
  }

  /** What is shown at a choice, and the same for a screen reader; null: nothing. @param {string} move */
  #figure(move) {
    const decision = this.#decision;
    if (!decision || decision.failed || decision.position.legal.length < 2 || !decision.position.legal.includes(move))
      return null;
    const advises = this.#wish.coach === "always";
    if (!decision.ranked) return { text: "…", short: "…", words: "", best: false };
    const found = decision.ranked.find(({ judged }) => judged.move === move);
    if (!found) return null;
    const { game, seats } = decision.position;
    const brief = this.#wish.odds ? briefText(game, found.judged.odds, seats) : "";
    const worth = advises ? worthText(found.judged, decision.seat) : "";
    const standing = advises && found.standing ? t(`coach-${found.standing}`) : "";
    const kind = t(isPractice([found.judged]) ? "coach-of-points" : "coach-of-wins");
    const text = [worth, brief].filter(Boolean).join(" · ");
    const words = [worth && `${kind}: ${worth}`, standing, brief].filter(Boolean).join(", ");
    const short = worth || chanceText(game, found.judged.odds);
    return text ? { text, short, words, best: standing !== "" } : null;
  }

  /** Marks a move that cost much; words only from what was known when it was made. @param {string} move */
  #judge(move) {
    const decision = this.#decision;
    const made = decision?.ranked?.find(({ judged }) => judged.move === move);
    this.#mark = "";
    if (this.#wish.coach !== "always" || !decision?.ranked || !made || !isCostly(made)) return this.#signal("cost");
    this.#mark = markText(made, moveText(this.#view, decision.position, decision.ranked[0].judged.move));
    this.#signal("cost", costText(made), this.#mark);
    announce(this.#mark);
  }

  /** The lamp shows the figure of the best move where no choice on the table does, as while other dice are picked. */
  #pointOut() {
    const decision = this.#decision;
    const best = this.#live && this.#wish.coach === "always" && decision?.ranked?.[0];
    if (!best || decision.position.legal.length < 2 || this.#showsBest(decision)) return this.#signal("best");
    const worth = worthText(best.judged, decision.seat);
    const move = moveText(this.#view, decision.position, best.judged.move);
    this.#signal("best", worth, t("coach-best-is", { move, worth }));
  }

  /** @param {Decision} decision */
  #showsBest({ ranked }) {
    const good = ranked?.filter(({ standing }) => standing).map(({ judged }) => judged.move);
    return [...this.#view.querySelectorAll("[data-move]")].some(
      (one) => good?.includes(/** @type {HTMLElement} */ (one).dataset.move ?? "") && one.checkVisibility(),
    );
  }

  /** At the lamp. @param {"cost" | "best"} kind @param {string} [text] "": nothing any more @param {string} [words] */
  #signal(kind, text = "", words = "") {
    this.#said[kind] = words;
    const there = /** @type {HTMLElement | null | undefined} */ (this.#lamp?.querySelector(`.worth.${kind}`));
    if (there && text) there.dataset.worth = text;
    else if (there) there.remove();
    else if (text) this.#lamp?.append(h("i", { class: `worth ${kind}`, "aria-hidden": "true", "data-worth": text }));
    this.#lamp?.setAttribute("aria-description", Object.values(this.#said).filter(Boolean).join(" "));
  }
}
