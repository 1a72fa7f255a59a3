/** The same dice for friends: dice by turns, and a link that gives them to somebody else with the whole set-up. */
import { toast } from "../components/notice.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/**
 * @param {object} how
 * @param {boolean} how.on
 * @param {(on: boolean) => void} how.choose
 * @param {() => string} how.link an address that asks for this set-up
 * @param {() => unknown} how.inTurn lets people play one after the other on this device
 */
export function sameDice({ on, choose, link, inTurn }) {
  const box = h("input", { type: "checkbox", role: "switch", name: "same", checked: on, "aria-describedby": "same" });
  box.addEventListener("change", () => choose(box.checked));
  const copy = async () => {
    choose(true);
    box.checked = true;
    const url = link();
    try {
      await navigator.clipboard.writeText(url);
      toast(t("setup-same-copied"));
    } catch {
      toast(url); // to be copied by hand
    }
  };
  return h(
    "div",
    { class: "option" },
    h("label", { class: "switch" }, t("setup-same"), box),
    h("p", { class: "meaning", id: "same" }, t("setup-same-meaning")),
    h("button", { class: "button", type: "button", on: { click: copy } }, t("setup-same-link")),
    h("button", { class: "button", type: "button", on: { click: inTurn } }, t("setup-same-here")),
  );
}
