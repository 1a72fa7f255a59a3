/** What is fetched when somebody asks for it. */
import { toast } from "../components/notice.js";
import { learn, t } from "../lib/messages.js";
import { styled } from "../lib/styles.js";

/** Screens that few people look at: what fetches them, and the name of their file of styles and one of texts, if any. */
const ASIDE = /** @type {const} */ ({
  settings: [async () => (await import("./device.js")).SettingsScreen, null],
  library: [async () => (await import("./device.js")).LibraryScreen, "library"],
  statistics: [async () => (await import("./contests.js")).StatisticsScreen, "statistics"],
  same: [async () => (await import("./contests.js")).SameDiceScreen, "statistics"],
});

/** @typedef {keyof typeof ASIDE} Aside */

/** @param {string} screen @returns {screen is Aside} */
export const isAside = (screen) => Object.hasOwn(ASIDE, screen);

/** The class of the screen; its looks and its words are here by then. @param {Aside} name */
export async function screenAside(name) {
  const [bring, file] = ASIDE[name];
  const [Made] = await Promise.all([bring(), file && styled(`web/styles/${file}.css`), file && learn(file)]);
  return Made;
}

/** If it does not come, a notice says so. @param {(device: typeof import("./device.js")) => unknown} run */
export const fromDevice = (run) => import("./device.js").then(run, () => toast(t("home-cut-off")));

/** A finished game that is no longer where games are played. @param {string} id */
export const findGame = (id) => import("../lib/library.js").then(({ findGame }) => findGame(id)).catch(() => null);
