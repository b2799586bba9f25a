// Who may own which task (logwright.engine.missions.allocation), as far as drawing needs it. Seat 0 commands.

/** @typedef {import("../described.js").Allocation} Allocation */
/** @typedef {import("../described.js").PileCard} PileCard */
/** @typedef {{least: number[], most: number[]}} Shares how many tasks each seat owns, at least and at most */
/** @typedef {{shares: Shares[], hardest: number[]}} Sharing the commander owns one of the hardest, if any are named */

/**
 * @param {Allocation} allocation
 * @param {PileCard[]} cards
 * @param {number} seats
 * @returns {Sharing}
 */
export function sharing(allocation, cards, seats) {
  const highest = Math.max(...cards.map((card) => card.difficulty));
  const isHardest = (/** @type {number} */ task) => cards[task].difficulty === highest;
  const hardest = allocation.rule === "commander-hardest" ? [...cards.keys()].filter(isHardest) : [];
  return { shares: sharesOf(allocation, cards.length, seats), hardest };
}

/**
 * @param {Allocation} allocation
 * @param {number} tasks
 * @param {number} seats
 * @returns {Shares[]}
 */
export function sharesOf({ rule, passing, volunteers }, tasks, seats) {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  /** @type {(members: number[], least: number, most: number) => Shares} */
  const by = (members, least, most) => ({
    least: everyone.map((seat) => (members.includes(seat) ? least : 0)),
    most: everyone.map((seat) => (members.includes(seat) ? most : 0)),
  });
  const draft = (/** @type {number[]} */ order) => {
    if (passing && tasks < seats) return by(order, 0, 1);
    const turns = everyone.map((seat) => {
      const place = order.indexOf(seat);
      return place < 0 ? 0 : Math.floor((tasks - place + order.length - 1) / order.length);
    });
    return { least: turns, most: turns };
  };
  switch (rule) {
    case "draft":
    case "commander-hardest":
      return [draft(everyone)];
    case "commander-skipped":
      return [draft(everyone.slice(1))];
    case "commander-decision":
      return everyone.slice(1).map((seat) => by([seat], tasks, tasks));
    case "one-member":
    case "commander-or-willing":
      return everyone.map((seat) => by([seat], tasks, tasks));
    case "commander-distribution":
      return [by(everyone, Math.floor(tasks / seats), Math.ceil(tasks / seats))];
    case "volunteers":
      return several(everyone, Math.min(volunteers, tasks)).map((crew) => by(crew, 1, tasks));
    case "free":
    case "dealt":
      return [by(everyone, 0, tasks)];
    default:
      return [by([], 0, 0)];
  }
}

/**
 * All ways to pick so many, in order.
 * @param {number[]} members
 * @param {number} count
 * @returns {number[][]}
 */
function several(members, count) {
  if (!count) return [[]];
  return members.flatMap((member, place) =>
    several(members.slice(place + 1), count - 1).map((others) => [member, ...others]),
  );
}

/**
 * Whether the tasks can be shared out at all: the commander may have to take one that is not for the commander.
 * @param {Sharing} ways
 * @param {PileCard[]} cards
 */
export function isPossible({ shares, hardest }, cards) {
  const fit = cards.map(({ owners }) => (owners & 1) === 1);
  if (hardest.length && !hardest.some((task) => fit[task])) return false;
  const fitting = fit.filter(Boolean).length;
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);
  return shares.some(({ least, most }) => least[0] <= fitting && sum(most) - most[0] >= cards.length - fitting);
}

/**
 * Whether one member can own both.
 * @param {Sharing} ways
 * @param {PileCard} one
 * @param {PileCard} other
 */
export const mayShare = ({ shares }, one, other) =>
  shares.some(({ most }) => most.some((number, seat) => number >= 2 && ((one.owners & other.owners) >> seat) & 1));
