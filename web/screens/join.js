/** An invitation that somebody sent: what they want to play, and a name to join with. */
import { toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { progressElement } from "../components/progress.js";
import { h } from "../lib/dom.js";
import { ask } from "../lib/engine-call.js";
import { foreign, has, learn, number, t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { go } from "../lib/router.js";
import { Session } from "../lib/session.js";
import { whyNotByLink } from "./open-by-link.js";
import { nameField, nameIn, rememberName } from "./own-name.js";
import { setUpTop } from "./setup-top.js";

/** @typedef {import("../types").OpenedLink} OpenedLink */

export class JoinScreen {
  #app;
  #code;
  #gone = false;
  #progress;

  /** @param {import("../app.js").App} app @param {string[]} args the code of the link */
  constructor(app, args) {
    this.#app = app;
    this.#code = args.join("/");
    this.#progress = progressElement(app.engine);
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    delete root.dataset.game;
    root.replaceChildren(h("div", { class: "wait" }, this.#progress.element));
    try {
      const opened = await ask(this.#app.engine, "link_open", { code: this.#code, own: [] });
      const { kind, game } = opened;
      if (game) await learn(game);
      if (this.#gone) return;
      if (kind !== "invitation" || !game) return go(`open/${this.#code}`, { replace: true });
      this.#draw(root, game, opened);
    } catch (error) {
      if (this.#gone) return;
      go("", { replace: true });
      toast(whyNotByLink(error));
    }
  }

  unmount() {
    this.#gone = true;
    this.#progress.dispose();
  }

  /** @param {HTMLElement} root @param {string} game @param {OpenedLink} opened */
  #draw(root, game, { names, players, options }) {
    const info = /** @type {import("../types").GameInfo} */ (this.#app.info(game)); // the engine has all of them
    const host = tidyName(names[0] ?? "");
    const field = nameField(game);
    const join = h("button", { class: "act main", type: "submit" }, t("bylink-join"));
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!join.disabled) this.#join(join, nameIn(field));
    };
    root.dataset.game = game;
    const title = t("bylink-invited", { name: host, game: t(`${game}-name`) });
    const [banner] = setUpTop(info, "link");
    root.replaceChildren(
      h(
        "div",
        { class: "page" },
        pageTop(title, "narrow"),
        h(
          "form",
          { class: "set-up joining", on: { submit } },
          banner,
          h("p", {}, t("bylink-how")),
          h(
            "dl",
            { class: "agreed" },
            h("dt", {}, t("bylink-players")),
            h("dd", {}, number(players ?? 0)),
            ...houseRules(info, options ?? {}, names),
          ),
          h("div", { class: "option" }, h("label", { class: "q", for: field.id }, t("bylink-name")), field),
          h("div", { class: "start-bar" }, join),
        ),
      ),
    );
    /** @type {HTMLElement | null} */ (root.querySelector("h1"))?.focus({ preventScroll: true });
    document.title = `${title} · ${t("app-name")}`;
  }

  /** @param {HTMLButtonElement} button @param {string} name */
  async #join(button, name) {
    button.disabled = true;
    try {
      rememberName(name);
      const session = await Session.gather(this.#app.engine, "link_join", { code: this.#code, name });
      this.#app.hand(session);
      if (!this.#gone) go(`play/${session.id}`, { replace: true });
    } catch (error) {
      button.disabled = false;
      toast(whyNotByLink(error));
    }
  }
}

/**
 * What differs from the rulebook, in words.
 * @param {import("../types").GameInfo} info @param {Record<string, string | number>} options @param {string[]} names
 */
export function houseRules({ id: game, options: known }, options, names) {
  const different = known.filter(({ id, default: usual }) => String(options[id] ?? usual) !== String(usual));
  const lang = foreign(game);
  if (!different.length) return [h("dt", {}, t("setup-options")), h("dd", {}, t("setup-options-default"))];
  return different.flatMap(({ id, kind }) => {
    const [name, value] = [`${game}-option-${id}`, options[id]];
    const seat = kind === "seat" && Number(value) > 0 ? Number(value) : 0;
    const guest = seat ? tidyName(names[seat - 1] ?? "") || t("setup-guest", { number: seat }) : "";
    const text = has(`${name}-${value}`) ? t(`${name}-${value}`) : number(Number(value));
    return [h("dt", { lang }, t(name)), h("dd", { lang: guest ? null : lang }, guest || text)];
  });
}
