// The page At the table: one choice of mission and players, and the tools for it. Only drawing cards needs
// Python, which is loaded on first use.
import { make } from "../kit/elements.js";
import { script } from "../kit/page.js";
import { campaignPart } from "./campaign.js";
import { choice } from "./choice.js";
import { drawPart } from "./draw.js";
import { likePart } from "./like.js";
import { logPart } from "./log.js";
import { timerPart } from "./timer.js";

/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("./described.js").Asker} Asker */
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
  const asker = askerOf(page);
  const part = (/** @type {string} */ id, /** @type {HTMLElement} */ inside) =>
    make("section", { "aria-labelledby": id }, make("h2", { id }, words[`${id}.title`]), inside);
  box.replaceChildren(
    chosen.shown,
    ...(page.campaigns.length ? [part("campaign", campaign.shown)] : []),
    part("draw", drawPart(words, chosen, asker)),
    part("timer", timerPart(words, missions, chosen)),
    part("log", logPart(page, missions, chosen, campaign)),
    part("like", likePart(page, chosen)),
  );
  chosen.tell();
}

/**
 * The first question starts Python; its `status` receives the loading progress.
 * @param {EveningPage} page
 * @returns {Asker}
 */
function askerOf({ python, words }) {
  if (!python) return { ask: () => Promise.reject(new Error("no Python")), missing: words["draw.left_out"] };
  /** @type {Promise<Desk> | undefined} */
  let desk;
  return {
    ask: async (question, status) => {
      desk ??= opened(status);
      try {
        return await (await desk).ask({ ...question, seed: crypto.getRandomValues(new Uint32Array(1))[0] });
      } catch (error) {
        desk = undefined;
        throw error;
      }
    },
  };
}

/** @param {import("../python/desk.js").Progress} status */
async function opened(status) {
  /** @type {typeof import("../python/desk.js")} */
  const { openDesk } = await import(script("python/desk.js"));
  return openDesk("logwright.browser.evening", "library.json", status);
}
