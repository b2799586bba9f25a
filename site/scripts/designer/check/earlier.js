// What is known about earlier states of the mission, for whoever returns to one.
import { dealt } from "./verdict.js";

/** @typedef {import("./verdict.js").Row} Row */

const REMEMBERED = 50;

export class Earlier {
  /** @type {Map<string, Row[]>} */
  #known = new Map();

  /**
   * @param {string} key
   * @param {Row[]} rows
   */
  keep(key, rows) {
    for (const row of rows) if (row.proof === "asked") row.proof = undefined;
    this.#known.delete(key);
    if (rows.some(dealt)) this.#known.set(key, rows);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED) this.#known.delete(oldest);
  }

  /** @param {string} key */
  of(key) {
    return this.#known.get(key);
  }
}
