/** One window at a time changes what is stored of a game: from the look at it until it is stored again. */

/** A window that hangs must not hold up the others for ever, in milliseconds. */
const PATIENCE = 30_000;

/** @template T @param {string} id of the game @param {() => T | Promise<T>} change @returns {Promise<T>} */
export async function alone(id, change) {
  if (!navigator.locks) return change();
  return navigator.locks.request(`rollbook game ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, change);
}
