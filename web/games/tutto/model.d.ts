/** What the engine tells about a table of Tutto. Types only: nothing here is shipped. */
import type * as shared from "../../types";

export interface Choice {
  move: string;
  kind: "draw" | "keep" | "stop";
  dice: number[];
  points: number;
  /** What would be written. */
  total: number;
  /** How many dice are left to roll. */
  left: number;
  tutto: boolean;
}

export interface View {
  target: number;
  scores: number[];
  leaders: number[];
  player: number | null;
  phase: "lot" | "start" | "card" | "roll" | "throw" | "over";
  card: string | null;
  /** How many cards are left in the pile. */
  pile: number;
  aside: number[][];
  tray: number[];
  points: number;
  /** How many Tuttos the clover leaf still needs. */
  leaf: number;
  /** How the turn before ended; `written`: with its points written, not lost. */
  last: { code: string; seat: number; points: number; written: boolean } | null;
  choices: Choice[];
}

export type Model = shared.Model<View>;
export type Frame = shared.Frame<View>;
export type { Playing } from "../../components/game-view.js";
