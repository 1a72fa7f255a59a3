/** Random ids and seeds. */

/** A fresh handle for a game. */
export const newId = () => random(10);

/** A seed that nobody can guess: 16 characters of base 32 from the browser's own source. */
export const newSeed = () => random(16);

/** What the dice of a game by link follow from. */
export const newSecret = () => random(52);

/** @param {number} length */
function random(length) {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 31]).join("");
}
