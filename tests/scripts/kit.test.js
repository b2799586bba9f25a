// The kit that all scripts share, as far as it needs no page.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { collected, readCollection } from "../../site/scripts/designer/shelf/mission-collection.js";
import { SavedMissions } from "../../site/scripts/designer/shelf/saved-missions.js";
import { paused } from "../../site/scripts/kit/pause.js";
import { keep, kept, keptText } from "../../site/scripts/kit/storage.js";
import { fill, percentage, searched } from "../../site/scripts/kit/text.js";
import { fits } from "../../site/scripts/pages/filter.js";

/** @type {Map<string, string>} */
let stored = new Map();
let isFull = false;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  const storage = {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => {
      if (isFull) throw new Error("full");
      stored.set(name, text);
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

test("gaps are filled, and those that nobody fills stay", () => {
  assert.equal(fill("{n} of {all}: {n}, {other}", { n: 0, all: 3 }), "0 of 3: 0, {other}");
  assert.equal(fill("{title}", { title: "{n} $& <b>", n: 1 }), "{n} $& <b>");
});

test("a search is its words", () => {
  assert.deepEqual(searched("  Lost   PROBE "), ["lost", "probe"]);
});

test("what is asked for often is done once, with what was given last", async () => {
  /** @type {number[]} */
  const done = [];
  const act = paused((/** @type {number} */ n) => done.push(n), 5);
  for (const n of [1, 2, 3]) act(n);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(done, [3]);
});

test("what is kept comes back, and what is damaged is nothing", () => {
  assert.equal(keep("a", { n: 1 }), true);
  assert.deepEqual(kept("a"), { n: 1 });
  stored.set("a", "{");
  assert.equal(kept("a"), null);
  assert.equal(kept("b"), null);
});

test("a browser that keeps nothing says so and breaks nothing", () => {
  isFull = true;
  assert.equal(keep("a", 1), false);
  Object.defineProperty(globalThis, "localStorage", {
    get: () => {
      throw new Error("forbidden");
    },
    configurable: true,
  });
  assert.equal(keptText("a"), null);
  assert.equal(kept("a"), null);
});

test("an entry fits if it has each of the values that were chosen", () => {
  const values = { kind: "cards order", level3: "2" };
  assert.equal(fits(values, []), true);
  assert.equal(fits(values, [["kind", "order"]]), true);
  assert.equal(
    fits(values, [
      ["kind", "order"],
      ["level3", "3"],
    ]),
    false,
  );
  assert.equal(fits(values, [["origin", "custom"]]), false);
});

test("missions are kept, found again, copied, deleted and brought back", () => {
  const saved = new SavedMissions({ "shelf.copy_of": "Copy of {title}" });
  assert.equal(saved.last(), undefined);
  saved.keep({ game: "planet-nine", id: "a" }, "A");
  saved.keep({ game: "planet-nine", id: "b" }, "B");
  assert.deepEqual(
    saved.all().map(({ title }) => title),
    ["B"],
  );
  saved.begin(false);
  saved.keep({ game: "deep-sea", id: "c" }, "C");
  assert.deepEqual(new SavedMissions({}).last(), { game: "deep-sea", id: "c" });
  const [c, b] = saved.all();
  saved.duplicate(b.key);
  assert.deepEqual(
    saved.all().map(({ title }) => title),
    ["Copy of B", "C", "B"],
  );
  const back = saved.delete(c.key);
  assert.equal(saved.all().length, 2);
  back();
  assert.deepEqual(saved.all()[0], c);
  assert.deepEqual(saved.take(b.key), { game: "planet-nine", id: "b" });
});

test("a saved that somebody else wrote on is looked at first", () => {
  for (const text of ["{", "{}", '[null, 1, {"document": "x"}, {"document": []}]']) {
    stored.set("designer-missions", text);
    assert.deepEqual(new SavedMissions({}).all(), []);
  }
});

test("all saved missions become one file and come back, none of them twice", () => {
  const saved = new SavedMissions({});
  saved.keep({ game: "planet-nine", id: "a" }, "A");
  saved.begin(false);
  saved.keep({ game: "deep-sea", id: "b" }, "B");
  const before = saved.all();
  const text = collected(before);
  assert.equal(saved.bring(text), 0);
  stored.clear();
  assert.equal(saved.bring(text), 2);
  assert.deepEqual(saved.all(), before);
  saved.take(before[0].key);
  saved.keep({ game: "deep-sea", id: "changed" }, "C");
  assert.equal(saved.bring(text), 1);
  assert.equal(new Set(saved.all().map(({ key }) => key)).size, 3);
});

test("a file that holds no missions brings none", () => {
  const entry = { key: "k", title: "T", game: "g", changed: 1, document: {} };
  const files = ["", "{", "[]", "null", "{}", '{"logwright": "missions"}', JSON.stringify({ missions: [entry] })];
  for (const text of files) assert.deepEqual(readCollection(text), []);
  const odd = [null, 1, "x", [], { ...entry, document: [] }, { ...entry, title: 3 }, { ...entry, changed: "1" }];
  // @ts-expect-error: anybody may have written the file
  assert.deepEqual(readCollection(collected([...odd, { ...entry, more: "<b>" }])), [entry]);
});

test("what another tab changed stays, and this tab goes on with a mission of its own", () => {
  /** @type {((event: object) => void)[]} */
  const listeners = [];
  Object.defineProperty(globalThis, "addEventListener", {
    value: (/** @type {string} */ _, /** @type {() => void} */ listener) => listeners.push(listener),
    configurable: true,
  });
  let heard = 0;
  const here = new SavedMissions({});
  here.hearOtherTabs(() => {
    heard += 1;
  });
  here.keep({ game: "planet-nine", id: "a" }, "A");
  const [entry] = here.all();
  const tell = () => listeners.forEach((listener) => void listener({ key: "designer-missions" }));
  tell();
  assert.equal(heard, 0);
  keep("designer-missions", [{ ...entry, changed: entry.changed + 5, document: { game: "planet-nine", id: "there" } }]);
  tell();
  assert.equal(heard, 1);
  here.keep({ game: "planet-nine", id: "here" }, "A");
  assert.deepEqual(
    here.all().map(({ document }) => document.id),
    ["here", "there"],
  );
});

test("numbers are written as the language of the page writes them", (context) => {
  /** @type {[string, string][]} */
  const expected = [
    ["en", "9999, 12,345, 0.5"],
    ["fr", "9999, 12\u202f345, 0,5"],
    ["de", "9999, 12.345, 0,5"],
    ["ru", "9999, 12\u00a0345, 0,5"],
  ];
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  for (const [lang, said] of expected) {
    Object.defineProperty(globalThis, "document", { value: { documentElement: { lang } }, configurable: true });
    assert.equal(fill("{few}, {many}, {part}", { few: 9999, many: 12345, part: 0.5 }), said);
  }
  assert.equal(fill("{seed}", { seed: "12345" }), "12345");
});

test("399 of 400 is not all, and 1 of 400 is not none", () => {
  const shares = [0, 1 / 400, 0.5, 399 / 400, 1];
  assert.deepEqual(shares.map(percentage), [0, 1, 50, 99, 100]);
});
