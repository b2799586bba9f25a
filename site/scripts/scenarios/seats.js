// What a scenario gives to certain seats: entries in order of the seats, each with the number of its own.

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../designer/described.js").Written} Written */

/**
 * @param {Document} scenario
 * @returns {Document[]}
 */
const entries = (scenario) => (Array.isArray(scenario.start?.seats) ? scenario.start.seats : []);

/**
 * @param {Document} scenario
 * @param {number} seat
 * @param {string} name
 * @returns {Written}
 */
export const seatHas = (scenario, seat, name) => entries(scenario).find((each) => each?.seat === seat)?.[name];

/**
 * The scenario with another value for a seat; who has nothing more is not named.
 * @param {Document} scenario
 * @param {number} seat
 * @param {string} name
 * @param {Written} value
 * @returns {Document}
 */
export function withSeat(scenario, seat, name, value) {
  const { [name]: _, ...before } = entries(scenario).find((each) => each?.seat === seat) ?? { seat };
  const entry = value === undefined ? before : { ...before, [name]: value };
  const others = entries(scenario).filter((each) => each?.seat !== seat);
  const all = Object.keys(entry).length > 1 ? [...others, entry] : others;
  const { seats: __, ...start } = scenario.start ?? {};
  if (all.length) return { ...scenario, start: { ...start, seats: all.sort((a, b) => a.seat - b.seat) } };
  const { start: ___, ...rest } = scenario;
  return Object.keys(start).length ? { ...scenario, start } : rest;
}
