/** The text of a record, without the engine: its head and its moves, and whether two records are of one game. */

/**
 * A record begins with its head (game, options, seats, seed). After an empty line there is one move or outcome a line.
 * Lines that begin with `#` are comments. `pyapp/core/record.py` describes the whole format.
 * @param {string} record
 * @returns {{ head: string, moves: string[] }}
 */
export function readRecord(record) {
  const lines = record
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => !line.startsWith("#"));
  const end = lines.indexOf("");
  const cut = end < 0 ? lines.length : end;
  return { head: lines.slice(0, cut).join("\n"), moves: lines.slice(cut).filter(Boolean) };
}

/** @param {string} head @param {string[]} moves */
export const writeRecord = (head, moves) => `${[head, "", ...moves].join("\n")}\n`;

/** Game, options, seats, seed: what does not change while a game is played. @param {string} record */
export const headOf = (record) => lasting(readRecord(record).head);

/** In a game by link people join, and devices reveal more; its device's secret tells it from all others. @param {string} head */
function lasting(head) {
  if (!/^dice: players$/m.test(head)) return head;
  const changing = /^device: /m.test(head) ? /^(chain|sent|seat): / : /^chain: /;
  const lines = head.split("\n").filter((line) => !changing.test(line));
  return lines.map((line) => line.replace(/^device: \d+ /, "device: ")).join("\n");
}

/** Begins what stands in a record for a decision that only another device knows. */
const SEALED = "? ";

/** @param {string} [one] @param {string} [other] */
const agree = (one, other) =>
  one === other || (one !== undefined && other !== undefined && (one.startsWith(SEALED) || other.startsWith(SEALED)));

/** How many moves two records have in common from the start. @param {string[]} first @param {string[]} second */
export function commonMoves(first, second) {
  const other = second.findIndex((move, at) => !agree(move, first[at]));
  return other < 0 ? second.length : other;
}

/**
 * What the second record is, seen from the first. Records of one game have the same head, and the moves of one begin
 * those of the other.
 * @param {string} first @param {string} second
 * @returns {"same" | "longer" | "shorter" | "other"}
 */
export function compareRecords(first, second) {
  const [a, b] = [readRecord(first), readRecord(second)];
  const common = commonMoves(a.moves, b.moves);
  if (headOf(first) !== headOf(second) || common < Math.min(a.moves.length, b.moves.length)) return "other";
  if (a.moves.length === b.moves.length) return "same";
  return b.moves.length > a.moves.length ? "longer" : "shorter";
}
