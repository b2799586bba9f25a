// Dragging with mouse, pen or finger: what has a grip is carried over lists, and a line shows where it would come to lie.
import { make } from "../kit/elements.js";
import { all } from "../kit/page.js";

/**
 * @typedef {object} Dragged
 * @property {string} grip what is taken hold of
 * @property {string} item what is carried: around the grip
 * @property {string} list where it can be put down
 * @property {(item: HTMLElement, list: HTMLElement, place: number) => void} drop the place among the items of the list
 */

const FROM = 5;
const EDGE = 70;

/**
 * @param {HTMLElement} room
 * @param {Dragged} dragged
 */
export function dragging(room, { grip, item, list, drop }) {
  room.addEventListener("pointerdown", (event) => {
    const held = event.target instanceof Element ? event.target.closest(grip) : null;
    const carried = held?.closest(item);
    if (!(held instanceof HTMLElement) || !(carried instanceof HTMLElement) || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const line = make("li", { className: "drop-line", "aria-hidden": "true" });
    /** @type {HTMLElement | undefined} */
    let ghost;
    held.setPointerCapture(event.pointerId);

    const move = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
      if (!ghost && Math.hypot(x - start.x, y - start.y) < FROM) return;
      ghost ??= lifted(carried);
      ghost.style.translate = `${x - start.x}px ${y - start.y}px`;
      if (y < EDGE) scrollBy(0, -EDGE / 4);
      if (y > innerHeight - EDGE) scrollBy(0, EDGE / 4);
      const under = document.elementFromPoint(x, y)?.closest(list);
      if (!(under instanceof HTMLElement) || !room.contains(under)) return line.remove();
      const next = itemsOf(under, item).find((each) => each !== carried && y < middle(each));
      return next ? next.before(line) : under.append(line);
    };
    const end = (/** @type {Event} */ { type }) => {
      held.removeEventListener("pointermove", move);
      document.removeEventListener("keydown", giveUp);
      for (const name of ENDS) held.removeEventListener(name, end);
      ghost?.remove();
      carried.classList.remove("lifted");
      const under = line.parentElement;
      const place = under ? [...under.children].filter((each) => each === line || each.matches(item)).indexOf(line) : 0;
      line.remove();
      if (under && type === "pointerup") drop(carried, under, place);
    };
    const giveUp = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && end(new Event("pointercancel"));
    held.addEventListener("pointermove", move);
    document.addEventListener("keydown", giveUp);
    for (const name of ENDS) held.addEventListener(name, end);
  });
}

const ENDS = ["pointerup", "pointercancel"];

/** @param {HTMLElement} carried */
function lifted(carried) {
  const { left, top, width } = carried.getBoundingClientRect();
  const ghost = make("div", { className: "ghost", "aria-hidden": "true" }, carried.cloneNode(true));
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  carried.classList.add("lifted");
  carried.closest(".designer")?.append(ghost);
  return ghost;
}

/**
 * @param {HTMLElement} list
 * @param {string} item
 */
const itemsOf = (list, item) => all(`:scope > ${item}`, HTMLElement, list);

/** @param {HTMLElement} item */
function middle(item) {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
