/** A game as a link: what it contains, and the ways to pass it on. */
import encodeQR from "qr";
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { art, h } from "../lib/dom.js";
import { t } from "../lib/messages.js";

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
  openDialog(
    t("share-title"),
    [
      h("p", {}, t(position.outcome ? "share-finished" : "share-running")),
      cut ? h("p", {}, t("share-cut")) : "",
      h("div", { class: "qr", role: "img", "aria-label": t("share-qr") }, art(qrCode(url))),
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
function qrCode(text) {
  const rows = encodeQR(text, "raw");
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${squares.join("")}"/></svg>`;
}
