/** Tables of values: numbers computed beforehand that the engine reads to judge moves. Fetched with a game, once. */

/** @typedef {import("./engine-call.js").Engine} Engine */

/** In milliseconds. A game does not wait longer for its table. */
const PATIENCE = 10_000;

/** By engine, the games whose tables it has or is getting. @type {WeakMap<Engine, Map<string, Promise<void>>>} */
const given = new WeakMap();

/**
 * Gives the engine the table of a game, if there is one. Without it the engine still plays, only less well, so nothing
 * here fails: what did not arrive is tried again when the game is opened next.
 * @param {Engine} engine
 * @param {string} game
 * @returns {Promise<void>}
 */
export function giveTable(engine, game) {
  if (!TABLES.includes(game)) return Promise.resolve();
  const games = given.get(engine) ?? new Map();
  given.set(engine, games);
  const giving = games.get(game) ?? give(engine, game).catch(() => void games.delete(game));
  games.set(game, giving);
  return giving;
}

/** @type {typeof giveTable} */
async function give(engine, game) {
  const address = new URL(`web/games/${game}/values.bin`, document.baseURI);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(String(answer.status));
  const { ok } = await engine.call("table", { game, data: base64(new Uint8Array(await answer.arrayBuffer())) });
  if (!ok) throw new Error("refused");
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
