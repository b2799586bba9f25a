// Words as the search compares them: without accents, case and endings, and tolerating typos.

const LETTERS = /** @type {Record<string, string>} */ ({ ß: "ss", œ: "oe", æ: "ae", ё: "е", "–": "-" });
const WORD = /[\p{L}\p{N}]+(?:[-–.:/]\p{N}+)*/gu;
/** A number with an ending, as in 9er, 9s, 2nd or 3e, or 4-я, whose ending is a word of its own. */
const COUNTED = /^(\d{1,2})\p{L}{1,3}$/u;
/** The least number of letters in a part of a compound word. */
const LEAST = 4;

/** @type {Map<string, string>} plain words by how they are written: the same few thousand come again and again */
const PLAIN = new Map();

/**
 * A text without accents and in lower case.
 * @param {string} text
 */
export const unaccented = (text) =>
  text
    .toLowerCase()
    .replace(/[ßœæё–]/g, (letter) => LETTERS[letter])
    .normalize("NFD")
    .replace(/(?<!и)\p{M}/gu, "")
    .normalize("NFC");

/**
 * A word without accents, in lower case and without the ending of a number.
 * @param {string} word
 */
export const plain = (word) => {
  const known = PLAIN.get(word);
  if (known !== undefined) return known;
  const found = unaccented(word).replace(COUNTED, "$1");
  PLAIN.set(word, found);
  return found;
};

/**
 * The words of a text with their positions. What precedes an apostrophe is an article in some languages and a word in
 * others; either way each part counts separately.
 * @param {string} text
 * @returns {{ word: string, start: number, end: number }[]}
 */
export const wordsOf = (text) =>
  [...text.matchAll(WORD)].map((found) => ({
    word: plain(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** @param {string} text */
export const plainWords = (text) => wordsOf(text).map(({ word }) => word);

const isNumber = (/** @type {string} */ word) => /\p{N}/u.test(word);

/**
 * Strips endings from words, longest first, as long as enough of the word is left.
 * @param {string[]} endings
 * @returns {(word: string) => string}
 */
export function stemmer(endings) {
  const sorted = endings.map(plain).sort((one, other) => other.length - one.length);
  /** @type {Map<string, string>} */
  const known = new Map();
  const stem = (/** @type {string} */ word) => {
    if (isNumber(word)) return word;
    const without = (/** @type {string} */ left, /** @type {number} */ least) => {
      const ending = sorted.find((each) => left.length - each.length >= least && left.endsWith(each));
      return ending ? left.slice(0, -ending.length) : left;
    };
    const once = without(word, 3);
    return once === word ? word : without(once, 4);
  };
  return (word) => {
    const found = known.get(word) ?? stem(word);
    known.set(word, found);
    return found;
  };
}

/**
 * Splits compound words into two parts that are words themselves, as German writes them: Flugrichtung, Spielplanteile.
 * @param {string[]} joins what may stand between the parts; without any, nothing is split
 * @param {(word: string) => string} stem
 * @param {Set<string>} known stems
 * @returns {(word: string) => string[]} the stems of the parts
 */
export function splitter(joins, stem, known) {
  const between = joins.map(plain);
  return (word) => {
    for (let at = word.length - LEAST; at >= LEAST; at -= 1) {
      const second = stem(word.slice(at));
      if (!known.has(second)) continue;
      for (const join of between) {
        const first = word.slice(0, at);
        if (first.length - join.length < LEAST || !first.endsWith(join)) continue;
        const own = stem(first.slice(0, first.length - join.length));
        if (known.has(own)) return [own, second];
      }
    }
    return [];
  };
}

/**
 * The number of typos tolerated in a word of this length.
 * @param {number} length
 */
export const slips = (length) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/**
 * Whether two words differ by at most this many edits: insertion, deletion, substitution or transposition.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
export function isNear(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return false;
  let before = /** @type {number[]} */ ([]);
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(last[column] + 1, next[column - 1] + 1, last[column - 1] + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, before[column - 2] + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = last;
    last = next;
  }
  return last[other.length] <= most;
}
