/** Whether there is an automatic backup, and what is wrong with it: for those who do not need all of backup.js. */
import { readText, writeText } from "./storage.js";

/**
 * Why the last backup failed: the browser must be asked again, the folder is gone, it is full, or something else.
 * @typedef {"permission" | "folder" | "full" | "failed"} Trouble
 */

export const BACKUP = "backup";
const ON = "on";

export const hasBackup = () => readText(BACKUP) !== null;

/** @returns {Trouble | null} */
export function backupTrouble() {
  const now = readText(BACKUP);
  return now && now !== ON ? /** @type {Trouble} */ (now) : null;
}

/** @param {Trouble | null} trouble of the backup that there is now @returns {boolean} whether it is stored */
export const noteBackup = (trouble) =>
  readText(BACKUP) === (trouble ?? ON) || writeText(BACKUP, trouble ?? ON, { quiet: true });
