/**
 * In the frame of an embed, before anything else and often the only script there: how it looks, how high it is, and the
 * first touch, which fetches the table (play.js) and the engine and is then carried out. Not a module: a sandboxed
 * frame may load none.
 *
 * The parameters of the frame are after the # of its address: host (the origin of a page with embed.js), record, still,
 * step, theme, options, coach, autostart. Messages between page and frame are `{rollbook: 1, kind, …}`.
 */
(() => {
  const root = document.documentElement;
  const said = new URLSearchParams(location.hash.slice(1));
  const host = said.get("host");

  /** For the script of the table, in milliseconds. */
  const PATIENCE = 30_000;

  /** @param {string} kind @param {object} [more] @returns {void} */
  function tell(kind, more) {
    if (!host) return;
    try {
      parent.postMessage({ rollbook: 1, kind, ...more }, host === "null" ? "*" : host);
    } catch {
      // Not an origin: nobody is listening.
    }
  }

  /** @param {unknown} theme */
  function wear(theme) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  }
  wear(said.get("theme"));

  /** @type {Promise<import("./play.js").Player> | null} */
  let player = null;
  /** @type {((port: MessagePort) => void) | null} */
  let takePort = null;

  /**
   * A line to the page's engine, if there is a page that has one.
   * @param {boolean} again the last one was lost
   * @returns {Promise<MessagePort | null>}
   */
  function askForEngine(again) {
    if (!host) return Promise.resolve(null);
    return new Promise((resolve) => {
      takePort = resolve;
      setTimeout(resolve, 3000, null);
      tell("engine", { again });
    });
  }

  /** @returns {Promise<import("./play.js").Player>} */
  function wake() {
    if (!player) {
      root.dataset.state = "waking";
      const code = within(PATIENCE, import(new URL("web/embed/play.js", document.baseURI).href));
      // A sandbox without an origin gets its table only from a host that lets any origin have it: else no engine is
      // wanted.
      /** @type {Promise<MessagePort | null> | null} */
      let first =
        self.origin === "null"
          ? code.then(
              () => askForEngine(false),
              () => null,
            )
          : askForEngine(false);
      const askPage = (/** @type {boolean} */ again) => {
        const asked = first ?? askForEngine(again);
        first = null;
        return asked;
      };
      player = code.then(({ start }) => start({ said, tell, askPage }));
      player.then(() => {
        root.dataset.state = "playing";
        measure();
      }, fail);
    }
    return player;
  }

  /** @template T @param {number} milliseconds @param {Promise<T>} promise @returns {Promise<T>} */
  function within(milliseconds, promise) {
    const late = new Error(`nothing within ${milliseconds / 1000} seconds`);
    return Promise.race([promise, new Promise((_, reject) => setTimeout(reject, milliseconds, late))]);
  }

  /**
   * Says that it failed, and offers to try again unless that would fail again.
   * @param {Error & { told?: string }} error told: in the reader's words
   */
  function fail(error) {
    root.dataset.state = "failed";
    const bar = document.querySelector(".embed-fail");
    const [text, button] = bar?.children ?? [];
    if (text && error.told) text.textContent = error.told;
    if (button && error.told) button.remove();
    // Only now: a live region that is there from the start would say it at once.
    text?.setAttribute("role", "alert");
    tell("error", { code: "unavailable", message: String(error) });
    measure();
  }

  /** What could not be loaded browsers may not ask for a second time, unless the page itself is loaded again. */
  function tryAgain() {
    said.set("autostart", "");
    location.replace(`${location.href.split("#")[0]}#${said}`);
    location.reload();
  }

  /**
   * The latest touch before the table is there: two taps count once.
   * @type {[number[], boolean] | null}
   */
  let meant = null;
  /** @param {number[]} path @param {boolean} byKey */
  function tap(path, byKey) {
    meant = [path, byKey];
    wake().then(
      (playing) => {
        if (meant) playing.tap(...meant);
        meant = null;
      },
      () => {},
    );
  }

  /** @typedef {(playing: import("./play.js").Player) => unknown} Way */
  /** What the page asked for last. @type {Way[]} */
  let wishes = [];
  let walking = false;
  /**
   * One request after the other; of those that come meanwhile only the last.
   * @param {Way} way
   */
  async function walk(way) {
    wishes = [way];
    if (walking) return;
    walking = true;
    for (let next = wishes.pop(); next; next = wishes.pop()) {
      try {
        await next(await wake());
      } catch {
        // The table says what is wrong.
      }
    }
    walking = false;
  }

  /** Whether the touch began after it had failed: a touch that woke it must not try again as it ends. */
  let seenFailed = false;

  /** @param {Event} event */
  function touched(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("a") || root.dataset.state === "playing") return;
    const failed = root.dataset.state === "failed";
    if (event.type === "pointerdown") seenFailed = failed;
    if (failed) {
      const byKey = /** @type {MouseEvent} */ (event).detail === 0;
      if (event.type === "click" && (seenFailed || byKey) && document.querySelector(".embed-fail button")) tryAgain();
      return;
    }
    wake().catch(() => {});
    const view = document.querySelector(".game-view");
    const thing = target.closest("button") ?? target;
    if (event.type !== "click" || !view?.contains(thing)) return;
    const path = [];
    for (let at = thing; at !== view && at.parentElement; at = at.parentElement)
      path.unshift([...at.parentElement.children].indexOf(at));
    tap(path, /** @type {MouseEvent} */ (event).detail === 0);
  }

  /** More room, if what is shown needs it: a few times at most, since a table grows with its room. */
  let [width, asked] = [0, 0];
  function measure() {
    // Out of sight it has no width, and while it wakes the bar is higher than it will be.
    if (!innerWidth || root.dataset.state === "waking") return;
    if (innerWidth !== width) [width, asked] = [innerWidth, 0];
    const needs = document.body.scrollHeight;
    if (needs <= innerHeight + 1 || asked > 4) return;
    asked += 1;
    tell("size", { height: needs });
  }

  /** @param {MessageEvent} event */
  function hear({ source, origin, data, ports: [port] }) {
    if (!host || source !== parent || origin !== host || data?.rollbook !== 1) return;
    const { kind, step, theme, path, key, record } = data;
    if (kind === "engine" && port) takePort?.(port);
    else if (kind === "theme") wear(theme);
    else if (kind === "play") wake().catch(() => {});
    else if (kind === "resume" && typeof record === "string") walk((playing) => playing.resume(record));
    else if (kind === "reset") walk((playing) => playing.reset());
    else if (kind === "goTo" && Number.isInteger(step) && step >= 0) walk((playing) => playing.goTo(step));
    else if (kind === "tap" && Array.isArray(path) && path.length < 40 && path.every(Number.isInteger))
      tap(path, key === true);
  }

  addEventListener("message", hear);
  addEventListener("DOMContentLoaded", () => {
    document.querySelector("[inert]")?.removeAttribute("inert");
    document.addEventListener("pointerdown", touched);
    document.addEventListener("click", touched);
    tell("here");
    if (said.has("record") && !said.has("autostart")) veil();
    if (said.has("autostart")) wake().catch(() => {});
  });

  // Not before its styles are there: bare pictures are as large as the page.
  addEventListener("load", () => {
    new ResizeObserver(measure).observe(document.body);
    addEventListener("resize", measure);
  });

  /**
   * A position that the build could not know: drawn by the view, if the page was given what to draw, else behind a
   * veil.
   */
  function veil() {
    root.dataset.state = "veiled";
    const still = said.get("still");
    if (!still) return;
    import(new URL("web/embed/play.js", document.baseURI).href)
      .then(({ drawStill }) => drawStill(still))
      .then(
        () => {
          if (root.dataset.state === "veiled") delete root.dataset.state;
        },
        () => {},
      );
  }
})();
