/** What may never answer is given up after a while. */

/**
 * @template T
 * @param {Promise<T>} work
 * @param {number} ms
 * @param {string} what does not answer
 * @returns {Promise<T>}
 */
export async function within(work, ms, what) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} does not answer`)), ms);
  });
  try {
    return /** @type {T} */ (await Promise.race([work, late]));
  } finally {
    clearTimeout(timer);
  }
}
