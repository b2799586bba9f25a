// The verdict at a glance: always in sight, whichever part of the mission is being edited.
import { button, make } from "../kit/elements.js";
import { fill, percentage } from "../kit/text.js";
import { dealt, tried } from "./verdict.js";

/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("./verdict.js").Row} Row */

// A sign besides the colour, for those who do not see it.
const SIGNS = new Map([
  ["completable", "✓"],
  ["impossible", "✗"],
]);

export class Glance {
  /**
   * @param {Words} words
   * @param {() => void} open shows the whole verdict
   */
  constructor(words, open) {
    this.words = words;
    this.box = button([], open, { className: "glance" });
  }

  /**
   * @param {Row[]} rows
   * @param {boolean} running
   */
  show(rows, running) {
    const { words } = this;
    const counting = running && rows.some((row) => dealt(row) < row.limit || tried(row) < (row.wanted ?? 0));
    this.box.replaceChildren(
      make("strong", {}, words["check.title"]),
      ...rows.map((row) => this.#row(row)),
      ...(rows.length ? [] : [make("span", {}, words["check.waiting"])]),
      ...(counting ? [make("span", { className: "help" }, words["check.counting"])] : []),
    );
  }

  /** @param {Row} row */
  #row({ n, found, crew }) {
    const name = fill(this.words["check.players"], { n });
    if (!found) return make("span", {}, `${name} …`);
    const sign = SIGNS.get(found.finding) ?? "?";
    const said = [name, sign, found.finding === "impossible" ? "" : this.#share(found.rate)];
    if (crew?.difficulty) said.push("·", fill(this.words["check.hard"], { n: crew.difficulty }));
    return make("span", { className: found.finding }, said.filter(Boolean).join(" "));
  }

  /** @param {number} rate */
  #share(rate) {
    return fill(this.words["check.share_won"], { rate: percentage(rate) });
  }
}
