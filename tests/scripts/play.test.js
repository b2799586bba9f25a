// What the page Play works out by itself: seats, keys, movement, links, results.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { finished, laid, stillLying } from "../../site/scripts/play/changes.js";
import { firstPlace, placeAfter } from "../../site/scripts/play/choosing.js";
import { timeLeft } from "../../site/scripts/play/countdown.js";
import { dealFragment, wantedDeal } from "../../site/scripts/play/deal-link.js";
import { keepAttempt, keptAttempt } from "../../site/scripts/play/kept-attempt.js";
import { enterResult } from "../../site/scripts/play/log-result.js";
import { resultText, trickSigns } from "../../site/scripts/play/result-text.js";
import { sceneAt } from "../../site/scripts/table/line.js";
import { others, played, spot } from "../../site/scripts/table/seating.js";

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

const HAND = [
  { suit: "blue", value: "3" },
  { suit: "blue", value: "7" },
  { suit: "pink", value: "3" },
  { suit: "rocket 1", value: "1" },
];

/**
 * @param {object} part
 * @returns {any}
 */
const scene = (part) => ({ trick: 1, leader: 0, lying: [], seats: [{}, {}, {}, {}], last: null, hand: [], ...part });

test("the left neighbour plays next and sits on the left", () => {
  assert.deepEqual(others(4, 1), [2, 3, 0]);
  const [left, middle, right] = others(4, 1).map((seat) => spot(seat, 4, 1));
  assert.ok(left.x < middle.x && middle.x < right.x);
  assert.equal(left.y, right.y);
  assert.ok(middle.y < left.y);
  assert.ok(spot(1, 4, 1).y > left.y);
  assert.deepEqual(
    played({ leader: 3, seats: 4, cards: ["a", "b"] }).map(({ seat }) => seat),
    [3, 0],
  );
});

test("arrows go round the hand", () => {
  assert.equal(placeAfter("ArrowRight", HAND, 3), 0);
  assert.equal(placeAfter("ArrowLeft", HAND, 0), 3);
  assert.equal(placeAfter("ArrowRight", HAND, -1), 0);
  assert.equal(placeAfter("ArrowDown", HAND, 0), 1);
  assert.equal(placeAfter("ArrowUp", HAND, 1), 0);
  assert.equal(placeAfter("End", HAND, 0), 3);
  assert.equal(placeAfter("Home", [], 0), undefined);
});

test("a number or a letter finds the next card that fits", () => {
  assert.equal(placeAfter("3", HAND, 0), 2);
  assert.equal(placeAfter("3", HAND, 2), 0);
  assert.equal(placeAfter("P", HAND, -1), 2);
  assert.equal(placeAfter("b", HAND, 0), 1);
  assert.equal(placeAfter("9", HAND, 0), undefined);
  assert.equal(placeAfter("Tab", HAND, 0), undefined);
});

test("the focus begins at a card that may be played", () => {
  assert.equal(firstPlace(["a", "b", "c"], new Set(["b"])), 1);
  assert.equal(firstPlace(["a"], new Set()), 0);
});

test("cards laid since are those that move", () => {
  const before = scene({ lying: ["a"] });
  assert.deepEqual(laid(before, scene({ lying: ["a", "b", "c"] })), [
    { card: "b", seat: 1 },
    { card: "c", seat: 2 },
  ]);
  assert.deepEqual(laid(before, scene({ trick: 2, leader: 3, lying: ["d"] })), [{ card: "d", seat: 3 }]);
});

test("a finished trick is looked at, one that was taken back is not", () => {
  const last = { leader: 0, cards: ["a", "b", "c", "d"], winner: 2 };
  const before = scene({ lying: ["a", "b", "c"], ask: {} });
  const now = scene({ trick: 2, leader: 2, last, hand: ["x"] });
  assert.equal(finished(before, now), last);
  assert.equal(finished(scene({ trick: 3 }), now), undefined);
  assert.equal(finished(undefined, now), undefined);
  const still = stillLying(before, now, last);
  assert.deepEqual([still.lying, still.ask, still.turn, still.hand], [last.cards, null, null, ["x"]]);
});

