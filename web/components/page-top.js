/** The head of a page: the way home and the title. */
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";

/** @param {string} title @param {"narrow" | "narrower"} width as wide as what is below it */
export const pageTop = (title, width) =>
  h(
    "header",
    { class: `page-top ${width}` },
    h("a", { class: "round", href: "#/", "aria-label": t("back") }, icon("back")),
    h("h1", { tabindex: "-1" }, title),
  );
