/** What can be done at a table of Pass the Pot, as buttons, and what the table says about it. */
import { t } from "../../lib/messages.js";
import { offers, shares } from "./state.js";
import { faces, shareLabel, shareNote, stopNote } from "./words.js";

/** @typedef {import("./model").Model} Model */
/** @typedef {import("./model").Share} Share */
/** @typedef {import("./state.js").Pick} Pick */
/** @typedef {import("../../components/action-bar.js").Action} Action */
/** @typedef {(move: string) => void} Ask */

/** @param {Pick} pick @param {Model} model */
export function advice(pick, model) {
  const { view } = model;
  if (view.phase === "start")
    return view.best === null ? t("pot-advice-first") : t("pot-advice-beat", { best: view.best });
  const [share] = shares(model);
  if (share) return t(`pot-advice-${share.kind}`);
  const { again, picked } = offers(pick, model);
  if (!again) return "";
  if (!picked) return t(again.cost ? "pot-advice-pay" : "pot-advice-again", { coins: again.cost });
  return picked.kept.length
    ? t("pot-advice-kept", { dice: faces(view, picked.kept), count: picked.kept.length })
    : t("pot-advice-all");
}

/** @param {Pick} pick @param {Model} model @param {Ask} ask @returns {Action[]} */
export function actions(pick, model, ask) {
  const { view, seats, turn } = model;
  if (shares(model).length) return shareActions(pick, model, ask);
  const { throw: first, stop, again, picked } = offers(pick, model);
  if (first) {
    const name = turn.kind === "decide" ? seats[turn.seat].name : "";
    return [
      {
        id: "throw",
        main: true,
        move: first.move,
        label: t("pot-move-throw"),
        note: t("pot-move-throw-note", { name }),
        run: () => ask(first.move),
      },
    ];
  }
  /** @type {Action[]} */
  const found = [];
  if (stop)
    found.push({
      id: "stop",
      main: !picked,
      move: stop.move,
      label:
        stop.result === null
          ? t("pot-move-stop-on", { combo: t(`pot-combo-${stop.combo}`), which: stop.combo ?? "" })
          : t("pot-move-stop", { result: stop.result }),
      note: stopNote(stop, view),
      run: () => ask(stop.move),
    });
  if (again)
    found.push({
      id: "again",
      main: Boolean(picked),
      disabled: !picked,
      move: picked?.move,
      label: again.cost ? t("pot-move-pay", { coins: again.cost }) : t("pot-move-again"),
      note: picked
        ? t("pot-move-again-note", { count: picked.dice.length, coins: picked.cost })
        : t("pot-move-again-none"),
      run: () => picked && ask(picked.move),
    });
  return found;
}

/** @param {Pick} pick @param {Model} model @param {Ask} ask @returns {Action[]} */
function shareActions(pick, model, ask) {
  const action = (/** @type {Share} */ share, /** @type {string} */ id) => ({
    id,
    main: id === "people",
    move: share.move,
    label: shareLabel(share, model),
    note: shareNote(share, model),
    run: () => ask(share.move),
  });
  const { bank, naming, share } = offers(pick, model);
  const found = bank ? [action(bank, "bank")] : [];
  if (!naming) return found;
  return [
    ...found,
    share
      ? action(share, "people")
      : {
          id: "people",
          main: true,
          disabled: true,
          label: t(`pot-move-${naming}-none`),
          note: t(`pot-move-${naming}-none-note`, { count: pick.named.length }),
          run: () => {},
        },
  ];
}
