// Parses a query word by word, with the readings of each word: as typed, as a synonym, or as a typo.
import { isNear, plainWords, slips } from "./search-words.js";

/** @typedef {{ stems: string[], weight: number }} Reading one interpretation of a word */
/**
 * @typedef {object} Known the vocabulary of the index
 * @property {import("./search-ranking.js").IndexData} data
 * @property {Set<string>} idle
 * @property {(word: string) => string} stem
 * @property {(stem: string) => boolean} has
 * @property {string[]} vocabulary all stems
 * @property {Iterable<string>} written all words as they are written: typos are compared with these
 * @property {(word: string) => string[]} parts of a compound word
 * @property {(stem: string) => number} rarity
 */

const SYNONYM = 0.5;
const PREFIX = 0.7;
const SLIP = 0.6;
const PART = 0.45;
/** Both parts of a compound word that these pages do not have. */
const SPLIT = 0.9;
/** Other forms of a word that its endings do not tell: they begin alike. */
const KIN = 0.3;
/** The letters, and the part of the longer word, in which such forms agree. */
const BEGINNING = 4;
const ALIKE = 0.7;
/** The least number of letters of a word that may be typed as two. */
const JOINED = 6;
/** Forms with an insert, such as participles: gezeigt, ausgelegt. */
const INSERTED = 0.7;
/** The most letters before an insert, and the least that are left without it. */
const BEFORE = 4;
const LEFT = 4;
/** The number of words in the longest synonym. */
const LONGEST = 4;
/** The maximum number of readings of one word; more would only cost time. */
const READINGS = 12;

/**
 * @param {Known} known
 * @returns {(query: string, game: string) => Reading[][]}
 */
export function reader({ data, idle, stem, has, vocabulary, written, parts, rarity }) {
  const stems = (/** @type {string} */ text) => plainWords(text).map(stem);
  /** @type {Map<number, string[]>} words by length: a typo hardly changes the length */
  const sized = new Map();
  for (const each of written) {
    const same = sized.get(each.length);
    if (same) same.push(each);
    else sized.set(each.length, [each]);
  }
  /** @type {Map<string, string[]>} words by how they begin */
  const begun = new Map();
  for (const each of vocabulary) {
    const same = begun.get(each.slice(0, BEGINNING));
    if (same) same.push(each);
    else begun.set(each.slice(0, BEGINNING), [each]);
  }
  /** @param {string} own */
  const kin = (own) =>
    (own.length < BEGINNING ? [] : (begun.get(own.slice(0, BEGINNING)) ?? [])).filter((each) => {
      let alike = BEGINNING;
      while (alike < own.length && own[alike] === each[alike]) alike += 1;
      return each !== own && alike >= ALIKE * Math.max(own.length, each.length);
    });
  /** @param {string} word */
  const withoutInsert = (word) => {
    const found = (data.inserts ?? []).flatMap((each) => {
      const at = word.indexOf(each);
      return at < 0 || at > BEFORE ? [] : [stem(word.slice(0, at) + word.slice(at + each.length))];
    });
    return found.filter((each) => each.length >= LEFT && each !== stem(word) && has(each));
  };
  const near = (/** @type {string} */ word, /** @type {number} */ most) => {
    const found = [];
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const each of sized.get(length) ?? []) if (isNear(word, each, most)) found.push(each);
    return found;
  };

  /** @type {Map<string, Map<string, string[][]>>} synonyms by game and stems */
  const synonyms = new Map();
  for (const [game, words] of Object.entries(data.synonyms ?? {})) {
    const read = new Map(Object.entries(words).map(([said, meant]) => [stems(said).join(" "), meant.map(stems)]));
    synonyms.set(game, read);
  }

  /**
   * Readings of a word: as it is, as one with the same prefix or a similar spelling, or as part of a longer one.
   * @param {string} word
   * @param {boolean} isUnfinished
   * @param {boolean} isKnown whether it has synonyms, and so is not a typo
   * @returns {Reading[]}
   */
  const readings = (word, isUnfinished, isKnown) => {
    const own = stem(word);
    /** @type {Reading[]} */
    const found = has(own) ? [{ stems: [own], weight: 1 }] : [];
    if (!/\p{N}/u.test(own)) for (const each of kin(own)) found.push({ stems: [each], weight: KIN });
    for (const each of withoutInsert(word)) found.push({ stems: [each], weight: INSERTED });
    if (isKnown || /\p{N}/u.test(own)) return found;
    if (!found.length && isUnfinished && word.length >= 2) {
      for (const each of vocabulary) if (each.startsWith(word)) found.push({ stems: [each], weight: PREFIX });
    }
    if (found.length) return found.slice(0, READINGS);
    const forgiven = slips(word.length);
    const split = parts(word);
    if (split.length) return [{ stems: split, weight: SPLIT }];
    for (let most = 1; most <= forgiven && !found.length; most += 1)
      for (const each of new Set(near(word, most).map(stem))) found.push({ stems: [each], weight: SLIP / most });
    if (!found.length && own.length >= 5) {
      for (const each of vocabulary)
        if (each.length >= 4 && (each.includes(own) || (each.length >= 5 && own.includes(each))))
          found.push({ stems: [each], weight: PART });
    }
    return found.sort((one, other) => rarity(one.stems[0]) - rarity(other.stems[0])).slice(0, READINGS);
  };

  /**
   * The query as groups, each a word or several with one meaning, with their readings.
   * @param {string} query
   * @param {string} game
   */
  const groups = (query, game) => {
    const key = `${game} ${query}`;
    if (last.key !== key) last = { key, found: read(query, game) };
    return last.found;
  };
  /** The last query, cached because every answer is highlighted by it. */
  let last = { key: "", found: /** @type {Reading[][]} */ ([]) };

  /**
   * @param {string} query
   * @param {string} game
   */
  const read = (query, game) => {
    const typed = plainWords(query);
    const asStems = typed.map(stem);
    const isIdle = typed.every((word) => idle.has(word)) ? () => false : (/** @type {string} */ word) => idle.has(word);
    const tables = [synonyms.get(game), synonyms.get("")].filter((table) => table !== undefined);
    const isUnfinished = !/[\s?!.]$/u.test(query);
    /** @type {Reading[][]} */
    const found = [];
    for (let at = 0; at < typed.length; ) {
      let taken = 0;
      /** @type {string[][]} */
      let meant = [];
      for (let many = Math.min(LONGEST, typed.length - at); many >= 1 && !taken; many -= 1) {
        const said = asStems.slice(at, at + many).join(" ");
        meant = tables.flatMap((table) => table.get(said) ?? []);
        if (meant.length) taken = many;
      }
      // Two words may be one on these pages: hyper drive.
      const joined = taken || at + 1 >= typed.length ? "" : stem(typed[at] + typed[at + 1]);
      if (joined.length >= JOINED && has(joined) && !(has(asStems[at]) && has(asStems[at + 1]))) {
        found.push([{ stems: [joined], weight: 1 }]);
        taken = 2;
      } else if (taken || !isIdle(typed[at])) {
        const own = asStems.slice(at, at + taken).filter((_, part) => !isIdle(typed[at + part]));
        const group =
          taken > 1
            ? [{ stems: own, weight: 1 }]
            : readings(typed[at], isUnfinished && at === typed.length - 1, meant.length > 0);
        for (const each of meant) group.push({ stems: each, weight: SYNONYM });
        const there = group.filter((reading) => reading.stems.some((part) => has(part)));
        if (there.length) found.push(there);
        else found.push([]);
      }
      at += Math.max(taken, 1);
    }
    return found;
  };
  return groups;
}
