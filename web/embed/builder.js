/** The page that writes the tag: shows the choices as they will look, and as the lines to copy. */
import { toast } from "../components/notice.js";
import { h, must } from "../lib/dom.js";
import { fill, findLanguage } from "../lib/language.js";
import { language, speak, t } from "../lib/messages.js";
import { frameCode, tagCode } from "./embed-code.js";

const games = Object.keys(EXAMPLES);
const form = must(document.querySelector("form"));
const [code, frame] = [...document.querySelectorAll("code")];
const preview = must(document.querySelector("#preview"));
/** What there is to know about what was chosen. */
const notes = h("div", { class: "notes", role: "status" });
/** The reader's own game, which the app puts after the # of the address. */
const given = new URLSearchParams(location.hash.slice(1));

/** @param {string} name @param {[string, string][]} choices */
function choice(name, choices) {
  const select = h(
    "select",
    { class: "input", name, on: { change: draw } },
    ...choices.map(([value, text]) => h("option", { value, selected: given.get(name) === value }, text)),
  );
  return h("label", { class: "field" }, h("span", {}, t(`builder-${name}`)), select);
}

/** @param {string} name */
const chosen = (name) => /** @type {HTMLSelectElement | null} */ (form.querySelector(`[name="${name}"]`))?.value ?? "";

/** @param {string} game @returns {[string, string][]} */
function positions(game) {
  const own = /** @type {[string, string][]} */ (
    given.has("record") && given.get("game") === game ? [["own", t("builder-own")]] : []
  );
  const examples = Object.entries(EXAMPLES[game] ?? {});
  return [
    ...own,
    ["", t("builder-new")],
    ...examples.flatMap(([id, steps]) =>
      steps.map((step) => /** @type {[string, string]} */ ([`${id} ${step}`, t("builder-example", { id, step })])),
    ),
  ];
}

/** @returns {Record<string, string>} */
function wishes() {
  const position = chosen("position");
  const [example, step] = position === "own" ? ["", ""] : position.split(" ");
  /** @type {Record<string, string>} */
  const own = position === "own" ? { record: given.get("record") ?? "", still: given.get("still") ?? "" } : {};
  return {
    game: chosen("game"),
    example,
    step: step ?? "",
    lang: chosen("lang"),
    theme: chosen("theme"),
    coach: chosen("coach"),
    ...own,
  };
}

function draw() {
  const now = wishes();
  const root = document.baseURI;
  const pinned = chosen("script") === "pinned";
  const told = [
    chosen("position") === "own" && given.has("cut") ? "builder-cut" : "",
    pinned ? "builder-script-note" : "",
  ].filter(Boolean);
  notes.replaceChildren(...told.map((message) => h("p", {}, t(message))));
  must(code).textContent = tagCode(now, root, pinned ? PINNED : undefined);
  must(frame).textContent = frameCode(now, root);
  const tag = document.createElement("rollbook-game");
  for (const [name, value] of Object.entries(now)) if (value !== "") tag.setAttribute(name, value);
  preview.replaceChildren(tag);
}

function ask() {
  const game = choice(
    "game",
    games.map((id) => [id, t(`${id}-name`)]),
  );
  const place = h("div", {});
  const turn = () => place.replaceChildren(choice("position", positions(chosen("game"))));
  form.replaceChildren(
    game,
    place,
    choice("lang", Object.entries(LANGUAGES)),
    choice("theme", [
      ["", t("settings-theme-system")],
      ["light", t("settings-theme-light")],
      ["dark", t("settings-theme-dark")],
    ]),
    choice("coach", [
      ["", t("builder-coach-on")],
      ["always", t("builder-coach-always")],
      ["odds", t("builder-coach-odds")],
      ["off", t("builder-coach-off")],
    ]),
    choice("script", [
      ["", t("builder-script-newest")],
      ["pinned", t("builder-script-pinned")],
    ]),
    notes,
  );
  /** @type {HTMLSelectElement} */ (must(form.querySelector('[name="lang"]'))).value = language();
  turn();
  must(game.querySelector("select")).addEventListener("change", () => {
    turn();
    draw();
  });
  draw();
}

await speak(findLanguage("auto"), ["embed", ...games]);
fill(document, t);
document.title = `${t("builder-title")} · ${t("app-name")}`;
ask();
must(document.querySelector("#copy")).addEventListener("click", async () => {
  await navigator.clipboard.writeText(must(code).textContent ?? "");
  toast(t("builder-copied"));
});
