// Crews come from a file or from an older page: what is read is checked, and what is wrong is named.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entryOf, merged, newCrew, properName, read, unusedName, written } from "../../site/scripts/evening/crews.js";
import { clockFace } from "../../site/scripts/evening/timer.js";

const CREW = { name: "Owls", log: { "planet-nine/14": { lost: 2, distress: true, won: "2026-11-16" } } };

/** @param {object} part */
const file = (part) => JSON.stringify({ kind: "logwright-crews", version: 1, crews: [CREW], ...part });

test("what was written is read", () => {
  assert.deepEqual(read(written([CREW, newCrew("Bears")])), { crews: [CREW, { name: "Bears", log: {} }] });
});

test("fields that nobody knows are left out", () => {
  const crews = [{ ...CREW, evil: 1, log: { a: { lost: 0, distress: false, won: null, more: "x" } } }];
  assert.deepEqual(read(file({ crews })), {
    crews: [{ name: "Owls", log: { a: { lost: 0, distress: false, won: null } } }],
  });
});

/** @type {[what: string, text: string, reason: string, gaps?: object][]} */
const BAD = [
  ["no JSON", "{", "not_json"],
  ["nothing", "null", "not_ours"],
  ["another file", '{"kind": "mission"}', "not_ours"],
  ["no version", file({ version: "1" }), "not_ours"],
  ["a newer file", file({ version: 2 }), "newer"],
  ["no crews", file({ crews: [] }), "crews"],
  ["crews that are no list", file({ crews: {} }), "crews"],
  ["a crew that is nothing", file({ crews: [null] }), "crew", { n: 1 }],
  ["a crew without a name", file({ crews: [CREW, { name: " ", log: {} }] }), "crew", { n: 2 }],
  ["a name that is too long", file({ crews: [{ name: "x".repeat(61), log: {} }] }), "crew", { n: 1 }],
  ["two crews of one name", file({ crews: [CREW, CREW] }), "twice", { name: "Owls" }],
  ["a log that is a list", file({ crews: [{ name: "Owls", log: [] }] }), "entry", { name: "Owls", mission: "?" }],
  ["a file that is too large", " ".repeat(1_000_001), "too_large"],
];

for (const [what, text, reason, gaps] of BAD) {
  test(`${what} is refused`, () => {
    assert.deepEqual(read(text), gaps ? { reason, gaps } : { reason });
  });
}

for (const entry of [
  null,
  {},
  { lost: -1, distress: false, won: null },
  { lost: 1.5, distress: false, won: null },
  { lost: 0, distress: "no", won: null },
  { lost: 0, distress: false, won: "yesterday" },
  { lost: 0, distress: false, won: "2026-13-45" },
  { lost: 10_001, distress: false, won: null },
]) {
  test(`${JSON.stringify(entry)} is no entry`, () => {
    const found = read(file({ crews: [{ name: "Owls", log: { "planet-nine/1": entry } }] }));
    assert.deepEqual(found, { reason: "entry", gaps: { name: "Owls", mission: "planet-nine/1" } });
  });
}

test("a mission that was never played has an empty entry", () => {
  assert.deepEqual(entryOf(CREW, "deep-sea/1"), { lost: 0, distress: false, won: null });
});

test("names are trimmed, cut and told apart", () => {
  assert.equal(properName(`  ${"x".repeat(80)} `), "x".repeat(60));
  assert.equal(unusedName("Owls", [CREW]), "Owls 2");
  assert.equal(unusedName("Owls", [CREW, newCrew("Owls 2")]), "Owls 3");
  assert.equal(unusedName("Bears", [CREW]), "Bears");
});

test("crews of a file replace those of the same name, and a lone crew that never played", () => {
  const bears = newCrew("Bears");
  assert.deepEqual(merged([bears], [CREW]), [CREW]);
  assert.deepEqual(merged([newCrew("Owls"), bears], [CREW]), [CREW, bears]);
});

test("a clock shows whole seconds, rounded up", () => {
  assert.deepEqual([0, 1, 999, 1000, 1001, 59_999, 60_000, 600_000].map(clockFace), [
    "0:00",
    "0:01",
    "0:01",
    "0:01",
    "0:02",
    "1:00",
    "1:00",
    "10:00",
  ]);
});
