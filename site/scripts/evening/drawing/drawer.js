// Draws task cards by difficulty: they add up exactly, a card that overshoots is skipped, and together they can be won.
import { Chance } from "./chance.js";
import { questionWords } from "./question.js";
import { isPossible, mayShare, sharing } from "./sharing.js";

/** @typedef {import("../described.js").Allocation} Allocation */
/** @typedef {import("../described.js").Pile} Pile */
/** @typedef {import("../described.js").PileCard} PileCard */
/** @typedef {{mission: string, allocation: Allocation, difficulty: number, out: string[], seed: number}} Asked */

/** How often the pile is shuffled before we conclude that no cards add up. */
const PATIENCE = 1000;
/** How many sets may be refused before we conclude that the pile has no other. */
const TRIES = 100;
/** Steps of the kernel for one deal. */
const BUDGET = 50_000;
/** Slots in the kernel's tables. */
const MOST_CARDS = 48;

/**
 * The cards, and whether all were shuffled together first because the pile could not supply such cards any more.
 * @param {Pile} pile
 * @param {import("./kernel.js").CanBeWon} canBeWon
 * @param {Asked} asked
 * @returns {{cards: PileCard[], reshuffled: boolean} | null}
 */
export function drawnCards(pile, canBeWon, asked) {
  const chance = new Chance(asked.seed);
  const left = pile.cards.filter(({ id }) => !asked.out.includes(id));
  const found = accepted(pile, left, canBeWon, asked, chance);
  if (found) return { cards: found, reshuffled: false };
  if (left.length === pile.cards.length) return null;
  const cards = accepted(pile, pile.cards, canBeWon, asked, chance);
  return cards && { cards, reshuffled: true };
}

/**
 * @param {Pile} pile
 * @param {PileCard[]} left
 * @param {import("./kernel.js").CanBeWon} canBeWon
 * @param {Asked} asked
 * @param {Chance} chance
 */
function accepted(pile, left, canBeWon, asked, chance) {
  for (let turn = 0; turn < TRIES; turn++) {
    const cards = byDifficulty(pile, left, asked, chance);
    if (!cards || isWinnable(pile, cards, canBeWon, asked)) return cards;
  }
  return null;
}

/**
 * @param {Pile} pile
 * @param {PileCard[]} left
 * @param {Asked} asked
 * @param {Chance} chance
 */
function byDifficulty(pile, left, asked, chance) {
  for (let turn = 0; turn < PATIENCE; turn++) {
    const shuffled = chance.shuffled(left);
    const taken = takenOff(shuffled, asked.difficulty);
    const fit = taken && exchanged(pile, taken, shuffled, asked.allocation);
    if (fit) return fit;
  }
  return null;
}

/**
 * Takes cards off the pile until they add up; one that overshoots is skipped (ds-062, ds-063).
 * @param {PileCard[]} pile
 * @param {number} difficulty
 */
function takenOff(pile, difficulty) {
  /** @type {PileCard[]} */
  const taken = [];
  let rest = difficulty;
  for (const card of pile) {
    if (!rest) break;
    if (card.difficulty <= rest) {
      taken.push(card);
      rest -= card.difficulty;
    }
  }
  return rest ? null : taken;
}

/**
 * Replaces cards that are bound to fail by others of the same difficulty (ds-096, rulings B37, B38).
 * @param {Pile} pile
 * @param {PileCard[]} taken
 * @param {PileCard[]} shuffled
 * @param {Allocation} allocation
 */
function exchanged(pile, taken, shuffled, allocation) {
  const cards = [...taken];
  const spare = shuffled.filter((card) => !taken.includes(card));
  for (;;) {
    const newest = unfit(pile, cards, allocation);
    if (newest < 0) return cards;
    const other = spare.findIndex(({ difficulty }) => difficulty === cards[newest].difficulty);
    if (other < 0) return null;
    cards.splice(newest, 1);
    cards.push(...spare.splice(other, 1));
  }
}

/**
 * The most recently drawn card that must be replaced, or -1.
 * @param {Pile} pile
 * @param {PileCard[]} cards
 * @param {Allocation} allocation
 */
function unfit(pile, cards, allocation) {
  const ways = sharing(allocation, cards, pile.seats);
  if (!isPossible(ways, cards)) return cards.findLastIndex(({ owners }) => !(owners & 1));
  const places = cards.map((card) => pile.cards.indexOf(card));
  const clash = (/** @type {number} */ one, /** @type {number} */ other) =>
    pile.never.some(([low, high]) => low === Math.min(one, other) && high === Math.max(one, other));
  return cards.findLastIndex((later, place) =>
    cards
      .slice(0, place)
      .some((earlier, before) => clash(places[before], places[place]) && !mayShare(ways, earlier, later)),
  );
}

/**
 * Whether the crew can win these cards in one of the deals that are tried.
 * @param {Pile} pile
 * @param {PileCard[]} cards
 * @param {import("./kernel.js").CanBeWon} canBeWon
 * @param {Asked} asked
 */
function isWinnable(pile, cards, canBeWon, { mission, allocation }) {
  if (cards.length > MOST_CARDS) return true;
  const asks = questionWords(pile, pile.goals[mission] ?? [], cards, sharing(allocation, cards, pile.seats));
  return pile.deals.some(({ words, hands }) => !isVoid(cards, hands) && canBeWon([...words, ...asks], BUDGET));
}

/**
 * Whether one hand holds cards that make a task hopeless (ds-101, ruling B39).
 * @param {PileCard[]} cards
 * @param {[number, number][]} hands
 */
const isVoid = (cards, hands) =>
  cards.some(({ redeals }) =>
    redeals.some(([low, high]) => hands.some((hand) => !(low & ~hand[0]) && !(high & ~hand[1]))),
  );
