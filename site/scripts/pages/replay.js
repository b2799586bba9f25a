// Steps through a line of play, trick by trick, on the drawn table. Without this script a table shows all of it.
import { button, make } from "../kit/elements.js";
import { all } from "../kit/page.js";
import { fill } from "../kit/text.js";
import { LineView, tablePictures } from "../table/line.js";

/** @typedef {import("../play/described.js").PlayedLine} PlayedLine */
/** @typedef {import("../play/described.js").Words} Words */

export function startReplays() {
  for (const box of all(".replay", HTMLElement)) startReplay(box);
}

/** @param {HTMLElement} box */
function startReplay(box) {
  const words = /** @type {Record<"first" | "back" | "on" | "all" | "trick", string>} */ (box.dataset);
  const rows = all("tbody tr", HTMLTableRowElement, box);
  const place = box.querySelector(".drawn-line");
  /** @type {(PlayedLine & { words: Words }) | undefined} */
  const line = place instanceof HTMLElement ? JSON.parse(place.dataset.line ?? "") : undefined;
  const last = line?.tricks.length ?? rows.length;
  /** @type {LineView | undefined} */
  let view;
  let now = 1;
  const first = button(words.first, () => show(1));
  const back = button(words.back, () => show(Math.min(now - 1, last)));
  const on = button(words.on, () => now < last && show(now + 1));
  const whole = button(words.all, () => show(last + 1));
  const where = make("span", { role: "status" });

  // The step after the last trick shows the whole game in the table below.
  const show = (/** @type {number} */ trick) => {
    now = Math.max(1, Math.min(trick, last + 1));
    const isWhole = now > last;
    for (const [number, row] of rows.entries()) {
      row.hidden = !isWhole && number >= now;
      row.classList.toggle("now", number === now - 1);
    }
    view?.show(Math.min(now, last));
    // A disabled button would lose the keyboard focus.
    for (const each of [first, back]) each.setAttribute("aria-disabled", `${now === 1}`);
    on.setAttribute("aria-disabled", `${now >= last}`);
    whole.setAttribute("aria-disabled", `${isWhole}`);
    where.textContent = isWhole ? "" : fill(words.trick, { n: now, all: last });
    for (const table of all("table", HTMLTableElement, box)) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
  };

  const controls = make("div", { className: "controls" }, first, back, on, whole, where);
  controls.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(now - 1);
    if (key === "ArrowRight" && now < last) show(now + 1);
  });
  box.prepend(controls);
  show(1);
  if (line && place) {
    whenSeen(place, async () => {
      view = new LineView(line.words, line, await tablePictures(line.game));
      place.replaceChildren(view.box);
      view.show(Math.min(now, last));
    });
  }
}

/**
 * Drawings are loaded when somebody is about to look at them.
 * @param {Element} place
 * @param {() => Promise<void>} act
 */
function whenSeen(place, act) {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act().catch(console.warn);
    },
    { rootMargin: "50%" },
  );
  watch.observe(place);
}
