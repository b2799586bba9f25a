// What a referee says about one trick, one hand or one shown card. A test compares it with the engine, card by card.

/** @typedef {{name: string, suit: string, value: number}} Card */
/** @typedef {"highest" | "only" | "lowest"} Mark what a token on a shown card says */

/**
 * The place of the card that wins: the highest trump, else the highest card of the suit that was led.
 * @param {Card[]} cards in order of play
 * @param {string} trump
 */
export function winningPlace(cards, trump) {
  const suit = cards.some((card) => card.suit === trump) ? trump : cards[0].suit;
  const values = cards.map((card) => (card.suit === suit ? card.value : -1));
  return values.indexOf(Math.max(...values));
}

/**
 * The cards of a hand that may be played: the suit led, if held, else all.
 * @param {Card[]} hand
 * @param {Card} led
 */
export function playable(hand, led) {
  const following = hand.filter((card) => card.suit === led.suit);
  return following.length ? following : hand;
}

/**
 * What a token may say of a card; undefined if the card may not be shown.
 * @param {Card} card
 * @param {Card[]} hand
 * @param {string} trump
 * @returns {Mark | undefined}
 */
export function trueMark(card, hand, trump) {
  if (card.suit === trump) return undefined;
  const values = hand.filter(({ suit }) => suit === card.suit).map(({ value }) => value);
  if (values.length === 1) return "only";
  if (card.value === Math.max(...values)) return "highest";
  return card.value === Math.min(...values) ? "lowest" : undefined;
}

/**
 * Why a card may not be shown with a token that says so, by the name of the refusal; undefined if it may.
 * @param {Card} card
 * @param {Mark} said
 * @param {Card[]} hand
 * @param {string} trump
 */
export function refusal(card, said, hand, trump) {
  if (card.suit === trump) return "trumps-unsaid";
  const mark = trueMark(card, hand, trump);
  if (!mark) return "no-mark-fits";
  if (mark === said) return undefined;
  return mark === "only" ? "only-card" : "mark-untrue";
}
