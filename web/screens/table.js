/**
 * Any game's table: shows what happened one frame after the other, lets people move, plays for the bots at a pace one
 * can follow, looks back, takes back, and hands everything that is game-specific to the game's own view.
 */
import { focusHeading, openDialog } from "../components/dialog.js";
import { Entry } from "../components/dice-entry.js";
import { HandOver } from "../components/hand-over.js";
import { LogList } from "../components/log.js";
import { announce, pin, toast } from "../components/notice.js";
import { stayAwake } from "../lib/awake.js";
import { describe, errorText, oddsTexts } from "../lib/describe.js";
import { focusLost, h, pause } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { firstSound, lastSounds, playSound, vibrate } from "../lib/feedback.js";
import { History } from "../lib/history.js";
import { icon } from "../lib/icons.js";
import { language, t } from "../lib/messages.js";
import { motionAllowed, paceTime } from "../lib/motion.js";
import { go } from "../lib/router.js";
import { countPeople, isPerson } from "../lib/seats.js";
import { Overtaken, Session } from "../lib/session.js";
import { settings } from "../lib/settings.js";
import { pack } from "../lib/url-code.js";
import { readRules, showKeys, showRules } from "./help.js";
import { showMenu } from "./menu.js";
import { openResult, rematch } from "./result.js";

/** @typedef {import("../types").Position} Position */
/** @typedef {import("../types").Frame} Frame */
/** @typedef {import("../types").Model} Model */
/** @typedef {import("../components/game-view.js").GameView} GameView */

/** Before the result covers the table, the last throw may be seen. */
const LAST_LOOK = 1200;

/** The engine's mark on faces that only fit if other dice were rolled than it assumed. A test compares the two. */
const LOOSE = "*";

/** Whether somebody typed in what happens in this frame. @param {Frame} frame @param {Position} position */
const isTyped = ({ seat, move }, { table }) => seat === null && table.includes(move?.split(" ")[0] ?? "");

export class TableScreen {
  #app;
  #session;
  /** @type {GameView} */
  #view;
  #log;
  #history;
  /** The table before the frames that are still to be shown. @type {any} */
  #before = null;
  /** Fires when what is being shown should end at once. */
  #skip = new AbortController();
  /** Until a person has to decide again, nothing is animated. */
  #fastForward = false;
  #busy = false;
  #gone = false;
  /** @type {number | null} the step that is looked at, when it is not the present */
  #past = null;
  /** @type {number | null} the person who has the device in hand, as far as one can know */
  #holder = null;
  /** Takes away what was said about the position. */
  #unpin = () => false;
  #handOver = new HandOver();
  #entry = new Entry((outcome) => this.#give(outcome));
  #body = h("div", { class: "table-body" });
  #undo = h("button", { class: "round", type: "button", on: { click: () => this.undo() } });
  #lookback = h("div", { class: "lookback", role: "group", hidden: true });
  #lookText = h("p");

  /** @param {import("../app.js").App} app @param {Session} session @param {GameView} view */
  constructor(app, session, view) {
    this.#app = app;
    this.#session = session;
    this.#view = view;
    this.#history = new History(session);
    this.#log = new LogList(this.game, this.position.seats, this.#history, (step) => this.lookAt(step));
  }

  get position() {
    return this.#session.position;
  }

  get game() {
    return this.position.game;
  }

  get session() {
    return this.#session;
  }

  get canUndo() {
    return !this.#busy && this.#past === null && this.position.can_undo;
  }

  /** Learns what has happened so far, so that the table can be drawn in one go. */
  async prepare() {
    const { step, frames } = this.position;
    await this.#history.load(step - frames.length);
    if (frames.length) this.#before = (await this.#session.look(this.#history.steps)).view;
  }

