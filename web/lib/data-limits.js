/**
 * Limits for data from a URL, which anybody may have written: checked before it is drawn. Knows no
 * game.
 */

/** At least twice what any position of any game needs. */
export const LIMITS = { depth: 16, values: 8000, list: 300, keys: 64, text: 200, number: 1_000_000 };

/**
 * Throws unless this is plain data within the limits: few enough values, short lists and texts, whole numbers only, and
 * none so large that a view that draws so many of something would never end.
 * @param {unknown} value as JSON.parse makes it
 */
export function checkBounds(value) {
  let left = LIMITS.values;
  /** @param {unknown} one @param {number} depth */
  const check = (one, depth) => {
    left -= 1;
    if (left < 0 || depth > LIMITS.depth) throw new RangeError("too much to draw");
    if (typeof one === "number" && !(Number.isInteger(one) && Math.abs(one) <= LIMITS.number))
      throw new RangeError("a number out of range");
    if (typeof one === "string" && one.length > LIMITS.text) throw new RangeError("a text too long");
    if (one === null || typeof one !== "object") return;
    const inside = Object.entries(one);
    if (inside.length > (Array.isArray(one) ? LIMITS.list : LIMITS.keys)) throw new RangeError("a list too long");
    for (const [key, each] of inside) {
      if (key.length > LIMITS.text) throw new RangeError("a name too long");
      check(each, depth + 1);
    }
  };
  check(value, 0);
}
