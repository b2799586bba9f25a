// Ranks the places of all pages by how well they match the query. Any word counts, rare ones more (BM25), titles and
// questions most; unknown words are replaced by the most similar known ones.
import { readEntries } from "./search-entries.js";
import { EXACT, hasNumber, inOrder } from "./search-order.js";
import { reader } from "./search-reading.js";
import { plain, plainWords, wordsOf } from "./search-words.js";

/** @typedef {import("./search-entries.js").Head} Head */
/** @typedef {import("./search-entries.js").IndexData} IndexData */
/** @typedef {"rules" | "missions" | "more"} Scope rules and their explanations, missions, and the rest */
/**
 * @typedef {object} Answer
 * @property {string} address
 * @property {string} title
 * @property {string} page the title of its page, if different
 * @property {string} game its title, if it is about one
 * @property {boolean} isOwn whether it is about the current game
 * @property {Scope} scope
 * @property {boolean} isQuestion
 * @property {string[]} topics the sections it is about
 * @property {string} text the whole text
 * @property {string} sentence the best matching sentence
 * @property {number} score
 */
/** @typedef {import("./search-reading.js").Reading} Reading */

const KINDS = /** @type {Record<string, [Scope, number]>} */ ({
  faq: ["rules", 1.25],
  rules: ["rules", 1],
  rulings: ["rules", 0.85],
  tasks: ["rules", 0.75],
  upgrades: ["rules", 0.9],
  tiles: ["rules", 0.7],
  mission: ["missions", 1],
  campaign: ["missions", 1],
  scenarios: ["missions", 1],
});
const OTHER = /** @type {[Scope, number]} */ (["more", 1]);
const SATURATION = 1.2;
const LENGTH = 0.35;
/** Bonus for a title that matches exactly, rather than only mentioning the words. */
const CALLED = 4;
const JUST_SO = 2;
/** Weight of question words (who, when, where): low, but they tell questions apart. */
const SMALL = 0.4;
/** The part of a score that depends on how many of the words are met. */
const MET = 0.4;
/** A ruling answers a narrower question than its rule. */
const RULING = 0.85;
/** Weight of a multi-word match in which some of the words are missing. */
const APART = 0.35;
/** A query of so many words about a mission by its number means the mission; a longer one may mean a rule. */
const MISSION_WORDS = 4;

/**
 * @param {IndexData} data
 */
