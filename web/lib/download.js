/** Hands a text to the person as a file. @param {string} name @param {string} text @param {string} [type] */
export function download(name, text, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The name of a file that holds everything. */
export const exportName = () => `rollbook-${new Date().toISOString().slice(0, 10)}.json`;
