/**
 * What PyScript wants of its surroundings and does not get in every embed is put in its place. Imported by the engine's
 * frame and by its worker, before PyScript needs any of it.
 */

/** A request to a database, answered in the next moment. @param {unknown} result */
function answer(result) {
  /** @type {{ onsuccess?(event: object): void }} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

// It opens a database of packages, of which the engine has none, and would not start where nothing may be stored: in a
// sandbox, or in a page of another site in a browser that is careful with those. This one is empty and stays so.
const store = { getAllKeys: () => answer([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(self, "indexedDB", { value: { open: () => answer(database) } });

/** Without an origin: a frame with `allow-scripts` alone. */
export const sandboxed = self.origin === "null";

if (sandboxed) {
  // Its worker is a module made of a blob, which browsers do not have there; of a plain script they do. The blob's own
  // address would have said where files are: this page's does.
  const [before, after] = ['"use strict"; (async (location) => {', `\n})(${JSON.stringify({ href: location.href })});`];
  const addressOf = URL.createObjectURL;
  URL.createObjectURL = (thing) => {
    const module = thing instanceof Blob && thing.type === "text/javascript";
    return addressOf(module ? new Blob([before, thing, after], { type: thing.type }) : thing);
  };
  // Pyodide would try in there what only plain scripts can do, and the page's policy would forbid it.
  if ("importScripts" in self)
    Object.assign(self, {
      importScripts() {
        throw new TypeError("as in a module");
      },
    });
  self.Worker = class extends Worker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, { ...options, type: "classic" });
    }
  };
}
