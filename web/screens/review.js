/**
 * A game looked back on: every step on the real table, everybody's chances as a chart, what each decision cost and how
 * lucky each roll was. Steps can be seen at once; what they are worth follows when it is worked out.
 */
import { Chart } from "../components/chart.js";
import { announce, toast } from "../components/notice.js";
import { progressElement } from "../components/progress.js";
import { describe, errorText } from "../lib/describe.js";
import { Refused } from "../lib/engine-call.js";
import { keepReview, keptReview } from "../lib/kept-reviews.js";
import { findGame } from "../lib/library.js";
import { learn, percent, t } from "../lib/messages.js";
import { course, isContest, moments, neighbour } from "../lib/review.js";
import { go } from "../lib/router.js";
import { findEntry } from "../lib/saves.js";
import { Session } from "../lib/session.js";
import { fromDevice } from "./fetched.js";
import { playFrom } from "./play-from.js";
import { Replay } from "./replay.js";
import { ReviewFrame } from "./review-frame.js";
import { accountCard, momentLine, verdictOf } from "./review-told.js";

/** @typedef {import("../types").Review} Review */
/** @typedef {import("../components/game-view.js").GameView} GameView */

export class ReviewScreen {
  #app;
  #id;
  #gone = false;
  #frame = new ReviewFrame();
  /** @type {Session | null} */
  #session = null;
  /** @type {GameView | null} */
  #view = null;
  /** @type {Replay | null} */
  #replay = null;
  /** @type {Review | null} */
  #review = null;
  /** @type {Chart | null} */
  #chart = null;
  /** The player who is looked at; null: everybody. @type {number | null} */
  #seat = null;
  /** What happened in the step that is shown. */
  #words = "";

