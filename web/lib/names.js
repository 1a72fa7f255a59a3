/** What people call themselves, made safe to show. */

export const NAME_LENGTH = 20;

/**
 * Control characters and bidirectional overrides could hide or reorder what stands around a text; a long one is cut.
 * @param {string} text @param {number} length
 */
export function tidy(text, length) {
  const clean = text.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, " ").replace(/\s+/g, " ").trim();
  return [...clean].slice(0, length).join("").trim();
}

/** @param {string} name */
export const tidyName = (name) => tidy(name, NAME_LENGTH);
