// Compares the own result with one that somebody sent, at the same deal.
import { button, field, make } from "../../kit/elements.js";
import { fill } from "../../kit/text.js";
import { ownResult, sentResult } from "./results.js";

/** @typedef {import("../described.js").Greeting} Greeting */
/** @typedef {import("../described.js").Wanted} Wanted */
/** @typedef {import("../described.js").Words} Words */
/** @typedef {import("./results.js").Result} Result */
/** @typedef {import("./results.js").SentResult} SentResult */

let boxes = 0;

/**
 * A field to paste a result into, and what follows from it.
 * @param {Greeting} greeting
 * @param {(deal: Wanted) => void} play opens a deal that was not played here
 */
export function compareBox(greeting, play) {
  const { words } = greeting;
  const text = make("textarea", { id: `compare-${++boxes}`, rows: 3, spellcheck: false });
  const found = make("div", { className: "compared", role: "status" });
  const show = () => found.replaceChildren(...compared(greeting, text.value, play));
  text.addEventListener("input", show);
  return make(
    "details",
    { className: "compare" },
    make("summary", {}, words["deals.compare.title"]),
    make("p", { className: "help" }, words["deals.compare.hint"]),
    field(words["deals.compare.field"], text),
    found,
  );
}

/**
 * @param {Greeting} greeting
 * @param {string} text
 * @param {(deal: Wanted) => void} play
 * @returns {HTMLElement[]}
 */
function compared(greeting, text, play) {
  const { words } = greeting;
  if (!text.trim()) return [];
  const sent = sentResult(text);
  if (!sent) return [make("p", { className: "unreadable" }, words["deals.compare.unreadable"])];
  const title = greeting.missions.find(({ key }) => key === sent.deal.mission)?.title ?? sent.deal.mission.slice(0, 60);
  const own = ownResult(sent.deal);
  const name = make("p", {}, fill(words["deals.compare.deal"], { mission: title, seed: `${sent.deal.seed}` }));
  if (own)
    return [name, make("p", {}, make("strong", {}, verdict(words, own, sent.result))), table(greeting, own, sent)];
  const open = button(words["deals.compare.play"], () => play(sent.deal), { className: "main" });
  return [name, make("p", {}, words["deals.compare.unplayed"]), open];
}

/**
 * @param {Words} words
 * @param {Result} own
 * @param {Result} other
 */
function verdict(words, own, other) {
  const case_ = own.won && other.won ? "both" : own.won ? "you" : other.won ? "they" : "neither";
  return words[`deals.compare.${case_}_won`];
}

/**
 * @param {Greeting} greeting
 * @param {Result} own
 * @param {SentResult} sent
 */
function table({ words, levels }, own, { result }) {
  const names = new Map(levels);
  const row = (/** @type {string} */ name, /** @type {(each: Result) => string | number} */ of) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, words[`deals.compare.${name}`]),
      [own, result].map((each) => make("td", {}, String(of(each)))),
    );
  const head = ["result", "yours", "theirs"].map((name) =>
    make("th", { scope: "col" }, words[`deals.compare.${name}`]),
  );
  return make(
    "table",
    {},
    make("thead", {}, make("tr", {}, head)),
    make(
      "tbody",
      {},
      row("outcome", ({ won }) => words[`deals.compare.${won ? "won" : "lost"}`]),
      row("tricks", ({ tricks }) => tricks),
      row("back", ({ back }) => back),
      row("hints", ({ hints }) => hints),
      row("level", ({ level }) => names.get(level) ?? ""),
    ),
  );
}
