/** The newest link of a game by link, to be handed over. */
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { taskOf } from "../lib/by-link.js";
import { errorText } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { t } from "../lib/messages.js";
import { Overtaken } from "../lib/session.js";
import { addressOf, linkPanel } from "./link-panel.js";

/** @param {import("./table.js").TableScreen} table */
export async function openSendLink(table) {
  const { session, game } = table;
  const { by_link } = session.position;
  if (!by_link) return;
  const { name, id } = taskOf({ ...by_link, send: true, sent: false });
  // What somebody may have seen cannot be undone: it is noted before it is shown.
  try {
    if (!by_link.sent) await session.sent();
    table.redraw();
    const { code } = await session.linkCode();
    const { picture, link, copyButton, sendButton } = linkPanel(
      addressOf(code),
      t("bylink-share", { game: t(`${game}-name`) }),
    );
    openDialog(
      id === "send" ? t("link-send", { name }) : t("link-send-all"),
      [
        h("p", { class: "name" }, id === "send" ? t("bylink-send-how", { name }) : t("bylink-send-all-how")),
        picture,
        link,
        h("div", { class: "row" }, copyButton, sendButton),
      ],
      { class: "share", game },
    );
  } catch (error) {
    if (error instanceof Overtaken) await table.catchUp();
    else toast(error instanceof Refused ? errorText(error) : t("engine-failed"));
  }
}
