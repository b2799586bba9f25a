// Steps through a game turn by turn. Without this script the board shows the start, and the list has all turns.
import { button, make } from "../kit/elements.js";
import { all, needed } from "../kit/page.js";
import { fill } from "../kit/text.js";

export function startGameReplay() {
  const box = document.querySelector(".game-replay");
  if (!(box instanceof HTMLElement)) return;
  /** @type {Record<"first" | "back" | "on" | "last" | "where", string>} */
  const words = JSON.parse(box.dataset.words ?? "");
  const entries = all("li[data-step]", HTMLLIElement, box);
  const layers = all(".step", SVGElement, box);
  const last = entries.length - 1;
  let now = 0;
  const first = button(words.first, () => show(0));
  const back = button(words.back, () => show(now - 1));
  const on = button(words.on, () => show(now + 1));
  const end = button(words.last, () => show(last));
  const where = make("span");
  const controls = make("div", { className: "controls" }, first, back, on, end, where);
  const told = make("p", { className: "told", role: "status" });

  const show = (/** @type {number} */ step) => {
    now = Math.max(0, Math.min(step, last));
    for (const part of [...layers, ...entries]) part.classList.toggle("now", Number(part.dataset.step) === now);
    told.replaceChildren(...entries[now].cloneNode(true).childNodes);
    where.textContent = fill(words.where, { n: now, all: last });
    // A disabled button would lose the keyboard focus.
    for (const each of [first, back]) each.setAttribute("aria-disabled", `${now === 0}`);
    for (const each of [on, end]) each.setAttribute("aria-disabled", `${now === last}`);
  };
  controls.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(now - 1);
    if (key === "ArrowRight") show(now + 1);
  });

  const figure = needed("figure", HTMLElement, box);
  figure.before(controls);
  figure.after(told);
  show(0);
}
