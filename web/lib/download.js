/** Hands something to the person as a file. @param {string} name @param {string | Blob} content @param {string} [type] */
export function download(name, content, type = "application/json") {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The name of a file that holds everything. */
export const exportName = () => `rollbook-${new Date().toISOString().slice(0, 10)}.json`;
