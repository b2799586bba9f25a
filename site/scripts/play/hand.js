// The own hand: cards to click, tap, drag or choose with keys. What may not be played says why.
import { make } from "../kit/elements.js";
import { percent } from "../kit/page.js";
import { firstPlace, placeAfter } from "./choosing.js";
import { shareBar } from "./share-bar.js";

/** @typedef {import("./described.js").CardName} CardName */
/** @typedef {import("./described.js").ShownCard} ShownCard */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("../table/pictures.js").Pictures} Pictures */
/**
 * What a hand shows: `allowed` may be chosen now, nothing if it is not one's turn; `shown` lie open.
 * @typedef {{ cards: CardName[], allowed: Set<CardName> | undefined, shown: ShownCard[], bars?: Map<CardName, number>, advised?: CardName }} Held
 */
/** @typedef {{ choose: (card: CardName, from: DOMRect) => void, refuse: (card: CardName) => void }} Deeds */

const FAR_ENOUGH = 8;

export class HandView {
  /**
   * @param {Words} words
   * @param {Pictures} pictures
   * @param {Record<CardName, string>} suits the name of each card's suit
   * @param {Deeds} deeds
   */
  constructor(words, pictures, suits, deeds) {
    this.words = words;
    this.pictures = pictures;
    this.suits = suits;
    this.deeds = deeds;
    this.box = make("div", { className: "hand", role: "toolbar", "aria-label": words["hand.title"] });
    /** @type {Held} */
    this.held = { cards: [], allowed: undefined, shown: [] };
    /** @type {HTMLButtonElement[]} */
    this.cards = [];
    /** @type {CardName | undefined} */
    this.raised = undefined;
    this.box.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {Held} held */
  show(held) {
    const focused = this.place();
    this.held = held;
    this.raised = undefined;
    const { cards, allowed } = held;
    this.box.style.setProperty("--cards", String(Math.max(cards.length, 1)));
    this.box.style.setProperty("--half", String(Math.max(Math.ceil(cards.length / 2), 1)));
    this.box.classList.toggle("many", cards.length > 9);
    this.box.classList.toggle("waiting", !allowed);
    this.cards = cards.map((card) => this.card(card));
    this.box.replaceChildren(...this.cards);
    const place = focused >= 0 ? Math.min(focused, cards.length - 1) : firstPlace(cards, allowed ?? new Set());
    if (this.cards[place]) this.cards[place].tabIndex = 0;
    if (focused >= 0) this.cards[place]?.focus();
  }

  /** @param {CardName} card */
  card(card) {
    const { words, pictures, held } = this;
    const mark = held.shown.find((each) => each.card === card)?.mark;
    const isAllowed = held.allowed?.has(card) ?? false;
    const bar = held.bars?.get(card);
    const told = [
      pictures.name(card),
      mark && words[`mark.${mark}`],
      held.allowed && !isAllowed && words["hand.not_now"],
      bar !== undefined && percent(bar),
    ];
    const made = make(
      "button",
      {
        type: "button",
        className: "held",
        tabIndex: -1,
        "data-card": card,
        "aria-label": told.filter(Boolean).join(", "),
        "aria-disabled": isAllowed ? undefined : "true",
      },
      pictures.card(card, { mark }),
      bar !== undefined && shareBar(bar),
    );
    made.classList.toggle("allowed", isAllowed);
    made.classList.toggle("advised", held.advised === card);
    this.follow(made, card);
    return made;
  }

  /**
   * Clicks, taps and drags of one card.
   * @param {HTMLButtonElement} made
   * @param {CardName} card
   */
  follow(made, card) {
    /** @type {{ x: number, y: number } | undefined} */
    let from;
    let isDragged = false;
    let isTouch = false;
    made.addEventListener("pointerdown", (event) => {
      isTouch = event.pointerType !== "mouse";
      isDragged = false;
      if (!this.held.allowed?.has(card) || event.button) return;
      from = { x: event.clientX, y: event.clientY };
      made.setPointerCapture(event.pointerId);
    });
    made.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      isDragged ||= Math.hypot(x, y) > FAR_ENOUGH;
      if (!isDragged) return;
      made.classList.add("dragged");
      made.style.translate = `${x}px ${y}px`;
    });
    const drop = (/** @type {PointerEvent} */ event) => {
      if (!from) return;
      from = undefined;
      made.classList.remove("dragged");
      const place = made.getBoundingClientRect();
      made.style.translate = "";
      // Let go above the hand: onto the table.
      if (isDragged && event.type === "pointerup" && event.clientY < this.box.getBoundingClientRect().top) {
        this.deeds.choose(card, place);
      }
    };
    made.addEventListener("pointerup", drop);
    made.addEventListener("pointercancel", drop);
    made.addEventListener("click", () => {
      if (isDragged) {
        isDragged = false;
        return;
      }
      const touched = isTouch;
      isTouch = false;
      this.pick(card, touched);
    });
  }

  /**
   * A click or key on a card. A finger covers several cards: its first tap only raises one.
   * @param {CardName} card
   * @param {boolean} isTouch
   */
  pick(card, isTouch) {
    const { allowed } = this.held;
    const made = this.cards[this.held.cards.indexOf(card)];
    if (!allowed || !made) return;
    if (!allowed.has(card)) {
      this.raise(undefined);
      this.deeds.refuse(card);
    } else if (isTouch && this.raised !== card) {
      this.raise(card);
    } else {
      this.deeds.choose(card, made.getBoundingClientRect());
    }
  }

  /** @param {CardName | undefined} card */
  raise(card) {
    this.raised = card;
    for (const each of this.cards) each.classList.toggle("raised", each.dataset.card === card);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { cards } = this.held;
    const { suits } = this;
    const held = cards.map((card) => ({
      suit: suits[card] ?? this.pictures.name(card),
      value: card.split(" ")[1] ?? "",
    }));
    const now = this.place();
    const place = placeAfter(event.key, held, now);
    if (place === undefined) return;
    event.preventDefault();
    this.focus(place);
  }

  /** The place of the card that has the focus, or -1. */
  place() {
    return this.cards.findIndex((card) => card.matches(":focus"));
  }

  /** @param {number} [place] */
  focus(place = this.cards.findIndex((card) => card.tabIndex === 0)) {
    for (const [at, card] of this.cards.entries()) card.tabIndex = at === place ? 0 : -1;
    this.cards[place]?.focus();
  }
}
