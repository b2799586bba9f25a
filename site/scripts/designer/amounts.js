// Counts and trick selections in mission notation, such as `2+` or `first 3`: parsed into a kind and its numbers, and
// formatted again.

/** @typedef {(low: string | number, high: string | number) => string | number} Write */
/** @typedef {[kind: string, pattern: RegExp, write: Write][]} Kinds */

/** @type {Kinds} */
export const COUNTS = [
  ["exactly", /^(\d+)$/, (n) => n],
  ["at_least", /^(?:(\d+)\+|>=(\d+))$/, (n) => `${n}+`],
  ["at_most", /^(?:\.\.(\d+)|<=(\d+))$/, (n) => `..${n}`],
  ["between", /^(\d+)\.\.(\d+)$/, (n, m) => `${n}..${m}`],
  ["above", /^>(\d+)$/, (n) => `>${n}`],
  ["below", /^<(\d+)$/, (n) => `<${n}`],
  ["all", /^all$/, () => "all"],
  ["none", /^none$/, () => "none"],
];

// `all` is possible only for cards and tricks, and not in a list by number of players.
export const LIMITED_COUNTS = COUNTS.filter(([name]) => name !== "all");

/** @type {Kinds} */
export const POSITIONS = [
  ["first", /^first$/, () => "first"],
  ["last", /^last$/, () => "last"],
  ["number", /^(\d+)$/, (n) => n],
  ["numbers", /^(\d+)\.\.(\d+)$/, (n, m) => `${n}..${m}`],
  ["from", /^(\d+)\+$/, (n) => `${n}+`],
  ["firsts", /^first (\d+)$/, (n) => `first ${n}`],
  ["lasts", /^last (\d+)$/, (n) => `last ${n}`],
  ["first_half", /^first half$/, () => "first half"],
  ["second_half", /^second half$/, () => "second half"],
  ["odd", /^odd$/, () => "odd"],
  ["even", /^even$/, () => "even"],
  ["middle", /^middle$/, () => "middle"],
];

/**
 * The parsed value; undefined if it is none of these kinds.
 * @param {Kinds} kinds
 * @param {unknown} value
 */
export function parsed(kinds, value) {
  for (const [kind, pattern] of kinds) {
    const found = String(value).match(pattern);
    if (found) {
      const numbers = found.slice(1).filter((one) => one !== undefined);
      return { kind, numbers: numbers.map(Number) };
    }
  }
  return undefined;
}

/**
 * The notation of a kind with its numbers.
 * @param {Kinds} kinds
 * @param {string} kind
 * @param {(string | number)[]} numbers
 */
export function written(kinds, kind, [low = "", high = ""]) {
  const found = kinds.find(([name]) => name === kind);
  return found ? found[2](low, high) : "";
}

/**
 * How many numbers a kind needs.
 * @param {Kinds} kinds
 * @param {string} kind
 */
export const needs = (kinds, kind) => String(written(kinds, kind, ["?", "?"])).split("?").length - 1;

/**
 * Numbers for another kind: the existing ones, as far as they go, in ascending order.
 * @param {Kinds} kinds
 * @param {string} kind
 * @param {number[]} numbers
 */
export function numbersFor(kinds, kind, [low = 2, high = 0]) {
  return [low, Math.max(high, low + 1)].slice(0, Math.max(needs(kinds, kind), 1));
}
