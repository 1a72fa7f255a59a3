/**
 * A folder as the File System Access API gives it: a file is what it was until its stream is closed. Its writes fail
 * together with those of the storage in page.mjs.
 */
import { storage } from "./page.mjs";

/** @param {string} name */
const missing = (name) => new DOMException(name, "NotFoundError");

/**
 * @param {() => void} act what is not done, if it fails
 * @param {boolean} [told] it cannot fail without saying so
 */
function attempt(act, told = false) {
  const how = storage.count();
  if (how === "full") throw new DOMException("full", "QuotaExceededError");
  if (how === "killed before") storage.kill();
  if (told && how === "dropped") throw new Error(how);
  if (how === "blocked" || how === "half" || how === "killed before") throw new Error(how);
  if (how !== "dropped") act();
  if (how === "killed after") {
    storage.kill();
    throw new Error(how);
  }
}

/** @param {string} name */
export function newFolder(name) {
  /** @type {Map<string, Blob>} */
  const files = new Map();
  const file = (/** @type {string} */ name) => ({
    getFile: async () => files.get(name),
    createWritable: async () => {
      let content = new Blob();
      return {
        write: async (/** @type {Blob} */ more) =>
          attempt(() => {
            content = new Blob([content, more]);
          }, true),
        close: async () => attempt(() => files.set(name, content)),
        abort: async () => {},
      };
    },
  });
  const folder = {
    name,
    files,
    queryPermission: async () => "granted",
    isSameEntry: async (/** @type {unknown} */ other) => other === folder,
    async getFileHandle(/** @type {string} */ name, { create = false } = {}) {
      if (!files.has(name) && !create) throw missing(name);
      if (!files.has(name)) attempt(() => files.set(name, new Blob()));
      return file(name);
    },
    async removeEntry(/** @type {string} */ name) {
      attempt(() => files.delete(name));
    },
  };
  return /** @type {any} */ (folder);
}
