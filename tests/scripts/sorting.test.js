// A column of numbers in order: by what each cell says first, and what says no number comes last either way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "../../site/scripts/pages/sorting.js";

const CELLS = ["84% (70–92%)", "–", "9% (2–31%)", "100% (88–100%)", "9% (1–12%)"];

test("the smallest comes first, or the largest", () => {
  assert.deepEqual(inOrder(CELLS, false), [2, 4, 0, 3, 1]);
  assert.deepEqual(inOrder(CELLS, true), [3, 0, 2, 4, 1]);
});

test("a comma in a number is a point", () => {
  assert.deepEqual(inOrder(["2,5 %", "2,25 %", "10 %"], false), [1, 0, 2]);
});

test("what says no number keeps its order at the end", () => {
  assert.deepEqual(inOrder(["–", "", "5"], true), [2, 0, 1]);
});
