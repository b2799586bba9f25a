// Finds another mission about as hard, by what crews measured at this table. What nobody measured is not guessed.

/** @typedef {import("./described.js").EveningMission} EveningMission */

/** How many of the nearest missions chance chooses from. */
const NEAR = 6;

/**
 * @param {EveningMission} mission
 * @param {EveningMission[]} others missions of the same game
 * @param {number} players
 * @param {() => number} [chance] at least 0, less than 1
 * @returns {{ mission: EveningMission, compared: "same" | "easier" | "harder" | "unmeasured" } | undefined}
 */
export function similar(mission, others, players, chance = Math.random) {
  const level = mission.measured?.[players];
  const able = others.filter((other) => other.key !== mission.key && other.players.includes(players));
  const among = (/** @type {EveningMission[]} */ found) => found[Math.floor(chance() * found.length)];
  if (level === undefined) return able.length ? { mission: among(able), compared: "unmeasured" } : undefined;
  const step = (/** @type {EveningMission} */ other) => (other.measured?.[players] ?? Infinity) - level;
  const near = able
    .filter((other) => step(other) < Infinity)
    .sort((one, two) => Math.abs(step(one)) - Math.abs(step(two)));
  if (!near.length) return undefined;
  const found = among(near.slice(0, NEAR));
  const by = step(found);
  return { mission: found, compared: by === 0 ? "same" : by > 0 ? "harder" : "easier" };
}