  /** @param {import("../app.js").App} app @param {string[]} args */
  constructor(app, [id = "", ...more]) {
    this.#app = app;
    this.#id = [id, ...more].join("/");
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    const entry = findEntry(this.#id) ?? (await findGame(this.#id));
    const save = entry?.save;
    if (this.#gone) return;
    if (!save || !this.#app.games.includes(save.game)) {
      go("", { replace: true });
      return toast(t("table-lost"));
    }
    root.dataset.game = save.game;
    const waiting = progressElement(this.#app.engine);
    root.replaceChildren(this.#frame.draw(save.game, `#/play/${encodeURIComponent(save.id)}`, waiting.element));
    // The page is there; the rest may take a while.
    this.#open(save).finally(() => waiting.dispose());
  }

  unmount() {
    this.#gone = true;
    this.#replay?.leave();
    this.#session?.close();
  }

  /** @param {import("../types").Save} save */
  async #open(save) {
    try {
      const [session] = await Promise.all([
        Session.resume(this.#app.engine, save),
        this.#app.loadView(save.game),
        learn("coach"),
      ]);
      if (this.#gone) return session.close();
      this.#session = session;
      const kept = await keptReview(save.id, session.position.record);
      // Before anything of the game is shown: of a game with secrets this is refused until it is over.
      const first = kept ? null : await session.review().catch((error) => this.#refused(error));
      if (this.#gone || first === undefined) return;
      this.#draw();
      if (kept) this.#judged(kept);
      else await this.#work(session, first);
    } catch (error) {
      if (!this.#gone) this.#frame.stop(error instanceof Refused ? errorText(error) : t("engine-failed"));
    }
  }

  /** @param {unknown} error @returns {undefined | null} undefined: the game stays closed; null: it can be replayed */
  #refused(error) {
    if (error instanceof Refused && error.code === "still_secret") throw error;
    return null;
  }

  /**
   * A moment of work at a time: whatever else the engine is asked comes in between.
   * @param {Session} session @param {import("../types").Replies["review"] | null} first
   */
  async #work(session, first) {
    try {
      let reply = first ?? (await session.review());
      while (!reply.review && !this.#gone) {
        this.#frame.progress(reply.done, reply.steps);
        reply = await session.review();
      }
      if (this.#gone || !reply.review) return;
      keepReview(session.id, reply.review);
      this.#judged(reply.review);
    } catch {
      if (!this.#gone) this.#frame.note(t("review-failed"));
    }
  }

  #draw() {
    const session = /** @type {Session} */ (this.#session);
    const { game, steps } = session.position;
    const view = /** @type {GameView} */ (document.createElement(`${game}-table`));
    const replay = new Replay(session, view, {
      shown: (at, words) => this.#shown(at, words),
      playing: (playing) => this.#frame.playing(playing),
      unanswered: () => toast(t("engine-failed")),
    });
    this.#view = view;
    this.#replay = replay;
    this.#frame.fill(view, steps, {
      to: (at) => replay.to(at),
      by: (way) => replay.by(way),
      toggle: () => replay.toggle(),
      moment: (way) => this.#moment(way),
      playOn: () => this.#playOn(),
      share: () => fromDevice(({ openShare }) => openShare({ session, game, position: session.position })),
    });
    replay.to(steps);
  }

  /** @param {Review} review */
  #judged(review) {
    const { seats } = /** @type {Session} */ (this.#session).position;
    this.#review = review;
    if (!isContest(review)) return this.#frame.note(t(review.steps.length ? "review-alone" : "log-empty"));
    const lines = course(review).map((values, seat) => ({ name: seats[seat].name, values }));
    this.#chart = new Chart(
      {
        title: t("coach-of-wins"),
        lines,
        range: [0, 1],
        format: percent,
        place: (at) => (at ? t("review-step", { step: at }) : t("look-start")),
        marks: review.turning_points,
        legible: true,
        chosen: (at) => this.#replay?.to(at),
      },
      this.#replay?.at,
    );
    this.#frame.judged(this.#chart, seats, {
      looksAt: (seat) => {
        this.#seat = seat;
        this.#tell();
      },
      error: review.error,
    });
    this.#tell();
  }

  /** Everything that depends on who is looked at. */
  #tell() {
    const session = /** @type {Session} */ (this.#session);
    const { game, seats, outcome } = session.position;
    const review = /** @type {Review} */ (this.#review);
    this.#chart?.stress(this.#seat);
    const shown = review.totals.flatMap((total, seat) =>
      this.#seat === null || this.#seat === seat ? [accountCard(total, seats[seat].name, outcome !== null)] : [],
    );
    const go = (/** @type {number} */ step) => {
      this.#replay?.to(step);
      this.#frame.showTable();
    };
    const words = (/** @type {import("../types").Step} */ frame) => describe(game, frame, seats);
    const lines = this.#moments.map((at) => momentLine(session, review, at, this.#seat, go, words));
    this.#frame.tell(shown, lines);
    this.#frame.at(this.#replay?.at ?? 0, this.#moments, outcome !== null);
    this.#judge();
  }

  get #moments() {
    return this.#review && isContest(this.#review) ? moments(this.#review, this.#seat) : [];
  }

  /** @param {1 | -1} way */
  #moment(way) {
    const at = neighbour(this.#moments, this.#replay?.at ?? 0, way);
    if (at !== null) this.#replay?.to(at);
  }

  /** @param {number} at @param {string} words */
  #shown(at, words) {
    this.#words = at ? words : t("look-start");
    this.#chart?.show(at);
    this.#frame.at(at, this.#moments, this.#session?.position.outcome !== null);
    if (words || !at) announce(this.#words);
    this.#judge();
  }

  /** Says what the step that is shown was worth. */
  async #judge() {
    const { at = 0 } = this.#replay ?? {};
    const [session, view, review] = [this.#session, this.#view, this.#review];
    if (!review || !session || !view) return this.#frame.say(this.#words, "");
    const words = this.#words;
    const { played, verdict } = await verdictOf(session, view, review, at, this.#seat).catch(() => ({
      played: "",
      verdict: "",
    }));
    if (this.#gone || at !== this.#replay?.at) return;
    this.#frame.say(words || played, verdict);
    announce(verdict);
  }

  #playOn() {
    const { at = 0 } = this.#replay ?? {};
    return playFrom(this.#app.engine, /** @type {Session} */ (this.#session), at);
  }

  /** @param {string} key @returns {boolean} whether the key meant something */
  key(key) {
    if (!this.#replay) return false;
    return this.#frame.key(key);
  }
}
