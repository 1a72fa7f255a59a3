// The browser's own words under Node: a JSON question on standard input, the answers as JSON on standard output.
// { files, english, games: { <language>: [{ game, seats, events }] }, messages: { <language>: [[id, args]] }, numbers,
//   chances, lists }
import fs from "node:fs";

const root = new URL("../../", import.meta.url);
const asked = JSON.parse(fs.readFileSync(0, "utf8"));
Object.assign(globalThis, {
  LANGUAGES: asked.messages,
  ENGLISH: asked.english,
  document: { baseURI: root.href, documentElement: {} },
  fetch: async (/** @type {URL} */ url) => ({ ok: true, text: async () => fs.readFileSync(url, "utf8") }),
});
const { list, number, percent, speak, t } = await import(new URL("web/lib/messages.js", root).href);
const { eventText } = await import(new URL("web/lib/describe.js", root).href);

/** @type {Record<string, unknown>} */
const said = {};
for (const language of Object.keys(asked.messages)) {
  await speak(language, asked.files);
  said[language] = {
    messages: asked.messages[language].map((/** @type {[string, Record<string, string | number>]} */ [id, args]) =>
      t(id, args),
    ),
    events: asked.played.flatMap((/** @type {any} */ { game, seats, events }) =>
      events.map((/** @type {any} */ event) => eventText(game, event, seats)),
    ),
    numbers: asked.numbers.map(number),
    chances: asked.chances.map(percent),
    lists: asked.lists.map(list),
  };
}
console.log(JSON.stringify(said));
