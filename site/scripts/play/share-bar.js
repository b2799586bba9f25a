// How many of the worlds can be won, as a bar on a card or beside an option.
import { make } from "../kit/elements.js";

/** @param {number} share */
export const percent = (share) => `${Math.round(share * 100)} %`;

/** @param {number} share */
export function shareBar(share) {
  const shown = make(
    "span",
    { className: "level", "aria-hidden": "true" },
    make("i", {}),
    `${Math.round(share * 100)}`,
  );
  shown.style.setProperty("--share", String(share));
  return shown;
}
