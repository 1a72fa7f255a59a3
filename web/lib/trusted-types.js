/**
 * The only ways in which a string becomes markup or a script's address. In browsers with Trusted Types the pages'
 * policy names them and forbids all others; elsewhere the same checks are made. See docs/security.md.
 */

/**
 * What our pictures are made of. A value from a link that has found its way into a picture brings something else along.
 */
const FOREIGN = /<(?!\/?(?:svg|g|path|rect|circle|ellipse|text)[\s/>])|[\s"'/](?:on\w+|style|href|[\w-]+:[\w-]+)\s*=/i;

/** For a page of rules, in milliseconds. */
const PATIENCE = 15_000;

/** @param {string} source */
function picture(source) {
  if (!source.startsWith("<svg") || FOREIGN.test(source)) throw new TypeError("not a picture of ours");
  return source;
}

/** @param {string} address */
function worker(address) {
  const { href, origin, pathname } = new URL(address);
  const ours = href === serviceWorker() || (origin === location.origin && pathname.endsWith("/web/engine-files.js"));
  if (!ours) throw new TypeError("not a worker of ours");
  return address;
}

const serviceWorker = () => new URL("sw.js", document.baseURI).href;

/**
 * @typedef {{ createHTML(text: string): string, createScriptURL(text: string): string }} Policy in truth of types that
 * only such browsers know
 */

/**
 * Made when it is first needed, since a page names only those it uses.
 * @param {string} name
 * @param {Partial<Policy>} rules
 * @returns {() => Policy}
 */
function policy(name, rules) {
  /** @type {Policy | null} */
  let made = null;
  return () => (made ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy(name, rules) ?? rules);
}

const pictures = policy("rollbook-picture", { createHTML: picture });
const pages = policy("rollbook-rules", { createHTML: (text) => text });
const workers = policy("rollbook-worker", { createScriptURL: worker });

/** @param {string} source an SVG of our own */
export const pictureMarkup = (source) => pictures().createHTML(source);

/** @param {string | URL} [address] of the service worker, or of the engine's files */
export const workerAddress = (address = serviceWorker()) => workers().createScriptURL(String(address));

/**
 * A page of this app, as a document that nothing runs in.
 * @param {string} address @returns {Promise<Document | null>} null: there is none, or no way to it
 */
export async function readPage(address) {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) return null;
  const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  return reply.ok ? new DOMParser().parseFromString(pages().createHTML(await reply.text()), "text/html") : null;
}
