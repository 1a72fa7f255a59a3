/** Style sheets that arrive when they are needed. */
import { h } from "./dom.js";

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Resolves when the style sheet is in force. @param {string} href */
export function styled(href) {
  let found = sheets.get(href);
  if (!found) {
    found = new Promise((resolve, reject) => {
      const link = h("link", {
        rel: "stylesheet",
        href,
        on: {
          load: resolve,
          error: () => {
            link.remove();
            sheets.delete(href);
            reject(new Error(href));
          },
        },
      });
      document.head.append(link);
    });
    sheets.set(href, found);
  }
  return found;
}
