/** The dice audit arrives when it is first opened. */
import { toast } from "../components/notice.js";
import { t } from "../lib/messages.js";

/** @param {(audit: typeof import("./audit.js")) => unknown} open */
export const openAudit = (open) => import("./audit.js").then(open, () => toast(t("home-cut-off")));
