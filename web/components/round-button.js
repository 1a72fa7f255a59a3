/** A round button with a picture; its name is for screen readers. */
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";

/**
 * @param {import("../lib/icons.js").IconName} picture
 * @param {string} message the id of the message that names it
 * @param {() => unknown} run
 * @param {import("../lib/dom.js").Props} [props]
 */
export const roundButton = (picture, message, run, props = {}) =>
  h(
    "button",
    { class: "round", type: "button", "aria-label": t(message), ...props, on: { click: run } },
    icon(picture),
  );
