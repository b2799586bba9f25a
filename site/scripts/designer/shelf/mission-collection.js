// All missions of this browser as one file, and back; also campaigns and scenarios.
import { isObject } from "../mission.js";

/** @typedef {import("./saved-missions.js").KeptMission} KeptMission */

export const MISSIONS = "missions";

/**
 * @param {KeptMission[]} missions
 * @param {string} kind
 */
export const collected = (missions, kind = MISSIONS) => JSON.stringify({ logwright: kind, missions }, undefined, 1);

/**
 * The missions of a file, of which anybody may have written anything; none if it is no such file.
 * @param {string} text
 * @param {string} kind
 * @returns {KeptMission[]}
 */
export function readCollection(text, kind = MISSIONS) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isObject(read) || read.logwright !== kind || !Array.isArray(read.missions)) return [];
  return read.missions.filter(isKept).map(({ key, title, game, changed, document }) => ({
    key,
    title,
    game,
    changed,
    document,
  }));
}

/**
 * @param {unknown} one
 * @returns {one is KeptMission}
 */
const isKept = (one) =>
  isObject(one) &&
  isObject(one.document) &&
  [one.key, one.title, one.game].every((text) => typeof text === "string") &&
  Number.isFinite(one.changed);
