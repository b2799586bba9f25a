// Steps through a line of play, trick by trick. Without this script the table shows all of it.
import { button, make } from "../kit/elements.js";
import { all, needed } from "../kit/page.js";
import { fill } from "../kit/text.js";

export function startReplays() {
  for (const box of all(".replay", HTMLElement)) startReplay(box);
}

/** @param {HTMLElement} box */
function startReplay(box) {
  const words = /** @type {Record<"first" | "back" | "on" | "all" | "trick", string>} */ (box.dataset);
  const rows = all("tbody tr", HTMLTableRowElement, box);
  const drawn = all(".tricks > li", HTMLLIElement, box);
  let now = 1;
  const first = button(words.first, () => show(1));
  const back = button(words.back, () => show(now - 1));
  const on = button(words.on, () => show(now + 1));
  const whole = button(words.all, () => show(rows.length + 1));
  const where = make("span", { role: "status" });

  // The last step shows the whole game.
  const show = (/** @type {number} */ trick) => {
    now = Math.max(1, Math.min(trick, rows.length + 1));
    const isWhole = now > rows.length;
    for (const [place, row] of rows.entries()) {
      row.hidden = place >= now;
      row.classList.toggle("now", place === now - 1);
    }
    for (const [place, trick] of drawn.entries()) {
      trick.classList.toggle("now", place === Math.min(now, rows.length) - 1);
    }
    first.disabled = back.disabled = now === 1;
    on.disabled = whole.disabled = isWhole;
    where.textContent = isWhole ? "" : fill(words.trick, { n: now, all: rows.length });
    const scrolled = needed("table", HTMLTableElement, box);
    if (scrolled.scrollWidth > scrolled.clientWidth) scrolled.tabIndex = 0;
  };

  box.prepend(make("div", { className: "controls" }, first, back, on, whole, where));
  show(1);
}
