// What changed between two scenes, as far as it is shown moving.

/** @typedef {import("./described.js").Scene} Scene */
/** @typedef {import("./described.js").TrickScene} TrickScene */

/**
 * The cards laid since: each with the seat it came from.
 * @param {Scene | undefined} before
 * @param {Scene} now
 */
export function laid(before, now) {
  const known = before && before.trick === now.trick && before.leader === now.leader ? before.lying.length : 0;
  return now.lying.slice(known).map((card, place) => ({
    card,
    seat: (now.leader + known + place) % now.seats.length,
  }));
}

/**
 * The trick that was finished since, if the attempt went on by one step and was not taken back.
 * @param {Scene | undefined} before
 * @param {Scene} now
 * @returns {TrickScene | undefined}
 */
export function finished(before, now) {
  if (!before || !now.last || now.trick !== before.trick + 1) return undefined;
  return now.last;
}

/**
 * The scene with a finished trick still on the table, as everybody looks at it for a moment.
 * @param {Scene} before
 * @param {Scene} now
 * @param {TrickScene} trick
 * @returns {Scene}
 */
export const stillLying = (before, now, trick) => ({
  ...before,
  hand: now.hand,
  leader: trick.leader,
  lying: trick.cards,
  ask: null,
  turn: null,
});
