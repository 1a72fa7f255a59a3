/** What is fetched when somebody asks for it. */
import { toast } from "../components/notice.js";
import { learn, t } from "../lib/messages.js";
import { styled } from "../lib/styles.js";

/** Screens that few people look at: what fetches them, and the name of their file of styles and one of texts, if any. */
const ASIDE = /** @type {const} */ ({
  settings: [async () => (await import("./device.js")).SettingsScreen, null],
  library: [async () => (await import("./device.js")).LibraryScreen, "library"],
  statistics: [async () => (await import("./contests.js")).StatisticsScreen, "statistics"],
  review: [async () => (await import("./review.js")).ReviewScreen, "review"],
  same: [async () => (await import("./contests.js")).SameDiceScreen, "statistics"],
  invite: [async () => (await import("./by-link.js")).InviteScreen, "bylink"],
  join: [async () => (await import("./by-link.js")).JoinScreen, "bylink"],
  fork: [async () => (await import("./by-link.js")).ForkScreen, "bylink"],
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

/** All that games by link need, with its looks and words. */
export async function byLink() {
  const [found] = await Promise.all([import("./by-link.js"), styled("web/styles/bylink.css"), learn("bylink")]);
  return found;
}

/** If it does not come, a notice says so. @param {(device: typeof import("./device.js")) => unknown} run */
export const fromDevice = (run) => import("./device.js").then(run, () => toast(t("home-cut-off")));

/** A finished game that is no longer where games are played. @param {string} id */
export const findGame = (id) => import("../lib/library.js").then(({ findGame }) => findGame(id)).catch(() => null);
