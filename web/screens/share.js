/** A game as a link, a line of text and, when it is over, a picture; and the ways to pass them on. */
import { openDialog } from "../components/dialog.js";
import { headline } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { download } from "../lib/download.js";
import { findGame } from "../lib/library.js";
import { day, list, number, t } from "../lib/messages.js";
import { addressOf, linkButton, linkPanel, sendOr } from "./link-panel.js";
import { resultPicture } from "./result-picture.js";

/** @param {Pick<import("./table.js").TableScreen, "session" | "game" | "position">} table */
export async function openShare({ session, game, position }) {
  const { code, cut } = await session.share();
  const title = t("share-name", { game: t(`${game}-name`) });
  const url = addressOf(code);
  const { picture, link, copy, copyButton, sendButton } = linkPanel(url, title);
  const saved = await findGame(session.id);
  const line = resultLine(position, saved?.save?.updated ?? Date.now());
  // Made before it is asked for: a browser shares a file only right after the tap.
  const pictureButton = h("span", { hidden: true });
  if (position.outcome)
    pictureOf(position, line).then((file) => file && pictureButton.replaceWith(sendPicture(file, title)));
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
        copyButton,
        linkButton("share-text", () => copy(`${line}\n${url}`, "share-text-copied")),
        sendButton,
        pictureButton,
      ),
    ],
    { class: "share", game },
  );
}

/** Who scored what in which game, and when. @param {import("../types").Position} position @param {number} updated */
function resultLine({ game, seats, outcome }, updated) {
  const people = outcome ? standings(seats, outcome).join(" – ") : list(seats.map(({ name }) => name));
  const date = day(updated);
  return t("share-line", { people, game: t(`${game}-name`), date });
}

/** @param {import("../types").Seat[]} seats @param {import("../types").Outcome} outcome */
const standings = (seats, { ranks, scores }) =>
  [...seats.keys()].sort((a, b) => ranks[a] - ranks[b]).map((seat) => `${seats[seat].name} ${number(scores[seat])}`);

/** @param {import("../types").Position} position @param {string} foot @returns {Promise<File | null>} */
async function pictureOf(position, foot) {
  const { game, seats, outcome } = position;
  if (!outcome) return null;
  const blob = await resultPicture(position, { title: headline(game, outcome, seats), foot });
  return blob && new File([blob], `rollbook-${game}.png`, { type: blob.type });
}

/** @param {File} file @param {string} title */
function sendPicture(file, title) {
  const save = () => download(file.name, file);
  if (!navigator.canShare?.({ files: [file] })) return linkButton("share-picture-save", save);
  return linkButton("share-picture-send", () => sendOr({ files: [file], title }, save));
}
