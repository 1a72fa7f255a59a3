/** What the engine tells of Six Colours. Types only: nothing here is shipped. */

export interface Card {
  card: string;
  combination: string;
  colour: string | null;
  points: number;
  action: string | null;
}

export interface Pile {
  card: Card | null;
  left: number;
  made: boolean;
  declined: boolean;
}

export interface Hand {
  count: number;
  /** null: the viewer must not see it. */
  cards: Card[] | null;
  points: number | null;
}

/** A die as a letter: small for a white die, capital for a black one. */
export interface Die {
  die: string;
  aside: boolean;
}

export type Take = Card & { move: string; kind: "take"; pile: number };
export type Throw = {
  move: string;
  kind: "throw";
  dice: string[];
  left: number;
  declines: number[];
  throws_left: number;
};
export type Turn = { move: string; kind: "turn"; die: string; face: string; makes: number[] };
export type Choose = { move: string; kind: "steal" | "swap"; victim: number; cards: number };
export type Give = Card & { move: string; kind: "give" };
export type Plain = { move: string; kind: "pass" | "end" };
export type Choice = Take | Throw | Turn | Choose | Give | Plain;

export interface View {
  phase: "lot" | "card" | "start" | "roll" | "throw" | "choose" | "draw" | "give" | "gained" | "over";
  player: number | null;
  /** Absent while somebody's cards are hidden. */
  scores?: number[];
  piles: Pile[];
  dice: (Die & { colour: string })[];
  thrown: number;
  throws: number;
  /** The dice of the turn before may be taken over. */
  inherit: boolean;
  /** A die may be turned to another face. */
  turnable: boolean;
  hands: Hand[];
  /** With how many cards the game may be ended. */
  early: number;
  /** With how many cards it ends. */
  last_number: number;
  won: Card | null;
  action: string | null;
  victim: number | null;
  drawn: Card | null;
  last: { code: string; seat: number; card: Card | null } | null;
  secret: boolean;
  choices: Choice[];
}

export type Model = import("../../types").Model<View>;
export type Frame = import("../../types").Frame<View>;
