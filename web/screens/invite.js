/** The set-up of a game by link: your name, how many play, the house rules. What comes of it is an invitation. */
import { toast } from "../components/notice.js";
import { pageTop } from "../components/page-top.js";
import { progressElement } from "../components/progress.js";
import { errorText } from "../lib/describe.js";
import { h } from "../lib/dom.js";
import { Refused } from "../lib/engine-call.js";
import { learn, t } from "../lib/messages.js";
import { go } from "../lib/router.js";
import { Session } from "../lib/session.js";
import { setUpOf } from "../lib/settings.js";
import { nameField, nameIn, rememberName } from "./own-name.js";
import { HouseRules } from "./setup-rules.js";
import { setUpTop } from "./setup-top.js";

export class InviteScreen {
  #app;
  #info;
  #rules;
  #name;
  #players = 2;
  #start = h("button", { class: "act main", type: "submit" });
  #progress;
  #gone = false;

  /** @param {import("../app.js").App} app @param {string[]} args the game */
  constructor(app, [game]) {
    this.#app = app;
    this.#info = /** @type {import("../types").GameInfo} */ (app.info(game)); // no other game has this screen
    this.#rules = new HouseRules(this.#info, setUpOf(game)?.options ?? {});
    this.#name = nameField(game, () => this.#rules.rename(this.#names));
    this.#progress = progressElement(app.engine, { foot: true });
  }

  /** Who may begin, as far as it is known. */
  get #names() {
    const guests = Array.from({ length: this.#players }, (_, at) => t("setup-guest", { number: at + 1 }));
    return [nameIn(this.#name), ...guests.slice(1)];
  }

  /** @param {HTMLElement} root */
  async mount(root) {
    const { id: game } = this.#info;
    await learn(game);
    if (this.#gone) return;
    root.dataset.game = game;
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#begin();
    };
    this.#start.append(t("bylink-create"));
    root.replaceChildren(
      h(
        "div",
        { class: "page" },
        pageTop(t("setup-title", { game: t(`${game}-name`) }), "narrow"),
        h(
          "form",
          { class: "set-up", on: { submit } },
          ...setUpTop(this.#info, "link"),
          h("p", { class: "meaning" }, t("bylink-how")),
          h("div", { class: "option" }, h("label", { class: "q", for: this.#name.id }, t("bylink-name")), this.#name),
          this.#counts(),
          this.#rules.starter,
          h(
            "details",
            {},
            h("summary", {}, t("setup-options"), this.#rules.changed),
            h("div", {}, this.#rules.element),
          ),
          h("div", { class: "start-bar" }, this.#progress.element, this.#start),
        ),
      ),
    );
    this.#rules.draw(this.#names);
  }

  unmount() {
    this.#gone = true;
    this.#progress.dispose();
  }

  #counts() {
    const [from, most] = this.#info.by_link ?? [this.#players, this.#players];
    this.#players = from;
    const choice = (/** @type {number} */ count) => {
      const change = () => {
        this.#players = count;
        this.#rules.draw(this.#names);
      };
      const checked = count === from;
      return h(
        "label",
        {},
        h("input", { type: "radio", name: "players", value: count, checked, on: { change } }),
        count,
      );
    };
    const counts = Array.from({ length: most - from + 1 }, (_, more) => from + more);
    return h(
      "fieldset",
      { class: "option" },
      h("legend", {}, t("bylink-players")),
      h("div", { class: "segments" }, ...counts.map(choice)),
    );
  }

  async #begin() {
    if (this.#start.disabled) return;
    this.#start.disabled = true;
    try {
      const name = nameIn(this.#name);
      rememberName(name);
      const session = await Session.gather(this.#app.engine, "link_invite", {
        game: this.#info.id,
        options: this.#rules.chosen,
        players: this.#players,
        name,
      });
      this.#app.hand(session);
      if (!this.#gone) go(`play/${session.id}`, { replace: true });
    } catch (error) {
      this.#start.disabled = false;
      toast(error instanceof Refused ? errorText(error) : t("engine-failed"));
    }
  }
}
