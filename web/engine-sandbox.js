/**
 * In a sandbox without an origin (an embed in a frame with `allow-scripts` alone) PyScript would not start: what it misses there
 * is put in its place. Imported by the engine's frame and by its worker, before PyScript needs any of it.
 */

/** Whether this frame or worker is in such a sandbox: it can store nothing then, and hold no locks. */
export const sandboxed = self.origin === "null";

/** A request to a database, answered in the next moment. @param {unknown} result */
function answer(result) {
  /** @type {{ onsuccess?(event: object): void }} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

if (sandboxed) {
  // PyScript opens a database of packages, which the engine has none of: this one is empty and stays so.
  const store = { getAllKeys: () => answer([]) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  Object.defineProperty(self, "indexedDB", { value: { open: () => answer(database) } });
  // Its worker is a module made of a blob, which browsers do not have there; of a plain script they do. The blob's own
  // address would have said where files are: this page's does.
  const [before, after] = ['"use strict"; (async (location) => {', `\n})(${JSON.stringify({ href: location.href })});`];
  const addressOf = URL.createObjectURL;
  URL.createObjectURL = (thing) => {
    const module = thing instanceof Blob && thing.type === "text/javascript";
    return addressOf(module ? new Blob([before, thing, after], { type: thing.type }) : thing);
  };
  self.Worker = class extends Worker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, { ...options, type: "classic" });
    }
  };
}
