/**
 * What the engine tells about a table of Pass the Pot. Types only.
 *
 * @typedef {"P" | "O" | "T"} Letter names a die by the letter on it
 * @typedef {{ coins: number[], bank: number, people: number[] }} Way what everybody and the bank have more or less; whom the thrower names, once for each coin
 * @typedef {{ move: string, kind: "throw" | "again" | "pay", dice: Letter[], kept: Letter[], cost: number }} Throw
 * @typedef {{ move: string, kind: "stop", combo: string | null, dice: Letter[], result: number | null, verdict: string | null }} Stop
 * @typedef {Way & { move: string, kind: "take" | "give" }} Share
 * @typedef {Throw | Stop | Share} Choice
 * @typedef {object} Last how the turn before ended, until the next throw
 * @property {"took_pot" | "lower" | "equal" | "triple_111" | "pot"} code
 * @property {number} seat
 * @property {string[]} dice
 * @property {string | null} combo
 * @property {number} result
 * @property {{ seat: number, coins: number, dice: string[] } | null} round
 * @typedef {object} View
 * @property {number} target
 * @property {number[]} scores coins
 * @property {number[]} leaders
 * @property {number} pot
 * @property {number | null} pot_at
 * @property {number | null} bank null: it never runs out
 * @property {string} bonus
 * @property {"start_off" | "start" | "roll" | "throw" | "choose" | "win_off" | "over"} phase
 * @property {number} round
 * @property {number | null} starter
 * @property {number | null} player
 * @property {number | null} holder
 * @property {string[] | null} held the dice to beat
 * @property {number | null} best
 * @property {number[]} to_come
 * @property {string[] | null} dice
 * @property {number} throws
 * @property {Letter[]} thrown
 * @property {number | null} result
 * @property {string | null} combo
 * @property {{ seats: number[], throws: { seat: number, face: string }[], best: number[] } | null} roll_off
 * @property {Last | null} last
 * @property {Choice[]} choices
 *
 * @typedef {import("../../types").Model<View>} Model
 * @typedef {import("../../types").Frame<View>} Frame
 * @typedef {import("../../components/game-view.js").Playing} Playing
 */

export {};
