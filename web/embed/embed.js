/**
 * `<rollbook-game>`: a game or a position in anybody's page. Makes a frame that costs nothing until it is touched,
 * keeps it as high as what it shows, and gives all frames of the page one engine, which lives in one hidden frame.
 * Knows no game.
 *
 * Messages between page and frame are `{rollbook: 1, kind, …}`: see frame.js for the other end.
 */

import { PageEngine } from "./page-engine.js";

/** @typedef {"here" | "size" | "engine" | "at" | "resumed" | "ready" | "move" | "over" | "error"} Kind */
/** @typedef {{ kind: Kind, height?: number, step?: number, record?: string } & Record<string, unknown>} Told */

/** This script. Markup can put an element of its own in the place of `currentScript`; modules have none. */
function ownScript() {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const scripts = Document.prototype.querySelectorAll.call(document, "script[src]");
  return /** @type {HTMLScriptElement[]} */ ([...scripts]).find(({ src }) =>
    /\/embed(\.[0-9a-f]+)?\.js$/.test(src.split(/[?#]/)[0]),
  );
}

/** Where Rollbook is: the folder this script came from. */
const home = new URL(".", ownScript()?.src ?? location.href);

/** The page's one engine, which all its embeds share. */
const engine = new PageEngine(home);

/** Wide columns show a table in landscape, narrow ones in portrait. */
const WIDE = 600;
const HEIGHT = { wide: 500, narrow: 640 };
const HIGHEST = 4000;
/** The frame's own border, above and below. */
const EDGES = 2;

const EVENTS = ["ready", "move", "over", "error"];
/** The attributes that are passed to the frame, besides those in its address. */
const WISHES = ["record", "still", "step", "theme", "options", "coach", "autostart"];

/** When a frame that somebody removed is put back, in milliseconds: later each time, in case they insist. */
const PUT_BACK = { first: 50, last: 5000 };

class RollbookGame extends HTMLElement {
  /**
   * A line to the page's engine, which this starts.
   * @param {boolean} [again] the last one was lost
   * @returns {MessagePort}
   */
  static engine(again = false) {
    return engine.line(again).port;
  }

  static observedAttributes = ["game", "example", "lesson", "lang", ...WISHES];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** Messages for the frame until it listens. @type {object[] | null} */
  #waiting = [];
  #record = "";
  #step = 0;
  /** Whether a game was on the table: if the frame has to be loaded again, it goes on. */
  #playing = false;
  /** Whether a reloaded frame is on its way back to that game. */
  #resuming = false;
  #removed = 0;
  /** The frame's line to the engine. @type {ReturnType<PageEngine["line"]> | null} */
  #line = null;
  /** What the frame says it needs at this width. */
  #needs = 0;
  #width = 0;
  /**
   * In the next animation frame: a size that changes while sizes are observed is an error, in a page that is not ours.
   */
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  /** The page around it may remove what is in the element. */
  #children = new MutationObserver((changes) => this.#missFrame(changes));

  connectedCallback() {
    this.style.display ||= "block";
    addEventListener("message", this.#hear);
    this.#sizes.observe(this);
    this.#children.observe(this, { childList: true });
    this.#removed = 0;
    const still = this.querySelector(".still");
    if (!still || this.hasAttribute("autostart")) this.#open();
    else this.#listen(still);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#sizes.disconnect();
    this.#children.disconnect();
    this.#close();
  }

  /** Moved by `moveBefore`, which keeps frames as they are. */
  connectedMoveCallback() {}

  attributeChangedCallback(
    /** @type {string} */ name,
    /** @type {string | null} */ before,
    /** @type {string | null} */ now,
  ) {
    if (before === now || !this.#frame) return;
    if (name === "theme") this.#say({ kind: "theme", theme: now });
    else if (name === "step" && now) this.goTo(Number(now));
    else {
      this.#forget();
      this.#open();
    }
  }

  /**
   * The game so far as far as everybody may know it, as text that can be given back in the attribute of the same name.
   */
  get record() {
    return this.#record || (this.getAttribute("record") ?? "");
  }

  set record(text) {
    this.setAttribute("record", text);
  }

  get step() {
    return this.#step;
  }

  /** Shows the position after so many steps of what the embed was given. @param {number} step */
  goTo(step) {
    if (Number.isInteger(step) && step >= 0) this.#say({ kind: "goTo", step });
  }

  /** Starts the engine, as the first touch would. */
  play() {
    this.#say({ kind: "play" });
  }

  /** Back to what the embed was given. */
  reset() {
    this.#say({ kind: "reset" });
  }

  /** A picture that came with the page waits for a touch and passes it on. @param {Element} still */
  #listen(still) {
    still.querySelector("[inert]")?.removeAttribute("inert");
    still.addEventListener("pointerdown", this.#touched);
    still.addEventListener("click", this.#touched);
  }

  #touched = (/** @type {Event} */ event) => {
    const still = /** @type {Element} */ (event.currentTarget);
    const target = /** @type {Element} */ (event.target);
    if (target.closest("a")) return;
    if (event.type === "click") event.preventDefault();
    const view = still.querySelector(".game-view");
    if (!this.#frame) this.#open(still);
    if (event.type === "click" && view)
      this.#say({
        kind: "tap",
        path: pathTo(view, target.closest("button") ?? target),
        key: /** @type {MouseEvent} */ (event).detail === 0,
      });
  };

  /** @param {Element} [still] stays visible until the frame has drawn the same */
  #open(still) {
    this.#close();
    const frame = document.createElement("iframe");
    frame.src = this.#address(Boolean(still));
    frame.title = this.getAttribute("label") ?? "Rollbook";
    if (!still) frame.loading = "lazy";
    if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox") ?? "");
    Object.assign(frame.style, {
      display: "block",
      boxSizing: "border-box",
      width: "100%",
      border: "1px solid rgb(128 128 128 / .35)",
      borderRadius: "14px",
      ...(still ? { position: "absolute", visibility: "hidden" } : {}),
    });
    this.#frame = frame;
    this.#needs = still instanceof HTMLElement ? still.offsetHeight : 0;
    this.#fit();
    if (still) still.after(frame);
    else this.replaceChildren(frame);
  }

  #close() {
    const frame = this.#frame;
    this.#frame = null;
    this.#waiting = [];
    frame?.remove();
    this.#hangUp();
  }

  #hangUp() {
    this.#line?.end();
    this.#line = null;
  }

  /** Shows something else: the game that was played is over. */
  #forget() {
    this.#record = "";
    this.#step = 0;
    this.#playing = false;
    this.#resuming = false;
  }

  /** @param {MutationRecord[]} changes */
  #missFrame(changes) {
    const missed = this.#frame;
    if (!missed || !changes.some(({ removedNodes }) => [...removedNodes].includes(missed))) return;
    // Even if it was put back: it is loaded again.
    this.#waiting ??= [];
    this.#hangUp();
    if (missed.parentNode === this) return;
    const wait = Math.min(PUT_BACK.first * 2 ** this.#removed, PUT_BACK.last);
    this.#removed += 1;
    setTimeout(() => {
      if (this.isConnected && this.#frame === missed && missed.parentNode !== this) this.#open();
    }, wait);
  }

  /** @param {boolean} touched */
  #address(touched) {
    const wish = (/** @type {string} */ name) => this.getAttribute(name)?.trim() ?? "";
    const lang = (
      wish("lang") ||
      /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang ||
      navigator.language
    )
      .slice(0, 2)
      .toLowerCase();
    const [game, example] = [wish("game"), wish("example")];
    const stations = EXAMPLES[game]?.[example] ?? [];
    const step = wish("step") === "" ? Infinity : Number(wish("step"));
    const station = stations.find((one) => one >= step) ?? stations.at(-1);
    const position = this.hasAttribute("lesson")
      ? "/lesson"
      : station === undefined
        ? ""
        : `/${encodeURIComponent(example)}-${station}`;
    const page = `embed/${lang in LANGUAGES ? lang : "en"}/${encodeURIComponent(game)}${position}.html`;
    const address = new URL(page, home);
    const said = new URLSearchParams({ host: self.origin });
    for (const name of WISHES) if (this.hasAttribute(name)) said.set(name, wish(name));
    // The game continues from what is shown at first.
    if (touched) said.set("autostart", "");
    else if (station !== undefined) said.delete("step");
    address.hash = said.toString();
    return address.href;
  }

  #fit() {
    const width = this.clientWidth;
    if (width !== this.#width) this.#needs = 0;
    this.#width = width;
    const height = Math.max(
      Number(this.getAttribute("height")) || HEIGHT[width >= WIDE ? "wide" : "narrow"],
      this.#needs,
    );
    if (this.#frame) this.#frame.style.height = `${Math.min(height, HIGHEST)}px`;
  }

  /** Sandboxed frames have no origin. */
  get #opaque() {
    const sandbox = this.getAttribute("sandbox");
    return self.origin === "null" || (sandbox !== null && !/\ballow-same-origin\b/.test(sandbox));
  }

  /** @param {object} message @param {Transferable[]} [ports] */
  #say(message, ports = []) {
    if (!this.#frame) this.#open(this.querySelector(".still") ?? undefined);
    if (this.#waiting) this.#waiting.push(message);
    else this.#frame?.contentWindow?.postMessage({ rollbook: 1, ...message }, this.#opaque ? "*" : home.origin, ports);
  }

  #hear = (/** @type {MessageEvent} */ { source, origin, data }) => {
    if (!source || source !== this.#frame?.contentWindow || origin !== (this.#opaque ? "null" : home.origin)) return;
    if (data?.rollbook !== 1 || typeof data.kind !== "string") return;
    this.#obey(data);
  };

  /** @param {Told} told */
  #obey({ kind, height, step, record, again, ...detail }) {
    if (kind === "resumed") this.#resuming = false;
    // Until the frame has gone back to the game, what it shows is not where that is.
    if (!this.#resuming && Number.isInteger(step)) this.#step = Number(step);
    if (!this.#resuming && typeof record === "string") this.#record = record;
    if (kind === "here") {
      const waiting = this.#waiting ?? [];
      this.#waiting = null;
      // Loaded again, as frames are when they are moved: the game goes on where everybody saw it last.
      this.#resuming = this.#playing && this.#record !== "";
      if (this.#resuming) this.#say({ kind: "resume", record: this.#record });
      for (const message of waiting) this.#say(message);
    } else if (kind === "size" && typeof height === "number" && height > 0 && height <= HIGHEST) {
      // Measured at the width it has now, even if that was not seen here yet.
      this.#width = this.clientWidth;
      this.#needs = Math.ceil(height) + EDGES;
      this.#fit();
    } else if (kind === "engine") {
      this.#hangUp();
      this.#line = engine.line(again === true);
      this.#say({ kind: "engine" }, [this.#line.port]);
    } else if (EVENTS.includes(kind)) {
      if (kind === "ready") this.#begin();
      delete detail.rollbook;
      this.dispatchEvent(new CustomEvent(kind, { detail: { ...detail, step: this.#step, record: this.#record } }));
    }
  }

  /** The frame shows what the picture showed: it takes the picture's place. */
  #begin() {
    this.#playing = true;
    this.#removed = 0;
    const still = this.querySelector(".still");
    if (!still || !this.#frame) return;
    const focused = still.contains(document.activeElement);
    still.remove();
    Object.assign(this.#frame.style, { position: "", visibility: "" });
    if (focused) this.#frame.focus();
  }
}

/** Which child of which child: the frame draws the same elements. @param {Element} root @param {Element} target */
function pathTo(root, target) {
  const path = [];
  for (let at = target; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return root.contains(target) ? path : [];
}

if (!customElements.get("rollbook-game")) customElements.define("rollbook-game", RollbookGame);
