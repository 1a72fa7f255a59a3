/** Language, colours, motion, pace, keys; and what is stored: out, in, away. */
import { confirmDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { canStayAwake } from "../lib/awake.js";
import { stopBackup } from "../lib/backup.js";
import { h, setText } from "../lib/dom.js";
import { canVibrate, playSound, vibrate } from "../lib/feedback.js";
import { languages } from "../lib/language.js";
import { deleteEverything, everyGame } from "../lib/library.js";
import { learn, t } from "../lib/messages.js";
import { changeSettings, settings } from "../lib/settings.js";
import { styled } from "../lib/styles.js";
import { offlineText } from "../offline/notices.js";
import { auditAll } from "./audit.js";
import { openBackup as showBackup } from "./backup.js";
import { downloadEverything } from "./export.js";
import { ImportPanel } from "./import-panel.js";

/** @typedef {import("../types").Settings} Settings */

const CHOICES = /** @type {const} */ ({
  lang: ["auto", ...languages],
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "none"],
  pace: ["slow", "normal", "fast"],
  coach: ["off", "ask", "always"],
});
const LABELS = { lang: "language", theme: "theme", motion: "motion", pace: "pace", coach: "coach" };

/** Where the automatic backup goes: what is said there is in the library's texts. */
const openBackup = () =>
  Promise.all([learn("library"), styled("web/styles/library.css")]).then(
    () => showBackup(),
    () => toast(t("home-cut-off")),
  );

export class SettingsScreen {
  #app;
  /** Ends what keeps the screen up to date. */
  #left = new AbortController();

  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {HTMLElement} root */
  mount(root) {
    delete root.dataset.game;
    const now = settings();
    root.replaceChildren(
      h(
        "div",
        { class: "page" },
        pageTop(t("settings-title"), "narrower"),
        h(
          "div",
          { class: "settings" },
          h("section", { class: "panel" }, this.#choice("lang", now), this.#choice("theme", now)),
          h(
            "section",
            { class: "panel" },
            this.#choice("motion", now),
            this.#choice("pace", now),
            this.#switch("turned", now),
            this.#switch("keys", now),
          ),
          h(
            "section",
            { class: "panel" },
            this.#choice("coach", now),
            h("p", {}, t("settings-coach-meaning")),
            this.#switch("odds", now),
          ),
          h(
            "section",
            { class: "panel" },
            this.#switch("sound", now, () => playSound("dice", Infinity)),
            canVibrate ? this.#switch("vibration", now, () => vibrate("dice")) : null,
            canStayAwake ? this.#switch("awake", now) : null,
          ),
          this.#onDevice(),
          h(
            "section",
            { class: "panel" },
            h("h2", {}, t("settings-data")),
            h("p", {}, t("settings-data-text")),
            h(
              "div",
              { class: "buttons" },
              h("a", { class: "button", href: "#/library" }, t("home-library")),
              h("a", { class: "button", href: "#/statistics" }, t("statistics-title")),
              h("button", { class: "button", type: "button", on: { click: downloadEverything } }, t("settings-export")),
              "showDirectoryPicker" in window
                ? h("button", { class: "button", type: "button", on: { click: openBackup } }, t("backup-title"))
                : null,
              h(
                "button",
                { class: "button", type: "button", on: { click: () => this.#app.openGame() } },
                t("open-title"),
              ),
              h(
                "button",
                { class: "button danger", type: "button", on: { click: () => this.#wipe() } },
                t("settings-delete"),
              ),
            ),
          ),
          this.#dice(),
          this.#about(),
        ),
      ),
    );
  }

  unmount() {
    this.#left.abort();
  }

  /** How much of the app is on this device, and how to keep it there. */
  #onDevice() {
    const { offline, install } = this.#app;
    const line = h("p", { role: "status" });
    const keep = h(
      "button",
      { class: "button", type: "button", on: { click: () => offline.start({ asked: true }) } },
      t("offline-keep"),
    );
    const ask = h("button", { class: "button", type: "button", on: { click: () => install.ask() } }, t("install"));
    const how = h("p", {}, t("install-ios"));
    const buttons = h("div", { class: "buttons" }, keep, ask);
    const draw = () => {
      setText(line, offlineText(offline) || t("offline-idle"));
      keep.hidden = offline.state !== "metered" && offline.state !== "stuck";
      ask.hidden = install.way !== "ask";
      how.hidden = install.way !== "tell";
      buttons.hidden = keep.hidden && ask.hidden;
    };
    for (const source of [offline, install]) source.addEventListener("change", draw, { signal: this.#left.signal });
    draw();
    return h("section", { class: "panel" }, h("h2", {}, t("offline-title")), line, how, buttons);
  }

  /** Whether the dice of the finished games are fair. */
  #dice() {
    const audit = async () => {
      const saves = (await everyGame()).entries.flatMap(({ save }) => (save?.outcome ? [save] : []));
      return auditAll(this.#app, saves);
    };
    return h(
      "section",
      { class: "panel audits" },
      h("h2", {}, t("setup-dice")),
      h("p", {}, t("audit-line")),
      h(
        "div",
        { class: "buttons" },
        h("button", { class: "button", type: "button", on: { click: audit } }, t("audit-title")),
      ),
    );
  }

  /** The version, the licences and how to check the files. */
  #about() {
    const link = (/** @type {string} */ file, /** @type {string} */ text) =>
      h("a", { class: "button", href: file, target: "_blank", rel: "noopener" }, t(text));
    return h(
      "section",
      { class: "panel about" },
      h("h2", {}, t("about-title")),
      h("p", {}, t("about-version", { version: VERSION })),
      h("p", {}, t("about-check")),
      h("div", { class: "buttons" }, link("licences.txt", "about-licences"), link("build.json", "about-files")),
    );
  }

  /** @param {keyof typeof CHOICES} id @param {Settings} now */
  #choice(id, now) {
    const label = `settings-${LABELS[id]}`;
    const values = CHOICES[id];
    return h(
      "fieldset",
      { class: "option" },
      h("legend", {}, t(label)),
      h(
        "div",
        { class: values.length > 4 ? "segments many" : "segments" },
        ...values.map((value) =>
          h(
            "label",
            { lang: value in LANGUAGES ? value : null },
            h("input", {
              type: "radio",
              name: id,
              value,
              checked: now[id] === value,
              on: { change: () => this.#app.change({ [id]: value }) },
            }),
            LANGUAGES[value] ?? t(`${label}-${value}`),
          ),
        ),
      ),
    );
  }

  /**
   * @param {"keys" | "sound" | "vibration" | "awake" | "turned" | "odds"} id
   * @param {Settings} now
   * @param {() => void} [sample] what it is like, when it is switched on
   */
  #switch(id, now, sample) {
    const box = h("input", {
      type: "checkbox",
      name: id,
      checked: now[id],
      role: "switch",
      on: {
        change: () => {
          changeSettings({ [id]: box.checked });
          if (box.checked) sample?.();
        },
      },
    });
    return h("label", { class: "switch" }, t(`settings-${id}`), box);
  }

  async #wipe() {
    if (
      !(await confirmDialog({
        title: t("settings-delete"),
        text: t("settings-delete-sure"),
        yes: t("settings-delete"),
        danger: true,
      }))
    )
      return;
    // First: a backup of nothing would be worth nothing.
    await stopBackup();
    const gone = await deleteEverything();
    ImportPanel.forget();
    await this.#app.change({});
    toast(t(gone ? "settings-deleted" : "settings-delete-failed"));
  }
}
