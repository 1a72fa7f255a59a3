/** The dice audit arrives when it is first opened. */
import { toast } from "../components/notice.js";
import { t } from "../lib/messages.js";

/** @param {(audit: typeof import("./more.js")) => unknown} open */
export const openAudit = (open) => import("./more.js").then(open, () => toast(t("home-cut-off")));
