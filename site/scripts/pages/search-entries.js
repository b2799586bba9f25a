// The places of all pages as the search knows them: which words each has, and how much a word counts there.
import { plain, plainWords, splitter, stemmer } from "./search-words.js";

/**
 * What search_index.py writes. Places are anchor, title, text and further names; pages are path, kind, number of the
 * game, title and places.
 * @typedef {object} IndexData
 * @property {[string, string][]} games id and title
 * @property {[string, string, number, string, [string, string, string, string[]][]][]} pages
 * @property {string[]} [endings]
 * @property {string[]} [joins] what stands between the parts of compound words, in languages that have them
 * @property {string[]} [inserts] what some forms of a word have at its beginning or inside
 * @property {string[]} [idle] stop words
 * @property {Record<string, Record<string, string[]>>} [synonyms] by game, or "" for all games
 * @property {Record<string, Record<string, string[]>>} [asked] by game, or "" for all, then by anchor: typical queries
 * @property {Record<string, Record<string, string[]>>} [topics] by game and question: the sections that it is about
 */
/** @typedef {{ all: Set<string>, telling: string[] }} Head a title or typical query: its stems, and those not idle */
/** @typedef {{ page: number, place: number, length: number, heads: Head[], topics: string[] }} Entry */

/** Weight of a word in a title, compared with one in the text. */
const TITLE = 3;
/** Weight of a word in a typical query for a place. */
const ASKED = 3.5;
const PAGE_TITLE = 1.2;
/** Weight of the parts of a compound word. */
const COMPOUND = 0.5;

/**
 * @param {IndexData} data
 */
export function readEntries(data) {
  const stem = stemmer(data.endings ?? []);
  const idle = new Set((data.idle ?? []).map(plain));
  const idleStems = new Set([...idle].map(stem));
  const stems = (/** @type {string} */ text) => plainWords(text).map(stem);
  /** @type {Set<string>} all words as they are written */
  const written = new Set();
  const noted = (/** @type {string} */ text) => {
    const words = plainWords(text);
    for (const word of words) written.add(word);
    return words.map(stem);
  };
  const typical = (/** @type {string} */ game, /** @type {string} */ anchor) => [
    ...((game && data.asked?.[""]?.[anchor]) || []),
    ...(data.asked?.[game]?.[anchor] ?? []),
  ];
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Map<string, Map<number, number>>} the weight of each stem in each entry */
  const posted = new Map();
  /** @type {Map<string, number[]>} */
  const named = new Map();
  const post = (/** @type {string[]} */ found, /** @type {number} */ entry, /** @type {number} */ weight) => {
    for (const each of found) {
      const there = posted.get(each) ?? new Map();
      there.set(entry, (there.get(entry) ?? 0) + weight);
      posted.set(each, there);
    }
  };
  const headOf = (/** @type {string[]} */ found) => {
    const all = new Set(found);
    return { all, telling: [...all].filter((each) => !idleStems.has(each)) };
  };
  data.pages.forEach(([path, , game, pageTitle, places], page) => {
    const id = data.games[game]?.[0] ?? "";
    let section = path.replace(/^.*\/|\.html$/g, "");
    places.forEach(([anchor, title, text, names], place) => {
      const number = entries.length;
      const body = noted(text);
      const head = noted(title);
      // A ruling stands behind its rule and belongs to it.
      if (anchor && !anchor.startsWith("ruling-")) section = anchor;
      const asked = typical(id, anchor || section).map(noted);
      const topics = (data.topics?.[id]?.[section] ?? [section]).map((topic) => `${id} ${topic}`);
      const heads = [head, ...asked].map(headOf);
      entries.push({ page, place, length: body.length + TITLE * head.length, heads, topics });
      post([...new Set(asked.flat())], number, ASKED);
      post(body, number, 1);
      post(head, number, TITLE);
      if (place > 0) post(stems(pageTitle), number, PAGE_TITLE);
      const ids = [...names, anchor.replace(/^ruling-/, "")].map(plain);
      if (place === 0) ids.push(plain(path.replace(/\.html$/, "").replace(/\/missions\//, "/")));
      for (const id of ids.filter(Boolean)) named.set(id, [...(named.get(id) ?? []), number]);
    });
  });
  const parts = splitter(data.joins ?? [], stem, new Set(posted.keys()));
  if (data.joins) {
    for (const word of [...written].filter((each) => !idle.has(each))) {
      for (const part of parts(word)) {
        const there = posted.get(part) ?? new Map();
        for (const [entry, weight] of posted.get(stem(word)) ?? [])
          there.set(entry, (there.get(entry) ?? 0) + COMPOUND * weight);
        posted.set(part, there);
      }
    }
  }
  return { entries, posted, named, written, parts, idle, stem, stems };
}
