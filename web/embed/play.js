/** The table of an embed, once it has been touched: the app's own table, on a match that nobody stores. */

import { announce } from "../components/notice.js";
import { progressElement } from "../components/progress.js";
import { EngineError } from "../engine/engine.js";
import { checkBounds } from "../lib/data-limits.js";
import { errorText } from "../lib/describe.js";
import { h, must } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { speak, t } from "../lib/messages.js";
import { onShortcut } from "../lib/shortcuts.js";
import { stillModel } from "../lib/still-model.js";
import { unpack } from "../lib/url-code.js";
import { TableScreen } from "../screens/table.js";
import { findEngine } from "./find-engine.js";
import { embedHost } from "./host.js";
import { Lesson } from "./lesson.js";
import { Story } from "./story.js";

/** @typedef {import("../components/game-view.js").GameView} GameView */
/** @typedef {import("../types").Position} Position */
/** @typedef {import("./story.js").EmbedSession} EmbedSession */
/** @typedef {import("../engine/steady.js").SteadyEngine} Engine */
/**
 * @typedef {object} Frame
 * @property {URLSearchParams} said
 * @property {(kind: string, more?: object) => void} tell
 * @property {(again: boolean) => Promise<MessagePort | null>} askPage
 */

/** For the words and the view, in milliseconds. */
const PATIENCE = 30_000;

const root = document.documentElement;
const game = root.dataset.game ?? "";
const main = /** @type {HTMLElement} */ (must(document.querySelector("main")));

/** @param {Frame} frame @returns {Promise<Player>} */
export async function start(frame) {
  const words = learn();
  const engine = findEngine(frame.askPage);
  engine.start();
  await words;
  const waiting = progressElement(engine);
  document.querySelector(".embed-wait")?.replaceChildren(waiting.element);
  try {
    const player = new Player(frame, engine, await Story.open(engine, frame.said, document.body.dataset));
    await player.goTo(player.story.start, { quiet: true });
    player.stay();
    await player.told;
    frame.tell("ready");
    return player;
  } catch (error) {
    engine.leave();
    throw error instanceof Refused ? Object.assign(error, { told: errorText(error) }) : error;
  } finally {
    waiting.dispose();
  }
}

/** A position that the page brought along, without the engine. @param {string} packed */
export async function drawStill(packed) {
  const [position] = await Promise.all([unpack(packed), learn()]);
  const model = stillModel({ ...position, game });
  checkBounds(model);
  const view = /** @type {GameView} */ (document.createElement(`${game}-table`));
  const body = must(document.querySelector(".still .table-body"));
  // Only once it is drawn: what somebody packed may be anything.
  const aside = h("div", { hidden: true }, view);
  document.body.append(aside);
  try {
    view.model = model;
    body.replaceChildren(view);
  } finally {
    aside.remove();
  }
}

/** The game's words and its view. */
async function learn() {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("the words or the view do not come")));
  await Promise.race([late, Promise.all([speak(root.lang, ["embed", game]), import(`../games/${game}/view.js`)])]);
}

export class Player {
  /** @type {TableScreen | null} */
  #table = null;
  /** Where the table entered the story. */
  #entered = 0;
  #turn = 0;
  /** Messages to the page, in order. */
  #telling = Promise.resolve();

  /** @param {Frame} frame @param {Engine} engine @param {Story} story */
  constructor(frame, engine, story) {
    this.frame = frame;
    this.engine = engine;
    this.story = story;
    this.lesson = document.body.dataset.lesson && !frame.said.has("record") ? new Lesson(this) : null;
  }

