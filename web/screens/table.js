/**
 * Any game's table: lets people move, plays for the bots, takes back, and gives everything that is game-specific to the
 * game's own view. Frames are shown by playback.js, earlier steps by looking-back.js; what differs between the app and
 * an embed is the host's.
 */
import { LogList, openLog } from "../components/log.js";
import { announce, toast } from "../components/notice.js";
import { roundButton } from "../components/round-button.js";
import { stayAwake } from "../lib/awake.js";
import { errorText } from "../lib/describe.js";
import { pause } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { History } from "../lib/history.js";
import { t } from "../lib/messages.js";
import { moveText } from "../lib/move-words.js";
import { Overtaken } from "../lib/session.js";
import { Coaching } from "./coaching.js";
import { showKeys, showRules } from "./help.js";
import { LookingBack } from "./looking-back.js";
import { Playback } from "./playback.js";
import { tableBar } from "./table-bar.js";
import { tableKeys } from "./table-keys.js";
import { botToMove, overActions, tableModel } from "./table-model.js";
import { TablePage } from "./table-page.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../components/game-view.js").GameView} GameView */

export class TableScreen {
  #host;
  session;
  /** @type {GameView} */
  #view;
  #log;
  #history;
  #playback;
  #lookingBack;
  #page;
  /** The table before the frames that are still to be shown. @type {any} */
  #before = null;
  #busy = false;
  #gone = false;
  #coaching;
  #undo = roundButton("undo", "undo", () => this.undo());

