/** A game by link before it starts: the link to hand out, who has joined and who is missing. */
import { toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { tidyName } from "../lib/names.js";
import { go } from "../lib/router.js";
import { houseRules } from "./join.js";
import { addressOf, linkPanel } from "./link-panel.js";

export class LobbyScreen {
  #app;
  #session;
  #gone = false;

  /** @param {import("../app.js").App} app @param {import("../lib/session.js").Session} session */
  constructor(app, session) {
    this.#app = app;
    this.#session = session;
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    const { game, options, by_link } = this.#session.position;
    if (!by_link) return;
    const { players } = by_link;
    const missing = players.filter(({ joined }) => !joined).length;
    const host = tidyName(players[0].name);
    const invites = by_link.stage === "inviting";
    const info = this.#app.info(game);
    root.dataset.game = game;
    const panel = h("section", { class: "panel share" });
    root.replaceChildren(
      h(
        "div",
        { class: "page" },
        pageTop(
          invites ? t("bylink-lobby", { game: t(`${game}-name`) }) : t("bylink-reply", { name: host }),
          "narrower",
        ),
        h(
          "div",
          { class: "settings lobby" },
          h("p", {}, invites ? t("bylink-lobby-how", { count: missing }) : t("bylink-reply-how", { name: host })),
          panel,
          h(
            "section",
            { class: "panel" },
            h("h2", {}, t("bylink-players")),
            h("ul", { class: "gathering" }, ...players.map((player, at) => row(player, at, at === by_link.seat))),
            h("button", { class: "button", type: "button", on: { click: () => this.#app.openGame() } }, t("link-open")),
          ),
          info &&
            h(
              "section",
              { class: "panel" },
              h(
                "dl",
                { class: "agreed" },
                ...houseRules(
                  info,
                  options,
                  players.map(({ name }) => name),
                ),
              ),
            ),
        ),
      ),
    );
    await this.#fill(panel);
  }

  /** @param {HTMLElement} panel */
  async #fill(panel) {
    const { game } = this.#session.position;
    try {
      await this.#session.sent();
      const { code } = await this.#session.linkCode();
      if (this.#gone) return;
      const { picture, link, copyButton, sendButton } = linkPanel(
        addressOf(code),
        t("bylink-share", { game: t(`${game}-name`) }),
      );
      panel.replaceChildren(picture, link, h("div", { class: "row" }, copyButton, sendButton));
    } catch {
      if (!this.#gone) toast(t("engine-failed"));
    }
  }

  unmount() {
    this.#gone = true;
    this.#session.close();
  }

  /** Another window may have opened a reply. */
  async refresh() {
    if ((await this.#session.refresh()) && !this.#gone) go(`play/${this.#session.id}`, { replace: true });
  }
}

/** @param {import("../types").ByLink["players"][number]} player @param {number} at @param {boolean} own */
const row = ({ name, joined }, at, own) =>
  h(
    "li",
    { class: joined ? "here" : null },
    icon(joined ? "check" : "person"),
    h("b", { class: "name" }, (joined && tidyName(name)) || t("setup-guest", { number: at + 1 })),
    h("small", {}, t(own ? "bylink-you" : joined ? "bylink-joined" : "bylink-missing")),
  );
