// The verdict at a glance: always in sight, whichever part of the mission is being edited.
import { button, make } from "../../kit/elements.js";
import { fill, percentage } from "../../kit/text.js";
import { dealt, tried } from "./verdict.js";

/** @typedef {import("../described.js").Words} Words */
/** @typedef {import("./verdict.js").Row} Row */

// A sign besides the colour, for those who do not see it.
const SIGNS = new Map([
  ["completable", "✓"],
  ["impossible", "✗"],
]);

export class Glance {
  // Until the engine can count.
  #starting = true;
  /** @type {Row[]} */
  #rows = [];
  #running = false;

  /**
   * @param {Words} words
   * @param {() => void} open shows the whole verdict
   */
  constructor(words, open) {
    this.words = words;
    this.box = button([], open, { className: "glance" });
    this.show([], false);
  }

  started() {
    this.#starting = false;
    this.show(this.#rows, this.#running);
  }

  /**
   * @param {Row[]} rows
   * @param {boolean} running
   */
  show(rows, running) {
    const { words } = this;
    this.#rows = rows;
    this.#running = running;
    const state = words[this.#starting ? "check.loading" : rows.length ? "check.counting" : "check.waiting"];
    const counting = running && rows.some((row) => dealt(row) < row.limit || tried(row) < (row.wanted ?? 0));
    this.box.classList.toggle("counting", counting || this.#starting);
    this.box.replaceChildren(
      make("strong", { className: "spacious" }, words["check.title"]),
      ...rows.flatMap((row) => [" ", this.#row(row)]),
      ...(rows.length ? [] : [" ", make("span", {}, state)]),
      ...(rows.length && (counting || this.#starting)
        ? [" ", make("span", { className: "help spacious" }, state)]
        : []),
    );
  }

  /** @param {Row} row */
  #row({ n, found, crew, limit }) {
    const name = make("span", {}, fill(this.words["check.players"], { n }));
    if (!found) return make("span", { className: "crew-size" }, name, " …");
    const sign = SIGNS.get(found.finding) ?? "?";
    const said = [sign, found.finding === "impossible" || limit === 1 ? "" : this.#share(found.rate)]
      .filter(Boolean)
      .join(" ");
    return make(
      "span",
      { className: `crew-size ${found.finding}` },
      name,
      " ",
      make("span", {}, said, this.#hard(crew)),
    );
  }

  /** @param {number} rate */
  #share(rate) {
    return fill(this.words["check.share_won"], { rate: percentage(rate) });
  }

  /**
   * How hard it is: in words, and where there is no room for them, as a share of ten.
   * @param {Row["crew"]} crew
   */
  #hard(crew) {
    if (!crew?.difficulty) return [];
    const n = crew.difficulty;
    const words = make("span", { className: "spacious" }, fill(this.words["check.hard"], { n }));
    return [" · ", words, make("span", { className: "brief", "aria-hidden": "true" }, `${n}/10`)];
  }
}
