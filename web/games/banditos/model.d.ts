/** What the engine tells of Los Banditos. Types only: nothing here is shipped. */

export interface Die {
  id: string;
  colour: string;
  value: number;
}

export interface Combination {
  kind: string;
  values: number[];
}

export interface Side {
  dice: Die[];
  free: number;
  /** What lies there now, also by one or two dice; null without any. */
  stands: Combination | null;
  /** The best that can still become of it; null when the dice for it are lacking. */
  reach: Combination | null;
  claim: { ok: boolean; why: "incomplete" | "beatable" | "fresh" | "safe"; against: Combination | null };
}

export interface Tile {
  place: number;
  value: number;
  /** Who stands better by the dice that lie there now. */
  better: number | null;
  sides: [Side, Side];
}

/** What a tile changing hands would bring. */
export interface Winning {
  place: number;
  winner: number;
  points: number;
  score: number;
  ends: boolean;
}

export type Drawing = { move: string; kind: "draw"; dice: number };
export type Passing = { move: string; kind: "pass"; returned: Die[] };
export type Placing = {
  move: string;
  kind: "place";
  die: Die;
  place: number;
  stands: Combination;
  reach: Combination | null;
  free: number;
  better: number | null;
  safe: boolean;
  wins: (Winning & { why: string }) | null;
};
export type Taking = Winning & { move: string; kind: "claim" | "give" };
export type Choice = Drawing | Passing | Placing | Taking;

export interface View {
  target: number;
  phase: "lot" | "tile" | "start" | "draw" | "roll" | "place" | "end" | "over";
  player: number | null;
  turns: number;
  scores: number[];
  /** The tiles before each seat. */
  won: number[][];
  pile: number;
  bag: Record<string, number>;
  /** Colours of dice that are drawn but not thrown. */
  drawn: string[];
  hand: Die[];
  row: (Tile | null)[];
  last: { seat: number; laid: { die: Die; place: number }[]; returned: Die[] } | null;
  choices: Choice[];
}

export type Model = import("../../types").Model<View>;
export type Frame = import("../../types").Frame<View>;
