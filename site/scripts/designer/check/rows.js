// The numbers of players of a mission: how many deals each of them is to get, and which comes next.
import { isPuzzle } from "./puzzle.js";
import { dealt } from "./verdict.js";

/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("./verdict.js").Row} Row */

const AT_FIRST = 100;
const MORE = 400;
export const ATTEMPTS = 24;

/**
 * @param {number} n
 * @param {Document} document
 * @param {boolean} crews whether they play without being asked
 * @returns {Row}
 */
export const freshRow = (n, document, crews) => ({
  n,
  limit: isPuzzle(document) ? 1 : AT_FIRST,
  count: 4,
  wanted: crews ? ATTEMPTS : 0,
});

/**
 * The next row is the one with the fewest deals.
 * @param {Row[]} rows
 */
export const nextRow = (rows) =>
  rows.filter((row) => dealt(row) < row.limit).sort((one, other) => dealt(one) - dealt(other))[0];

/**
 * More deals for those that have all they were to get; a puzzle has no more.
 * @param {Row[]} rows
 * @param {Document} document
 */
export function dealMore(rows, document) {
  if (isPuzzle(document)) return;
  for (const row of rows) if (row.found && dealt(row) >= row.limit) row.limit += MORE;
}
