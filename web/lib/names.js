/** What people call themselves, made safe to show. */

export const NAME_LENGTH = 20;

/**
 * Control characters and bidirectional overrides could hide or reorder what stands around a name; long names are cut.
 * @param {string} name
 */
export function tidyName(name) {
  const clean = name.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, " ").replace(/\s+/g, " ").trim();
  return [...clean].slice(0, NAME_LENGTH).join("").trim();
}
