/** A game as a link, a line of text and, when it is over, a picture; and the ways to pass them on. */
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { headline } from "../lib/describe.js";
import { art, h } from "../lib/dom.js";
import { download } from "../lib/download.js";
import { findGame } from "../lib/library.js";
import { day, list, number, t } from "../lib/messages.js";
import { resultPicture } from "./result-picture.js";

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
  const saved = await findGame(session.id);
  const line = resultLine(position, saved?.save?.updated ?? Date.now());
  const copy = async (/** @type {string} */ text, /** @type {string} */ done) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t(done));
    } catch {
      link.focus(); // selected: the person can copy it
    }
  };
  const send = () => sendOr({ title, url }, () => copy(url, "share-copied"));
  const picture = h("div", { class: "qr", role: "img", "aria-label": t("share-qr") });
  qrCode(url).then(
    (code) => picture.append(art(code)),
    () => picture.remove(), // its encoder did not load: the link is there
  );
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
        button("share-copy", () => copy(url, "share-copied"), "main"),
        button("share-text", () => copy(`${line}\n${url}`, "share-text-copied")),
        "share" in navigator ? button("share-send", send) : "",
        pictureButton,
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

/** @param {string} text the id of its message @param {() => unknown} click @param {string} [kind] */
const button = (text, click, kind = "") =>
  h("button", { class: `button ${kind}`, type: "button", on: { click } }, t(text));

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
  if (!navigator.canShare?.({ files: [file] })) return button("share-picture-save", save);
  return button("share-picture-send", () => sendOr({ files: [file], title }, save));
}

/** @param {ShareData} data @param {() => unknown} otherwise if the system does not take it */
async function sendOr(data, otherwise) {
  try {
    await navigator.share(data);
  } catch (error) {
    // Whoever cancels knows that nothing was sent.
    if (!(error instanceof DOMException && error.name === "AbortError")) await otherwise();
  }
}
