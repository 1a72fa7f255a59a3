/** The keys that do the same at every table. */

/** @type {Record<string, (table: import("./table.js").TableScreen) => unknown>} */
export const tableKeys = {
  u: (table) => table.undo(),
  l: (table) => table.log(),
  h: (table) => table.hint(),
  m: (table) => table.menu(),
  "?": (table) => table.keys(),
};

/** No game's view gets these: the table takes them first. The build presses them all at every position that it draws. */
export const reservedKeys = [...Object.keys(tableKeys), "Enter", " "];
