// Offers the features that need Python. Nothing is loaded until the user asks, or a link contains something to open.
import { make } from "../kit/elements.js";
import { fromDisk, needed, script } from "../kit/page.js";

/** @typedef {Record<"loading" | "failed" | "from_disk", string>} OfferWords */
/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {{ words: OfferWords, view: string, opened_by?: string[] }} Offer the data of the page; views may use further fields */
/** @typedef {{ show: (box: HTMLElement, openDesk: OpenDesk, came: Progress, offer: any) => Promise<void> }} View */

export function startPythonSlot() {
  const box = document.querySelector("[data-python-slot]");
  if (!(box instanceof HTMLElement)) return;
  /** @type {Offer} */
  const offer = JSON.parse(box.dataset.pythonSlot ?? "");
  const { words, view, opened_by: links = [] } = offer;
  if (fromDisk()) {
    box.replaceChildren(make("p", {}, words.from_disk));
    return;
  }

  const open = async () => {
    const status = make("p", { role: "status" }, words.loading);
    const bar = make("progress", { "aria-label": words.loading });
    box.replaceChildren(status, bar);
    try {
      /** @type {[typeof import("../python/desk.js"), View]} */
      const [{ openDesk }, { show }] = await Promise.all([import(script("python/desk.js")), import(script(view))]);
      await show(box, openDesk, (loaded, all) => Object.assign(bar, { max: all, value: loaded }), offer);
    } catch (error) {
      status.textContent = words.failed;
      box.replaceChildren(status, opener, note);
      console.warn(error);
    }
  };
  const opener = needed(".open-helper", HTMLButtonElement, box);
  const note = needed("p", HTMLElement, box);
  opener.addEventListener("click", open);
  if (links.some((start) => location.hash.startsWith(start) || location.search.startsWith(start))) open();
}
