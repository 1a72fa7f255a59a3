/** The real catalogues for tests without a page: import this before any module that tells something. */
import { readFileSync } from "node:fs";

const TEXTS = new URL("../../web/text/", import.meta.url);
const LANGUAGES = Object.fromEntries(["en", "de", "fr", "it", "nl", "es", "hu"].map((code) => [code, code]));
const fetch = async (/** @type {URL} */ address) => {
  const [language, file] = address.pathname.split("/").slice(-2);
  return { ok: true, text: async () => readFileSync(new URL(`${language}/${file}`, TEXTS), "utf8") };
};
const document = { baseURI: "http://home/", documentElement: { lang: "" } };
Object.assign(globalThis, { LANGUAGES, ENGLISH: [], fetch, document });
export const { speak } = await import("../../web/lib/messages.js");
