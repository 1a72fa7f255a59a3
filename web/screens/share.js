/** A game as a link: what it contains, and the ways to pass it on. */
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { art, h } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** The blank edge of a QR code, in modules. */
const QUIET = 2;

/** @param {import("./table.js").TableScreen} table */
export async function openShare({ session, game, position }) {
  const { code, cut } = await session.share();
  // Without what this address asks for, such as a language.
  const url = new URL(`./#/open/${code}`, document.baseURI).href;
  const link = h("input", { class: "input", readonly: true, value: url, "aria-label": t("share-link") });
  link.addEventListener("focus", () => link.select());
  const title = t("share-name", { game: t(`${game}-name`) });
  const send = () => navigator.share({ title, url }).catch(() => {}); // not sent after all, which nobody need be told
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(t("share-copied"));
    } catch {
      link.focus(); // selected: the person can copy it
    }
  };
  const picture = h("div", { class: "qr", role: "img", "aria-label": t("share-qr") });
  qrCode(url).then(
    (code) => picture.append(art(code)),
    () => picture.remove(), // its encoder did not load: the link is there
  );
  openDialog(
    t("share-title"),
    [
      h("p", {}, t(position.outcome ? "share-finished" : "share-running")),
      cut ? h("p", {}, t("share-cut")) : "",
      picture,
      link,
      h(
        "div",
        { class: "row" },
        h("button", { class: "button main", type: "button", on: { click: copy } }, t("share-copy")),
        "share" in navigator
          ? h("button", { class: "button", type: "button", on: { click: send } }, t("share-send"))
          : "",
      ),
    ],
    { class: "share", game },
  );
}

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
