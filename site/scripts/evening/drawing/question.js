// A question for the search kernel about drawn task cards: can the crew win this deal? What each card asks for stands in
// the pile as rows of the kernel's tables; here they are put together and numbered anew, as the engine does it.

/** @typedef {import("../described.js").Pile} Pile */
/** @typedef {import("../described.js").PileCard} PileCard */
/** @typedef {import("./sharing.js").Sharing} Sharing */

const NO_CARD = 255;
const NOBODY = 255;
/** Tokens 1 to 5. */
const NUMBER_TOKENS = 5;
const NO_TALLY = 0xffff;
const SEQUENCE = 5;
const EVERY = 8;

/** Numbers things from 0 up, in the order in which they are first asked for. */
class Numbering extends Map {
  /** @param {number} thing */
  number(thing) {
    if (!this.has(thing)) this.set(thing, this.size);
    return this.get(thing);
  }
}

/**
 * @param {Pile} pile
 * @param {[first: number, last: number][]} goals
 * @param {PileCard[]} cards
 * @param {Sharing} ways
 * @returns {number[]} all but the table and its hands
 */
export function questionWords(pile, goals, cards, ways) {
  const kinds = new Numbering();
  const tallies = new Numbering();
  /** @type {number[][]} */
  const rows = [];
  const tally = (/** @type {number} */ number) => {
    if (number === NO_TALLY) return NO_TALLY;
    kinds.number(pile.tallies[number][1]);
    return tallies.number(number);
  };
  /** @type {(extent: [number, number]) => [number, number]} */
  const added = ([first, last]) => {
    const moved = rows.length - first;
    for (const [kind, one, other, least, most, tricks, count, ...parts] of pile.rows.slice(first, last + 1)) {
      const own = [tally(one), tally(other)];
      const within = parts.map((part) => (kind === SEQUENCE ? tally(part) : kind >= EVERY ? part + moved : part));
      rows.push([kind, ...own, least, most, tricks, count, ...within]);
    }
    return [first + moved, last + moved];
  };
  const extents = goals.map(added);
  const named = cards.map(({ card }) => card);
  // The kernel finds a task by its card, so a card that two tasks name is nothing it could go by.
  const isPlain = (/** @type {number | null} */ card) =>
    card !== null && named.indexOf(card) === named.lastIndexOf(card);
  const slots = cards.map(({ card, owners, rows: extentsOf }) =>
    isPlain(card)
      ? [card ?? NO_CARD, 0, owners]
      : [NO_CARD, 0, owners, ...extentsOf.flatMap((extent, seat) => ((owners >> seat) & 1 ? added(extent) : [0, 0]))],
  );
  const counted = [...tallies.keys()].map((number) => pile.tallies[number]);
  return [
    kinds.size,
    ...[...kinds.keys()].flatMap((kind) => pile.kinds[kind]),
    tallies.size,
    ...counted.flatMap(([seats, kind, ...set]) => [seats, kinds.number(kind), ...set]),
    rows.length,
    ...rows.flat(),
    extents.length,
    ...extents.flat(),
    slots.length,
    ...slots.flat(),
    ...endingWords(ways, cards.length),
  ];
}

/**
 * Different roles are for different members, no task waits for another; then every way to share out the tasks; then one
 * way to lay the tokens, of which there are none.
 * @param {Sharing} ways
 * @param {number} tasks
 */
function endingWords({ shares, hardest }, tasks) {
  const forced = hardest.length ? hardest.map((task) => [1, task, 1]) : [[0]];
  const all = shares.flatMap(({ least, most }) =>
    forced.map((tasks) => [...least.flatMap((number, seat) => [number, most[seat]]), ...tasks]),
  );
  const noTokens = [...Array(NUMBER_TOKENS).fill(NOBODY), ...Array(2 * tasks).fill(0)];
  return [1, 0, all.length, ...all.flat(), 1, ...noTokens];
}
