/**
 * Picking dice of a roll, guided only by the sets the engine allows: a tap always leads to an allowed set or to none.
 * So three 2s go together and a straight takes one die per number, without a rule of the game here.
 */

/** @typedef {{ move: string, dice: number[] }} Choice */

/** @param {number[]} faces */
const key = (faces) => [...faces].sort((a, b) => a - b).join();

/** How many dice two sets have in common. @param {number[]} a @param {number[]} b */
function common(a, b) {
  const rest = [...b];
  return a.filter((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}

/**
 * The choice that exactly these dice make.
 * @template {Choice} C
 * @param {C[]} choices @param {number[]} faces
 * @returns {C | undefined}
 */
export const chosen = (choices, faces) => choices.find(({ dice }) => key(dice) === key(faces));

/**
 * The places in the tray after a tap on one die.
 * @param {number[]} tray @param {Choice[]} choices @param {ReadonlySet<number>} taken @param {number} tapped
 * @returns {Set<number>}
 */
export function tap(tray, choices, taken, tapped) {
  const removing = taken.has(tapped);
  const wanted = new Set(taken);
  if (removing) wanted.delete(tapped);
  else wanted.add(tapped);
  const faces = [...wanted].map((place) => tray[place]);
  if (!faces.length) return new Set();
  if (chosen(choices, faces)) return wanted;
  if (removing) {
    const inside = choices.filter(({ dice }) => common(dice, faces) === dice.length);
    const most = inside.sort((a, b) => b.dice.length - a.dice.length)[0];
    return most ? places(tray, most.dice, [...wanted]) : new Set();
  }
  // Taking: the smallest allowed set that holds all that is wanted; if there is none, the one with this die that keeps most of the others.
  const around = choices
    .filter(({ dice }) => common(faces, dice) === faces.length)
    .sort((a, b) => a.dice.length - b.dice.length)[0];
  if (around) return places(tray, around.dice, [...wanted]);
  const instead = choices
    .filter(({ dice }) => dice.includes(tray[tapped]))
    .sort((a, b) => common(b.dice, faces) - common(a.dice, faces) || a.dice.length - b.dice.length)[0];
  return instead ? places(tray, instead.dice, [tapped, ...taken]) : new Set(taken);
}

/**
 * Places in the tray for a set of faces, those already in hand first.
 * @param {number[]} tray @param {number[]} dice @param {number[]} preferred
 */
export function places(tray, dice, preferred = []) {
  const free = [...preferred, ...tray.keys()];
  /** @type {Set<number>} */
  const found = new Set();
  for (const face of dice) {
    const place = free.find((one) => tray[one] === face && !found.has(one));
    if (place !== undefined) found.add(place);
  }
  return found;
}
