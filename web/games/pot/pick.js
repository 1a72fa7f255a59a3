/** Naming people, one tap for each coin, guided only by the choices the engine allows. */

/** @typedef {{ people: number[] }} Choice */

/** Whether every one in `few` is in `many`, as often. @param {number[]} few @param {number[]} many */
function within(few, many) {
  const rest = [...many];
  return few.every((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The choice that names exactly these people.
 * @template {Choice} C
 * @param {C[]} choices @param {number[]} people
 * @returns {C | undefined}
 */
export const chosen = (choices, people) =>
  choices.find((choice) => choice.people.length === people.length && within(people, choice.people));

/**
 * Who is named after a tap. One coin more if a choice allows it, else none from this person; the people named first make room if necessary.
 * @param {Choice[]} choices @param {number[]} people @param {number} tapped
 * @returns {number[]}
 */
export function tap(choices, people, tapped) {
  const fits = (/** @type {number[]} */ some) => choices.some((choice) => within(some, choice.people));
  if (fits([...people, tapped])) return [...people, tapped];
  if (people.includes(tapped)) return people.filter((one) => one !== tapped);
  for (let gone = 1; gone <= people.length; gone++) {
    const some = [...people.slice(gone), tapped];
    if (fits(some)) return some;
  }
  return people;
}