  /** @param {HTMLElement} root */
  mount(root) {
    root.dataset.game = this.game;
    const name = t(`${this.game}-name`);
    this.#undo.setAttribute("aria-label", t("undo"));
    this.#undo.append(icon("undo"));
    this.#drawLookback();
    this.#body.append(
      this.#view,
      this.#entry.element,
      h(
        "aside",
        { class: "log-panel", "aria-label": t("log-title") },
        h("h2", {}, t("log-title")),
        h("div", { tabindex: "0", role: "region", "aria-label": t("log-title") }, this.#log.element),
      ),
    );
    root.replaceChildren(
      h(
        "div",
        { class: "table" },
        h(
          "header",
          { class: "table-top" },
          h("a", { class: "round", href: "#/", "aria-label": t("menu-home") }, icon("back")),
          h("h1", { tabindex: "-1" }, name),
          h(
            "button",
            {
              class: "round",
              type: "button",
              "aria-label": t("menu-rules"),
              "aria-haspopup": "dialog",
              on: { click: () => this.rules() },
            },
            icon("rules"),
          ),
          this.#undo,
          h(
            "button",
            { class: "round", type: "button", "aria-label": t("menu-hint"), on: { click: () => this.hint() } },
            icon("hint"),
          ),
          h(
            "button",
            {
              class: "round",
              type: "button",
              "aria-label": t("menu"),
              "aria-haspopup": "dialog",
              on: { click: () => this.menu() },
            },
            icon("menu"),
          ),
        ),
        this.#body,
        this.#handOver.element,
        this.#lookback,
      ),
    );
    this.#view.addEventListener("move", (event) => this.#move(/** @type {CustomEvent} */ (event).detail.move));
    this.#view.addEventListener("hurry", () => this.hurry());
    this.#log.reset();
    this.#log.end();
    this.#app.offline.playing(true);
    stayAwake(!this.position.outcome);
    readRules(this.game);
    const { frames } = this.position;
    if (!frames.length) {
      this.#settle("opened");
    } else {
      this.#view.model = this.#model(this.#before, { step: this.#history.steps });
      this.#show(this.position);
    }
  }

  unmount() {
    this.#gone = true;
    this.#unpin();
    this.#app.offline.playing(false);
    stayAwake(false);
    this.#skip.abort();
    this.#session.close();
  }

