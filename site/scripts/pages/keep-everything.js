// Offers to cache the whole site on the device, and shows the progress.
import { button, make } from "../kit/elements.js";
import { askOfflineWorker, keepPacks } from "../kit/offline-worker.js";
import { all as every } from "../kit/page.js";
import { fill } from "../kit/text.js";

const places = () => every("[data-keep]", HTMLElement);

export function withdrawOffers() {
  for (const place of places()) place.remove();
}

export async function offerEverything() {
  for (const place of places()) await offer(place);
}

/**
 * @param {HTMLElement} place with its words as data
 * @param {"away" | "full"} [trouble] the error of the last attempt
 */
async function offer(place, trouble) {
  const words = JSON.parse(place.dataset.keep ?? "{}");
  const { packs, all, left, failed } = await askOfflineWorker({ ask: "state" });
  if (failed) return place.remove();
  const told = make("p", { role: "status" });
  /**
   * @param {string} text
   * @param {number} n
   */
  const say = (text, n) => fill(text, { n });
  /** @param {number} bytes */
  const megabytes = (bytes) => Math.max(1, Math.round(bytes / 1e6));
  if (!left) {
    told.textContent = say(words.done, megabytes(all));
    return place.replaceChildren(told);
  }
  const size = say(words.size, megabytes(left));
  told.textContent = trouble ? `${words[trouble]} ${size}` : size;
  const keep = async () => {
    const bar = make("progress", { max: all, value: all - left, "aria-label": words.keep });
    /** @param {number} rest */
    const came = (rest) => {
      bar.value = all - rest;
      told.textContent = say(words.loading, Math.floor((100 * (all - rest)) / all));
    };
    came(left);
    place.replaceChildren(told, bar);
    // Browsers may evict cached data when space is low, unless asked not to.
    navigator.storage?.persist?.();
    await offer(place, (await keepPacks(packs, came)).failed);
  };
  place.replaceChildren(told, button(words.keep, keep));
}
