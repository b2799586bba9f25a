// Why deals are lost: the most common reasons over many of them, and one deal rule by rule.
import { button, make } from "../../kit/elements.js";
import { fill, percentage } from "../../kit/text.js";
import { costBar } from "./cost-marks.js";
import { dealView } from "./line.js";

/** @typedef {import("../described.js").LostRules} LostRules */
/** @typedef {import("../described.js").ShownDeal} ShownDeal */
/** @typedef {import("../described.js").WhyLost} WhyLost */
/** @typedef {import("../described.js").Words} Words */
/** @typedef {import("./verdict.js").Row} Row */

const SEED = 1;
const AT_ONCE = 2;

/**
 * Looks at the next lost deals of a table; returns whether there were any.
 * @param {Row[]} rows
 * @param {(row: Row, question: object) => Promise<any>} ask undefined is the answer if the mission has changed meanwhile
 */
export async function explainNext(rows, ask) {
  const looked = (/** @type {Row} */ { why }) => why?.known.length ?? 0;
  const open = rows.filter(
    (row) => row.found && row.found.finding !== "impossible" && looked(row) < row.found.lost.length,
  );
  const [row] = open.sort((one, other) => looked(one) - looked(other));
  if (!row?.found) return false;
  const first = looked(row);
  const deals = row.found.lost.slice(first, first + AT_ONCE);
  /** @type {WhyLost | undefined} */
  const why = await ask(row, { do: "why", seed: SEED, deals, before: row.why?.known ?? null });
  if (why) row.why = why;
  return true;
}

/**
 * @param {Words} words
 * @param {Row} row
 * @param {(deal: number) => void} show shows a lost deal
 */
export function whyView(words, row, show) {
  const { n, why } = row;
  if (!why?.reasons.length) return undefined;
  const { known, reasons, pair } = why;
  const listed = reasons.map(({ deals, head, rules }, place) => {
    const share = deals.length / known.length;
    return make(
      "li",
      {},
      make("strong", {}, fill(words["why.share"], { rate: percentage(share) })),
      costBar(share),
      make("span", {}, head),
      ruleList(rules),
      button(words["why.example"], () => show(deals[0]), { id: `why-${n}-${place}` }),
    );
  });
  const view = make(
    "details",
    { className: "why", open: !row.whyShut },
    make("summary", {}, words["why.title"]),
    make("p", {}, fill(words["why.explained"], { n: known.length })),
    make("ol", { className: "costs" }, listed),
    pair && make("div", {}, make("strong", {}, words["why.pair"]), ruleList(pair.rules)),
  );
  // Rows are made anew while there is news.
  view.addEventListener("toggle", () => {
    row.whyShut = !view.open;
  });
  return view;
}

/**
 * A lost deal: the rules that clash in it, and what could be done without each.
 * @param {Words} words
 * @param {LostRules} lost
 * @param {(rule: object) => Promise<ShownDeal>} ask for a line without a rule
 */
export function lostView(words, { rules }, ask) {
  const place = make("div", { "aria-live": "polite" });
  const see = async (/** @type {LostRules["rules"][number]} */ { words: said, rule }) => {
    place.replaceChildren(make("p", { className: "help" }, words["check.searching"]));
    const found = await ask(rule);
    if (!found.line) return place.replaceChildren(make("p", {}, words["why.nothing"]));
    place.replaceChildren(make("p", {}, fill(words["why.shown"], { rule: said })), dealView(words, found));
    place.scrollIntoView({ block: "nearest" });
  };
  const listed = rules.map((each) =>
    make(
      "li",
      {},
      each.words,
      " ",
      button(words["why.without"], () => see(each)),
    ),
  );
  const head = words[rules.length > 1 ? "why.deal" : "why.alone"];
  return make("div", { className: "why" }, make("p", {}, `${head}.`), make("ul", {}, listed), place);
}

/** @param {string[]} rules */
function ruleList(rules) {
  return make(
    "ul",
    {},
    rules.map((rule) => make("li", {}, rule)),
  );
}
