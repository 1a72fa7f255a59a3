/** The lines that put an embed into a page. */

/** @param {string} text */
const escapeHtml = (text) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/\n/g, "&#10;");

/**
 * @param {Record<string, string>} wishes
 * @param {string} root where Rollbook is
 * @param {{ file: string, integrity: string }} [pinned] instead of the newest script
 */
export function tagCode(wishes, root, pinned) {
  const attributes = Object.entries(wishes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  const script = pinned
    ? `${new URL(pinned.file, root)}" integrity="${pinned.integrity}" crossorigin="anonymous`
    : new URL("embed.js", root);
  return `<script src="${script}" defer></script>\n<rollbook-game${attributes}></rollbook-game>`;
}

/** @param {Record<string, string>} wishes @param {string} root */
export function frameCode({ game, example = "", step = "", lang = "", ...rest }, root) {
  const address = new URL(`embed/${lang || "en"}/${game}${example ? `/${example}-${step}` : ""}.html`, root);
  const said = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ""));
  address.hash = said.toString();
  return `<iframe src="${escapeHtml(address.href)}" title="Rollbook" loading="lazy" width="640" height="500"></iframe>`;
}
