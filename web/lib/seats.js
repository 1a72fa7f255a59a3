/** Who sits in a seat: a person, or a bot of some level. */

/** @typedef {Pick<import("../types").Seat, "kind">} Kind */

/** The kind of a seat that a person plays; every other kind is a level of bot. */
export const PERSON = "person";

/** The kind of a seat whose person plays on another device. Only tables know it: by-link.js. */
export const ELSEWHERE = "elsewhere";

/** The level of a bot until somebody chooses another. */
export const USUAL_LEVEL = "casual";

/** @param {Kind | undefined} seat */
export const isPerson = (seat) => seat?.kind === PERSON;

/** @param {Kind | undefined} seat */
export const isBot = (seat) => !isPerson(seat) && seat?.kind !== ELSEWHERE;

/** What is stored of a seat's kind. @param {string} kind */
export const savedKind = (kind) => (kind === ELSEWHERE ? PERSON : kind);

/** @param {Kind[]} seats */
export const countPeople = (seats) => seats.filter(isPerson).length;
