/** Things of Los Banditos in words. */
import { args } from "../../lib/describe.js";
import { t } from "../../lib/messages.js";

/** @typedef {import("./model").Die} Die */
/** @typedef {import("./model").Combination} Combination */

/** @param {Die} die */
export const dieWords = (die) => t("banditos-die", args("banditos", { ...die }, []));

/** @param {Die[]} dice */
export const diceWords = (dice) => dice.map(dieWords).join(", ");

/** @param {Combination} combination */
export const combinationWords = (combination) => t("banditos-combination", args("banditos", { ...combination }, []));

/** The same where there is little room. @param {Combination} combination */
export const labelWords = (combination) => t("banditos-label", args("banditos", { ...combination }, []));

/** Los Banditos shows its places as letters, so that they are not mistaken for points. @param {number} place */
export const placeWords = (place) => t("banditos-place", { place });

/** How a die is drawn: solid in its colour. @param {Die} die @returns {import("../../components/die.js").Die} */
export const look = ({ colour, value }) => ({ face: value, dye: colour, solid: true });
