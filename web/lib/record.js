/** What can be said of two records without the engine: whether they are of one game, and which tells more of it. */

/** @param {string} record @returns {{ head: string, steps: string }} */
function split(record) {
  const lines = record
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => !line.startsWith("#"));
  const end = lines.indexOf("");
  const cut = end < 0 ? lines.length : end;
  const steps = lines.slice(cut).filter(Boolean);
  return { head: lines.slice(0, cut).join("\n"), steps: steps.map((line) => `${line}\n`).join("") };
}

/** Game, options, seats, seed: what does not change while a game is played. @param {string} record */
export const headOf = (record) => split(record).head;

/**
 * What the second record is, seen from the first. Records of one game have the same head, and the steps of one begin
 * those of the other.
 * @param {string} first
 * @param {string} second
 * @returns {"same" | "longer" | "shorter" | "other"}
 */
export function compareRecords(first, second) {
  const [a, b] = [split(first), split(second)];
  if (a.head !== b.head) return "other";
  if (a.steps === b.steps) return "same";
  if (b.steps.startsWith(a.steps)) return "longer";
  return a.steps.startsWith(b.steps) ? "shorter" : "other";
}
