// The number of players, chosen once on any page and remembered on this device.
import { keepText, keptText } from "./storage.js";

const NAME = "players";

/** The remembered number; 0 if none was chosen. */
export const chosenPlayers = () => {
  const count = Number(keptText(NAME));
  return Number.isInteger(count) && count > 0 && count < 20 ? count : 0;
};

/** @param {number} count 0 to forget it */
export const choosePlayers = (count) => keepText(NAME, count ? String(count) : "");
