/** Brings the page to life: settings, texts, the engine, and one screen at a time. */

import { pin, toast } from "./components/notice.js";
import { progressElement } from "./components/progress.js";
import { Engine, EngineError } from "./engine/engine.js";
import { DAILY_STYLES, isDay, today } from "./lib/daily.js";
import { focusLost, h, must } from "./lib/dom.js";
import { onDrop } from "./lib/drops.js";
import { Refused } from "./lib/engine-call.js";
import { fill, findLanguage } from "./lib/language.js";
import { lastTable } from "./lib/last-table.js";
import { forgetAddress, language, learn, speak, t } from "./lib/messages.js";
import { tidy } from "./lib/names.js";
import { openSent, whyNotOpened } from "./lib/open-sent.js";
import { go, route } from "./lib/router.js";
import { bringBack, findEntry, hasTroubles, library, noteTrouble, saveEvents } from "./lib/saves.js";
import { Session, whyRefused } from "./lib/session.js";
import { changeSettings, notFresh, settings } from "./lib/settings.js";
import { onShortcut } from "./lib/shortcuts.js";
import { storeEvents } from "./lib/storage.js";
import { styled } from "./lib/styles.js";
import { Install } from "./offline/install.js";
import { showOnHome } from "./offline/notices.js";
import { Offline } from "./offline/offline.js";
import { keepStorage } from "./offline/persist.js";
import { appHost } from "./screens/app-host.js";
import { backUp, downloadEverything, settleAndBackUp } from "./screens/export.js";
import { findGame, fromDevice, isAside, screenAside } from "./screens/fetched.js";
import { rulesPage } from "./screens/help.js";
import { showHome } from "./screens/home.js";
import { SetUpScreen } from "./screens/setup.js";
import { TableScreen } from "./screens/table.js";
import { loadView, tableStyles } from "./screens/table-files.js";
import { showTrouble, whyNot } from "./screens/trouble.js";

/** @typedef {import("./types").GameInfo} GameInfo */
/** @typedef {import("./types").Save} Save */
/** @typedef {import("./types").Settings} Settings */
/**
 * @typedef {{ mount(root: HTMLElement): unknown, unmount(): void, key?(key: string): boolean, refresh?(): unknown }}
 * Screen
 */

const root = document.documentElement;
const SCREENS = ["play", "daily"];
/** How much of an address that leads nowhere is told. */
const LINK_LENGTH = 40;

export class App {
  engine = new Engine({
    frameUrl: new URL("web/engine.html", document.baseURI).href,
    begun: document.querySelector("#engine"), // by boot.js
  });
  offline = new Offline();
  install = new Install();
  loadView = loadView;
  /** The games on the shelf: the page itself lists them. */
  games = [...document.querySelectorAll(".games [data-game]")].map(
    (card) => /** @type {HTMLElement} */ (card).dataset.game ?? "",
  );
  #home = /** @type {HTMLElement} */ (must(document.querySelector(".home")));
  #main = /** @type {HTMLElement} */ (must(document.querySelector(".screen")));
  /** Has no words before the app can act on it: the home page is sent with the first packets. */
  #opener = must(document.querySelector("#open-game"));
  #chip = /** @type {HTMLSelectElement} */ (must(document.querySelector("#language")));
  /** @type {Screen | null} */
  #screen = null;
  /** A match that was just begun, on its way to its table. @type {Session | null} */
  #handed = null;
  #turn = 0;
  /** Draws what the home page says about installing, offline and updates. @type {() => void} */
  #drawNotices = () => {};

