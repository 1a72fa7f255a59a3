/** Which language a page is in, and which of its elements show a message. Works before any catalogue is loaded. */

/** @typedef {string} Language one of `languages` */

export const languages = Object.keys(LANGUAGES);

/**
 * What the address asks for (`?lang=fr`) comes first, then what was chosen, then what the browser prefers.
 * @param {string} chosen
 * @returns {Language}
 */
export function findLanguage(chosen) {
  const wanted = [
    new URLSearchParams(location.search).get("lang") ?? "",
    ...(chosen === "auto" ? navigator.languages : [chosen]),
  ];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag)) ?? "en";
}

/** Where the messages of a file are. @param {Language} language @param {string} file */
export const textFile = (language, file) => `web/text/${ENGLISH.includes(file) ? "en" : language}/${file}.ftl`;

/**
 * Fills the static parts of a page: `data-text` with a message, `data-label` with an accessible name.
 * @param {ParentNode} root
 * @param {(id: string) => string} say
 */
export function fill(root, say) {
  for (const element of root.querySelectorAll("[data-text]:not(html)"))
    element.textContent = say(/** @type {HTMLElement} */ (element).dataset.text ?? "");
  for (const element of root.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", say(/** @type {HTMLElement} */ (element).dataset.label ?? ""));
}
