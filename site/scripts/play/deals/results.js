// Results of attempts: kept in this browser by deal, and read from the text that somebody sends.
import { keep, kept } from "../../kit/storage.js";
import { dealFragment, wantedDeal } from "../deal-link.js";

/** @typedef {import("../described.js").Wanted} Wanted */
/** @typedef {{ won: boolean, tricks: number, back: number, hints: number, level: string }} Result */
/** @typedef {{ deal: Wanted, result: Result }} SentResult */

const NAME = "play-results";
/** A year of three deals a day and game; older ones give way. */
const MOST = 2200;
const LONGEST = 20_000;
const CODE = /^(won|lost)-(\d{1,2})-(\d{1,3})-(\d{1,3})$/;

/**
 * What makes a deal the same for two people, whoever they sat with.
 * @param {{ mission: string, players: number, seed: number }} deal
 */
export const dealKey = ({ mission, players, seed }) => `${mission} ${players} ${seed}`;

/** @param {Result} result */
const code = ({ won, tricks, back, hints }) => [won ? "won" : "lost", tricks, back, hints].join("-");

/**
 * A link to the deal that also says how it ended; whoever opens it plays the deal.
 * @param {Wanted} deal
 * @param {Result} result
 */
export const resultFragment = (deal, result) => `${dealFragment(deal)}&result=${code(result)}`;

/**
 * The result in a text, wherever it stands there; undefined if there is none, or it was damaged.
 * @param {string} text
 * @returns {SentResult | undefined}
 */
export function sentResult(text) {
  const links = text.slice(0, LONGEST).match(/#mission=[^\s<>"]+/g) ?? [];
  return links.map(readLink).findLast(Boolean);
}

/**
 * @param {string} link
 * @returns {SentResult | undefined}
 */
function readLink(link) {
  const wanted = wantedDeal(link);
  const said = CODE.exec(new URLSearchParams(link.slice(1)).get("result") ?? "");
  if (!wanted || !said || wanted.players === undefined || wanted.seed === undefined) return undefined;
  const { mission, players, seed, level = "club", seats = [0] } = wanted;
  const [tricks, back, hints] = said.slice(2).map(Number);
  const result = { won: said[1] === "won", tricks, back, hints, level };
  return { deal: { ...wanted, mission, players, seed, level, seats }, result };
}

/** @returns {Record<string, Result>} */
function all() {
  const found = /** @type {any} */ (kept(NAME));
  const isTable = found && typeof found === "object" && !Array.isArray(found);
  return Object.fromEntries(isTable ? Object.entries(found).filter(([, each]) => isResult(each)) : []);
}

/** @param {any} each */
const isResult = (each) =>
  typeof each?.won === "boolean" &&
  typeof each.level === "string" &&
  [each.tricks, each.back, each.hints].every(Number.isInteger);

/**
 * The own result at a deal.
 * @param {{ mission: string, players: number, seed: number }} deal
 * @returns {Result | undefined}
 */
export const ownResult = (deal) => all()[dealKey(deal)];

/**
 * Keeps a result. The first one counts: whoever plays a deal again knows the cards.
 * @param {{ mission: string, players: number, seed: number }} deal
 * @param {Result} result
 */
export function keepResult(deal, result) {
  const before = all();
  if (before[dealKey(deal)]) return;
  const entries = [...Object.entries(before), [dealKey(deal), result]];
  keep(NAME, Object.fromEntries(entries.slice(-MOST)));
}