  /** @param {import("./host").Host} host @param {import("../lib/session.js").Session} session @param {GameView} view */
  constructor(host, session, view) {
    this.#host = host;
    this.session = session;
    this.#view = view;
    this.#coaching = new Coaching(this, view, host);
    this.#history = new History(session);
    this.#log = new LogList(this.game, this.position.seats, this.#history, (step) => this.#lookingBack.show(step));
    this.#playback = new Playback(view, (frame, words) => this.#shown(frame, words));
    this.#lookingBack = new LookingBack(session, this.#history, {
      leave: () => this.#leavePresent(),
      draw: (then) => this.#drawPast(then),
      back: () => this.#present(),
    });
    this.#page = new TablePage(view, this.#lookingBack, (outcome) => this.#give(outcome));
  }

  get position() {
    return this.session.position;
  }

  get game() {
    return this.position.game;
  }

  get canUndo() {
    return !this.#busy && !this.#lookingBack.active && this.position.can_undo;
  }

  /** Learns what has happened so far, so that the table can be drawn in one go. */
  async prepare() {
    const { step, frames } = this.position;
    await Promise.all([this.#history.load(step - frames.length), this.#page.prepare(this.position)]);
    if (frames.length) this.#before = (await this.session.look(this.#history.steps)).view;
  }

  /** @param {HTMLElement} root */
  mount(root) {
    root.dataset.game = this.game;
    const bar = tableBar(this, this.#host, this.#undo, this.#coaching.lamp);
    this.#page.mount(root, { bar, log: this.#log.element, below: this.#host.below });
    this.#view.addEventListener("move", (event) => this.#move(/** @type {CustomEvent} */ (event).detail.move));
    this.#view.addEventListener("hurry", () => this.hurry());
    this.#log.reset();
    this.#log.end();
    this.#host.playing(true);
    stayAwake(!this.position.outcome);
    const { frames } = this.position;
    if (!frames.length) {
      this.#settle("opened");
    } else {
      this.#draw(this.#before, { step: this.#history.steps });
      this.#show(this.position);
    }
  }

  unmount() {
    this.#gone = true;
    this.#coaching.leave();
    this.#host.playing(false);
    stayAwake(false);
    this.#playback.stop();
    this.#lookingBack.stop();
    this.session.close();
  }

  /** @param {any} view @param {Partial<import("../types").Model>} [more] */
  #draw(view, more) {
    this.#view.model = tableModel(this.position, this.#playback, view, more);
    this.#drawUndo();
  }

  /** Shows what a reply reports, then lets the next player decide. @param {Position} position */
  async #show(position) {
    this.#busy = true;
    this.#coaching.rest();
    this.#drawUndo();
    // What the action bar offered before the roll stays away until it offers something new.
    this.#page.hideEntry();
    await this.#playback.show(position);
    await this.#settle();
  }

  /** @param {import("../types").Frame} frame @param {string} words */
  #shown(frame, words) {
    this.#history.add(frame);
    this.#log.add(frame);
    this.#log.end();
    this.#draw(frame.view, { step: frame.step });
    if (words) this.#view.say(words);
    announce(words);
    // Only if the focus is plainly gone: checking more would cost a layout per frame.
    if (document.activeElement === document.body) this.catchFocus();
  }

  /**
   * The present: the seat whose turn it is can act.
   * @param {"shown" | "opened" | "returned"} [after] what led here: frames that were shown, a game just opened or
   * changed, or a look at the past
   */
  async #settle(after = "shown") {
    const { turn, legal, view, outcome, step } = this.position;
    this.#busy = false;
    this.#playback.actor = null;
    if (this.#gone) return;
    this.#page.uncover();
    this.#host.settled(this, this.#history);
    if (turn.kind === "over" && outcome) {
      this.#playback.atUsualPace();
      this.#draw(view, { step, outcome, mode: "over", actions: overActions(this) });
      stayAwake(false);
      this.#host.playing(false);
      if (after === "shown") {
        this.#host.finished();
        await this.#playback.celebrate();
      }
      this.catchFocus();
      if (after !== "returned" && !this.#gone && !this.#lookingBack.active) this.result();
      return;
    }
    if (botToMove(this.position) !== null) {
      this.#draw(view, { step });
      if (after !== "shown") this.#page.sayLast(this.position, this.#history);
      this.#page.announced = null;
      this.catchFocus();
      await this.#botMoves();
      return;
    }
    this.#playback.atUsualPace();
    if (turn.kind === "decide") {
      if (this.#page.mustHandOver(this.position, turn.seat)) {
        this.#draw(view, { step });
        return this.#page.handOver(this.position, turn.seat, () => this.#settle("returned"));
      }
      this.#page.holder = turn.seat;
    }
    this.#page.turnToPlayer(this.position);
    if (turn.kind === "chance" && this.position.table.includes(turn.verb)) return this.#await(turn, after);
    if (turn.kind === "decide") this.#page.announceTurn(this.position, turn.seat);
    this.#draw(view, { mode: "live", legal, step, actions: [] });
    this.#coaching.decide();
    this.catchFocus();
  }

  /**
   * Real dice are rolled; somebody types in what they show.
   * @param {import("../types").ChanceTurn} turn
   * @param {string} after
   */
  #await(turn, after) {
    const { view, step } = this.position;
    this.#page.announced = null;
    this.#draw(view, { step, actions: [] });
    if (after !== "shown") this.#page.sayLast(this.position, this.#history);
    this.#page.startTyping(turn, this.position);
    this.catchFocus();
  }

  /** @param {string} outcome */
  async #give(outcome) {
    if (this.#busy || this.#lookingBack.active) return;
    this.#busy = true;
    this.#page.holdTyping();
    await this.#ask(() => this.session.play(outcome));
  }

  /** Gives the focus a new place when its element is gone. */
  catchFocus() {
    if (!this.#gone) this.#page.catchFocus();
  }

  async #botMoves() {
    this.#busy = true;
    await this.#playback.beforeBot();
    // The present waits while somebody looks back.
    while (this.#lookingBack.active && !this.#gone) await pause(200);
    if (this.#gone) return;
    await this.#ask(() => this.session.bot());
  }

  /** @param {string} move */
  async #move(move) {
    if (this.#busy || this.#page.covered || this.#lookingBack.active || !this.position.legal.includes(move)) return;
    this.#busy = true;
    this.#coaching.rest(move);
    this.#view.rest();
    await this.#ask(() => this.session.play(move));
  }

  /** @param {() => Promise<Position>} call */
  async #ask(call) {
    try {
      const position = await call();
      if (!this.#gone) await this.#show(position);
    } catch (error) {
      this.#busy = false;
      if (this.#gone) return;
      if (error instanceof Overtaken) return this.#catchUp();
      const impossible = error instanceof Refused && error.code === "bad_move" && this.position.turn.kind === "chance";
      toast(impossible ? t("fell-impossible") : this.#trouble(error));
      if (error instanceof Refused) await this.#settle();
      else await this.#offerRetry();
    }
  }

  /** @param {unknown} error */
  #trouble(error) {
    return error instanceof Refused ? errorText(error) : t(this.#host.unanswered);
  }

  /** The engine gave no answer: a person can try again; for a bot there is a button. */
  async #offerRetry() {
    if (botToMove(this.position) === null) return this.#settle("returned");
    const { view, step } = this.position;
    this.#draw(view, {
      step,
      actions: [{ id: "retry", idle: true, label: t("retry"), run: () => this.#botMoves() }],
    });
    this.catchFocus();
  }

  /** Ends what is being shown; a tap on the table. */
  hurry() {
    this.#playback.skip();
  }

  #drawUndo() {
    this.#undo.disabled = !this.canUndo;
  }

  async undo() {
    if (!this.canUndo) {
      if (!this.#busy) toast(t("undo-none"));
      return;
    }
    this.#busy = true;
    this.#coaching.rest();
    let undone;
    try {
      undone = await this.#history.cut((await this.session.undo()).steps);
      this.#log.reset();
      this.#log.end();
      announce(t("undone"));
    } catch (error) {
      if (error instanceof Overtaken) return this.#catchUp();
      toast(this.#trouble(error));
    }
    await this.#settle("opened");
    this.#page.typeAgain(this.position, undone);
  }

  hint() {
    return this.#host.hint(this) || this.#coaching.open();
  }

  get hasCoach() {
    return this.#coaching.wanted;
  }

  /** A move as if it were picked, but not made. @param {string} move @returns {string} the move in words */
  suggest(move) {
    this.#view.suggest(move);
    return moveText(this.#view, this.position, move);
  }

  /** Whether a person may do something now. */
  get open() {
    return !this.#busy && !this.#lookingBack.active && !this.#page.covered && this.position.legal.length > 0;
  }

  menu() {
    this.#host.menu(this);
  }

  log() {
    openLog(this.position, this.#history, this.#lookingBack.step, (step) => this.#lookingBack.show(step));
  }

  rules() {
    return showRules(this.game, this.#view.topic);
  }

  sheet() {
    return this.#host.sheet?.(this.#view);
  }

  keys() {
    showKeys(this.game, this.position.table.length > 0);
  }

  result() {
    this.#host.result(this);
  }

  rematch() {
    return this.#host.rematch(this);
  }

  /** The seat that began, as far as is known. */
  get starter() {
    return this.#history.starter;
  }

  /** Shows an earlier or a later step. @param {number} by */
  step(by) {
    this.#lookingBack.by(by);
  }

  #leavePresent() {
    this.hurry();
    this.#coaching.rest();
    this.#page.uncover();
  }

  /** @param {Position} then */
  #drawPast({ view, turn, step }) {
    this.#draw(view, { mode: "past", step, turn, actions: [] });
    this.#log.mark(step);
  }

  #present() {
    this.#log.mark(null);
    if (!this.#busy) this.#settle("returned");
    else this.#draw(this.position.view);
    this.catchFocus();
  }

  /** Another window has played on. */
  async refresh() {
    if (!this.#busy && (await this.session.refresh())) await this.#catchUp();
  }

  async #catchUp() {
    await this.#history.load(this.position.step);
    this.#log.reset();
    toast(t("other-tab"));
    await this.#settle("opened");
  }

  /**
   * @param {string} key
   * @returns {boolean} whether the key meant something
   */
  key(key) {
    if (this.#lookingBack.active) return this.#lookingBack.key(key);
    if (key === "Escape" && this.#coaching.close()) return true;
    if (key in tableKeys) {
      tableKeys[key](this);
      return true;
    }
    return this.#page.key(key, this.#busy ? () => this.hurry() : null);
  }
}
