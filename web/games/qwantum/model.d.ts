/** What the engine tells about a table of Qwantum. Types only: nothing here is shipped. */
import type * as shared from "../../types";

export interface Face {
  face: string;
  colour: string;
  number: number;
}

export interface Die {
  die: string;
  shows: Face | null;
  thrown: boolean;
  faces: Face[];
}

export interface Row {
  colour: string;
  numbers: number[];
  next: number | null;
  low: number | null;
  high: number | null;
}

export interface Sheet {
  rows: Row[];
  columns: (number | null)[];
  misses: number;
  minus: number;
  points: number;
  total: number;
}

export type Throw = { move: string; kind: "throw" | "again"; dice: string[] };
export type Write = {
  move: string;
  kind: "write";
  colour: string;
  number: number;
  column: number;
  points: number | null;
  total: number;
  ends: boolean;
};
export type Pass = { move: "pass"; kind: "pass"; miss: number; ends: boolean };
export type Choice = Throw | Write | Pass;

/** What somebody wrote; no colour: they passed. */
export interface Chosen {
  seat: number;
  seen: boolean;
  colour: string | null;
  number: number | null;
}

export interface View {
  phase: "lot" | "start" | "roll" | "throw" | "write" | "choose" | "reveal" | "over";
  action: "A" | "B" | "C" | null;
  active: number | null;
  player: number | null;
  throws: number;
  dice: Die[];
  sums: Record<string, number> | null;
  /** The colour that is taken. */
  out: string | null;
  sheets: Sheet[];
  scores: number[];
  leaders: number[];
  /** What each miss costs. */
  boxes: number[];
  chosen: Chosen[];
  secret: boolean;
  practice: boolean;
  choices: Choice[];
  last: { seat: number; wrote: Chosen; chosen: Chosen[]; missed: boolean } | null;
}

export type Model = shared.Model<View>;
export type Frame = shared.Frame<View>;
export type { Playing } from "../../components/game-view.js";
