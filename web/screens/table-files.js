/** What is fetched for a table besides the app: the looks of all tables, and a game's words, code and looks. */
import { learn } from "../lib/messages.js";
import { styled } from "../lib/styles.js";

// Every table's code. As a file of its own it would be asked for only after the game's.
import "../components/game-view.js";

const STYLES = ["web/styles/shared.css", "web/styles/play.css"];

export const tableStyles = () => Promise.all(STYLES.map(styled));

/** Once it is here, the game's table is an element. @param {string} game */
export async function loadView(game) {
  // The looks of all tables first, since a game may overrule them.
  const looks = [tableStyles(), styled(`web/games/${game}/view.css`)];
  await Promise.all([learn(game), ...looks, import(`../games/${game}/view.js`)]);
}
