// A mission whose deal is fixed: says so, makes one of a deal, and shuffles again.
import { button, make } from "../../kit/elements.js";

/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").Words} Words */

export const isPuzzle = (/** @type {Document} */ document) => document.deal !== undefined;

export class Puzzle {
  /** @type {Document} */
  #document = {};

  /**
   * @param {Words} words
   * @param {(document: Document) => void} take puts another mission in the place of this one
   */
  constructor(words, take) {
    this.words = words;
    this.take = take;
    const shuffle = button(words["puzzle.drop"], () => {
      const { deal, ...shuffled } = this.#document;
      take({ players: [deal.hands.length], ...shuffled });
    });
    this.box = make(
      "div",
      { className: "row puzzle", hidden: true },
      make("p", { className: "help" }, words["puzzle.told"]),
      shuffle,
    );
  }

  /** @param {Document} document */
  renew(document) {
    this.#document = document;
    this.box.hidden = !isPuzzle(document);
  }

  /**
   * One press makes a deal the puzzle of its mission.
   * @param {() => Promise<{ document: Document | null }>} made
   * @param {() => void} refused
   */
  keepButton(made, refused) {
    return button(this.words["puzzle.keep"], async () => {
      const { document } = await made();
      if (document) this.take(document);
      else refused();
    });
  }
}
