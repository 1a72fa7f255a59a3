/** Opening what somebody sent: a game as it is, or a link of a game by link, which continues one of this device. */
import { isByLink } from "../lib/by-link.js";
import { learn, t } from "../lib/messages.js";
import { openSent, whyNotOpened } from "../lib/open-sent.js";

/** @typedef {import("../lib/open-sent.js").Sent} Sent */
/**
 * @typedef {object} Arrival
 * @property {string} path where it is now; "": there is no room for it
 * @property {string} note what to say about it; "": nothing
 * @property {number} [from] the step after which everything is new here
 */

/** @param {Sent} sent */
const isLink = (sent) => "code" in sent && isByLink(sent.code);

/** @param {import("../lib/engine-call.js").Engine} engine @param {Sent} sent @returns {Promise<Arrival>} */
export async function arrive(engine, sent) {
  if ("code" in sent && isLink(sent)) {
    const [{ openByLink }] = await Promise.all([import("./more.js"), learn("bylink")]);
    return openByLink(engine, sent.code);
  }
  const { id, rolls } = await openSent(engine, sent);
  return { path: id && `play/${id}`, note: rolls ? t("link-verified", { count: rolls }) : "" };
}

/** Why it could not be opened, in a sentence. @param {unknown} error @param {Sent} sent */
export async function whyNotArrived(error, sent) {
  if (!isLink(sent)) return whyNotOpened(error, sent);
  const more = await import("./more.js").catch(() => null);
  return more ? more.whyNotByLink(error) : t("home-cut-off");
}