  async start() {
    storeEvents.addEventListener("trouble", () =>
      pin(t("storage-trouble"), { text: t("settings-export"), run: downloadEverything }),
    );
    bringBack();
    saveEvents.addEventListener("settle", settleAndBackUp);
    this.#applySettings();
    // Nothing is on this screen yet, and Python takes longest.
    if (route().screen !== "home") this.engine.start();
    const game = this.#askedFor();
    if (game) loadView(game).catch(() => {}); // opening its table asks again
    const greeted = root.lang;
    await speak(findLanguage(settings().lang), ["shelf", ...(game ? [game] : [])]);
    // Somebody may have been quicker than this script.
    const chosen = this.#chip.value;
    this.#fill(greeted);
    this.#chip.addEventListener("change", () => this.change({ lang: this.#chip.value }));
    // Whoever has asked for it: there is one thing to say.
    addEventListener("unhandledrejection", (event) => {
      if (!(event.reason instanceof EngineError)) return;
      event.preventDefault();
      toast(t("engine-failed"));
    });
    addEventListener("hashchange", () => this.#route(true));
    addEventListener("keydown", (event) => onShortcut(event, this.#screen));
    addEventListener("storage", this.refresh);
    this.#opener.addEventListener("click", () => this.openGame());
    onDrop((given) => this.openGame(given));
    this.#drawNotices = showOnHome(this);
    if (chosen === language()) await this.#route(false);
    else await this.change({ lang: chosen });
    // The picture first, then Python.
    requestAnimationFrame(() => setTimeout(() => this.#wake()));
    if (notFresh()) toast(t("fresh-offline"));
  }

  /** The game that the address leads to; "": to none, or home first. */
  #askedFor() {
    const { screen, args } = route();
    const game = screen === "play" ? findEntry(args.join("/"))?.save?.game : screen === "new" ? args[0] : screen;
    return this.games.find((id) => id === game) ?? "";
  }

  #wake() {
    tableStyles().catch(() => {}); // a table asks again
    document.body.append(progressElement(this.engine, { foot: true }).element);
    this.engine.addEventListener("later", (event) => this.offline.follow(/** @type {CustomEvent} */ (event).detail));
    this.engine.start();
    // What is kept for later may not get in the way of what is wanted now.
    this.engine.addEventListener("quiet", () => this.offline.start(), { once: true });
    this.#retry().catch(() => {});
    settleAndBackUp();
  }

  /** What could not be opened may be readable now: this may be a new version. */
  async #retry() {
    if (!hasTroubles()) return;
    const { everyGame } = await import("./lib/library.js");
    const failed = (await everyGame()).entries.filter(({ save, why }) => save && why && why !== "room");
    for (const { id, save } of failed) {
      const reply = await this.engine.call("load", { match: "retry", record: save?.record });
      noteTrouble(id, reply.ok ? null : whyRefused(/** @type {import("./types").EngineFailure} */ (reply)));
    }
    if (!failed.length) return;
    await this.engine.call("drop", { match: "retry" });
    if (route().screen === "home") showHome(this);
  }

  #applySettings() {
    const { theme, motion } = settings();
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (motion === "system") delete root.dataset.motion;
    else root.dataset.motion = motion;
    // The window's frame follows the page, not only the system.
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      const own = /** @type {HTMLElement} */ (meta).dataset.theme;
      meta.setAttribute(
        "media",
        theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all",
      );
    }
  }

