// A deal whose cards are laid otherwise: two change places, and at once it is known whether the deal can be won.
import { button, make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";
import { cardSign } from "../cards.js";
import { dealView } from "./line.js";

/** @typedef {import("../described.js").ShownDeal} ShownDeal */
/** @typedef {import("../described.js").Words} Words */

export class Laying {
  /** @type {string | undefined} */
  #picked;
  #asked = 0;

  /**
   * @param {Words} words
   * @param {ShownDeal} deal as it was dealt
   * @param {(hands: string[][]) => Promise<ShownDeal>} solve
   */
  constructor(words, deal, solve) {
    this.words = words;
    this.deal = deal;
    this.solve = solve;
    this.hands = deal.hands.map((hand) => [...hand]);
    this.seats = make("div", { className: "seats laying" });
    this.verdict = make("p", { role: "status" });
    this.line = make("div");
    const back = button(words["laying.back"], () => {
      this.hands = deal.hands.map((hand) => [...hand]);
      this.#changed();
    });
    this.box = make(
      "div",
      {},
      make("p", { className: "help" }, words["laying.hint"]),
      this.seats,
      make("div", { className: "row" }, this.verdict, back),
      this.line,
    );
    this.#lay(deal.seats);
    this.#judge(deal);
  }

  focus() {
    this.seats.querySelector("button")?.focus();
  }

  /** @param {string[]} names */
  #lay(names) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined;
    this.seats.replaceChildren(
      ...names.map((name, seat) =>
        make(
          "div",
          { className: "seat" },
          make("div", { className: "seat-name" }, name),
          make(
            "ul",
            { className: "hand", "aria-label": name },
            this.hands[seat].map((card) => make("li", {}, this.#card(card, name))),
          ),
        ),
      ),
    );
    if (focused) this.#button(focused)?.focus();
  }

  /**
   * @param {string} card
   * @param {string} holder
   */
  #card(card, holder) {
    const made = button([cardSign(card)], () => this.#press(card), {
      draggable: true,
      "aria-pressed": "false",
      "aria-label": titled(holder, this.deal.names[card]),
    });
    made.dataset.card = card;
    made.addEventListener("dragstart", () => this.#pick(card));
    made.addEventListener("dragover", (event) => event.preventDefault());
    made.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#press(card);
    });
    return made;
  }

  /** @param {string} card */
  #press(card) {
    const seat = this.#seatOf(card);
    const other = this.#picked === undefined ? seat : this.#seatOf(this.#picked);
    if (this.#picked === undefined || other === seat) return this.#pick(card === this.#picked ? undefined : card);
    this.hands[other] = this.hands[other].map((each) => (each === this.#picked ? card : each));
    this.hands[seat] = this.hands[seat].map((each) => (each === card ? (this.#picked ?? each) : each));
    return this.#changed();
  }

  /** @param {string | undefined} card */
  #pick(card) {
    this.#picked = card;
    for (const each of this.seats.querySelectorAll("button"))
      each.setAttribute("aria-pressed", `${each.dataset.card === card}`);
  }

  async #changed() {
    this.#pick(undefined);
    this.#lay(this.deal.seats);
    this.verdict.textContent = this.words["check.searching"];
    this.line.replaceChildren();
    this.#asked += 1;
    const asked = this.#asked;
    const found = await this.solve(this.hands);
    // An answer about cards that lay otherwise comes too late.
    if (asked !== this.#asked) return;
    this.hands = found.hands.map((hand) => [...hand]);
    this.#lay(found.seats);
    this.#judge(found);
  }

  /** @param {ShownDeal} found */
  #judge(found) {
    this.verdict.textContent = this.words[found.line ? "laying.won" : "laying.lost"];
    this.verdict.className = found.line ? "good" : "bad";
    this.line.replaceChildren(found.line ? dealView(this.words, found) : "");
  }

  /** @param {string} card */
  #seatOf(card) {
    return this.hands.findIndex((hand) => hand.includes(card));
  }

  /** @param {string} card */
  #button(card) {
    return [...this.seats.querySelectorAll("button")].find((each) => each.dataset.card === card);
  }
}
