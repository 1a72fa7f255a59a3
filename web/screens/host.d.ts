import type { Action } from "../components/action-bar.js";
import type { GameView } from "../components/game-view.js";
import type { History } from "../lib/history.js";
import type { Session } from "../lib/session.js";
import type { Wish } from "./coaching.js";
import type { TableScreen } from "./table.js";

/**
 * What a table needs from the page it is on: the app (app-host.js) or an embed (embed/host.js). A table knows nothing
 * else of either.
 */
export interface Host {
  /** What the bar above the table has before the game's name. */
  lead: HTMLElement[];
  /** What the bar says below it. */
  line: HTMLElement | null;
  /** What can be done while somebody at another device decides; null: somebody at this one does. */
  elsewhere?(table: TableScreen): Action[] | null;
  /** How the coach is wanted at this table. */
  coach(session: Session): Wish;
  /** Whether the bar has a button for the score sheet, where there is room. */
  hasSheet: boolean;
  /** Goes below the table. */
  below: HTMLElement | null;
  /** The message that is shown when the engine does not answer. */
  unanswered: string;
  /** Whether a game is on the table that should not be interrupted. */
  playing(on: boolean): void;
  /** A game has just been played to its end. */
  finished(): void;
  /** Everything that has happened is shown. */
  settled(table: TableScreen, history: History): void;
  /** Gives a hint of its own; false: the coach is asked. */
  hint(table: TableScreen): boolean;
  /** Opens the menu. */
  menu(table: TableScreen): void;
  /** Opens or closes the score sheet over a game's view. */
  sheet?(view: GameView): unknown;
  /** Opens the result of a game that is over. */
  result(table: TableScreen): void;
  /** Starts the next game after one that is over. */
  rematch(table: TableScreen): unknown;
}
