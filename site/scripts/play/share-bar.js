// How many of the worlds can be won, as a bar on a card or beside an option.
import { make } from "../kit/elements.js";
import { percentage } from "../kit/text.js";

/** @param {number} share */
export function shareBar(share) {
  const shown = make("span", { className: "level", "aria-hidden": "true" }, make("i", {}), `${percentage(share)}`);
  shown.style.setProperty("--share", String(share));
  return shown;
}
