// The miniature of the first page: a winning line that plays itself. It waits for those who prefer no motion.
import { button } from "../kit/elements.js";
import { all } from "../kit/page.js";

const PAUSE = 2800;

export function startMiniature() {
  for (const box of all(".miniature[data-play]", HTMLElement)) startLine(box);
  for (const ask of all("[data-asks]", HTMLButtonElement)) {
    ask.addEventListener("click", () => document.querySelector(/** @type {"button"} */ (".search-button"))?.click());
  }
}

/** @param {HTMLElement} box */
function startLine(box) {
  const words = /** @type {Record<"play" | "pause", string>} */ (box.dataset);
  const tricks = all(".tricks > li", HTMLLIElement, box);
  let now = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let playing;
  const step = () => {
    if (document.hidden) return;
    tricks[now].classList.remove("now");
    now = (now + 1) % tricks.length;
    tricks[now].classList.add("now");
  };
  const play = (/** @type {boolean} */ on) => {
    clearInterval(playing);
    playing = on ? setInterval(step, PAUSE) : undefined;
    box.classList.toggle("playing", on);
    toggle.textContent = on ? words.pause : words.play;
  };
  const toggle = button("", () => play(!playing));
  box.append(toggle);
  play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
}
