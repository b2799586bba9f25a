// Enters a result in the log of a crew, as the page At the table keeps it.
import { entryOf, newCrew, read, today, written } from "../evening/crews.js";
import { keep, kept } from "../evening/stored.js";

/**
 * Adds a result to the crew that was chosen last; returns its name, or nothing if this browser keeps nothing.
 * @param {string} mission the key of a mission of the library
 * @param {boolean} isWon
 * @param {string} ourCrew the name of a first crew
 */
export function enterResult(mission, isWon, ourCrew) {
  const before = read(JSON.stringify(kept("crews")));
  const crews = "crews" in before ? before.crews : [newCrew(ourCrew)];
  const place = Math.min(Number(kept("crew")) || 0, crews.length - 1);
  const crew = crews[place];
  const entry = entryOf(crew, mission);
  const now = isWon ? { ...entry, won: today() } : { ...entry, lost: entry.lost + 1 };
  const all = crews.with(place, { ...crew, log: { ...crew.log, [mission]: now } });
  return keep("crews", JSON.parse(written(all))) ? crew.name : undefined;
}
