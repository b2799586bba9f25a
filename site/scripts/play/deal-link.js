// A deal as a link: mission, players, seed, level and seats stand after the #, so that no server hears of them.

/** @typedef {import("./described.js").Wanted} Wanted */

const LARGEST = 2 ** 48;
export const LEVELS = ["beginner", "club", "expert"];

/**
 * @param {Wanted} wanted
 */
export function dealFragment({ mission, players, seats, level, seed, distress, clock, lesson }) {
  // The cards of a lesson are chosen, not shuffled: only the lesson itself has them.
  if (lesson) return `learn=${lesson}`;
  const more = `${distress ? "&distress=1" : ""}${clock ? "&clock=1" : ""}`;
  // A slash and a comma are allowed there, and easier to read.
  return `mission=${mission}&players=${players}&seed=${seed}&level=${level}&seats=${seats.join(",")}${more}`;
}

/**
 * What a link asks for; whatever makes no sense is left out. Without a mission there is nothing.
 * @param {string} fragment
 * @returns {(Partial<Wanted> & { mission: string }) | undefined}
 */
export function wantedDeal(fragment) {
  const asked = new URLSearchParams(fragment.replace(/^[#?]/, "").replaceAll("+", "%2B"));
  const mission = asked.get("mission");
  if (!mission) return undefined;
  /** @type {Partial<Wanted> & { mission: string }} */
  const wanted = { mission };
  const players = whole(asked.get("players"), 5);
  const seed = whole(asked.get("seed"), LARGEST);
  const seats = asked
    .get("seats")
    ?.split(",")
    .map((seat) => whole(seat, 4));
  const level = asked.get("level");
  if (players !== undefined && players > 1) wanted.players = players;
  if (seed !== undefined) wanted.seed = seed;
  if (level && LEVELS.includes(level)) wanted.level = level;
  if (seats?.length && seats.every((seat) => seat !== undefined)) wanted.seats = [...new Set(seats)];
  if (asked.get("distress") === "1") wanted.distress = true;
  if (asked.get("clock") === "1") wanted.clock = true;
  return wanted;
}

/**
 * The game whose lesson a link asks for.
 * @param {string} fragment
 */
export const wantedLesson = (fragment) => new URLSearchParams(fragment.replace(/^[#?]/, "")).get("learn") ?? undefined;

/**
 * @param {string | null} text
 * @param {number} most
 */
function whole(text, most) {
  if (!text || !/^\d{1,15}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= most ? number : undefined;
}
