// The deals of the day: the same cards for everybody, with what crews make of them and the own result.
import { button, make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";
import { fill } from "../../kit/text.js";
import { ownResult } from "./results.js";

/** @typedef {import("../described.js").DailyDeal} DailyDeal */
/** @typedef {import("../described.js").Kept} Kept */
/** @typedef {import("../described.js").Wanted} Wanted */
/** @typedef {import("../described.js").Words} Words */

/** The day on this device's clock, as 2026-11-18. */
export function dayHere(now = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Everything a deal of the day asks for: one person at the first seat.
 * @param {DailyDeal} deal
 * @returns {Wanted}
 */
export const dailyWish = ({ mission, players, level, seed }) => ({ mission, players, level, seed, seats: [0] });

/**
 * The deals of today; nothing while there are none.
 * @param {Words} words
 * @param {(question: object) => Promise<any>} ask
 * @param {(wanted: Wanted) => void} begin
 */
export async function dailyPart(words, ask, begin) {
  const day = dayHere();
  /** @type {{ deals: DailyDeal[] }} */
  const { deals } = await ask({ do: "daily", day });
  if (!deals.length) return undefined;
  const games = [...new Set(deals.map(({ game }) => game))].map((game) =>
    make(
      "div",
      { className: "daily-game" },
      make("h4", {}, game),
      make(
        "ul",
        {},
        deals.filter((deal) => deal.game === game).map((deal) => dealCard(words, deal, begin)),
      ),
    ),
  );
  const date = new Intl.DateTimeFormat(document.documentElement.lang || "en", { dateStyle: "long" });
  const when = make("time", { dateTime: day }, date.format(new Date(`${day}T12:00`)));
  return make(
    "section",
    { className: "daily", id: "daily", "aria-labelledby": "daily-title" },
    make("h3", { id: "daily-title" }, words["deals.daily.title"], " ", when),
    make("p", { className: "help" }, words["deals.daily.intro"]),
    games,
  );
}

/**
 * @param {Words} words
 * @param {DailyDeal} deal
 * @param {(wanted: Wanted) => void} begin
 */
function dealCard(words, deal, begin) {
  const own = ownResult(deal);
  const name = words[own ? "deals.daily.again" : "deals.daily.play"];
  const label = titled(name, `${deal.title} (${deal.difficulty})`);
  return make(
    "li",
    { className: "daily-deal" },
    make("span", { className: "difficulty" }, deal.difficulty),
    make("strong", {}, deal.title),
    parLine(words, deal),
    own && make("span", { className: `my-result ${own.won ? "won" : "lost"}` }, ownWords(words, own)),
    button(name, () => begin(dailyWish(deal)), { className: own ? "" : "main", "aria-label": label }),
  );
}

/**
 * Par as a bar and in words.
 * @param {Words} words
 * @param {DailyDeal} deal
 */
function parLine(words, { par }) {
  if (!par) return make("span", { className: "par none" }, words["deals.daily.no_par"]);
  const bar = make("span", { className: "par-bar", "aria-hidden": "true" });
  bar.style.setProperty("--share", String(par.won / par.all));
  return make("span", { className: "par" }, bar, fill(words["deals.daily.par"], { n: par.won, all: par.all }));
}

/**
 * @param {Words} words
 * @param {import("./results.js").Result} own
 */
const ownWords = (words, { won, tricks }) =>
  fill(words[won ? "deals.daily.you_won" : "deals.daily.you_lost"], { n: tricks });

/**
 * After an attempt at a deal of some day: the own result beside par.
 * @param {Words} words
 * @param {(question: object) => Promise<any>} ask
 * @param {Kept} record
 */
export async function besidePar(words, ask, record) {
  /** @type {{ daily: DailyDeal | null }} */
  const { daily } = await ask({ do: "par", record });
  if (!daily) return undefined;
  const own = ownResult(daily);
  return make(
    "p",
    { className: "beside-par" },
    make("strong", {}, `${words["deals.daily.one"]} · ${daily.difficulty}`),
    own && make("span", { className: `my-result ${own.won ? "won" : "lost"}` }, ownWords(words, own)),
    parLine(words, daily),
  );
}
