/**
 * The service worker: keeps one whole version of the app on this device and serves it from there. Every file is kept
 * under its revision, so the next version is fetched beside the one in use, what both have in common only once, and a
 * download that was cut short goes on where it was. When a version takes over is up to the pages; it never does so by
 * itself while one of them is open. Knows nothing of games; what is saved is not its business.
 *
 * To the pages: {kind: "keeping", loaded, total} {kind: "kept"} {kind: "lacking"}. From them: {kind: "claim", build}
 * {kind: "activate"} {kind: "mend", fetches}.
 */
import { cacheNames, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

/** @typedef {{ url: string, revision: string | null, integrity?: string, bytes: number }} Entry */
/** @type {Entry[]} */
// @ts-expect-error: written by the build
const entries = self.__WB_MANIFEST;

/** Wherever the folder's or the file's name says what is in it, what the browser has is what is wanted. */
const NAMED_BY_CONTENT = new RegExp(WORKER.named);

/** In milliseconds: how often pages are told how much is here. */
const TELL_EVERY = 100;

/** How many files are fetched at the same time: as many as a browser asks a host for. */
const AT_ONCE = 6;

class Keeping {
  #sizes = new Map(entries.map(({ url, bytes }) => [new URL(url, worker.location.href).href, bytes]));
  #total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  #loaded = 0;
  #told = 0;

  /** From here on it is counted from nothing. */
  begin() {
    this.#loaded = 0;
    this.#told = 0;
  }

  /**
   * The page has just fetched most of it: take that from the browser's own cache, and ask the host only whether the
   * rest has changed.
   * @param {{ request: Request, event?: Event }} given
   */
  async requestWillFetch({ request, event }) {
    if (event?.type !== "install") return request;
    return new Request(request, { cache: NAMED_BY_CONTENT.test(request.url) ? "force-cache" : "no-cache" });
  }

  /**
   * All else is checked by its hash; pages are known by the stamp of their build, since some hosts add lines of their
   * own.
   * @param {{ request: Request, response: Response, event?: Event }} given
   */
  async fetchDidSucceed({ request, response, event }) {
    const page = event?.type === "install" && request.url.endsWith(".html") && response.ok;
    if (page && !(await response.clone().text()).includes(WORKER.build))
      throw new Error(`${request.url} is of another version`);
    return response;
  }

  /**
   * Whatever the reason was: damaged bytes in the browser's own cache would be taken again the next time.
   * @param {{ request: Request, event?: Event }} given
   */
  async fetchDidFail({ request, event }) {
    if (event?.type !== "install") return;
    const fresh = await fetch(new Request(request, { cache: "reload" })).catch(() => null);
    await fresh?.arrayBuffer();
  }

  /** @param {{ request: Request, event?: Event, error?: Error }} given */
  async handlerDidComplete({ request, event, error }) {
    if (event?.type !== "install" || error) return;
    this.#loaded += this.#sizes.get(request.url) ?? 0;
    // Pages draw it each time, and hundreds of files are small.
    if (this.#loaded < this.#total && Date.now() - this.#told < TELL_EVERY) return;
    this.#told = Date.now();
    for (const page of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" })) {
      page.postMessage({ kind: "keeping", loaded: this.#loaded, total: this.#total });
    }
  }
}

setCacheNameDetails({ prefix: "rollbook", precache: "files", suffix: worker.registration.scope });
const keeping = new Keeping();
const files = new PrecacheController({ plugins: [/** @type {any} */ (keeping)] });
files.addToCacheList(entries);
worker.addEventListener("install", (event) => event.waitUntil(keep(event)));
worker.addEventListener("activate", (event) => event.waitUntil(files.activate(event)));
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

// An address below ours that is not there can only be answered by the host; without a network the app is the best
// answer, if it is here.
registerRoute(({ request }) => request.mode === "navigate", new NetworkOnly());
setCatchHandler(async ({ request }) => {
  const { scope } = worker.registration;
  return request.mode === "navigate" && request.url.split(/[?#]/)[0] !== scope
    ? Response.redirect(scope)
    : Response.error();
});

/**
 * Fetches whatever is not here. Workbox's own way takes one file after another, and each waits for the host and for the
 * device; what it does with a file is the same. After a failure nothing else is begun, and what has begun is awaited.
 * @param {ExtendableEvent} event
 */
async function keep(event) {
  const coming = [...files.getURLsToCacheKeys()];
  const take = async () => {
    for (let one = coming.shift(); one; one = coming.shift()) {
      const [url, cacheKey] = one;
      const request = new Request(url, {
        integrity: files.getIntegrityForCacheKey(cacheKey),
        credentials: "same-origin",
      });
      try {
        await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }));
      } catch (error) {
        coming.length = 0;
        throw error;
      }
    }
  };
  for (const { status, reason } of await Promise.allSettled(Array.from({ length: AT_ONCE }, take))) {
    if (status === "rejected") throw reason;
  }
}

worker.addEventListener("message", (event) => {
  const { kind, build, fetches } = event.data ?? {};
  if (kind === "activate") event.waitUntil(worker.skipWaiting());
  // A page of the same version; another version's would get files it does not know.
  if (kind === "claim" && build === WORKER.build) event.waitUntil(worker.clients.claim());
  if (kind === "mend")
    event.waitUntil(
      (fetches ? mend() : isWhole()).then((whole) => event.source?.postMessage({ kind: whole ? "kept" : "lacking" })),
    );
});

/** @type {Promise<boolean> | null} */
let mending = null;

/**
 * Fetches what should be here and is not, since somebody has cleared it away.
 * @returns {Promise<boolean>} whether all is here now
 */
function mend() {
  mending ??= isWhole()
    .then((whole) => {
      if (whole) return;
      keeping.begin();
      // As at the first time: what is here is left as it is.
      return keep(/** @type {any} */ ({ type: "install", waitUntil() {} }));
    })
    .then(
      () => true,
      () => false,
    )
    .finally(() => (mending = null));
  return mending;
}

async function isWhole() {
  const kept = await caches.open(cacheNames.precache);
  const here = new Set((await kept.keys()).map(({ url }) => url));
  return [...files.getURLsToCacheKeys().values()].every((key) => here.has(key));
}

worker.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));

/** Workbox removes the files of older versions from our cache; this, memory snapshots and caches under older names. */
async function forgetOlder() {
  const snapshot = new URL(WORKER.snapshot.path, worker.location.href).href;
  const kept = await caches.open(WORKER.snapshot.cache);
  for (const { url } of await kept.keys()) {
    if (url.startsWith(worker.registration.scope) && url !== snapshot) await kept.delete(url);
  }
  const ours = (/** @type {string} */ name) =>
    name.startsWith("rollbook-files-") && name.endsWith(worker.registration.scope);
  for (const name of await caches.keys()) {
    if (ours(name) && name !== cacheNames.precache) await caches.delete(name);
  }
}
