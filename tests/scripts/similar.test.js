// Another mission is about as hard by what was measured, and what nobody measured is not guessed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { similar } from "../../site/scripts/evening/similar.js";

/** @type {(key: string, level?: number, players?: number[]) => import("../../site/scripts/evening/described.js").EveningMission} */
const mission = (key, level, players = [3, 4]) => ({
  key,
  title: key,
  page: `${key}.html`,
  players,
  rules: [],
  ...(level === undefined ? {} : { measured: { 4: level } }),
});
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => mission(`level-${level}`, level));

test("it is one of the nearest, and says how the two compare", () => {
  for (const share of [0, 0.3, 0.6, 0.99]) {
    const found = similar(LEVELS[4], LEVELS, 4, () => share);
    assert.ok(found);
    const level = found.mission.measured?.[4] ?? 0;
    assert.ok(level !== 5 && Math.abs(level - 5) <= 3);
    assert.equal(found.compared, level > 5 ? "harder" : "easier");
  }
  assert.equal(similar(LEVELS[4], [mission("twin", 5), ...LEVELS], 4, () => 0)?.compared, "same");
});

test("a mission that nobody measured says so, and any other comes", () => {
  const found = similar(mission("new"), [mission("new"), mission("other", 3)], 4, () => 0);
  assert.equal(found?.compared, "unmeasured");
  assert.equal(found?.mission.key, "other");
});

test("what nobody measured is not said to be about as hard", () => {
  assert.equal(similar(LEVELS[0], [LEVELS[0], mission("new")], 4), undefined);
  assert.equal(similar(LEVELS[0], LEVELS, 3)?.compared, "unmeasured");
});

test("it can be played by as many", () => {
  assert.equal(similar(LEVELS[0], [mission("pair", 1, [2])], 4), undefined);
});
