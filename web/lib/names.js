/** What people call themselves, made safe to show. */

export const NAME_LENGTH = 20;

/** Invisible, or not a character at all; but for the joiner that holds emoji of several parts together. */
const UNSEEN = /(?!\u200d)[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Control characters and bidirectional overrides could hide or reorder the text around a name; a long one is cut.
 * @param {string} text @param {number} length
 */
export function tidy(text, length) {
  const clean = text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  if (!/[^\s\u200d]/.test(clean)) return "";
  return [...clean].slice(0, length).join("").trim();
}

/** @param {string} name */
export const tidyName = (name) => tidy(name, NAME_LENGTH);

export const TITLE_LENGTH = 60;

/** @param {string} title of a game */
export const tidyTitle = (title) => tidy(title, TITLE_LENGTH);
