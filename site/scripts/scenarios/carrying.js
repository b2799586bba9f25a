// Carrying a tile over the board with mouse, pen or finger: a frame shows the spaces where it would come to lie.
import { make } from "../kit/elements.js";

/** @typedef {import("./laying.js").Spot} Spot */

const FROM = 5;
const ENDS = ["pointerup", "pointercancel"];

export class Carrying {
  // Whether a press just ended as carrying, so that it is no click.
  ended = false;

  /**
   * @param {HTMLElement} ground
   * @param {number} margin free spaces around the tiles
   */
  constructor(ground, margin) {
    this.ground = ground;
    this.margin = margin;
  }

  /**
   * @param {PointerEvent} event
   * @param {HTMLElement} held
   * @param {{ width: number, height: number }} size in spaces
   * @param {(to: Spot) => void} drop
   */
  begin(event, held, { width, height }, drop) {
    if (event.button !== 0) return;
    this.ended = false;
    const start = { x: event.clientX, y: event.clientY };
    const box = held.getBoundingClientRect();
    // Where in the tile it was taken hold of.
    const grip = { x: (start.x - box.left) / box.width, y: (start.y - box.top) / box.height };
    const frame = make("span", { className: "laid-tile frame", "aria-hidden": "true" });
    /** @type {Spot | undefined} */
    let spot;
    held.setPointerCapture(event.pointerId);

    const move = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
      if (!this.ended && Math.hypot(x - start.x, y - start.y) < FROM) return;
      this.ended = true;
      held.classList.add("lifted");
      const ground = this.ground.getBoundingClientRect();
      const space = ground.width / Number(this.ground.style.getPropertyValue("--columns"));
      const column = Math.round((x - ground.left) / space - grip.x * width);
      const row = Math.round((y - ground.top) / space - grip.y * height);
      const isOver = x > ground.left && x < ground.right && y > ground.top && y < ground.bottom;
      spot = isOver ? { row: row - this.margin, column: column - this.margin } : undefined;
      if (!isOver) return frame.remove();
      for (const [name, value] of Object.entries({ column, row })) frame.style.setProperty(`--at-${name}`, `${value}`);
      frame.style.setProperty("--width", `${width}`);
      frame.style.setProperty("--height", `${height}`);
      return this.ground.append(frame);
    };
    const end = (/** @type {Event} */ { type }) => {
      held.removeEventListener("pointermove", move);
      document.removeEventListener("keydown", giveUp);
      for (const name of ENDS) held.removeEventListener(name, end);
      held.classList.remove("lifted");
      frame.remove();
      if (spot && type === "pointerup") drop(spot);
    };
    const giveUp = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && end(new Event("pointercancel"));
    held.addEventListener("pointermove", move);
    document.addEventListener("keydown", giveUp);
    for (const name of ENDS) held.addEventListener(name, end);
  }
}
