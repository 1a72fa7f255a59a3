/** The table of an embed, once it has been touched: the app's own table, on a match that nobody stores. */
import { Engine } from "../engine.js";
import { announce, toast } from "../components/notice.js";
import { progressElement } from "../components/progress.js";
import { checkBounds } from "../lib/bounds.js";
import { h, must } from "../lib/dom.js";
import { errorText } from "../lib/describe.js";
import { onShortcut } from "../lib/keys.js";
import { Refused } from "../lib/session.js";
import { stillModel } from "../lib/still.js";
import { speak, t } from "../lib/text.js";
import { FarEngine, serve } from "./line.js";
import { unpack } from "../lib/pack.js";
import { Lesson } from "./lesson.js";
import { Story } from "./story.js";
import { EmbedTable } from "./table.js";

/** @typedef {import("../components/game-view.js").GameView} GameView */
/** @typedef {{ said: URLSearchParams, tell(kind: string, more?: object): void, port: Promise<MessagePort | null> }} Frame */

const root = document.documentElement;
const game = root.dataset.game ?? "";
const main = /** @type {HTMLElement} */ (must(document.querySelector("main")));

/** @param {Frame} frame @returns {Promise<Player>} */
export async function start(frame) {
  const words = learn();
  const engine = await findEngine(frame.port);
  engine.start();
  await words;
  const waiting = progressElement(engine);
  document.querySelector(".embed-wait")?.replaceChildren(waiting.element);
  try {
    const player = new Player(frame, engine, await Story.open(engine, frame.said, document.body.dataset));
    await player.goTo(player.story.start, { quiet: true });
    frame.tell("ready");
    return player;
  } catch (error) {
    toast(error instanceof Refused ? errorText(error) : t("engine-failed"));
    throw error;
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
function learn() {
  return Promise.all([speak(root.lang, ["embed", game]), import(`../games/${game}/view.js`)]);
}

/**
 * The page's engine; else that of another embed beside this one; else one of our own, which others may then use.
 * @param {Promise<MessagePort | null>} given
 * @returns {Promise<Engine | FarEngine>}
 */
async function findEngine(given) {
  const port = await given;
  if (port) return new FarEngine(port);
  for (let at = 0; at < parent.length; at += 1) {
    try {
      const share = /** @type {any} */ (parent[at]).rollbookEngine;
      if (!share || parent[at] === self) continue;
      const { port1, port2 } = new MessageChannel();
      share(port1);
      return new FarEngine(port2);
    } catch {
      // Somebody else's frame.
    }
  }
  const engine = new Engine({ frameUrl: new URL("web/engine.html", document.baseURI) });
  /** @type {any} */ (self).rollbookEngine = (/** @type {MessagePort} */ line) => serve(engine, line);
  return engine;
}

export class Player {
  /** @type {EmbedTable | null} */
  #table = null;
  #turn = 0;

  /** @param {Frame} frame @param {Engine | FarEngine} engine @param {Story} story */
  constructor(frame, engine, story) {
    this.frame = frame;
    this.engine = engine;
    this.story = story;
    this.lesson = document.body.dataset.lesson && !frame.said.has("record") ? new Lesson(this) : null;
    addEventListener("keydown", (event) => onShortcut(event, this.#table));
    addEventListener("pagehide", () => this.#table?.unmount());
  }

  get step() {
    return this.#table?.position.step ?? 0;
  }

  get record() {
    return this.#table?.position.record ?? "";
  }

  get coach() {
    return this.frame.said.get("coach") !== "off";
  }

  /** @param {number} wanted @param {{ quiet?: boolean }} [how] quiet: nothing is announced */
  async goTo(wanted, { quiet = false } = {}) {
    const turn = ++this.#turn;
    const step = this.story.stopAt(wanted);
    const from = this.#table?.onStory ? this.step : null;
    const session = await this.story.session(step, from, (position) => this.#report(position));
    const view = /** @type {GameView} */ (document.createElement(`${game}-table`));
    const table = new EmbedTable(this, session, view);
    await table.prepare();
    if (turn !== this.#turn) return session.close();
    this.#table?.unmount();
    this.#table = table;
    const path = pathOf(document.activeElement);
    table.mount(main);
    find(path)?.focus({ preventScroll: true });
    this.#tellWhere();
    if (!quiet && !this.lesson) announce(t("look-position", { step, steps: this.story.steps }));
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

  /** @param {import("../types").Position} position */
  #report({ frames, record, outcome, step }) {
    for (const { move, seat, step: at } of frames) if (seat !== null) this.frame.tell("move", { move, seat, step: at, record });
    if (outcome) this.frame.tell("over", { step, record, outcome });
    this.#tellWhere();
  }

  #tellWhere() {
    this.frame.tell("at", { step: this.step, record: this.record });
  }
}

/** @param {Element | null} element */
function pathOf(element) {
  const view = document.querySelector(".game-view");
  const path = [];
  if (!view?.contains(element)) return null;
  for (let at = element; at && at !== view && at.parentElement; at = at.parentElement) path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

/** @param {number[] | null} path @returns {HTMLElement | null} */
function find(path) {
  /** @type {Element | null} */
  let at = path && document.querySelector(".game-view");
  for (const index of path ?? []) at = at?.children[index] ?? null;
  return /** @type {HTMLElement | null} */ (at);
}
