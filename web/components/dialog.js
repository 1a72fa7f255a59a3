/** Native dialogs: they trap focus, close with Escape and give the focus back. One at a time. */
import { focusLost, h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { bringNotes, listening } from "./notice.js";

/**
 * @param {string} title
 * @param {(Node | string)[]} content
 * @param {{ class?: string, game?: string, headless?: boolean }} [how]
 * @returns {HTMLDialogElement} open; fires `close` when it is gone
 */
export function openDialog(title, content, how = {}) {
  for (const open of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (open).close();
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const heading = h("h2", { id: "dialog-title", tabindex: "-1", class: how.headless ? "sr" : null }, title);
  const dialog = h(
    "dialog",
    { class: `sheet ${how.class ?? ""}`, "data-game": how.game, "aria-labelledby": "dialog-title" },
    h(
      "header",
      {},
      heading,
      h(
        "button",
        { class: "round", type: "button", "aria-label": t("close"), on: { click: () => dialog.close() } },
        icon("close"),
      ),
    ),
    h("div", {}, ...content),
    listening(),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    if (dialog.querySelector("#toasts")) bringNotes(document.body);
    dialog.remove();
    // The browser has given it back already, unless its place is gone; and somebody quick may be elsewhere by now.
    if (focusLost() && before?.isConnected) before.focus({ preventScroll: true });
    if (focusLost()) focusHeading();
  });
  // Text that scrolls must be reachable by keyboard; where there are controls inside, they already are.
  const body = /** @type {HTMLElement} */ (dialog.children[1]);
  if (!body.querySelector("button, a, input")) body.tabIndex = 0;
  document.body.append(dialog);
  dialog.showModal();
  if (document.querySelector("#toasts")?.hasChildNodes()) bringNotes(dialog);
  heading.focus();
  return dialog;
}

/** Focuses the heading of the screen, if there is no better place. */
export function focusHeading() {
  const heading = [...document.querySelectorAll("main h1")].find((one) => one.checkVisibility());
  /** @type {HTMLElement | undefined} */ (heading)?.focus({ preventScroll: true });
}

/**
 * Asks before something that cannot be taken back.
 * @param {{ title: string, text: string, yes: string, danger?: boolean }} question
 * @returns {Promise<boolean>}
 */
export function confirmDialog({ title, text, yes, danger = false }) {
  return new Promise((resolve) => {
    let answer = false;
    const sure = h(
      "button",
      {
        class: danger ? "button danger" : "button main",
        type: "button",
        on: {
          click: () => {
            answer = true;
            dialog.close();
          },
        },
      },
      yes,
    );
    const no = h("button", { class: "button", type: "button", on: { click: () => dialog.close() } }, t("cancel"));
    const dialog = openDialog(title, [h("p", {}, text), h("div", { class: "row" }, no, sure)]);
    dialog.addEventListener("close", () => resolve(answer));
  });
}