test("a link says which deal, and nonsense in it is left out", () => {
  const wanted = { mission: "planet-nine/14", players: 4, seats: [0, 2], level: "club", seed: 77, distress: true };
  assert.deepEqual(wantedDeal(`#${dealFragment(wanted)}`), wanted);
  assert.deepEqual(wantedDeal("?mission=custom/odd-socks"), { mission: "custom/odd-socks" });
  assert.deepEqual(wantedDeal("#mission=1.a-b_c&players=x&seed=-1&level=god&seats=0,9"), { mission: "1.a-b_c" });
  assert.equal(wantedDeal("#other"), undefined);
  assert.equal(wantedDeal(""), undefined);
});

test("an attempt is kept, and what others wrote there is not taken for one", () => {
  const record = {
    mission: "a",
    players: 3,
    seed: 1,
    level: "club",
    seats: [0],
    decisions: [],
    taken_back: 0,
    hints: 0,
  };
  keepAttempt(record);
  assert.deepEqual(keptAttempt(), record);
  stored.set("play-attempt", '{"mission": 3}');
  assert.equal(keptAttempt(), undefined);
});

test("a result goes to the log of the crew", () => {
  assert.equal(enterResult("planet-nine/14", false, "Our crew"), "Our crew");
  assert.equal(enterResult("planet-nine/14", false, "Our crew"), "Our crew");
  enterResult("planet-nine/14", true, "Our crew");
  const { crews } = JSON.parse(stored.get("evening-crews") ?? "");
  assert.equal(crews[0].log["planet-nine/14"].lost, 2);
  assert.match(crews[0].log["planet-nine/14"].won, /^\d{4}-\d\d-\d\d$/);
});

test("a result as text names no card", () => {
  const line = [0, 1, 0].map((met) => ({ leader: 0, cards: ["pink 3"], winner: 0, share: 0.5, winnable: true, met }));
  assert.equal(trickSigns(line, true), "⬜🟩⬜");
  assert.equal(trickSigns(line, false), "⬜🟩🟥");
  const text = resultText(["Mission 1: won", ""], line, true, "https://example.org/#x");
  assert.equal(text, "Mission 1: won\n⬜🟩⬜\nhttps://example.org/#x");
});

test("a clock counts whole seconds down", () => {
  assert.equal(timeLeft(300), "5:00");
  assert.equal(timeLeft(59.2), "1:00");
  assert.equal(timeLeft(-3), "0:00");
});

/** @type {import("../../site/scripts/play/described.js").PlayedLine} */
const LINE = {
  game: "planet-nine",
  scene: "space",
  seats: [
    { name: "A", commander: false, automaton: false },
    { name: "B", commander: true, automaton: false },
  ],
  hands: [
    {
      before: 1,
      held: [
        ["pink 1", "blue 2"],
        ["pink 3", "blue 4"],
      ],
    },
    { before: 2, held: [["blue 4"], ["blue 2"]] },
  ],
  tasks: [
    { picture: "task:a", words: "Win the pink 1.", token: "", owner: 1, met: 1 },
    { picture: "task:b", words: "Win the blue 2.", token: "", owner: 0, met: 2 },
  ],
  tricks: [
    { leader: 1, cards: ["pink 3", "pink 1"], winner: 1 },
    { leader: 1, cards: ["blue 2", "blue 4"], winner: 0 },
  ],
  all: 2,
  names: {},
  pictures: {},
};

test("a line of play shows all hands, and tasks are ticked off as they are met", () => {
  const first = sceneAt(LINE, 1);
  assert.equal(first.viewer, 1);
  assert.deepEqual(
    first.seats.map(({ open, plays, won, count }) => [open, plays, won, count]),
    [
      [["pink 1", "blue 2"], "pink 1", 0, 1],
      [["pink 3", "blue 4"], "pink 3", 1, 1],
    ],
  );
  assert.deepEqual(
    first.tasks.map(({ state }) => state),
    ["met", "open"],
  );
});

test("cards that are drawn in between are in the hands from then on", () => {
  const second = sceneAt(LINE, 2);
  assert.deepEqual(
    second.seats.map(({ open }) => open),
    [["blue 4"], ["blue 2"]],
  );
  assert.ok(second.tasks.every(({ state }) => state === "met"));
});
