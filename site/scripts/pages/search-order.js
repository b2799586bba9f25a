// Puts answers in order: what several places agree on counts more, and one section does not fill the first places.
import { plainWords } from "./search-words.js";

/** @typedef {import("./search-ranking.js").Answer} Answer */
/**
 * @typedef {object} Query
 * @property {string[]} typed the stems of what was typed, except stop words
 * @property {string[]} numbers
 * @property {boolean} isMission whether a number stands beside the word for a mission
 * @property {boolean} isBare whether nothing but `typed` was typed: “14”, not “works with 2”
 * @property {(text: string) => string[]} stems
 */

/** The score of an id that was typed exactly. */
export const EXACT = 1000;
/** Fractions of the best score: weaker answers are hidden, or not put before other games and missions. */
const FAINT = 0.12;
const WEAK = 0.2;
/** How much of the score of the next best place about a section is added to another about it. */
const AGREED = 0.35;
/** Each further answer about a section that was answered already counts so much less. */
const AGAIN = 0.35;

export const hasNumber = (/** @type {string} */ title, /** @type {string[]} */ numbers) =>
  plainWords(title).some((word) => numbers.includes(word.replace(/^0+(?=\d)/, "")));

/**
 * Rules before missions before the rest, the current game before others, as long as they score at least half as well.
 * @param {Answer[]} answers
 * @param {Query} query
 */
export function inOrder(answers, query) {
  agree(answers);
  answers.sort((one, other) => other.score - one.score);
  const best = answers.find(({ score }) => score < EXACT)?.score ?? 0;
  const bestOwn = answers.find(({ score, isOwn }) => score < EXACT && isOwn)?.score ?? 0;
  const kept = answers.filter(({ score, isOwn }) => score >= (isOwn ? bestOwn : best) * FAINT || score >= EXACT);
  const { typed, numbers, isMission, isBare, stems } = query;
  const isCalled = (/** @type {string} */ title) => {
    const head = new Set(stems(title).map((each) => each.replace(/^0+(?=\d)/, "")));
    return isBare && typed.every((each) => head.has(each));
  };
  const rank = (/** @type {Answer} */ { title, scope, isOwn, score }) => {
    if (score >= EXACT) return 0;
    // A number beside the word for a mission, or nothing but words of its title, means that mission.
    if (scope === "missions" && numbers.length && hasNumber(title, numbers)) {
      if (isOwn && (isMission || isCalled(title))) return 1;
      if (isCalled(title)) return 2;
    }
    const weak = score < (isOwn ? bestOwn : best) * WEAK ? 4 : 0;
    return 3 + (isOwn ? 0 : 2) + (scope === "rules" ? 0 : scope === "missions" ? 1 : 5) + weak;
  };
  // A rule and its rulings answer the same question: the best of them is enough.
  const seen = new Set();
  return varied(kept.map((answer) => ({ answer, rank: rank(answer) }))).filter(({ address, title }) => {
    const rule = `${address.split("#")[0]} ${title}`;
    return !seen.has(rule) && seen.add(rule);
  });
}

/**
 * If a rule and a question about it both match, the query is more likely about that rule than about one that matches alone.
 * @param {Answer[]} answers
 */
function agree(answers) {
  /** @type {Map<string, [number, number]>} the two best scores about each section */
  const best = new Map();
  for (const { topics, score } of answers)
    for (const topic of topics) {
      const [first, second] = best.get(topic) ?? [0, 0];
      best.set(topic, score > first ? [score, first] : [first, Math.max(second, score)]);
    }
  for (const answer of answers) {
    if (answer.score >= EXACT) continue;
    const others = answer.topics.map((topic) => {
      const [first, second] = best.get(topic) ?? [0, 0];
      return first === answer.score ? second : first;
    });
    answer.score += AGREED * Math.max(0, ...others.filter((score) => score < EXACT));
  }
}

/**
 * The answers by rank and score, where those about a section that a better answer is about count less.
 * @param {{ answer: Answer, rank: number }[]} ranked
 */
function varied(ranked) {
  ranked.sort((one, other) => one.rank - other.rank || other.answer.score - one.answer.score);
  const told = new Map();
  const worth = new Map();
  for (const { answer } of ranked) {
    const before = answer.topics.map((topic) => told.get(topic) ?? 0);
    worth.set(answer, answer.score * AGAIN ** (before.length ? Math.min(...before) : 0));
    for (const topic of answer.topics) told.set(topic, (told.get(topic) ?? 0) + 1);
  }
  ranked.sort((one, other) => one.rank - other.rank || worth.get(other.answer) - worth.get(one.answer));
  return ranked.map(({ answer }) => answer);
}
