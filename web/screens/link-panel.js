/** A link to hand over: as a QR code, as text to copy, and by whatever the device can send with. */
import { toast } from "../components/notice.js";
import { art, h } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** The blank edge of a QR code, in modules. */
const QUIET = 2;

/** The address that opens a code, without what this page's address asks for, such as a language. @param {string} code */
export const addressOf = (code) => new URL(`./#/open/${code}`, document.baseURI).href;

/** @param {string} url @param {string} title for what sends it */
export function linkPanel(url, title) {
  const link = h("input", { class: "input", readonly: true, value: url, "aria-label": t("share-link") });
  link.addEventListener("focus", () => link.select());
  const copy = async (/** @type {string} */ text, /** @type {string} */ done) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t(done));
    } catch {
      link.focus(); // selected: the person can copy it
    }
  };
  const picture = h("div", { class: "qr", role: "img", "aria-label": t("share-qr") });
  qrCode(url).then(
    (code) => picture.append(art(code)),
    () => picture.remove(), // its encoder did not load: the link is there
  );
  const send = () => sendOr({ title, url }, () => copy(url, "share-copied"));
  return {
    picture,
    link,
    copy,
    copyButton: linkButton("share-copy", () => copy(url, "share-copied"), "main"),
    sendButton: "share" in navigator ? linkButton("share-send", send) : "",
  };
}

/** @param {ShareData} data @param {() => unknown} otherwise if the system does not take it */
export async function sendOr(data, otherwise) {
  try {
    await navigator.share(data);
  } catch (error) {
    // A person who cancels knows that nothing was sent.
    if (!(error instanceof DOMException && error.name === "AbortError")) await otherwise();
  }
}

/** @param {string} text the id of its message @param {() => unknown} click @param {string} [kind] */
export const linkButton = (text, click, kind = "") =>
  h("button", { class: `button ${kind}`, type: "button", on: { click } }, t(text));

/** A square for each dark module, in one path. @param {string} text */
async function qrCode(text) {
  // Fetched when it is needed. It shares nothing with the app, so the bundler need not split the app's code for it.
  const { correction, generate } = await import("lean-qr");
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, place) => place);
  const squares = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  const size = code.size + 2 * QUIET;
  return `<svg viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges"><path d="${squares.join("")}"/></svg>`;
}
