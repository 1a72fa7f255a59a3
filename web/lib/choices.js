/** What a person may choose now, and what they have picked for it so far. Plain data: no page and no rule of a game. */

/**
 * @template C, K
 * @typedef {C extends { kind: infer Own } ? ([Extract<Own, K>] extends [never] ? never : C) : never} OfKind
 */

/**
 * The choices of these kinds that may be made now.
 * @template {{ move: string, kind: string }} C
 * @template {C["kind"]} K
 * @param {{ view: { choices: C[] }, legal: string[] }} model @param {K[]} kinds
 * @returns {OfKind<C, K>[]}
 */
export const ofKind = ({ view, legal }, ...kinds) =>
  /** @type {OfKind<C, K>[]} */ (
    view.choices.filter(({ move, kind }) => kinds.includes(/** @type {K} */ (kind)) && legal.includes(move))
  );

/**
 * The choice of exactly these dice.
 * @template {{ dice: readonly D[] }} C
 * @template D
 * @param {C[]} choices @param {ReadonlySet<D>} dice
 * @returns {C | undefined}
 */
export const ofDice = (choices, dice) =>
  choices.find((choice) => choice.dice.length === dice.size && choice.dice.every((die) => dice.has(die)));

/** Which decision a model asks for; "" when it asks for none. @param {{ mode: string, step: number }} model */
export const decisionOf = ({ mode, step }) => (mode === "live" ? `${step}` : "");

/**
 * A pick belongs to one decision: at every other one it begins again.
 * @template {{ of: string }} P
 * @param {P} pick @param {string} of @param {() => Omit<P, "of">} begin
 * @returns {P}
 */
export const pickFor = (pick, of, begin) => (pick.of === of ? pick : /** @type {P} */ ({ of, ...begin() }));

/**
 * A set with this one in it, or without it if it was there.
 * @template T
 * @param {ReadonlySet<T>} set @param {T} one
 * @returns {Set<T>}
 */
export function toggled(set, one) {
  const other = new Set(set);
  if (!other.delete(one)) other.add(one);
  return other;
}
