// Choosing with keys: arrows step through a hand or the answers, a number finds the cards of a value or an answer by its
// place, a letter the cards of a suit or the answers that begin with it.

/** @typedef {{ suit: string, value: string }} HeldCard the suit in the reader's language */

/**
 * The place of the card or answer that a key leads to; undefined if it leads nowhere.
 * @param {string} key
 * @param {HeldCard[]} hand
 * @param {number} now the place where the focus is, or -1
 * @returns {number | undefined}
 */
export function placeAfter(key, hand, now) {
  const last = hand.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return now < last ? now + 1 : 0;
    case "ArrowLeft":
    case "ArrowUp":
      return now > 0 ? now - 1 : last;
    case "Home":
      return 0;
    case "End":
      return last;
  }
  if (key.length !== 1) return undefined;
  const letter = key.toLowerCase();
  const fits = (/** @type {HeldCard} */ { suit, value }) => value === letter || suit.toLowerCase().startsWith(letter);
  // The next one from here, so that the same key again goes on to the next.
  for (let step = 1; step <= hand.length; step += 1) {
    const place = (now + step + hand.length) % hand.length;
    if (fits(hand[place])) return place;
  }
  return undefined;
}

/**
 * The first card that may be played, to put the focus on; the first of all if none may.
 * @param {string[]} hand
 * @param {Set<string>} allowed
 */
export const firstPlace = (hand, allowed) =>
  Math.max(
    0,
    hand.findIndex((card) => allowed.has(card)),
  );
