// How many and which tricks: whatever is written is understood, and written again means the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { COUNTS, needs, numbersFor, POSITIONS, parsed, written } from "../../site/scripts/designer/amounts.js";
import { rangeOf } from "../../site/scripts/designer/cards.js";

/** @type {[value: string | number, kind: string, numbers: number[]][]} */
const WRITTEN_COUNTS = [
  [3, "exactly", [3]],
  ["3", "exactly", [3]],
  ["2+", "at_least", [2]],
  [">=2", "at_least", [2]],
  ["..4", "at_most", [4]],
  ["<=4", "at_most", [4]],
  ["2..4", "between", [2, 4]],
  [">5", "above", [5]],
  ["<5", "below", [5]],
  ["all", "all", []],
  ["none", "none", []],
];

for (const [value, kind, numbers] of WRITTEN_COUNTS) {
  test(`the count ${value} is ${kind}`, () => {
    assert.deepEqual(parsed(COUNTS, value), { kind, numbers });
    const again = written(COUNTS, kind, numbers);
    assert.deepEqual(parsed(COUNTS, again), { kind, numbers });
  });
}

for (const value of [
  "first",
  "last",
  "3",
  "2..4",
  "first 3",
  "last 2",
  "first half",
  "second half",
  "odd",
  "even",
  "4+",
  "middle",
]) {
  test(`the position ${value} is written again as it was`, () => {
    const found = parsed(POSITIONS, value);
    assert.ok(found);
    assert.equal(String(written(POSITIONS, found.kind, found.numbers)), value);
  });
}

test("what is no count is nobody's", () => {
  for (const value of ["", "many", "2..", "-1", "2 +", undefined, {}]) assert.equal(parsed(COUNTS, value), undefined);
});

test("a kind knows how many numbers it needs", () => {
  assert.deepEqual(
    COUNTS.map(([kind]) => needs(COUNTS, kind)),
    [1, 1, 1, 2, 1, 1, 0, 0],
  );
});

test("numbers are taken along to another kind, in rising order", () => {
  assert.deepEqual(numbersFor(COUNTS, "between", [4]), [4, 5]);
  assert.deepEqual(numbersFor(COUNTS, "between", [2, 7]), [2, 7]);
  assert.deepEqual(numbersFor(COUNTS, "at_least", [2, 7]), [2]);
  assert.deepEqual(numbersFor(COUNTS, "exactly", []), [2]);
});

test("a part of a suit is written as missions write it", () => {
  assert.deepEqual(
    ["odd", "even", "above", "below", "between"].map((kind) => rangeOf(kind, "5", "7")),
    ["odd", "even", ">5", "<5", "5..7"],
  );
});
