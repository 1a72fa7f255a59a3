/** The automatic backup: where it is, what went wrong, and one tap to mend it; elsewhere, a reminder to save to a file. */
import { openDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { backUpTo, backup, canBackUp, renewBackup, stopBackup } from "../lib/backup.js";
import { backupTrouble } from "../lib/backup-state.js";
import { h } from "../lib/dom.js";
import { exportDue, postponeExport } from "../lib/export-due.js";
import { ago, t } from "../lib/messages.js";
import { downloadEverything } from "./export.js";

/** @typedef {import("../lib/backup-state.js").Trouble} Trouble */

/** @param {string} text @param {() => unknown} click @param {string} [look] */
const button = (text, click, look = "") =>
  h("button", { class: `button ${look}`, type: "button", on: { click } }, t(text));

/** @param {Trouble | null} trouble @param {string} folder */
function tell(trouble, folder) {
  toast(trouble ? t(`backup-${trouble}`, { folder }) : t("backup-written"));
}

/** @returns {Promise<boolean>} whether there is a new state to show */
async function choose() {
  /** @type {FileSystemDirectoryHandle} */
  let folder;
  try {
    folder = await /** @type {any} */ (globalThis).showDirectoryPicker({ id: "rollbook", mode: "readwrite" });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) tell("failed", "");
    return false;
  }
  tell(await backUpTo(folder), folder.name);
  return true;
}

/** @param {string} folder @returns {Promise<boolean>} */
async function renew(folder) {
  tell(await renewBackup(), folder);
  return true;
}

/** What to do about a backup that failed. @param {Trouble} trouble @param {string} folder @param {() => unknown} done */
function mend(trouble, folder, done) {
  const run = async () => (await (trouble === "folder" ? choose() : renew(folder))) && done();
  return button({ permission: "backup-renew", folder: "backup-choose" }[String(trouble)] ?? "retry", run, "main");
}

/** @param {() => unknown} [done] after the dialog */
export async function openBackup(done = () => {}) {
  const body = h("div", { class: "backup" });
  const draw = async () => {
    const now = await backup().catch(() => null);
    const trouble = now && backupTrouble();
    const folder = now?.folder.name ?? "";
    body.replaceChildren(
      h("p", {}, t("backup-line")),
      ...(now
        ? [h("p", {}, t("backup-done", { count: now.games, file: `${folder}/${now.name}`, when: ago(now.at) }))]
        : []),
      ...(trouble ? [h("p", { class: "library-note" }, t(`backup-${trouble}`, { folder }))] : []),
      h(
        "div",
        { class: "row" },
        now ? button("backup-stop", stop) : null,
        button(now ? "backup-other" : "backup-choose", async () => (await choose()) && draw(), now ? "" : "main"),
        trouble && trouble !== "folder" ? mend(trouble, folder, draw) : null,
      ),
    );
  };
  const stop = async () => {
    await stopBackup();
    toast(t("backup-stopped"));
    await draw();
  };
  await draw();
  openDialog(t("backup-title"), [body]).addEventListener("close", () => done());
}

/**
 * One line in the library: a backup that failed, or a reminder.
 * @param {import("../lib/saves.js").Entry[]} entries
 * @param {() => unknown} done draws the list again
 * @returns {Promise<HTMLElement | null>}
 */
export async function keepingLine(entries, done) {
  const line = (/** @type {string} */ text, /** @type {HTMLElement[]} */ ...buttons) =>
    h("div", { class: "offer keeping" }, h("p", {}, text), h("div", {}, ...buttons));
  const now = await backup().catch(() => null);
  const trouble = now && backupTrouble();
  if (trouble) return line(t(`backup-${trouble}`, { folder: now.folder.name }), mend(trouble, now.folder.name, done));
  const count = now ? 0 : exportDue(entries, Date.now());
  if (!count) return null;
  const later = () => {
    postponeExport(Date.now());
    done();
  };
  const save = async () => {
    await downloadEverything();
    done();
  };
  return line(
    t("export-due", { count }),
    button("install-later", later, "quiet"),
    canBackUp() ? button("backup-title", () => openBackup(done), "main") : button("settings-export", save, "main"),
  );
}

/** The same in a result, as long as there is something to mend. @param {HTMLDialogElement} dialog */
export async function addKeeping(dialog) {
  const place = h("div");
  const draw = async () => {
    const line = await keepingLine([], draw);
    place.replaceChildren(...(line ? [line] : []));
  };
  dialog.children[1].append(place);
  await draw();
}
