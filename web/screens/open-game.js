/** Opening a game that somebody sent: a field to paste into, a file, the camera; also what is dropped on the page. */
import { openDialog } from "../components/dialog.js";
import { announce, toast } from "../components/notice.js";
import { hasCamera, watchCamera, whyNoCamera } from "../lib/camera.js";
import { focusLost, h } from "../lib/dom.js";
import { t } from "../lib/messages.js";
import { openSent, whyNotOpened } from "../lib/open-sent.js";
import { qrInPicture } from "../lib/qr-reader.js";
import { readSent } from "../lib/read-sent.js";
import { go, route } from "../lib/router.js";
import { showHome } from "./home.js";
import { BIGGEST_FILE, ImportPanel } from "./import-panel.js";

/** @typedef {import("../lib/read-sent.js").Read} Read */
/** @typedef {{ files?: File[], text?: string }} Given */

const FILES = ".json,.record,.txt,application/json,text/plain,image/*";

/** @param {File} file @returns {Promise<Read | string>} or the message that says why it is nothing of ours */
async function readFile(file) {
  try {
    const picture = file.type.startsWith("image/");
    const text = file.size > BIGGEST_FILE ? "" : picture ? await qrInPicture(file) : await file.text();
    if (picture && !text) return "open-no-qr";
    return readSent(text) ?? "open-what";
  } catch {
    return "open-what"; // a folder, or a file that is gone
  }
}

class OpenGame {
  #app;
  #imports;
  /** Ends the camera and whatever else outlasts the dialog. */
  #closed = new AbortController();
  /** @type {AbortController | null} */
  #watching = null;
  #busy = false;
  #field = h("textarea", { class: "input", rows: 3, "aria-label": t("open-field"), spellcheck: "false" });
  #file = h("input", {
    type: "file",
    multiple: true,
    accept: FILES,
    class: "sr",
    tabindex: "-1",
    "aria-hidden": "true",
  });
  #choose = h("button", { class: "button", type: "button" }, t("open-file"));
  #scan = h("button", { class: "button", type: "button", hidden: !hasCamera() }, t("open-camera"));
  #open = h("button", { class: "button main", type: "button" }, t("open-do"));
  #video = h("video", { muted: true, playsinline: true, hidden: true, "aria-hidden": "true" });
  #told = h("p", { class: "told" });
  /** What came of each of several files. */
  #files = h("ul", { class: "files" });
  #dialog;

  /** @param {import("../app.js").App} app */
  constructor(app) {
    this.#app = app;
    this.#imports = new ImportPanel(app.engine, this.#choose);
    this.#choose.addEventListener("click", () => this.#file.click());
    this.#file.addEventListener("change", () => this.#takeFile());
    this.#scan.addEventListener("click", () => this.#toggleCamera());
    this.#open.addEventListener("click", () => this.take({ text: this.#field.value }));
    this.#dialog = openDialog(
      t("open-title"),
      [
        h("p", {}, t("open-line")),
        this.#field,
        this.#video,
        this.#told,
        this.#files,
        this.#imports.element,
        h("div", { class: "row" }, this.#choose, this.#file, this.#scan, this.#open),
      ],
      { class: "open-game" },
    );
    this.#dialog.addEventListener("close", () => this.#close());
    document.addEventListener("visibilitychange", () => this.#stopCamera(), { signal: this.#closed.signal });
  }

  #close() {
    this.#closed.abort();
    this.#stopCamera();
    if (route().screen === "home") showHome(this.#app);
    else this.#app.refresh();
  }

  /** @param {string} text */
  #tell(text) {
    this.#told.replaceChildren(text);
    announce(text);
  }

  async #takeFile() {
    const files = [...(this.#file.files ?? [])];
    this.#file.value = "";
    if (files.length) await this.take({ files });
  }

  /** Opens what it is, or says in one sentence why not. @param {Given} given */
  async take({ files = [], text = "" }) {
    if (this.#busy) return;
    this.#busy = true;
    this.#open.disabled = true;
    this.#stopCamera();
    this.#files.replaceChildren();
    try {
      if (files.length > 1) await this.#takeAll(files);
      else await this.#openRead(files.length ? await readFile(files[0]) : (readSent(text) ?? "open-what"));
    } finally {
      this.#busy = false;
      this.#open.disabled = false;
      if (this.#dialog.open && focusLost()) this.#open.focus();
    }
  }

  /** Several files: none of them leads away, each has its line. @param {File[]} files */
  async #takeAll(files) {
    const games = [];
    this.#tell(t("open-busy"));
    for (const file of files) {
      const read = await readFile(file);
      if (!this.#dialog.open) return;
      if (typeof read === "object" && "games" in read) games.push(...read.games);
      this.#files.append(h("li", {}, h("b", { class: "name" }, file.name), " ", await this.#cameOf(read)));
    }
    this.#tell("");
    if (games.length) await this.#imports.bring(games);
    announce([...this.#files.children].map(({ textContent }) => textContent).join(" "));
  }

  /** @param {Read | string} read @returns {Promise<string | Node>} */
  async #cameOf(read) {
    if (typeof read === "string") return t(read);
    if ("newer" in read) return t("trouble-newer");
    if ("games" in read) return t("open-contains", { count: read.games.length });
    try {
      const { id } = await openSent(this.#app.engine, read);
      return id ? h("a", { href: `#/play/${id}` }, t("open-do")) : t("trouble-full");
    } catch (error) {
      return whyNotOpened(error, read);
    }
  }

  /** @param {Read | string} sent */
  async #openRead(sent) {
    if (typeof sent === "string") return this.#tell(t(sent));
    if ("newer" in sent) return this.#tell(t("trouble-newer"));
    if ("games" in sent) {
      this.#told.replaceChildren();
      return this.#imports.bring(sent.games);
    }
    this.#tell(t("open-busy"));
    try {
      const { id, rolls } = await openSent(this.#app.engine, sent);
      if (!this.#dialog.open) return; // somebody has gone elsewhere: it is among the games
      this.#dialog.close();
      if (!id) return;
      go(`play/${id}`, { replace: location.hash === `#/play/${id}` });
      if (rolls) toast(t("link-verified", { count: rolls }));
    } catch (error) {
      this.#tell(whyNotOpened(error, sent));
    }
  }

  #toggleCamera() {
    if (this.#watching) this.#stopCamera();
    else this.#startCamera();
  }

  async #startCamera() {
    const watching = new AbortController();
    this.#watching = watching;
    this.#scan.textContent = t("open-camera-stop");
    this.#tell(t("open-looking"));
    this.#video.hidden = false;
    try {
      await watchCamera(this.#video, (text) => this.#seen(text), watching.signal);
    } catch (error) {
      this.#tell(t(whyNoCamera(error)));
    }
    if (this.#watching === watching) this.#stopCamera();
  }

  /** @param {string} text */
  #seen(text) {
    const sent = readSent(text);
    if (sent && ("code" in sent || "record" in sent)) this.take({ text });
    else if (this.#told.textContent !== t("open-other-qr")) this.#tell(t("open-other-qr"));
  }

  #stopCamera() {
    this.#watching?.abort();
    this.#watching = null;
    this.#video.hidden = true;
    this.#scan.textContent = t("open-camera");
    if (this.#told.textContent === t("open-looking")) this.#told.replaceChildren();
  }
}

/** The dialog that is open. @type {OpenGame | null} */
let shown = null;

/** @param {import("../app.js").App} app @param {Given} [given] what was dropped */
export function openGame(app, given) {
  if (!document.querySelector("dialog.open-game[open]")) shown = new OpenGame(app);
  if (given) shown?.take(given);
}
