/** Language, colours, motion, pace, keys; and what is stored: out, in, away. */
import { confirmDialog } from "../components/dialog.js";
import { toast } from "../components/notice.js";
import { canStayAwake } from "../lib/awake.js";
import { h, setText } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { canVibrate, playSound, vibrate } from "../lib/senses.js";
import { changeSettings, deleteAll, exportAll, parseExport, settings, writeSave } from "../lib/store.js";
import { offlineText } from "../offline/notices.js";
import { t } from "../lib/text.js";
import { languages } from "../lib/words.js";

/** @typedef {import("../types").Settings} Settings */

const CHOICES = /** @type {const} */ ({ lang: ["auto", ...languages], theme: ["system", "light", "dark"], motion: ["system", "full", "none"], pace: ["slow", "normal", "fast"] });
const LABELS = { lang: "language", theme: "theme", motion: "motion", pace: "pace" };
const BIGGEST_FILE = 5_000_000;

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
    const file = h("input", { type: "file", accept: ".json,application/json", class: "sr", tabindex: "-1", "aria-hidden": "true", on: { change: () => this.#read(file) } });
    root.replaceChildren(h("div", { class: "page" },
      h("header", { class: "page-top narrower" }, h("a", { class: "round", href: "#/", "aria-label": t("back") }, icon("back")), h("h1", { tabindex: "-1" }, t("settings-title"))),
      h("div", { class: "settings" },
        h("section", { class: "panel" }, this.#choice("lang", now), this.#choice("theme", now)),
        h("section", { class: "panel" }, this.#choice("motion", now), this.#choice("pace", now), this.#switch("turned", now), this.#switch("keys", now)),
        h("section", { class: "panel" },
          this.#switch("sound", now, () => playSound("dice")),
          canVibrate ? this.#switch("vibration", now, () => vibrate("dice")) : null,
          canStayAwake ? this.#switch("awake", now) : null),
        this.#onDevice(),
        h("section", { class: "panel" }, h("h2", {}, t("settings-data")), h("p", {}, t("settings-data-text")),
          h("div", { class: "buttons" },
            h("button", { class: "button", type: "button", on: { click: () => this.#write() } }, t("settings-export")),
            h("button", { class: "button", type: "button", on: { click: () => file.click() } }, t("settings-import")), file,
            h("button", { class: "button danger", type: "button", on: { click: () => this.#wipe() } }, t("settings-delete")))),
        this.#about())));
  }

  unmount() {
    this.#left.abort();
  }

  /** What of the app is on this device, and how to have it there for good. */
  #onDevice() {
    const { offline, install } = this.#app;
    const line = h("p", { role: "status" });
    const keep = h("button", { class: "button", type: "button", on: { click: () => offline.start({ asked: true }) } }, t("offline-keep"));
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

  /** What this is made of, and how one can see that it is. */
  #about() {
    const link = (/** @type {string} */ file, /** @type {string} */ text) => h("a", { class: "button", href: file, target: "_blank", rel: "noopener" }, t(text));
    return h("section", { class: "panel about" }, h("h2", {}, t("about-title")), h("p", {}, t("about-version", { version: VERSION })), h("p", {}, t("about-check")),
      h("div", { class: "buttons" }, link("licences.txt", "about-licences"), link("build.json", "about-files")));
  }

  /** @param {keyof typeof CHOICES} id @param {Settings} now */
  #choice(id, now) {
    const label = `settings-${LABELS[id]}`;
    const values = CHOICES[id];
    return h("fieldset", { class: "option" }, h("legend", {}, t(label)), h("div", { class: values.length > 4 ? "segments many" : "segments" }, ...values.map((value) => h("label", { lang: value in LANGUAGES ? value : null },
      h("input", { type: "radio", name: id, value, checked: now[id] === value, on: { change: () => this.#app.change({ [id]: value }) } }), LANGUAGES[value] ?? t(`${label}-${value}`)))));
  }

  /** @param {"keys" | "sound" | "vibration" | "awake" | "turned"} id @param {Settings} now @param {() => void} [sample] what it is like, when it is switched on */
  #switch(id, now, sample) {
    const box = h("input", { type: "checkbox", name: id, checked: now[id], role: "switch", on: { change: () => {
      changeSettings({ [id]: box.checked });
      if (box.checked) sample?.();
    } } });
    return h("label", { class: "switch" }, t(`settings-${id}`), box);
  }

  #write() {
    const url = URL.createObjectURL(new Blob([exportAll()], { type: "application/json" }));
    h("a", { href: url, download: `rollbook-${new Date().toISOString().slice(0, 10)}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  /** Every game of a file is opened once by the engine before it is stored. @param {HTMLInputElement} input */
  async #read(input) {
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    const games = file.size > BIGGEST_FILE ? null : parseExport(await file.text());
    if (!games) return toast(t("settings-import-bad"));
    let good = 0;
    for (const save of games) {
      const reply = await this.#app.engine.call("load", { match: "import", record: save.record, rev: save.rev });
      if (!reply.ok || !/^[a-z2-7]{10}$/.test(save.id) || reply.game !== save.game) continue;
      const { seats, turn, view, outcome, record, rev } = /** @type {import("../types").Position} */ (/** @type {unknown} */ (reply));
      writeSave({ id: save.id, game: save.game, record, rev, outcome, updated: save.updated, summary: { names: seats.map(({ name }) => name), kinds: seats.map(({ kind }) => kind), scores: view.scores ?? null, turn: turn.kind === "decide" ? turn.seat : null } });
      good += 1;
    }
    await this.#app.engine.call("drop", { match: "import" });
    toast([t("settings-imported", { count: good }), good < games.length ? t("settings-import-some", { count: games.length - good }) : ""].join(" ").trim());
  }

  async #wipe() {
    if (!(await confirmDialog({ title: t("settings-delete"), text: t("settings-delete-sure"), yes: t("settings-delete"), danger: true }))) return;
    deleteAll();
    await this.#app.change({});
    toast(t("settings-deleted"));
  }
}
