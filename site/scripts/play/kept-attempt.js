// The attempt in progress, kept in this browser so that a reload loses nothing.
import { keep, kept } from "../kit/storage.js";

/** @typedef {import("./described.js").Kept} Kept */

const NAME = "play-attempt";
const LARGE = "play-large";

/** @returns {Kept | undefined} */
export function keptAttempt() {
  const found = /** @type {any} */ (kept(NAME));
  const isOurs =
    typeof found?.mission === "string" &&
    [found.players, found.seed].every(Number.isInteger) &&
    typeof found.level === "string" &&
    Array.isArray(found.seats) &&
    Array.isArray(found.decisions);
  return isOurs ? found : undefined;
}

/** @param {Kept | null} record */
export const keepAttempt = (record) => keep(NAME, record);

export const isLarge = () => kept(LARGE) === true;

/** @param {boolean} large */
export const keepLarge = (large) => keep(LARGE, large);
