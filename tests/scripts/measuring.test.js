// Missions of one's own are played by crews until it is known how hard they are, each once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Measuring } from "../../site/scripts/campaigns/measuring.js";

const OWN = { game: "planet-nine", id: "own", players: [3, 4], tasks: { count: 2 }, text: { en: { title: "Own" } } };

/** @param {any[]} asked collects what is asked */
function crews(asked) {
  const ask = async (/** @type {any} */ question) => {
    asked.push(question);
    const tried = (question.before?.tried ?? 0) + question.count;
    return { tried, rate: 0.5, low: 0, high: 1, difficulty: tried >= 10 ? question.players : undefined };
  };
  return async () => ({ greeting: {}, ask, close: () => {} });
}

test("each table is played once, a few attempts at a time", async () => {
  /** @type {any[]} */
  const asked = [];
  /** @type {number[]} */
  const left = [];
  const measuring = new Measuring(crews(asked), (n) => left.push(n));
  assert.deepEqual(measuring.levels({ own_missions: [OWN] }), {});
  await measuring.want([OWN], [3, 4, 5]);
  assert.deepEqual(measuring.levels({ own_missions: [OWN] }), { "missions/own": { 3: 3, 4: 4 } });
  assert.deepEqual(left, [1, 0]);
  const until = asked.length;
  assert.deepEqual(
    asked.filter(({ players }) => players === 3).map(({ first }) => first),
    Array.from({ length: until / 2 }, (_, n) => n * asked[0].count),
  );
  // Another title makes no other mission, another rule does.
  const renamed = { ...OWN, id: "else", text: { en: { title: "Else" } } };
  await measuring.want([renamed], [3, 4]);
  assert.equal(asked.length, until);
  assert.deepEqual(measuring.levels({ own_missions: [renamed] }), { "missions/else": { 3: 3, 4: 4 } });
  await measuring.want([{ ...OWN, tasks: { count: 3 } }], [3]);
  assert.equal(asked.length, until * 1.5);
});

test("what cannot be played stays without a number, and nothing else waits for it", async () => {
  const measuring = new Measuring(
    async () => {
      throw new Error("offline");
    },
    () => {},
  );
  const { warn } = console;
  console.warn = () => {};
  await measuring.want([OWN], [3]);
  console.warn = warn;
  assert.deepEqual(measuring.levels({ own_missions: [OWN] }), {});
});
