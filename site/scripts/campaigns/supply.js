// The missions to choose from: those of the shelf of this browser, and those of the games.
import { button, make, select } from "../kit/elements.js";
import { paused } from "../kit/pause.js";
import { fill, searched } from "../kit/text.js";

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../designer/described.js").Words} Words */
/** @typedef {import("../designer/shelf/saved-missions.js").SavedMissions} SavedMissions */
/** @typedef {import("./described.js").OfferedMission} OfferedMission */

const MOST = 120;

export class Supply {
  /**
   * @param {Words} words
   * @param {OfferedMission[]} offered
   * @param {SavedMissions} shelf
   * @param {(chosen: string | Document) => void} take
   */
  constructor(words, offered, shelf, take) {
    this.words = words;
    this.offered = offered;
    this.shelf = shelf;
    this.take = take;
    this.game = "";
    const hint = words["shelf.search"];
    this.search = make("input", { type: "search", "aria-label": hint, placeholder: hint });
    this.search.addEventListener(
      "input",
      paused(() => this.show(this.game), 80),
    );
    this.level = 0;
    const levels = Array.from({ length: 10 }, (_, n) => /** @type {[number, string]} */ ([n + 1, `${n + 1}`]));
    const chosen = (/** @type {string} */ value) => {
      this.level = Number(value);
      this.show(this.game);
    };
    const hardness = select([[0, words["supply.any"]], ...levels], 0, chosen, { "aria-label": words["supply.level"] });
    this.list = make("ul", { className: "supply missions-to-choose" });
    this.box = make(
      "section",
      { className: "supply-box" },
      make("h2", {}, words["supply.title"]),
      make("p", { className: "help" }, words["supply.hint"]),
      make("div", { className: "row" }, this.search, hardness),
      this.list,
    );
  }

  /** @param {string} game */
  show(game) {
    this.game = game;
    const wanted = searched(this.search.value);
    const fits = (/** @type {string} */ text) => wanted.every((word) => text.toLowerCase().includes(word));
    const own = this.level
      ? []
      : this.shelf.all().filter((one) => one.game === game && fits(`${one.title} ${one.document.id ?? ""}`));
    const offered = this.offered.filter(
      (one) =>
        one.game === game &&
        fits(`${one.name} ${one.title} ${one.key}`) &&
        (!this.level || Object.values(one.levels).includes(this.level)),
    );
    this.list.replaceChildren(
      ...own.map((one) => this.#entry(one.title, this.words["supply.own"], "", one.document, one.key)),
      ...offered.slice(0, MOST).map((one) => this.#entry(one.title, one.name, this.#level(one), one.key, "")),
    );
  }

  /**
   * What is chosen by an element of the list.
   * @param {HTMLElement} item
   * @returns {string | Document}
   */
  chosen(item) {
    const { key = "", own } = item.dataset;
    return own ? (this.shelf.all().find((one) => one.key === own)?.document ?? key) : key;
  }

  /** @param {OfferedMission} one */
  #level(one) {
    const levels = Object.values(one.levels);
    if (!levels.length) return "";
    const [least, most] = [Math.min(...levels), Math.max(...levels)];
    return fill(this.words["supply.hardness"], { n: least === most ? `${least}` : `${least}–${most}` });
  }

  /**
   * @param {string} title
   * @param {string} name
   * @param {string} level
   * @param {string | Document} chosen
   * @param {string} own the key of one of the shelf
   */
  #entry(title, name, level, chosen, own) {
    const label = fill(this.words["supply.add"], { title });
    return make(
      "li",
      { className: "placed", "data-key": typeof chosen === "string" ? chosen : "", "data-own": own || undefined },
      make("span", { className: "grip", "aria-hidden": "true" }, "⠿"),
      make("span", { className: "what" }, make("strong", {}, title), make("small", {}, name)),
      make("span", { className: "level" }, level),
      button("+", () => this.take(chosen), { className: "sign", "aria-label": label, title: label }),
    );
  }
}
