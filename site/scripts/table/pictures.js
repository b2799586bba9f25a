// Cards, tasks and tokens as Python draws them, the same as in print.
import { make, picture } from "../kit/elements.js";

/** @typedef {import("../play/described.js").CardName} CardName */
/** @typedef {import("../play/described.js").Mark} Mark */
/** @typedef {import("../play/described.js").Setting} Setting */

export class Pictures {
  /** @param {Pick<Setting, "names" | "pictures">} setting */
  constructor(setting) {
    this.setting = setting;
  }

  /** @param {CardName} card */
  name(card) {
    return this.setting.names[card] ?? card;
  }

  /**
   * A drawing by its key.
   * @param {string} key
   * @param {string} [className]
   */
  drawn(key, className = "") {
    const made = picture(this.setting.pictures[key] ?? "");
    made.className = `picture ${className}`;
    return made;
  }

  /**
   * A card, face up. Where a token lies on it, the token says what is true of it.
   * @param {CardName} card
   * @param {{ mark?: Mark, radio?: string }} [shown]
   */
  card(card, { mark, radio = "green" } = {}) {
    const front = this.drawn(`card:${card}`, "front");
    return mark ? make("span", { className: `shown ${mark}` }, front, this.drawn(`radio:${radio}`, "disc")) : front;
  }
}