  /** @param {any} view @param {Partial<Model>} [more] @returns {Model} */
  #model(view, more = {}) {
    const { game, turn, seats, step, outcome } = this.position;
    return {
      game,
      view,
      turn,
      seats,
      step,
      outcome: null,
      legal: [],
      mode: "wait",
      actions: this.#waitActions(),
      ...(more.mode === "live" ? { outcome } : {}),
      ...more,
    };
  }

  #waitActions() {
    const { turn, seats } = this.position;
    const bot =
      this.#actor !== null && !isPerson(seats[this.#actor])
        ? this.#actor
        : turn.kind === "decide" && !isPerson(seats[turn.seat])
          ? turn.seat
          : null;
    if (bot === null) return [];
    return [
      {
        id: "hurry",
        idle: true,
        label: t("playing", { name: seats[bot].name }),
        note: t("playing-note"),
        run: () => this.#skipAhead(),
      },
    ];
  }

  /** @type {number | null} whose decision is being shown */
  #actor = null;

  /** Plays what a reply tells, frame by frame, then lets the next one decide. @param {Position} position */
  async #show(position) {
    this.#busy = true;
    this.#unpin();
    this.#drawUndo();
    // What the action bar offered before the throw stays away until it offers something new.
    this.#entry.hide();
    for (const frame of position.frames) {
      if (this.#gone) return;
      await this.#showFrame(frame, position);
    }
    await this.#settle();
  }

  /** @param {Frame} frame @param {Position} position */
  async #showFrame(frame, position) {
    if (frame.seat !== null) this.#actor = frame.seat;
    const bot = this.#actor !== null && !isPerson(position.seats[this.#actor]);
    const words = describe(this.game, frame, position.seats);
    // Real dice have fallen already.
    const quiet = this.#fastForward || isTyped(frame, position);
    if (!quiet) {
      this.#skip = new AbortController();
      if (frame.seat !== null && words) this.#view.say(words);
      playSound(firstSound(frame));
      await this.#view.play(frame, {
        motion: motionAllowed(),
        signal: this.#skip.signal,
        linger: bot && frame.seat !== null ? paceTime() / 2 : 0,
      });
    }
    if (this.#gone) return;
    if (!quiet) {
      vibrate(firstSound(frame));
      for (const sound of lastSounds(frame)) playSound(sound);
    }
    this.#history.add(frame);
    this.#log.add(frame);
    this.#log.end();
    this.#view.model = this.#model(frame.view, { step: frame.step });
    if (words) this.#view.say(words);
    announce(words);
    // Only a focus that is plainly gone: to find out more would cost a layout for every frame.
    if (document.activeElement === document.body) this.catchFocus();
    if (bot && frame.seat === null && !this.#fastForward) await pause(paceTime() / 2, this.#skip.signal);
  }

  /**
   * The present: whoever's turn it is may act.
   * @param {"shown" | "opened" | "returned"} [after] what led here: frames that were shown, a game just opened or
   * changed, or a look at the past
   */
  async #settle(after = "shown") {
    const { turn, seats, legal, view, outcome, step } = this.position;
    this.#busy = false;
    this.#actor = null;
    if (this.#gone) return;
    this.#unpin();
    this.#uncover();
    this.#stopTyping();
    this.settled();
    const bot = turn.kind === "decide" && !isPerson(seats[turn.seat]);
    if (turn.kind === "over" && outcome) {
      this.#fastForward = false;
      this.#view.model = this.#model(view, { step, outcome, mode: "over", actions: this.#overActions() });
      this.#drawUndo();
      stayAwake(false);
      this.#app.offline.playing(false);
      if (after === "shown") this.#celebrate();
      if (after === "shown") await pause(motionAllowed() ? LAST_LOOK : 0);
      this.catchFocus();
      if (after !== "returned" && !this.#gone && this.#past === null) this.result();
      return;
    }
    if (bot) {
      this.#view.model = this.#model(view, { step });
      if (after !== "shown") this.#sayLast();
      this.#drawUndo();
      this.#announced = null;
      this.catchFocus();
      await this.#botMoves();
      return;
    }
    this.#fastForward = false;
    if (turn.kind === "decide") {
      if (this.#mustHandOver(turn.seat)) return this.#passOn(turn.seat);
      this.#holder = turn.seat;
    }
    this.#turn();
    if (turn.kind === "chance" && this.position.table.includes(turn.verb)) return this.#await(turn, after);
    if (turn.kind === "decide") this.#announceTurn(turn.seat);
    this.#view.model = this.#model(view, { mode: "live", legal, step, actions: [] });
    this.#drawUndo();
    this.catchFocus();
  }

  /**
   * The dice on the real table fall; somebody tells which.
   * @param {import("../types").Awaited} turn
   * @param {string} after
   */
  #await(turn, after) {
    const { view, step, seats } = this.position;
    this.#announced = null;
    this.#view.model = this.#model(view, { step, actions: [] });
    if (after !== "shown") this.#sayLast();
    this.#view.dataset.typing = turn.verb;
    // Nothing behind it can be reached that cannot be seen.
    this.#view.inert = true;
    this.#entry.show(turn, { view: this.#view, seats, game: this.game, step });
    this.#drawUndo();
    this.catchFocus();
  }

  #stopTyping() {
    this.#entry.hide();
    this.#entry.element.inert = false;
    delete this.#view.dataset.typing;
    this.#view.inert = false;
  }

  /** @param {string} outcome */
  async #give(outcome) {
    if (this.#busy || this.#past !== null) return;
    this.#busy = true;
    this.#entry.element.inert = true;
    await this.#ask(() => this.#session.play(outcome));
  }

  /** Whoever plays by keyboard or by ear must not fall off the table when what they pressed is gone. */
  catchFocus() {
    if (
      this.#gone ||
      document.querySelector("dialog[open]") ||
      navigator.userActivation?.hasBeenActive === false ||
      !focusLost()
    )
      return;
    if (this.#handOver.open) this.#handOver.focus();
    else if (this.#entry.open) this.#entry.focus();
    else if (this.#past !== null) this.#lookback.querySelector("button")?.focus();
    else this.#view.foothold?.focus({ preventScroll: true });
    if (focusLost()) focusHeading();
  }

  #celebrate() {
    this.#app.install.gameFinished();
    playSound("win");
    vibrate("win");
  }

  /**
   * Two people across a table each see it from their side, if they like; a device that changes hands needs no turning.
   */
  #turn() {
    const { turn, seats, view } = this.position;
    const across = seats.length === 2 && seats.every(isPerson) && view.secret !== true;
    for (const side of [this.#view, this.#entry.element])
      side.classList.toggle("turned", settings().turned && across && turn.kind !== "over" && turn.seat === 1);
  }

  /** Only where something is secret, and only if somebody else has the device. @param {number} seat */
  #mustHandOver(seat) {
    const { seats, view } = this.position;
    return view.secret === true && seat !== this.#holder && countPeople(seats) > 1;
  }

  /** Nothing is seen or can be touched until this person says that the device is theirs. @param {number} seat */
  #passOn(seat) {
    this.#view.model = this.#model(this.position.view, { step: this.position.step });
    this.#body.inert = true;
    this.#drawUndo();
    this.#handOver.show(this.position.seats[seat].name, t(`${this.game}-hand-over`), () => {
      this.#holder = seat;
      this.#settle("returned");
    });
  }

  #uncover() {
    this.#handOver.hide();
    this.#body.inert = false;
  }

  /** @type {number | null} */
  #announced = null;

  /** @param {number} seat */
  #announceTurn(seat) {
    if (this.#announced !== seat) announce(t("turn-of", { name: this.position.seats[seat].name }));
    this.#announced = seat;
  }

  #sayLast() {
    const last = this.#history.latest.at(-1);
    if (last) this.#view.say(describe(this.game, last, this.position.seats));
  }

  #overActions() {
    return [
      { id: "again", label: t("result-rematch"), run: () => this.rematch() },
      { id: "result", main: true, label: t("result-title"), run: () => this.result() },
    ];
  }

  async #botMoves() {
    this.#busy = true;
    if (!this.#fastForward) {
      this.#skip = new AbortController();
      await pause(paceTime(), this.#skip.signal);
    }
    // While the past is looked at the present waits.
    while (this.#past !== null && !this.#gone) await pause(200);
    if (this.#gone) return;
    await this.#ask(() => this.#session.bot());
  }

  /** @param {string} move */
  async #move(move) {
    if (this.#busy || this.#handOver.open || this.#past !== null || !this.position.legal.includes(move)) return;
    this.#busy = true;
    this.#view.rest();
    await this.#ask(() => this.#session.play(move));
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
    return error instanceof Refused ? errorText(error) : t(this.unanswered);
  }

  /** What is said when the engine does not answer. */
  get unanswered() {
    return "engine-failed";
  }

  /** The engine gave no answer: a person may do the same again, and for a bot somebody has to say so. */
  async #offerRetry() {
    const { turn, seats, view, step } = this.position;
    const bot = turn.kind === "decide" && !isPerson(seats[turn.seat]);
    if (!bot) {
      await this.#settle("returned");
      return;
    }
    this.#view.model = this.#model(view, {
      step,
      actions: [{ id: "retry", idle: true, label: t("retry"), run: () => this.#botMoves() }],
    });
    this.#drawUndo();
    this.catchFocus();
  }

  /** Ends what is being shown; a tap on the table. */
  hurry() {
    this.#skip.abort();
  }

  #skipAhead() {
    this.#fastForward = true;
    this.#skip.abort();
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
    /** @type {string[]} */
    let again = [];
    try {
      const { steps, turn } = await this.#session.undo();
      const undone = await this.#history.cut(steps);
      again =
        turn.kind === "chance" && undone?.seat === null
          ? (undone.move ?? "").split(" ").filter((word) => word !== turn.verb && word !== LOOSE)
          : [];
      this.#log.reset();
      this.#log.end();
      announce(t("undone"));
    } catch (error) {
      if (error instanceof Overtaken) return this.#catchUp();
      toast(this.#trouble(error));
    }
    await this.#settle("opened");
    if (this.#entry.open) this.#entry.fill(again);
  }

  async hint() {
    if (!this.open) return toast(t("hint-none"));
    const { step } = this.position;
    const { move, odds } = await this.#session.hint();
    if (this.#gone || this.#busy || this.position.step !== step) return;
    this.#unpin();
    this.#unpin = pin(
      t("hint-text", { text: this.#view.suggest(move) }),
      oddsTexts(this.game, odds, this.position.seats),
    );
  }

  /** All that has happened is shown: for whoever has something to say about it. */
  settled() {}

  /** A move as if it were picked, but not made. @param {string} move @returns {string} the move in words */
  suggest(move) {
    return this.#view.suggest(move);
  }

  /** Whether a person may do something now. */
  get open() {
    return !this.#busy && this.#past === null && !this.#handOver.open && this.position.legal.length > 0;
  }

  menu() {
    showMenu(this);
  }

  log() {
    const list = new LogList(this.game, this.position.seats, this.#history, (step) => {
      dialog.close();
      this.lookAt(step);
    });
    list.reset();
    list.mark(this.#past);
    const dialog = openDialog(t("log-title"), [list.element], { game: this.game });
    list.end();
  }

  rules() {
    return showRules(this.game, this.#view.topic);
  }

  keys() {
    showKeys(this.game, this.position.table.length > 0);
  }

  home() {
    go("");
  }

  newGame() {
    go(`new/${this.game}`);
  }

  /** To the page that writes the lines for somebody's own page, with the position as it is now. */
  async embed() {
    const shared = await this.#session.share();
    // Not the table as it is seen here: the person at the device sees what is hidden from others.
    const { game, view, turn, seats, step, legal, outcome } = await this.#session.sharedPosition(shared);
    const still = await pack({ game, view, turn, seats, step, legal, outcome });
    location.assign(
      `embed/index.html?lang=${language()}#${new URLSearchParams({ game, record: shared.code, still, ...(shared.cut ? { cut: "yes" } : {}) })}`,
    );
  }

  result() {
    if (this.position.outcome) openResult(this, this.#app);
  }

  rematch() {
    return rematch(this.#app, this.position, this.starter);
  }

  /** Who began, as far as one can see. */
  get starter() {
    return this.#history.starter;
  }

  #drawLookback() {
    this.#lookback.setAttribute("aria-label", t("log-title"));
    this.#lookback.append(
      h(
        "div",
        { class: "steps" },
        h(
          "button",
          { class: "round", type: "button", "aria-label": t("look-previous"), on: { click: () => this.step(-1) } },
          icon("previous"),
        ),
        this.#lookText,
        h(
          "button",
          { class: "round", type: "button", "aria-label": t("look-next"), on: { click: () => this.step(1) } },
          icon("next"),
        ),
      ),
      h("button", { class: "button main", type: "button", on: { click: () => this.present() } }, t("look-now")),
    );
  }

  /** @param {number} by */
  step(by) {
    const now = this.#past ?? this.#history.steps;
    this.lookAt(now + by);
  }

  /** Shows the table after a step; the game itself stands still meanwhile. @param {number} step */
  async lookAt(step) {
    const last = this.#history.steps;
    if (step >= last && this.#past !== null && step > this.#past) return this.present();
    const at = Math.max(0, Math.min(step, last));
    this.hurry();
    this.#unpin();
    this.#uncover();
    this.#stopTyping();
    this.#past = at;
    const then = await this.#session.look(at).catch((error) => {
      if (!this.#gone && this.#past === at) this.present();
      throw error;
    });
    if (this.#gone || this.#past !== at) return;
    const frame = at === last ? this.#history.latest.at(-1) : then.frames.at(-1);
    this.#view.model = this.#model(then.view, { mode: "past", step: at, turn: then.turn, actions: [] });
    const what = frame ? describe(this.game, frame, this.position.seats) || "…" : t("look-start");
    const where = t("look-position", { step: at, steps: last });
    this.#lookText.replaceChildren(h("span", {}, what), " ", h("small", {}, where));
    announce(what);
    announce(where);
    if (this.#lookback.hidden) {
      this.#lookback.hidden = false;
      this.#lookback.querySelector("button")?.focus();
    }
    this.#log.mark(at);
    this.#drawUndo();
  }

  present() {
    if (this.#past === null) return;
    this.#past = null;
    this.#lookback.hidden = true;
    this.#log.mark(null);
    if (!this.#busy) this.#settle("returned");
    else this.#view.model = this.#model(this.position.view);
    this.catchFocus();
  }

  /** Another window has played on. */
  async refresh() {
    if (!this.#busy && (await this.#session.refresh())) await this.#catchUp();
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
    if (this.#past !== null) {
      if (key === "ArrowLeft") this.step(-1);
      else if (key === "ArrowRight") this.step(1);
      else if (key === "Escape") this.present();
      else return false;
      return true;
    }
    if (key === "Escape" && this.#unpin()) return true;
    const acts = /** @type {Record<string, () => unknown>} */ ({
      u: () => this.undo(),
      l: () => this.log(),
      h: () => this.hint(),
      m: () => this.menu(),
      "?": () => this.keys(),
    });
    if (acts[key]) {
      acts[key]();
      return true;
    }
    if (this.#handOver.open) {
      if (key === "Enter") this.#handOver.accept();
      return key === "Enter";
    }
    if (this.#entry.open) return this.#entry.key(key);
    if (key === "Enter" || key === " ") {
      const main = /** @type {HTMLButtonElement | null} */ (this.#view.querySelector(".actions .main"));
      if (this.#busy) this.hurry();
      else main?.click();
      return true;
    }
    return this.#view.key(key);
  }
}
