/**
 * IndexedDB as browsers have it, whose writes fail together with those of the storage in page.mjs: they are counted as
 * one sequence.
 */
import "../node_modules/fake-indexeddb/auto/index.mjs";
import { storage } from "./page.mjs";

const { prototype } = IDBObjectStore;
const { put, get } = prototype;
const real = { put: prototype.put, delete: prototype.delete, clear: prototype.clear };
const { transaction } = IDBDatabase.prototype;

for (const name of /** @type {const} */ (["put", "delete", "clear"])) {
  prototype[name] = function (...given) {
    const how = storage.count();
    const act = () => real[name].apply(this, given);
    if (how === "") return act();
    if (how === "dropped") return this.count();
    if (how === "killed after" || how === "half") {
      const request = act();
      if (how === "half") this.transaction.abort();
      else storage.kill();
      return request;
    }
    if (how === "killed before") storage.kill();
    this.transaction.abort();
    throw how === "full" ? new DOMException("full", "QuotaExceededError") : new Error(how);
  };
}

/**
 * Handles of files can be stored, as browsers do it; functions cannot, so here the database has a number in their place.
 * @type {object[]}
 */
const handles = [];
real.put = function (value, key) {
  if (value?.folder) handles.push(value.folder);
  return put.call(this, value?.folder ? { ...value, folder: handles.length - 1 } : value, key);
};
const { result } = Object.getOwnPropertyDescriptors(IDBRequest.prototype);
prototype.get = function (key) {
  const request = get.call(this, key);
  return Object.defineProperty(request, "result", {
    get: () => result.get?.call(request),
    set: (found) =>
      result.set?.call(
        request,
        typeof found?.folder === "number" ? { ...found, folder: handles[found.folder] } : found,
      ),
  });
};

IDBDatabase.prototype.transaction = function (...given) {
  if (storage.dead || kept.broken) throw new DOMException("gone", "InvalidStateError");
  return transaction.apply(this, given);
};

/** @type {Promise<IDBDatabase>} */
const opened = new Promise((resolve, reject) => {
  const request = indexedDB.open("rollbook");
  request.onupgradeneeded = () => request.result.createObjectStore("games");
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @param {IDBTransactionMode} mode @param {(games: IDBObjectStore) => IDBRequest[]} ask */
async function using(mode, ask) {
  const work = transaction.call(await opened, "games", mode);
  const requests = ask(work.objectStore("games"));
  await new Promise((resolve, reject) => Object.assign(work, { oncomplete: resolve, onabort: reject }));
  return requests.map(({ result }) => result);
}

export const kept = {
  /** Nothing can be read or written. */
  broken: false,
  /** @returns {Promise<[string, string][]>} */
  async copy() {
    const [ids, texts] = await using("readonly", (games) => [games.getAllKeys(), games.getAll()]);
    return ids.map((id, at) => [id, texts[at]]);
  },
  /** @param {[string, string][]} entries */
  async reset(entries) {
    await using("readwrite", (games) => [
      real.clear.call(games),
      ...entries.map(([id, text]) => real.put.call(games, text, id)),
    ]);
  },
};