export function openIndex(data) {
  const { entries, posted, named, written, parts, idle, stem, stems } = readEntries(data);
  const average = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(entries.length, 1);
  const vocabulary = [...posted.keys()];
  // How rare a word is among the rules: a handbook or many missions do not make a word of the game common.
  const isRule = entries.map(({ page }) => (KINDS[data.pages[page][1]] ?? OTHER)[0] === "rules");
  const rules = isRule.filter(Boolean).length;
  /** @type {Map<string, number>} */
  const rarities = new Map();
  const rarity = (/** @type {string} */ word) => {
    const known = rarities.get(word);
    if (known !== undefined) return known;
    let many = 0;
    for (const entry of posted.get(word)?.keys() ?? []) if (isRule[entry]) many += 1;
    const found = Math.log(1 + (rules - many + 0.5) / (many + 0.5));
    rarities.set(word, found);
    return found;
  };

  const groups = reader({ data, idle, stem, has: (word) => posted.has(word), vocabulary, written, parts, rarity });

  /** The entries that hold any of these stems. */
  const holding = (/** @type {string[]} */ parts) =>
    parts.length === 1
      ? (posted.get(parts[0])?.keys() ?? [])
      : new Set(parts.flatMap((part) => [...(posted.get(part)?.keys() ?? [])]));

  /**
   * The score of an entry for one reading of a word.
   * @param {Reading} reading
   * @param {number} entry
   */
  const worth = ({ stems: parts, weight }, entry) => {
    let sum = 0;
    for (const part of parts) {
      const often = posted.get(part)?.get(entry) ?? 0;
      if (!often) continue;
      const norm = SATURATION * (1 - LENGTH + (LENGTH * entries[entry].length) / average);
      sum += rarity(part) * ((often * (SATURATION + 1)) / (often + norm));
    }
    // Words that have their meaning only together count for little separately.
    const whole = parts.every((part) => posted.get(part)?.has(entry));
    return (weight * sum * (whole ? 1 : APART)) / Math.sqrt(parts.length);
  };

  /** The stems of what missions are called before their number. */
  const missions = new Set(
    data.pages
      .filter(([, kind]) => kind === "mission")
      .map(([, , , title]) => stems(title))
      .filter(([, number]) => /^\d+$/.test(number))
      .map(([name]) => name),
  );
  /** Whether a short query has a number beside the word for a mission. */
  const isMission = (/** @type {string[]} */ words, /** @type {string} */ game) => {
    const isName = (/** @type {string | undefined} */ word) =>
      word && groups(word, game).some((group) => group.some((reading) => missions.has(reading.stems.join(" "))));
    return (
      words.filter((word) => !idle.has(word)).length <= MISSION_WORDS &&
      words.some((word, at) => /^\d+$/.test(word) && (isName(words[at - 1]) || isName(words[at + 1])))
    );
  };

  /**
   * @param {string} query
   * @param {string} [game] the game of the current page
   * @param {Scope | ""} [wanted]
   * @returns {Answer[]}
   */
  const search = (query, game = "", wanted = "") => {
    // Only queries that look like an id are treated as one; plain words are not.
    const isId = /[-/]|\d/.test(query);
    const exact = new Set(isId ? (named.get(plain(query.trim())) ?? []) : []);
    const asked = groups(query, game);
    const numbers = plainWords(query).filter((word) => /^\d+$/.test(word));
    const total = asked.reduce((sum, group) => sum + heaviest(group), 0);
    /** @type {Map<number, { score: number, met: number }>} */
    const scores = new Map();
    for (const group of asked) {
      const best = new Map();
      for (const reading of group)
        for (const entry of holding(reading.stems))
          best.set(entry, Math.max(best.get(entry) ?? 0, worth(reading, entry)));
      const most = heaviest(group);
      for (const [entry, value] of best) {
        const sum = scores.get(entry) ?? { score: 0, met: 0 };
        scores.set(entry, { score: sum.score + value, met: sum.met + most });
      }
    }
    for (const entry of exact) scores.set(entry, { score: EXACT * 3, met: total });
    const gameNumber = data.games.findIndex(([id]) => id === game);
    const told = new Set(asked.flat().flatMap((reading) => reading.stems));
    /** @type {Map<string, number>} how sure it is that a stem is meant: of a synonym less than of what was typed */
    const meant = new Map();
    for (const { stems: parts, weight } of asked.flat())
      for (const part of parts) meant.set(part, Math.max(meant.get(part) ?? 0, weight));
    const small = plainWords(query)
      .filter((word) => idle.has(word))
      .map(stem);
    const share = (/** @type {number} */ number, /** @type {(head: Head) => number} */ of) =>
      entries[number].heads.reduce((most, head) => Math.max(most, of(head)), 0);
    /** The overlap of a title with the query. */
    const called = (/** @type {number} */ number) => {
      const common = (/** @type {Head} */ { telling }) => {
        let many = 0;
        for (const each of telling) many += meant.get(each) ?? 0;
        return (2 * many) / (telling.length + asked.length || 1);
      };
      // A query that is a whole title means the place with that title.
      return common(entries[number].heads[0]) === 1 ? JUST_SO : share(number, common);
    };
    const likeAsked = (/** @type {number} */ number) =>
      share(number, ({ all }) => small.filter((each) => all.has(each)).length / (small.length || 1));
    /** @type {Answer[]} */
    const answers = [];
    for (const [number, { score, met }] of scores) {
      const { page, place } = entries[number];
      const [path, kind, about, pageTitle, places] = data.pages[page];
      const [anchor, title, text] = places[place];
      const [scope, general] = KINDS[kind] ?? OTHER;
      const prior = anchor.startsWith("ruling-") ? general * RULING : general;
      if (wanted && scope !== wanted) continue;
      if (scope === "missions" && numbers.length && !exact.has(number) && !hasNumber(title + pageTitle, numbers))
        continue;
      answers.push({
        address: anchor ? `${path}#${anchor}` : path,
        title: title || pageTitle,
        page: title === pageTitle ? "" : pageTitle,
        game: about < 0 ? "" : data.games[about][1],
        isOwn: gameNumber < 0 || about === gameNumber,
        scope,
        isQuestion: kind === "faq" && place > 0,
        topics: scope === "rules" ? entries[number].topics : [],
        text,
        sentence: "",
        score:
          score *
          prior *
          (1 - MET + (MET * met) / Math.max(total, 1e-9)) *
          (1 + CALLED * called(number)) *
          (1 + SMALL * likeAsked(number)),
      });
    }
    const words = plainWords(query);
    const typed = words.filter((word) => !idle.has(word)).map(stem);
    const isBare = typed.length === words.length;
    const found = inOrder(answers, { typed, numbers, isMission: isMission(words, game), isBare, stems }).slice(
      0,
      SHOWN,
    );
    for (const answer of found) answer.sentence = bestSentence(answer.text, told);
    return found;
  };

  const heaviest = (/** @type {Reading[]} */ group) =>
    Math.max(0.5, ...group.map((reading) => Math.max(...reading.stems.map(rarity))));

  /**
   * @param {string} text
   * @param {Set<string>} told
   */
  const bestSentence = (text, told) => {
    const sentences = text.split(/\n|(?<=[.!?…»“”])\s+(?=\p{Lu}|«|„|“)/u).filter(Boolean);
    const value = (/** @type {string} */ sentence) => {
      const found = new Set(stems(sentence).filter((each) => told.has(each)));
      return [...found].reduce((sum, each) => sum + rarity(each), 0) / Math.sqrt(1 + sentence.length / 300);
    };
    return sentences.reduce((best, each) => (value(each) > value(best) ? each : best), sentences[0] ?? "");
  };

  /**
   * A text split into pieces, every second of which matches the query.
   * @param {string} text
   * @param {string} query
   * @param {string} [game]
   */
  const marked = (text, query, game = "") => {
    const told = new Set(
      groups(query, game)
        .flat()
        .flatMap((reading) => reading.stems),
    );
    const pieces = [""];
    let last = 0;
    for (const { word, start, end } of wordsOf(text)) {
      if (!told.has(stem(word))) continue;
      pieces[pieces.length - 1] += text.slice(last, start);
      pieces.push(text.slice(start, end), "");
      last = end;
    }
    pieces[pieces.length - 1] += text.slice(last);
    return pieces;
  };
  return { search, marked };
}

export const SHOWN = 24;
