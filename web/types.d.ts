/**
 * The shapes that cross from the engine, as the views see them. Types only: nothing here is shipped.
 */

export interface Seat {
  /** "person" or the id of a bot level. */
  kind: string;
  name: string;
}

/** What the app can make heard: lib/feedback.js. */
export type Sound = "dice" | "card" | "place" | "coin" | "win";

export interface GameEvent {
  code: string;
  params: Record<string, unknown>;
  /** Known to some of the seats only, the viewer's among them. */
  secret?: true;
  /** What it sounds like, if it is heard. */
  sound?: Sound;
}

/** Something that can be computed, such as a chance that explains a hint. */
export interface Fact {
  code: string;
  params: Record<string, unknown>;
}

/** The best move, and the odds behind it. */
export interface Hint {
  ok: true;
  move: string;
  odds: Fact[];
}

/** What a move or a position is worth. */
export interface Value {
  /** Each seat's chance of winning. */
  wins: number[];
  /** What the seat that decides scores on average, if the game counts points. */
  points: number | null;
  /** How far the chances are off; 0 if they are exact. */
  error: number;
}

/** One of the moves of a decision. `loss`: what it costs against the best one, in chances of winning. */
export interface JudgedMove extends Value {
  move: string;
  loss: number;
  odds: Fact[];
}

/** Why a move was made. */
export interface Reason {
  ok: true;
  seat: number;
  move: string;
  best: string;
  loss: number;
  value: Value;
  odds: Fact[];
}

/** One step in a review; see pyapp/review.py. */
export interface JudgedStep {
  step: number;
  seat: number | null;
  move: string;
  before: number[];
  after: number[];
  best: string | null;
  options: number;
  loss: number;
  luck: number[];
}

export interface Review {
  steps: JudgedStep[];
  totals: {
    start: number;
    result: number;
    luck: number;
    skill: number;
    rest: number;
    lost: number;
    decisions: number;
  }[];
  turning_points: number[];
  error: number;
}

/** One step of a match: a decision, or what chance brought. */
export interface Step {
  step: number;
  /** Null if the viewer must not know it. */
  move: string | null;
  /** Who decided; null: chance did. */
  seat: number | null;
  /** What kind of chance it was; null: somebody decided. */
  chance: "dice" | "draw" | null;
  /** The faces or cards that people typed in; absent if they did not. */
  typed?: string[];
  events: GameEvent[];
}

/** A step, and the table after it. */
export interface Frame<V = any> extends Step {
  view: V;
}

/** The first decision of a match. */
export interface First {
  step: number;
  seat: number;
}

/** A part of what happened. */
export interface Log {
  ok: true;
  frames: Step[];
  first: First | null;
}

/** So many of one kind, and what each may show: how often at most. */
export interface Pieces {
  /** What you see of them before they are rolled; "" if all are alike. */
  kind: string;
  /** The seat that rolls them, where everybody has their own. */
  owner: number | null;
  amount: number;
  shows: Record<string, number>;
}

/** What is rolled or drawn next, and by whom. The app asks for it if the table has real dice. */
export interface ChanceTurn {
  kind: "chance";
  verb: string;
  seat: number | null;
  pieces: Pieces[];
}

export type Turn = { kind: "decide"; seat: number } | ChanceTurn | { kind: "over" };

export interface Outcome {
  reason: string;
  winners: number[];
  ranks: number[];
  scores: number[];
  facts: Record<string, unknown>;
}

export interface Position<V = any> {
  ok: true;
  match: string;
  game: string;
  rev: number;
  step: number;
  steps: number;
  /** Who sees this; null: somebody who looks on. */
  seat: number | null;
  turn: Turn;
  legal: string[];
  view: V;
  frames: Frame<V>[];
  outcome: Outcome | null;
  can_undo: boolean;
  record: string;
  seats: Seat[];
  options: Record<string, string | number>;
  seed: string | null;
  table: string[];
  /** Where the dice come from: pyapp/core/source.py. */
  dice: string;
  /** The day whose challenge it is, as in 2026-11-18. */
  daily: string | null;
}

/** How a day's challenge is set up: who sits there by kind, the person first. */
export interface Challenge {
  ok: true;
  seats: string[];
  options: Record<string, string | number>;
  seed: string;
  dice: string;
}

/** What may leave the device: nothing that is hidden at the table. */
export interface Shared {
  ok: true;
  /** For links. */
  code: string;
  /** As text; without the seed while the game runs. */
  record: string;
  /** How many steps it has. */
  steps: number;
  /** Whether steps were left out, since somebody at the table must not know them yet. */
  cut: boolean;
}

/** Dice with the same faces, or draws of one kind. */
export interface AuditPart {
  sort: "dice" | "draw" | "lot";
  /** "" if several games have such dice. */
  game: string;
  verb: string;
  /** "" if there are several. */
  kind: string;
  /** How many there were: of all, of people, of bots. */
  size: number;
  people: number;
  bots: number;
  /** 0: there are too few of them to judge. 2: people and bots are judged apart. */
  tests: number;
  faces: { face: string; came: number; expected: number; people: number; bots: number }[];
}

/** What the dice of one or many games show; see pyapp/audit.py. */
export interface AuditReport {
  games: number;
  /** How many outcomes should follow from a seed. */
  checked: number;
  /** The first that do not. `number`: which of the games. */
  wrong: { number: number; game: string; step: number; move: string; expected: string }[];
  wrong_count: number;
  /** How many outcomes people entered. */
  typed: number;
  /** How many games had a seed that was counted already. */
  repeated: number;
  verdict: {
    code: "none" | "few" | "even" | "uneven" | "smooth";
    size: { dice?: number; draw?: number; lot?: number };
    rarity: number | null;
    /** The part and its face that is furthest off. */
    most: [number, string] | null;
  };
  parts: AuditPart[];
}

