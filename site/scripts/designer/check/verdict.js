// What is known about a mission for one number of players: the verdict, its numbers, a proof, and what crews made of it.
import { button, make } from "../../kit/elements.js";
import { fill, percentage } from "../../kit/text.js";
import { whyView } from "./why.js";

/** @typedef {import("../described.js").Clash} Clash */
/** @typedef {import("../described.js").CrewFound} CrewFound */
/** @typedef {import("../described.js").DealsFound} DealsFound */
/** @typedef {import("../described.js").Words} Words */
/**
 * The results for one number of players, and what is still to be done.
 * @typedef {object} Row
 * @property {number} n
 * @property {number} limit the target number of deals
 * @property {number} count the size of the next batch
 * @property {DealsFound} [found]
 * @property {Clash | "asked"} [proof]
 * @property {CrewFound} [crew]
 * @property {number} [wanted] the target number of crew attempts
 * @property {import("../described.js").WhyLost} [why] what its lost deals were lost to
 * @property {boolean} [whyShut] whether somebody wants to see no more of that
 */

export const dealt = (/** @type {Row} */ row) => row.found?.dealt ?? 0;
export const tried = (/** @type {Row} */ row) => row.crew?.tried ?? 0;

/**
 * @param {Words} words
 * @param {Row} row
 * @param {boolean} running whether the search goes on
 * @param {{ crew: () => void, line: (deal: number) => void }} ask for attempts of a crew, and for a look at one deal
 */
export function verdictView(words, row, running, ask) {
  const { n, found, proof } = row;
  const name = fill(words["check.players"], { n });
  if (!found) {
    const state = words[running ? "check.running" : "check.none"];
    return make("section", { className: "dealing" }, make("h3", {}, name), make("p", { className: "help" }, state));
  }
  const { finding, example, lost } = found;
  const isTrying = tried(row) < (row.wanted ?? 0);
  const clash = typeof proof === "object" && proof.sentences.length > 0 && proof;
  return make(
    "section",
    { className: `dealing ${finding}` },
    make("h3", {}, name, make("span", { className: "finding" }, words[`check.${finding}`] ?? "")),
    // Of a single deal no share can be told.
    row.limit > 1 && rateBar(found),
    row.limit > 1 && make("p", {}, facts(words, found).join(" · ")),
    found.reason && make("p", {}, found.reason),
    proof === "asked" && make("p", { className: "help" }, words["check.proving"]),
    clash && clashView(words, clash),
    row.crew && crewView(words, row.crew),
    whyView(words, row, ask.line),
    make(
      "div",
      { className: "row" },
      found.solvable > 0 && button(words["check.crew"], ask.crew, { id: `crew-${n}`, disabled: isTrying }),
      example !== null && button(words["check.line"], () => ask.line(example), { id: `line-${n}` }),
      lost.length > 0 && button(words["check.hands"], () => ask.line(lost[0]), { id: `lost-${n}` }),
    ),
  );
}

/**
 * @param {Words} words
 * @param {number} steps of a checked proof; 0 if there is none
 */
export const evidence = (words, steps) =>
  steps ? fill(words["check.checked"], { n: steps }) : words["check.exhausted"];

/**
 * Why the mission can never be won.
 * @param {Words} words
 * @param {Clash} clash
 */
function clashView(words, { head, sentences, steps }) {
  const listed = sentences.map((one) => make("li", {}, one));
  const told = make("p", { className: "help" }, evidence(words, steps));
  return make("div", { className: "clash" }, make("p", {}, head), make("ul", {}, listed), told);
}

/**
 * @param {Words} words
 * @param {DealsFound} found
 */
function facts(words, { dealt: n, undecided, rate, low, high, slowest }) {
  const said = [
    fill(words["check.rate"], { rate: percentage(rate), n }),
    fill(words["check.interval"], { low: percentage(low), high: percentage(high) }),
  ];
  if (undecided > 0) said.push(fill(words["check.undecided"], { n: undecided }));
  if (slowest) said.push(fill(words["check.slowest"], slowest));
  return said;
}

/**
 * @param {Words} words
 * @param {CrewFound} crew
 */
function crewView(words, { tried: n, rate, low, high, difficulty, like, reason }) {
  if (!n) return make("p", { className: "crew" }, reason);
  const said = [
    fill(words["check.crew_rate"], { rate: percentage(rate), n }),
    fill(words["check.interval"], { low: percentage(low), high: percentage(high) }),
  ];
  if (difficulty) said.push(fill(words["check.crew_like"], { n: difficulty, like }));
  if (reason) said.push(reason);
  return make("p", { className: "crew" }, said.join(" · "));
}

/** @param {DealsFound} found */
function rateBar({ low, high, rate }) {
  const parts = ["interval", "share"].map((className) => make("span", { className }));
  const bar = make("div", { className: "rate", "aria-hidden": "true" }, parts);
  for (const [name, share] of Object.entries({ low, high, rate })) {
    bar.style.setProperty(`--${name}`, `${share * 100}%`);
  }
  return bar;
}
