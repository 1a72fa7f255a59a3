/** What the pages say about offline use, updates and installing: a line on the home page, and one offer at a time. */

import { toast } from "../components/notice.js";
import { megabytes } from "../components/progress.js";
import { h, must, setText } from "../lib/dom.js";
import { t } from "../lib/messages.js";

/** @typedef {import("./offline.js").Offline} Offline */
/** @typedef {import("./install.js").Install} Install */
/** @typedef {{ offline: Offline, install: Install }} Kept */
/**
 * @typedef {{ kind: "update" | "install", text: string, yes: string | null, run(): unknown, no: (() => void) | null }}
 * Offer
 */

/** @param {Offline} offline */
export function offlineText({ state, loaded, total }) {
  if (state === "idle" || (state === "coming" && !total)) return "";
  if (state === "coming" || (state === "ready" && loaded < total))
    return t("offline-coming", { loaded: megabytes(loaded), total: megabytes(total) });
  return t(`offline-${state}`);
}

/** On the home page only what is good to know. @param {Offline} offline */
function homeText(offline) {
  return offline.state === "unable" || offline.state === "metered" ? "" : offlineText(offline);
}

/** @param {Kept} kept @returns {Offer | null} */
function offer({ offline, install }) {
  if (offline.newer) {
    const run = async () => {
      if (!(await offline.update())) toast(t("update-busy"));
    };
    return { kind: "update", text: t("update-line"), yes: t("update-load"), run, no: null };
  }
  if (!install.timely) return null;
  const ask = install.way === "ask";
  return {
    kind: "install",
    text: t(ask ? "install-line" : "install-ios"),
    yes: ask ? t("install") : null,
    run: () => install.ask(),
    no: () => install.decline(),
  };
}

/**
 * @param {Kept} kept
 * @param {() => void} [done] after an answer
 * @returns {HTMLElement | null}
 */
export function offerElement(kept, done) {
  const made = offer(kept);
  if (!made) return null;
  const answer = (/** @type {() => unknown} */ act) => () => {
    act();
    done?.();
  };
  return h(
    "div",
    { class: "offer", "data-offer": made.kind, role: "status" },
    h("p", {}, made.text),
    h(
      "div",
      {},
      made.no
        ? h("button", { class: "button quiet", type: "button", on: { click: answer(made.no) } }, t("install-later"))
        : null,
      made.yes
        ? h("button", { class: "button main", type: "button", on: { click: answer(made.run) } }, made.yes)
        : null,
    ),
  );
}

/** Keeps the home page's line and offer up to date. @param {Kept} kept */
export function showOnHome(kept) {
  const line = must(document.querySelector("#offline"));
  const place = must(document.querySelector("#offer"));
  let shown = "";
  const draw = () => {
    setText(line, homeText(kept.offline));
    const made = offerElement(kept);
    // An element with the focus is not redrawn without a reason.
    if (made?.textContent === shown) return;
    shown = made?.textContent ?? "";
    place.replaceChildren(...(made ? [made] : []));
  };
  kept.offline.addEventListener("change", draw);
  kept.install.addEventListener("change", draw);
  draw();
  return draw;
}