/** What an open match tells of its dice; without a seed, or while it runs, some of it is null. */
export interface Audit {
  ok: true;
  fingerprint: string | null;
  seed: string | null;
  /** A Python program that works out the dice again. */
  program: string | null;
  report: AuditReport | null;
}

export interface EngineFailure {
  ok: false;
  code: string;
  params: Record<string, unknown>;
  /** The revision of the match that was asked about; null: there is none. */
  rev: number | null;
}

export interface OptionInfo {
  id: string;
  clause: string;
  kind: "choice" | "number" | "seat";
  default: string | number;
  values?: (string | number)[];
  min?: number;
  max?: number;
  step?: number;
}

export interface GameInfo {
  id: string;
  version: number | string;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  table: string[];
  /** What a family may bring of its own, the dice first, each with the outcomes it decides. */
  real: { id: string; verbs: string[] }[];
}

/** What the engine replies to each method if it does not refuse. A test compares this with real replies. */
export interface Replies<V = any> {
  games: { ok: true; version: string; games: GameInfo[] };
  new: Position<V>;
  /** `verified`: how many outcomes follow from the seed. */
  load: Position<V> & { verified: number };
  look: Position<V>;
  play: Position<V>;
  bot: Position<V>;
  undo: Position<V>;
  hint: Hint;
  /** Ask again until the moves are there. */
  values: { ok: true; seat: number; moves: JudgedMove[] | null };
  reason: Reason;
  /** Ask again until the review is there: each call works on it for a moment. */
  review: { ok: true; done: number; steps: number; review: Review | null };
  figure: { ok: true; value: number };
  log: Log;
  /** Who decided each step; null: chance did. */
  deciders: { ok: true; seats: (number | null)[] };
  /** How a finished game stood after each turn. */
  turns: { ok: true; turns: { seat: number; scores: number[] | null }[] };
  challenge: Challenge;
  /** Ask again until there is an outcome: each call works on it for a moment. */
  par: { ok: true; steps: number; outcome: Outcome | null };
  share: Shared;
  audit: Audit;
  /** `games`: how many there are so far. */
  audit_more: { ok: true; games: number; report: AuditReport | null };
  /** What a seed can be recognised by, before a game begins with it. */
  fingerprint: { ok: true; fingerprint: string };
  drop: { ok: true };
}

/** What a game's view is given to draw. */
export interface Model<V = any> {
  game: string;
  view: V;
  /** Moves the person at the device may make now; empty while bots play or the past is shown. */
  legal: string[];
  turn: Turn;
  seats: Seat[];
  /** Grows with every decision and chance outcome; lets a view vary what it draws (the tilt of dice) without state. */
  step: number;
  /**
   * "live": act now. "wait": something is being asked or shown. "past": a step that lies back. "over": the game has
   * ended.
   */
  mode: "live" | "wait" | "past" | "over";
  /** What the shell offers when there is no move to make: hurry a bot along, see the result. */
  actions: import("./components/action-bar.js").Action[];
  outcome: Outcome | null;
}

declare global {
  /** The languages that the build found, each with its name in its own words. */
  const LANGUAGES: Record<string, string>;
  /** The games that are not translated: they are in English, whatever the language of the page. */
  const ENGLISH: string[];
  /** The games that have a rule page. */
  const RULES: string[];
  /** The games that have a guided first turn. */
  const LESSONS: string[];
  /** What the engine says of its games, in the order of their ids. */
  const GAMES: GameInfo[];
  const VERSION: string;
  /**
   * What boot.js has to know: all scripts of app.js, the catalogues it will ask for, and the home page's words in every
   * language, in the order of their ids.
   */
  const HOME: { scripts: string[]; texts: string[]; ids: string[]; words: Record<string, string[]> };
  /** The browser's cache that keeps Python's memory for the next visit. */
  const SNAPSHOT_CACHE: string;
  /** The browser's question whether to install the app, if it came before app.js. */
  var installQuestion: Event | undefined;
}

export interface Settings {
  /** "auto" or one of LANGUAGES. */
  lang: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "none";
  pace: "slow" | "normal" | "fast";
  keys: boolean;
  sound: boolean;
  vibration: boolean;
  /** Whether the screen stays on while a game is on the table. */
  awake: boolean;
  /** Whether the table turns towards the second of two people. */
  turned: boolean;
  /** When the coach says what choices are worth. */
  coach: "off" | "ask" | "always";
  /** Whether chances are shown without advice. */
  odds: boolean;
}

export interface SaveSummary {
  names: string[];
  kinds: string[];
  scores: number[] | null;
  /** Whose turn it was; null when the game was over. */
  turn: number | null;
}

/**
 * One game in the browser's storage. The record is the whole truth; the rest lets the home screen speak before Python
 * does.
 */
export interface Save {
  id: string;
  game: string;
  record: string;
  rev: number;
  updated: number;
  summary: SaveSummary;
  outcome: Outcome | null;
  /** The day whose challenge it is. */
  daily?: string;
  /** Whether the coach advises everybody at the table. */
  coached?: boolean;
  /** A move was just taken back: a longer copy of the game is of the past. */
  undone?: boolean;
}

export interface SetUp {
  seats: Seat[];
  options: Record<string, string | number>;
  /** What the players have of their own: ids of `GameInfo.real`. */
  real: string[];
  /** Whether the coach advises everybody at the table. */
  coached?: boolean;
}