  /** @param {string} [greeted] the language that boot.js has filled in */
  #fill(greeted) {
    if (greeted !== language()) fill(document, t);
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-rules]")))
      link.href = rulesPage(link.dataset.rules ?? "");
    this.#opener.textContent = t("open-title");
    this.#chip.value = language();
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `web/manifest/${language()}.webmanifest`);
    document.title = t("app-name");
  }

  /** @param {Partial<Settings>} change */
  async change(change) {
    if (Object.keys(change).length) changeSettings(change);
    this.#applySettings();
    if ("lang" in change || !Object.keys(change).length) {
      if (change.lang) forgetAddress();
      await speak(findLanguage(settings().lang));
      this.#fill();
      const focused = document.activeElement;
      const [name, value] = focused instanceof HTMLInputElement ? [focused.name, focused.value] : ["", ""];
      await this.#route(false);
      /** @type {HTMLElement | null} */ (document.querySelector(`input[name="${name}"][value="${value}"]`))?.focus();
    }
  }

  /** Something that is stored has changed. */
  refresh = () => this.#screen?.refresh?.();

  /** @param {string} game @returns {GameInfo | null} */
  info(game) {
    return GAMES.find(({ id }) => id === game) ?? null;
  }

  /** @param {Session} session */
  hand(session) {
    this.#handed = session;
  }

  /** @param {boolean} moveFocus */
  async #route(moveFocus) {
    const turn = ++this.#turn;
    const focused = document.activeElement !== document.body;
    const { screen, args, query } = route();
    for (const dialog of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
    const played = this.#screen instanceof TableScreen;
    this.#screen?.unmount();
    this.#screen = null;
    // Half-filled fields are not to be lost to a new version either; a table speaks for itself.
    this.offline.playing(screen === "new");
    if (this.games.includes(screen)) return go(this.#pathTo(screen), { replace: true });
    if (screen === "open") return this.#openLink(args.join("/"), turn);
    const known = screen === "new" ? this.games.includes(args[0] ?? "") : SCREENS.includes(screen) || isAside(screen);
    root.dataset.screen = known ? screen : "home";
    this.#home.hidden = known;
    this.#main.hidden = !known;
    if (!known) {
      if (screen !== "home") return this.refuseLink([screen, ...args].join("/"));
      this.#main.replaceChildren();
      showHome(this);
      this.#drawNotices();
      if (played) Promise.all([keepStorage(), backUp()]);
    } else if (screen === "daily") {
      await this.#openDaily(args, turn);
    } else if (screen === "play") {
      await this.#openTable(args.join("/"), turn);
    } else if (isAside(screen)) {
      await this.#openAside(screen, args, turn);
    } else {
      await this.#openSetUp(args[0], query, turn);
    }
    if (turn !== this.#turn) return;
    const heading = /** @type {HTMLElement | null} */ ((known ? this.#main : this.#home).querySelector("h1"));
    document.title = known && heading ? `${heading.textContent} · ${t("app-name")}` : t("app-name");
    if (moveFocus) scrollTo(0, 0);
    if (moveFocus || (focused && focusLost())) heading?.focus({ preventScroll: true });
  }

  /** @param {string} game @param {URLSearchParams} query @param {number} turn */
  async #openSetUp(game, query, turn) {
    try {
      await learn(game);
    } catch {
      if (turn === this.#turn) this.#leave(t("home-cut-off"));
      return;
    }
    if (turn !== this.#turn) return;
    this.#screen = new SetUpScreen(this, game, query);
    this.#screen.mount(this.#main);
    // Start is the next thing pressed: by then the table is here. If it is not, opening the table asks again.
    loadView(game).catch(() => {});
  }

  /**
   * Few people look at these, so they are not in this file.
   * @param {import("./screens/fetched.js").Aside} name @param {string[]} args @param {number} turn
   */
  async #openAside(name, args, turn) {
    try {
      const Made = await screenAside(name);
      if (turn !== this.#turn) return;
      this.#screen = new Made(this, args);
      await this.#screen.mount(this.#main);
    } catch (error) {
      console.warn(error);
      if (turn === this.#turn) this.#leave(t("home-cut-off"));
    }
  }

  /** @param {string} id @param {number} turn */
  async #openTable(id, turn) {
    const handed = this.#handed?.id === id ? this.#handed : null;
    this.#handed = null;
    const entry = handed ? null : (findEntry(id) ?? (await findGame(id)));
    if (turn !== this.#turn) return;
    if (!handed && !entry) return this.#leave(t("table-lost"));
    const save = entry?.save ?? null;
    if (entry && (!save || !this.games.includes(save.game) || entry.why === "room")) return this.#refuseGame(id);
    const game = handed?.position.game ?? save?.game ?? "";
    loadView(game).catch(() => {}); // on its way beside the engine; it is asked for again below, and may fail there
    await tableStyles().catch(() => {}); // as above
    if (turn !== this.#turn) return;
    const waiting = progressElement(this.engine);
    this.#main.dataset.game = game;
    this.#main.replaceChildren(
      h(
        "div",
        { class: "table" },
        h("div", { class: "wait" }, h("h1", { class: "sr" }, t(`${game}-name`)), waiting.element),
      ),
    );
    try {
      const [session] = await Promise.all([
        handed ?? Session.resume(this.engine, /** @type {Save} */ (save), save && lastTable(save)),
        loadView(game),
      ]);
      session.loaded.then(
        () => this.#loaded(id, turn),
        (error) => this.#notOpened(id, error, turn),
      );
      if (turn !== this.#turn) return;
      const view = /** @type {import("./components/game-view.js").GameView} */ (
        document.createElement(`${game}-table`)
      );
      const table = new TableScreen(appHost(this), session, view);
      await table.prepare();
      if (turn !== this.#turn) return;
      this.#screen = table;
      table.mount(this.#main);
    } catch (error) {
      this.#notOpened(id, error, turn);
    } finally {
      waiting.dispose();
    }
  }

  /** The engine has the match, whose table may have been shown before. @param {string} id @param {number} turn */
  #loaded(id, turn) {
    noteTrouble(id, null);
    if (turn === this.#turn) this.refresh();
  }

  /** @param {string} id @param {unknown} error @param {number} turn */
  #notOpened(id, error, turn) {
    if (error instanceof Refused) noteTrouble(id, whyRefused(error));
    if (turn !== this.#turn) return;
    if (error instanceof Refused) this.#refuseGame(id);
    else this.#leave(t("engine-failed"));
  }

  /** @param {string[]} args a day, or a game and a day @param {number} turn */
  async #openDaily(args, turn) {
    const day = args.at(-1) ?? today();
    const game = args.length > 1 ? args[0] : null;
    if (args.length > 2 || (game && !this.games.includes(game))) return this.refuseLink(["daily", ...args].join("/"));
    if (!isDay(day)) return this.#leave(t("error-bad_day"));
    this.#main.replaceChildren();
    try {
      const [{ DailyScreen }] = await Promise.all([import("./screens/contests.js"), styled(DAILY_STYLES)]);
      if (turn !== this.#turn) return;
      this.#screen = new DailyScreen(this, day, game);
      this.#screen.mount(this.#main);
    } catch {
      if (turn === this.#turn) this.#leave(t("engine-failed"));
    }
  }

  /** A game that somebody sent: home until it is here. @param {string} code @param {number} turn */
  async #openLink(code, turn) {
    history.replaceState(null, "", "#/");
    await this.#route(true);
    try {
      const { id, rolls } = await openSent(this.engine, { code });
      // No room for it, or somebody has gone elsewhere meanwhile: then it is among the games.
      if (!id || this.#turn > turn + 1) return;
      go(`play/${id}`, { replace: true });
      if (rolls) toast(t("link-verified", { count: rolls }));
    } catch (error) {
      toast(whyNotOpened(error, { code }));
    }
  }

  /** All other ways in for a game that somebody sent. @param {import("./screens/device.js").Given} [given] */
  openGame(given) {
    fromDevice(({ openGame }) => openGame(this, given));
  }

  /** A game's own address goes on with the latest game of it, or to a new one. @param {string} game */
  #pathTo(game) {
    const open = library().find(({ save, why }) => save?.game === game && !save.outcome && !why);
    return open ? `play/${open.id}` : `new/${game}`;
  }

  /**
   * A stored game that cannot be opened: home, where it is listed, with the reason and what can be done.
   * @param {string} id
   */
  async #refuseGame(id) {
    bringBack();
    history.replaceState(null, "", "#/");
    await this.#route(true);
    const entry = findEntry(id) ?? (await findGame(id));
    if (entry) showTrouble(entry, whyNot(entry, this.games) ?? "internal", () => showHome(this));
  }

  /** An address that asks for something we do not have. @param {string} what */
  refuseLink(what) {
    this.#leave(t("link-unknown", { what: tidy(what, LINK_LENGTH) }));
  }

  /** Back home with a reason. @param {string} why */
  #leave(why) {
    history.replaceState(null, "", "#/");
    this.#route(true);
    toast(why);
  }
}

/** Whoever brought this file says so if it fails: boot.js. */
export const started = new App().start();
