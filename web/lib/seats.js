/** Who sits in a seat: a person, or a bot of some level. */

/** @typedef {Pick<import("../types").Seat, "kind">} Kind */

/** The kind of a seat that a person plays; every other kind is a level of bot. */
export const PERSON = "person";

/** The level of a bot until somebody chooses another. */
export const USUAL_LEVEL = "casual";

/** @param {Kind | undefined} seat */
export const isPerson = (seat) => seat?.kind === PERSON;

/** @param {Kind[]} seats */
export const countPeople = (seats) => seats.filter(isPerson).length;
