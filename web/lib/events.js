/** @typedef {import("../types").Frame} Frame */

/**
 * What the engine says of an event in a frame.
 * @param {Frame} frame @param {string} code
 * @returns {Record<string, any> | undefined} undefined: it did not happen
 */
export const told = ({ events }, code) => events.find((event) => event.code === code)?.params;
