/** A place in IndexedDB. Whatever fails there is an exception, and nothing waits for ever: some browsers never answer. */
import { createStore } from "idb-keyval";
import { within } from "./patience.js";

const PATIENCE = 15_000;

/**
 * It is opened without a version: what a later release of the app has made of it is read as it is.
 * @param {string} name
 * @param {string} store
 */
export function database(name, store) {
  let opened = createStore(name, store);
  /** @template T @param {(store: import("idb-keyval").UseStore) => Promise<T>} work @returns {Promise<T>} */
  return async (work) => {
    try {
      return await within(work(opened), PATIENCE, "IndexedDB");
    } catch (error) {
      // The next one begins with a connection of its own.
      opened = createStore(name, store);
      throw error;
    }
  };
}
