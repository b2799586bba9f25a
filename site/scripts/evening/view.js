// The page At the table: one choice of mission and players, and the tools for it.
import { make } from "../kit/elements.js";
import { campaignPart } from "./campaign.js";
import { choice } from "./choice.js";
import { drawPart } from "./draw.js";
import { likePart } from "./like.js";
import { logPart } from "./log.js";
import { timerPart } from "./timer.js";

/** @typedef {import("./described.js").EveningPage} EveningPage */

/**
 * @param {HTMLElement} box
 * @param {EveningPage} page
 */
export function showEvening(box, page) {
  const { words } = page;
  const missions = new Map(page.games.flatMap((game) => game.missions).map((mission) => [mission.key, mission]));
  const linked = new URLSearchParams(location.search).get("campaign");
  const chosen = choice(page, missions);
  const campaign = campaignPart(page, chosen, linked);
  const part = (/** @type {string} */ id, /** @type {HTMLElement} */ inside) =>
    make("section", { "aria-labelledby": id }, make("h2", { id }, words[`${id}.title`]), inside);
  box.replaceChildren(
    chosen.shown,
    ...(page.campaigns.length ? [part("campaign", campaign.shown)] : []),
    part("draw", drawPart(words, chosen)),
    part("timer", timerPart(words, missions, chosen)),
    part("log", logPart(page, missions, chosen, campaign)),
    part("like", likePart(page, chosen)),
  );
  chosen.tell();
}
