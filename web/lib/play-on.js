/** A position of one game as the start of another: the same past, new dice, bots in the other seats. */
import { readRecord, writeRecord } from "./record.js";
import { PERSON, USUAL_LEVEL } from "./seats.js";

/** What belongs to the dice of the first game. */
const DICE = /^(seed|dice|table): /;
const SEAT = /^seat: (\S+) (.*)$/;

/**
 * A record without a seed, so the app that opens it gives it one.
 * @param {string} record @param {number} step after which it goes on
 * @param {number} seat the person's; bots stay, other people become bots
 */
export function playOn(record, step, seat) {
  const { head, moves } = readRecord(record);
  let at = -1;
  const lines = head
    .split("\n")
    .filter((line) => !DICE.test(line))
    .map((line) => {
      const [, kind, name] = SEAT.exec(line) ?? [];
      if (kind === undefined) return line;
      at += 1;
      return `seat: ${at === seat ? PERSON : kind === PERSON ? USUAL_LEVEL : kind} ${name}`;
    });
  return writeRecord(
    lines.join("\n"),
    moves.slice(0, step).map((move) => move.replace(/^!/, "")),
  );
}
