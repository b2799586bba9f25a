// A result as text to send: how it went trick by trick, and nothing about any hand.

/** @typedef {import("./described.js").LineTrick} LineTrick */

const MET = "🟩";
const PLAIN = "⬜";
const LOST = "🟥";

/**
 * One sign for each trick: a task was done, nothing happened, or it could no longer be won.
 * @param {LineTrick[]} line
 * @param {boolean} isWon
 */
export const trickSigns = (line, isWon) =>
  line.map(({ met }, place) => (!isWon && place === line.length - 1 ? LOST : met ? MET : PLAIN)).join("");

/**
 * @param {string[]} lines what is said about it
 * @param {LineTrick[]} line
 * @param {boolean} isWon
 * @param {string} address
 */
export const resultText = (lines, line, isWon, address) =>
  [...lines.filter(Boolean), trickSigns(line, isWon), address].join("\n");
