/** The keys that do the same at every table. */

/** @type {Record<string, (table: import("./table.js").TableScreen) => unknown>} */
export const tableKeys = {
  u: (table) => table.undo(),
  l: (table) => table.log(),
  h: (table) => table.hint(),
  m: (table) => table.menu(),
  "?": (table) => table.keys(),
};