  /** Listens to keys, to the engine and for the end. */
  stay() {
    addEventListener("keydown", (event) => onShortcut(event, this.#table));
    const { engine } = this;
    document.body.append(
      progressElement(engine, { foot: true, failed: "embed-failed", retry: () => engine.start() }).element,
    );
    engine.addEventListener("state", () => {
      if (engine.state === "failed")
        this.frame.tell("error", { code: "unavailable", message: "the engine cannot be started" });
    });
    // The strip at the foot says it, whichever call failed.
    addEventListener("unhandledrejection", (event) => {
      if (event.reason instanceof EngineError) event.preventDefault();
    });
    addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) this.#table?.unmount();
      engine.leave();
    });
    addEventListener("pageshow", ({ persisted }) => persisted && engine.start());
  }

  /** Resolves when the page has been told everything so far. */
  get told() {
    return this.#telling;
  }

  get step() {
    return this.#table?.position.step ?? 0;
  }

  /** Whether nobody has moved at this table yet. */
  get #onStory() {
    return this.#table !== null && this.step === this.#entered;
  }

  /** @returns {import("../screens/coaching.js").Wish} */
  get wish() {
    const said = this.frame.said.get("coach");
    return {
      coach: said === "off" || said === "odds" ? "off" : said === "always" ? said : "ask",
      odds: said === "odds",
    };
  }

  /** @param {number} wanted @param {{ quiet?: boolean }} [how] quiet: nothing is announced */
  async goTo(wanted, { quiet = false } = {}) {
    const step = this.story.stopAt(wanted);
    const from = this.#onStory ? this.step : null;
    if (!(await this.#show((report) => this.story.session(step, from, report)))) return;
    if (!quiet && !this.lesson) announce(t("look-position", { step, steps: this.story.steps }));
  }

  /** Goes on with a game that was played here before the frame had to be loaded again. @param {string} record */
  async resume(record) {
    const step = this.story.stepOf(record);
    try {
      if (step !== null) await this.goTo(step, { quiet: true });
      else await this.#show((report) => this.story.resume(record, report));
    } catch (error) {
      // Not a game: what the embed was given is on the table.
      if (!(error instanceof Refused)) throw error;
    }
    this.#inform(({ record: now }) => this.frame.tell("resumed", { step: this.step, record: now }));
  }

  /**
   * @param {(report: (position: Position) => void) => Promise<EmbedSession>} open
   * @returns {Promise<boolean>} whether nothing else was wanted meanwhile
   */
  async #show(open) {
    const turn = ++this.#turn;
    /** @type {EmbedSession | null} */
    let opened = null;
    const session = await open((position) => {
      // A bot may still be thinking about a game that has been left.
      if (opened && this.#table?.session === opened) this.#report(position);
    });
    opened = session;
    const view = /** @type {GameView} */ (document.createElement(`${game}-table`));
    const entered = session.position.step;
    const table = new TableScreen(embedHost(this, entered), session, view);
    try {
      await table.prepare();
    } catch (error) {
      session.close();
      throw error;
    }
    if (turn !== this.#turn) {
      session.close();
      return false;
    }
    this.#table?.unmount();
    this.#table = table;
    this.#entered = entered;
    const path = pathOf(document.activeElement);
    table.mount(main);
    find(path)?.focus({ preventScroll: true });
    this.#tellWhere();
    return true;
  }

  reset() {
    this.lesson?.begin();
    return this.goTo(this.story.start);
  }

  /** What was tapped on the picture is tapped on the table. @param {number[]} path @param {boolean} byKey */
  tap(path, byKey) {
    const thing = find(path);
    if (byKey) thing?.focus({ preventScroll: true });
    if (thing instanceof HTMLButtonElement) thing.click();
  }

  /** Tells the page what an onlooker would see. @param {Position} position */
  #report({ frames, outcome, step }) {
    this.#inform(({ record }) => {
      for (const { move, seat, step: at, events } of frames) {
        const secret = move === null || events.some((event) => event.secret);
        if (seat !== null) this.frame.tell("move", { move: secret ? null : move, seat, step: at, record });
      }
      if (outcome) this.frame.tell("over", { step, record, outcome });
      this.frame.tell("at", { step, record });
    });
  }

  #tellWhere() {
    const { step } = this;
    this.#inform(({ record }) => this.frame.tell("at", { step, record }));
  }

  /** With the record as everybody may have it. @param {(shared: import("../types").Shared) => void} say */
  #inform(say) {
    const shared = this.#table?.session.share();
    shared?.catch(() => {}); // the strip at the foot says so
    this.#telling = this.#telling.then(async () => shared && say(await shared)).catch(() => {});
  }
}

/** @param {Element | null} element */
function pathOf(element) {
  const view = document.querySelector(".game-view");
  const path = [];
  if (!view?.contains(element)) return null;
  for (let at = element; at && at !== view && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

/** @param {number[] | null} path @returns {HTMLElement | null} */
function find(path) {
  /** @type {Element | null} */
  let at = path && document.querySelector(".game-view");
  for (const index of path ?? []) at = at?.children[index] ?? null;
  return /** @type {HTMLElement | null} */ (at);
}
