/** The app's table in an embed: the bar is below, walks through what the embed was given, and leads nowhere else. */
import { openDialog } from "../components/dialog.js";
import { h } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { t } from "../lib/messages.js";
import { openResult } from "../screens/result.js";
import { TableScreen } from "../screens/table.js";

/** @typedef {import("../components/game-view.js").GameView} GameView */

export class EmbedTable extends TableScreen {
  #player;
  /** Where this table entered the story. */
  #entered;

  /**
   * @param {import("./play.js").Player} player
   * @param {import("./story.js").EmbedSession} session
   * @param {GameView} view
   */
  constructor(player, session, view) {
    super(host, session, view);
    this.#player = player;
    this.#entered = session.position.step;
  }

  /** Whether nobody has moved here yet. */
  get onStory() {
    return this.position.step === this.#entered;
  }

  /** @param {HTMLElement} root */
  mount(root) {
    super.mount(root);
    const top = root.querySelector(".table-top");
    top?.querySelector("a")?.remove();
    top?.prepend(...this.#walk());
    if (this.#player.lesson) root.querySelector(".table-body")?.after(this.#player.lesson.element);
    if (!this.#player.coach) root.querySelector(`[aria-label="${t("menu-hint")}"]`)?.remove();
  }

  /** A lesson goes on by what its reader does. */
  #walk() {
    const { story, lesson } = this.#player;
    if (lesson || story.stops.length < 2) return [];
    const at = story.stops.indexOf(this.#entered);
    const go = (/** @type {number} */ stop) => () => this.#player.goTo(stop);
    return [
      h(
        "button",
        {
          class: "round walk",
          type: "button",
          "data-walk": "back",
          "aria-label": t("look-previous"),
          disabled: at <= 0,
          on: { click: go(story.stops[at - 1]) },
        },
        icon("previous"),
      ),
      h(
        "button",
        {
          class: "round walk",
          type: "button",
          "data-walk": "on",
          "aria-label": t("look-next"),
          disabled: at === story.stops.length - 1,
          on: { click: go(story.stops[at + 1]) },
        },
        icon("next"),
      ),
    ];
  }

  get unanswered() {
    return "embed-failed";
  }

  settled() {
    this.#player.lesson?.tell(this);
  }

  async hint() {
    if (!this.#player.lesson?.show(this)) await super.hint();
  }

  menu() {
    /** @type {[import("../lib/icons.js").IconName, string, () => unknown, boolean?][]} */
    const entries = [
      ["undo", "undo", () => this.undo(), !this.canUndo],
      ["log", "menu-log", () => this.log()],
      ["hint", "menu-hint", () => this.hint(), !this.#player.coach],
      ["keys", "menu-keys", () => this.keys()],
      ["again", "embed-again", () => this.#player.reset()],
    ];
    const link = new URL(`index.html?lang=${document.documentElement.lang}#/new/${this.game}`, document.baseURI).href;
    const dialog = openDialog(
      t("menu"),
      [
        h(
          "ul",
          { class: "menu-list" },
          ...entries.map(([picture, text, run, disabled = false]) =>
            h(
              "li",
              {},
              h(
                "button",
                {
                  type: "button",
                  disabled,
                  on: {
                    click: () => {
                      dialog.close();
                      run();
                    },
                  },
                },
                icon(picture),
                t(text),
              ),
            ),
          ),
          h("li", {}, h("a", { href: link, target: "_blank", rel: "noopener" }, icon("home"), t("embed-open"))),
        ),
      ],
      { game: this.game },
    );
  }

  result() {
    if (this.position.outcome) openResult(this);
  }

  newGame() {
    return this.#player.reset();
  }

  async rematch() {
    await this.#player.reset();
  }
}

/** An embed has none of what the app has around its table. */
const host = /** @type {import("../app.js").App} */ (
  /** @type {unknown} */ ({ offline: { playing() {} }, install: { gameFinished() {} } })
);
