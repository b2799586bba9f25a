// Steps through a game turn by turn: one layer of the drawing and one entry of the list at a time.
import { all, needed } from "../kit/page.js";
import { fill } from "../kit/text.js";

/** @param {HTMLElement} box with `data-where` */
export function startSteps(box) {
  const entries = all("li[data-step]", HTMLLIElement, box);
  const layers = all(".step", SVGElement, box);
  const last = entries.length - 1;
  let now = 0;
  const controls = needed(".controls", HTMLElement, box);
  const told = needed(".told", HTMLElement, box);
  const where = needed("span", HTMLElement, controls);
  const goes = (/** @type {string} */ name, /** @type {() => void} */ act) => {
    const found = needed(`[data-go="${name}"]`, HTMLButtonElement, controls);
    found.addEventListener("click", act);
    return found;
  };
  const first = goes("first", () => show(0));
  const back = goes("back", () => show(now - 1));
  const on = goes("on", () => show(now + 1));
  const end = goes("last", () => show(last));

  const show = (/** @type {number} */ step) => {
    now = Math.max(0, Math.min(step, last));
    for (const part of [...layers, ...entries]) part.classList.toggle("now", Number(part.dataset.step) === now);
    told.replaceChildren(...entries[now].cloneNode(true).childNodes);
    where.textContent = fill(box.dataset.where ?? "", { n: now, all: last });
    // A disabled button would lose the keyboard focus.
    for (const each of [first, back]) each.setAttribute("aria-disabled", `${now === 0}`);
    for (const each of [on, end]) each.setAttribute("aria-disabled", `${now === last}`);
  };
  controls.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(now - 1);
    if (key === "ArrowRight") show(now + 1);
  });

  show(0);
}
