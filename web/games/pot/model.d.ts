/** What the engine tells about a table of Pass the Pot. Types only: nothing here is shipped. */
import type * as shared from "../../types";

/** Names a die by the letter on it. */
export type Letter = "P" | "O" | "T";

export interface Way {
  /** What each player has more or less. */
  coins: number[];
  /** What the bank has more or less. */
  bank: number;
  /** Whom the player names, once for each coin. */
  people: number[];
}

export type Throw = { move: string; kind: "throw" | "again" | "pay"; dice: Letter[]; kept: Letter[]; cost: number };
export type Stop = {
  move: string;
  kind: "stop";
  combo: string | null;
  dice: Letter[];
  result: number | null;
  verdict: string | null;
};
export type Share = Way & { move: string; kind: "take" | "give" };
export type Choice = Throw | Stop | Share;

/** How the turn before ended, until the next roll. */
export interface Last {
  code: "took_pot" | "lower" | "equal" | "triple_111" | "pot";
  seat: number;
  dice: string[];
  combo: string | null;
  result: number;
  round: { seat: number; coins: number; dice: string[] } | null;
}

export interface View {
  target: number;
  /** Coins. */
  scores: number[];
  leaders: number[];
  pot: number;
  pot_at: number | null;
  /** null: it never runs out. */
  bank: number | null;
  bonus: string;
  phase: "start_off" | "start" | "roll" | "throw" | "choose" | "win_off" | "over";
  round: number;
  starter: number | null;
  player: number | null;
  holder: number | null;
  /** The dice to beat. */
  held: string[] | null;
  best: number | null;
  to_come: number[];
  dice: string[] | null;
  throws: number;
  thrown: Letter[];
  result: number | null;
  combo: string | null;
  roll_off: { seats: number[]; throws: { seat: number; face: string }[]; best: number[] } | null;
  last: Last | null;
  choices: Choice[];
}

export type Model = shared.Model<View>;
export type Frame = shared.Frame<View>;
export type { Playing } from "../../components/game-view.js";
