/** Opening what somebody sent: a game as it is, or a link of a game by link, which continues one of this device. */
import { isByLink } from "../lib/by-link.js";
import { t } from "../lib/messages.js";
import { openSent, whyNotOpened } from "../lib/open-sent.js";
import { byLink } from "./fetched.js";

/** @typedef {import("../lib/open-sent.js").Sent} Sent */
/**
 * @typedef {object} Arrival
 * @property {string} path where it is now; "": nowhere
 * @property {string} note what to say about it; "": nothing
 * @property {number} [from] the step after which everything is new here
 */

/** @param {Sent} sent */
const codeByLink = (sent) => ("code" in sent && isByLink(sent.code) ? sent.code : null);

/** @param {import("../lib/engine-call.js").Engine} engine @param {Sent} sent @returns {Promise<Arrival>} */
export async function arrive(engine, sent) {
  const code = codeByLink(sent);
  if (code !== null) return (await byLink()).openByLink(engine, code);
  const { id, rolls } = await openSent(engine, sent);
  return { path: id && `play/${id}`, note: rolls ? t("link-verified", { count: rolls }) : "" };
}

/** Why it could not be opened, in a sentence. @param {unknown} error @param {Sent} sent */
export async function whyNotArrived(error, sent) {
  if (codeByLink(sent) === null) return whyNotOpened(error, sent);
  const found = await byLink().catch(() => null);
  return found ? found.whyNotByLink(error) : t("home-cut-off");
}
