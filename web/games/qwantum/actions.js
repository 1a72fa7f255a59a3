/** What can be done at a table of Qwantum, as buttons, and what the table says about it. */
import { t } from "../../lib/messages.js";
import { offers, writes } from "./state.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("../../components/action-bar.js").Action} Action */

/** What to do now. @param {Model} model */
export function advice(model) {
  const { view, seats } = model;
  const name = view.player === null ? "" : seats[view.player].name;
  const open = writes(model).length > 0;
  if (view.phase === "start") return t("qwantum-advice-start", { name });
  if (view.phase === "throw") return t(open ? "qwantum-advice-throw" : "qwantum-advice-throw-none");
  if (!open) return t("qwantum-advice-none", { name });
  if (view.phase === "write") return t("qwantum-advice-write");
  return t(view.secret ? "qwantum-advice-unseen" : "qwantum-advice-choose", { name });
}

/** @param {import("./state.js").Pick} pick @param {Model} model @param {(move: string) => void} ask @returns {Action[]} */
export function actions(pick, model, ask) {
  const { view, seats } = model;
  const { pass, onlyPass, again, picked, throw: first } = offers(pick, model);
  const found = [];
  if (pass)
    found.push({
      id: "pass",
      main: onlyPass,
      move: pass.move,
      label: t("qwantum-move-pass"),
      note: pass.ends
        ? t("qwantum-move-pass-ends")
        : pass.miss
          ? t("qwantum-move-pass-miss", { points: pass.miss })
          : t("qwantum-move-pass-note"),
      run: () => ask(pass.move),
    });
  if (again)
    found.push({
      id: "again",
      main: true,
      move: picked?.move,
      disabled: !picked,
      label: t("qwantum-move-again"),
      note: picked ? t("qwantum-move-again-note", { count: picked.dice.length }) : t("qwantum-move-again-none"),
      run: () => picked && ask(picked.move),
    });
  if (first) {
    const name = view.player === null ? "" : seats[view.player].name;
    found.push({
      id: "throw",
      main: true,
      move: first.move,
      label: t("qwantum-move-throw"),
      note: t(view.practice ? "qwantum-move-throw-practice" : "qwantum-move-throw-note", { name }),
      run: () => ask(first.move),
    });
  }
  return found;
}
