// Results of attempts: what a text carries, what survives damage, and what this browser keeps.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { dealFragment, wantedDeal, wantedLesson } from "../../site/scripts/play/deal-link.js";
import { dayHere } from "../../site/scripts/play/deals/daily.js";
import { keepResult, ownResult, resultFragment, sentResult } from "../../site/scripts/play/deals/results.js";

/** @type {Map<string, string>} */
let stored = new Map();

beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => stored.set(name, text),
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

const DEAL = { mission: "planet-nine/02", players: 4, seed: 202611181, level: "club", seats: [0] };
const RESULT = { won: true, tricks: 5, back: 1, hints: 2, level: "club" };
const LINK = `https://example.org/play.html#${resultFragment(DEAL, RESULT)}`;

test("a result text carries the deal and the outcome, and opens the deal", () => {
  const sent = sentResult(`Mission 2: won\n🟩⬜⬜\n${LINK}\n`);
  assert.deepEqual(sent, { deal: DEAL, result: RESULT });
  assert.deepEqual(wantedDeal(`#${LINK.split("#")[1]}`), DEAL);
  const lost = { ...RESULT, won: false };
  assert.deepEqual(sentResult(`> quoted\n> ${LINK.replace("won-", "lost-")} says Robin`)?.result, lost);
});

test("a share code of a mission of one's own survives", () => {
  const own = { ...DEAL, mission: "2.aBc-_9" };
  assert.equal(sentResult(`x#${resultFragment(own, RESULT)}`)?.deal.mission, own.mission);
});

for (const [name, text] of Object.entries({
  nothing: "",
  words: "We won in five tricks!",
  "no outcome": LINK.replace("&result=won-5-1-2", ""),
  "half an outcome": LINK.replace("won-5-1-2", "won-5-1"),
  "strange outcome": LINK.replace("won-5-1-2", "drawn-5-1-2"),
  "numbers that are none": LINK.replace("won-5-1-2", "won-5-x-2"),
  "no number of players": LINK.replace("players=4", "players=99"),
  "no deal": LINK.replace("seed=202611181", "seed=-1"),
  "no mission": LINK.replace("mission=planet-nine/02", "mission="),
  "cut off": LINK.slice(0, -9),
  "far too long": "x".repeat(30_000) + LINK,
})) {
  test(`no result is read from ${name}`, () => assert.equal(sentResult(text), undefined));
}

test("of several results the last one counts, and markup ends a link", () => {
  const other = LINK.replace("won-5-1-2", "lost-3-0-0");
  assert.equal(sentResult(`${LINK}\n${other}`)?.result.tricks, 3);
  assert.equal(sentResult(`<a href="${LINK}"><img src=x onerror=alert(1)>`)?.result.tricks, 5);
});

test("the first result at a deal is kept, whoever sat there", () => {
  keepResult(DEAL, RESULT);
  keepResult({ ...DEAL }, { ...RESULT, won: false });
  assert.deepEqual(ownResult({ ...DEAL }), RESULT);
  assert.equal(ownResult({ ...DEAL, seed: 1 }), undefined);
});

test("what others put into the storage is not taken for a result", () => {
  for (const strange of ["nonsense", "[]", '{"planet-nine/02 4 202611181":{"won":"yes"}}', "7"]) {
    stored.set("play-results", strange);
    assert.equal(ownResult(DEAL), undefined);
  }
  keepResult(DEAL, RESULT);
  assert.deepEqual(ownResult(DEAL), RESULT);
});

test("the day is that of the device's clock", () => {
  assert.equal(dayHere(new Date(2026, 10, 8, 23, 59)), "2026-11-08");
  assert.equal(dayHere(new Date(2027, 0, 1, 0, 0)), "2027-01-01");
});

test("a lesson is linked as such", () => {
  const fragment = dealFragment({ ...DEAL, lesson: "deep-sea" });
  assert.equal(wantedLesson(`#${fragment}`), "deep-sea");
  assert.equal(wantedDeal(`#${fragment}`), undefined);
  assert.equal(wantedLesson("?daily"), undefined);
});
