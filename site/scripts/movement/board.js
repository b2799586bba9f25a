// A drawn board whose spaces are buttons. Arrow keys move between spaces; one space at a time is in
// the tab order.
import { make } from "../kit/elements.js";
import { all } from "../kit/page.js";

/** @typedef {import("./described.js").At} At */
/** @typedef {import("./described.js").Space} Space */

/** @type {Record<string, At>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {string} label
 * @param {(at: At) => void} press
 */
export function boardOf(label, press) {
  const drawing = make("div");
  const spaces = make("div", { className: "spaces", role: "group", "aria-label": label });
  const box = make("div", { className: "drawing board" }, drawing, spaces);
  const buttons = () => all("button", HTMLButtonElement, spaces);
  const enter = (/** @type {EventTarget | null | undefined} */ entered) => {
    for (const button of buttons()) button.tabIndex = button === entered ? 0 : -1;
  };

  spaces.addEventListener("focusin", ({ target }) => enter(target));
  spaces.addEventListener("click", ({ target }) => {
    const at = place(target);
    if (at) press(at);
  });
  spaces.addEventListener("keydown", (event) => {
    const at = place(event.target);
    const step = STEPS[event.key];
    if (!step || !at) return;
    event.preventDefault();
    const next = `${at[0] + step[0]},${at[1] + step[1]}`;
    buttons()
      .find((button) => button.dataset.at === next)
      ?.focus();
  });

  /**
   * @param {string} svg
   * @param {Space[]} found
   */
  const show = (svg, found) => {
    drawing.innerHTML = svg;
    if (spaces.children.length !== found.length) {
      spaces.replaceChildren(...found.map(spaceButton));
      enter(spaces.firstElementChild);
    }
    const shown = buttons();
    for (const [index, { label: words }] of found.entries()) shown[index].setAttribute("aria-label", words);
  };
  return { box, show };
}

/** @param {Space} space */
function spaceButton({ at, box: [left, top, width, height] }) {
  const made = make("button", { type: "button", "data-at": `${at}` });
  for (const [side, share] of Object.entries({ left, top, width, height })) made.style.setProperty(side, `${share}%`);
  return made;
}

/**
 * @param {EventTarget | null} target
 * @returns {At | undefined}
 */
function place(target) {
  if (!(target instanceof HTMLElement) || !target.dataset.at) return undefined;
  const [row, column] = target.dataset.at.split(",").map(Number);
  return [row, column];
}
