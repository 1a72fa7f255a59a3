/**
 * The app on this device, as the pages see it: whether all of it is here, how much is still to come, whether a newer
 * version waits, and when that may take over. The service worker does the keeping. Shows nothing.
 *
 * A version changes only while no game is on the table in any window: every table holds a lock, in common with the
 * others, and the change needs it alone.
 */
import { BUILD } from "../lib/build.js";
import { metered } from "../lib/network.js";
import { workerAddress } from "../lib/trusted-types.js";

/** @typedef {"unable" | "idle" | "metered" | "coming" | "stuck" | "ready"} State */

const CHECK_EVERY = 60 * 60 * 1000;

/** In milliseconds: for the browser's answer, and between two attempts, twice as long each time. */
const PATIENCE = { answer: 60_000, again: 30_000 };

const scope = new URL(".", document.baseURI).href;
const PLAYING = `rollbook playing ${scope}`;

/** None in a frame, and in a sandbox even the question is an error. @type {ServiceWorkerContainer} */
const serviceWorker = /** @type {any} */ (
  top === window && self.origin !== "null" ? navigator.serviceWorker : undefined
);

/** Fires `change` when anything of it has changed. */
export class Offline extends EventTarget {
  /** @type {State} */
  state = serviceWorker ? "idle" : "unable";

  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  #files = { loaded: 0, total: 0 };
  #snapshot = { loaded: 0, total: 0 };
  #checked = 0;
  /** Whether a version was in charge before. */
  #controlled = Boolean(serviceWorker?.controller);
  /** @type {(() => void) | null} lets go of the lock */
  #release = null;
  /** Whether the connection may be used for offline files. */
  #fetches = false;
  /** Another window has loaded another version while this one was playing. */
  #outdated = false;
  /** An update that was asked for and waits for the end of a game. @type {Promise<void> | null} */
  #waiting = null;
  #listening = false;
  /** The attempt under way. @type {Promise<void> | null} */
  #starting = null;
  /** How many there were since all was well, and when the next one may be made without a reason. */
  #attempts = 0;
  #notBefore = 0;

  /** Bytes, over all that is fetched for later. */
  get loaded() {
    return this.#files.loaded + this.#snapshot.loaded;
  }

  get total() {
    return this.#files.total + this.#snapshot.total;
  }

  /** Whether a newer version is here, whole, and waits. */
  get newer() {
    return Boolean(this.#registration?.waiting && this.#registration.active);
  }

  /**
   * Call it once the game can be played: none of this may come first.
   * @param {{ asked?: boolean }} [how] asked: by a person
   */
  async start({ asked = false } = {}) {
    if (this.state === "unable") return;
    this.#listen();
    if (!this.#controlled && metered() && !asked) return this.#become("metered");
    this.#fetches = asked || !metered();
    this.#starting ??= this.#register().finally(() => {
      this.#starting = null;
    });
    await this.#starting;
  }

  async #register() {
    this.#notBefore = Date.now() + Math.min(PATIENCE.again * 2 ** this.#attempts, CHECK_EVERY);
    this.#attempts += 1;
    try {
      const registration = await within(
        PATIENCE.answer,
        serviceWorker.register(workerAddress(), { updateViaCache: "none" }),
      );
      if (registration && registration === this.#registration) this.#look();
      else if (registration) this.#follow(registration);
    } catch {
      // No network for the worker itself, or no storage: what is here goes on.
      this.#become(this.#controlled ? "ready" : "stuck");
    }
  }

  /** Once, however often it is started. */
  #listen() {
    if (this.#listening) return;
    this.#listening = true;
    serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.kind === "kept") this.#become("ready");
      if (data?.kind === "lacking") this.#become(this.#fetches ? "stuck" : "metered");
      if (data?.kind !== "keeping") return;
      this.#files = { loaded: data.loaded, total: data.total };
      this.#changed();
    });
    serviceWorker.addEventListener("controllerchange", () => this.#takenOver());
    // A network that comes back is a reason to try at once; a person who comes back is one only now and then.
    addEventListener("online", () => {
      this.#notBefore = 0;
      this.#again();
    });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#again());
    setInterval(() => this.#again(), CHECK_EVERY);
  }

  /** @param {ServiceWorkerRegistration} registration */
  #follow(registration) {
    this.#registration = registration;
    this.#checked = Date.now();
    registration.addEventListener("updatefound", () => this.#watch(registration.installing));
    // It may have come a long way while this page was loading: an earlier page began it.
    this.#watch(registration.installing ?? registration.waiting ?? registration.active);
  }

  /** @param {ServiceWorker | null} coming */
  #watch(coming) {
    const look = () => {
      // The first one of all: from here on, games and languages not seen yet come from the device, too.
      if (coming?.state === "activated" && !this.#controlled) coming.postMessage({ kind: "claim", build: BUILD });
      this.#look();
    };
    coming?.addEventListener("statechange", look);
    look();
  }

  #look() {
    const { active = null, installing = null, waiting = null } = this.#registration ?? {};
    // What a worker has kept may have been cleared away since: it is asked, and fetches what is missing.
    active?.postMessage({ kind: "mend", fetches: this.#fetches });
    if (!active || this.state !== "ready") this.#become(active || installing || waiting ? "coming" : "stuck");
  }

  /** Continues what was interrupted, and now and then checks for a newer version. */
  async #again() {
    if (this.state === "stuck") return Date.now() < this.#notBefore ? undefined : this.start();
    if (metered() || !this.#registration || Date.now() - this.#checked < CHECK_EVERY) return;
    await this.check();
  }

  async check() {
    this.#checked = Date.now();
    await this.#registration?.update().catch(() => {});
  }

  /** The engine's part of what is for later. @param {{ loaded: number, total: number }} snapshot */
  follow(snapshot) {
    this.#snapshot = snapshot;
    this.#changed();
  }

  /** While a game is on the table, its version does not change, in this window or another. @param {boolean} on */
  playing(on) {
    if (on && !this.#release) {
      const over = new Promise((resolve) => {
        this.#release = () => resolve(null);
      });
      // Where nothing may be stored there are no locks either.
      navigator.locks?.request(PLAYING, { mode: "shared" }, () => over).catch(() => {});
    } else if (!on && this.#release) {
      this.#release();
      this.#release = null;
      if (this.#outdated) location.reload();
    }
  }

  /**
   * Loads the newer version, here and in all other windows: at once, or when the last game has left its table.
   * @returns {Promise<boolean>} false: somewhere a game is running
   */
  async update() {
    const now = await navigator.locks.request(PLAYING, { ifAvailable: true }, (lock) => lock && this.#activate());
    if (now !== null) return true;
    this.#waiting ??= navigator.locks
      .request(PLAYING, () => this.#activate())
      .finally(() => {
        this.#waiting = null;
      });
    return false;
  }

  /** Only while no table has the lock. */
  async #activate() {
    const waiting = this.#registration?.waiting;
    if (!waiting) return;
    const done = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    waiting.postMessage({ kind: "activate" });
    // Should the other version never take over, tables here and in other windows need the lock again.
    await within(PATIENCE.answer, done).catch(() => {});
  }

  #takenOver() {
    const first = !this.#controlled;
    this.#controlled = true;
    if (first) return;
    if (this.#release) this.#outdated = true;
    else location.reload();
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    if (state === "ready") this.#attempts = 0;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @template T @param {number} milliseconds @param {Promise<T>} promise @returns {Promise<T>} */
function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
