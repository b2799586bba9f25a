// The search: which place answers best, in whose game, and that a slip of the finger or another ending is forgiven.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "../../site/scripts/pages/search-order.js";
import { openIndex } from "../../site/scripts/pages/search-ranking.js";
import { isNear, plain, plainWords, slips, splitter, stemmer } from "../../site/scripts/pages/search-words.js";

/** @typedef {import("../../site/scripts/pages/search-ranking.js").IndexData} IndexData */

/** @type {IndexData} */
const DATA = {
  games: [
    ["space", "Space"],
    ["water", "Water"],
  ],
  endings: ["s", "ing", "ed", "e"],
  idle: ["the", "may", "i", "who", "what", "is"],
  synonyms: { "": { "who starts": ["first trick"] }, space: { joker: ["rocket"] }, water: { joker: ["submarine"] } },
  pages: [
    [
      "space/rules.html",
      "rules",
      0,
      "Tricks",
      [
        ["", "Tricks", "Play goes round.", []],
        ["trump", "Rockets are trump", "A rocket beats every colour.\nThe highest rocket wins.", ["p9-047"]],
        ["lead", "Leading", "The commander leads the first trick.", ["p9-001"]],
      ],
    ],
    [
      "space/faq.html",
      "faq",
      0,
      "Questions",
      [
        ["", "Questions", "", []],
        ["lead-rocket", "May I lead a rocket?", "Yes. Then everyone who has one must play it.", []],
      ],
    ],
    ["space/missions/34.html", "mission", 0, "Mission 34: Dance", [["", "Mission 34: Dance", "Draw 3 tasks.", []]]],
    [
      "space/missions/43.html",
      "mission",
      0,
      "Mission 43: Rocket",
      [["", "Mission 43: Rocket", "A rocket, 34 times.", []]],
    ],
    [
      "water/rules.html",
      "rules",
      1,
      "Tricks",
      [["trump", "Submarines are trump", "A submarine beats every colour.", ["ds-047"]]],
    ],
    ["handbook/search.html", "handbook", -1, "Search", [["", "Search", "How rockets are found.", []]]],
  ],
};
const index = openIndex(DATA);
const found = (/** @type {string} */ query, game = "space") => index.search(query, game).map(({ address }) => address);

test("words are compared without accents, case and punctuation", () => {
  assert.equal(plain("Règle"), "regle");
  assert.equal(plain("Straße"), "strasse");
  assert.deepEqual(plainWords("«Ёлка» – это… мой p9-047!"), ["елка", "это", "мой", "p9-047"]);
});

test("the longest ending is taken off, and never all of a word", () => {
  const stem = stemmer(["s", "ing", "ings"]);
  assert.deepEqual(["playings", "plays", "sing", "47s"].map(stem), ["play", "play", "sing", "47s"]);
});

test("slips are forgiven in long words: other, missing, further and swapped letters", () => {
  assert.deepEqual([4, 5, 7, 8].map(slips), [0, 1, 1, 2]);
  for (const other of ["comander", "commanderr", "commandor", "cmomander"])
    assert.ok(isNear("commander", other, 1), other);
  assert.ok(!isNear("commander", "comandor", 1));
  assert.ok(isNear("commander", "comandor", 2));
});

test("any word counts, and the more the better", () => {
  assert.equal(found("may I lead a rocket against aliens?")[0], "space/faq.html#lead-rocket");
  assert.equal(found("highest rocket")[0], "space/rules.html#trump");
});

test("what is written otherwise is found all the same", () => {
  assert.equal(found("ROCKTES")[0], found("rockets")[0]);
  assert.equal(found("comander leading")[0], "space/rules.html#lead");
});

test("each game has words of its own", () => {
  assert.deepEqual(
    ["space", "water"].map((game) => index.search("joker", game)[0].game),
    ["Space", "Water"],
  );
  assert.equal(found("who starts?")[0], "space/rules.html#lead");
});

test("the game whose page one is on comes first", () => {
  assert.equal(found("trump", "space")[0], "space/rules.html#trump");
  assert.equal(found("trump", "water")[0], "water/rules.html#trump");
  assert.ok(found("trump", "water").includes("space/rules.html#trump"));
});

test("rules come before missions, and the handbook last", () => {
  const all = found("rocket");
  assert.ok(all.indexOf("space/rules.html#trump") < all.indexOf("space/missions/43.html"));
  assert.equal(all.at(-1), "handbook/search.html");
  assert.deepEqual(
    index.search("rocket", "space", "missions").map(({ address }) => address),
    ["space/missions/43.html"],
  );
});

test("numbers and ids find what bears them", () => {
  assert.equal(found("mission 34")[0], "space/missions/34.html");
  assert.equal(found("34")[0], "space/missions/34.html");
  assert.equal(found("P9-047")[0], "space/rules.html#trump");
  assert.equal(found("ds-047", "space")[0], "water/rules.html#trump");
  assert.ok(!found("mission 35").includes("space/missions/34.html"));
});

test("a word that is nowhere finds nothing", () => {
  assert.deepEqual(found("xyzzy"), []);
});

test("the sentence that answers is shown, with what was asked for marked", () => {
  const [answer] = index.search("highest rocket wins", "space");
  assert.equal(answer.sentence, "The highest rocket wins.");
  assert.deepEqual(index.marked(answer.sentence, "rockets <b>", "space"), ["The highest ", "rocket", " wins."]);
});

test("what people type who look for a place leads there, in its own game only", () => {
  const asked = openIndex({ ...DATA, asked: { space: { lead: ["kick off"] } } });
  assert.equal(asked.search("kick off", "space")[0].address, "space/rules.html#lead");
  assert.equal(asked.search("kick off", "space")[0].sentence, "The commander leads the first trick.");
  assert.deepEqual(found("kick off"), []);
});

test("what people type about all games is about the place of that name in each of them", () => {
  const asked = openIndex({ ...DATA, asked: { "": { trump: ["strongest suit"] } } });
  assert.equal(asked.search("strongest suit", "space")[0].address, "space/rules.html#trump");
  assert.equal(asked.search("strongest suit", "water")[0].address, "water/rules.html#trump");
});

test("a word is known in other forms than its endings tell, and when it is typed as two", () => {
  assert.equal(found("commandeer")[0], "space/rules.html#lead");
  assert.equal(found("com mander")[0], "space/rules.html#lead");
});

test("two endings are taken off one after the other", () => {
  const stem = stemmer(["ся", "ал", "ать"]);
  assert.equal(stem("врезался"), stem("врезать"));
});

test("what a rule and a question about it agree on comes first, and then another rule", () => {
  const [rule, question, alone] = /** @type {[string, string, number][]} */ ([
    ["rule", "passing", 10],
    ["question", "passing", 9],
    ["alone", "dealing", 11],
  ]).map(([title, topic, score]) => ({ ...index.search("rocket", "space")[0], title, topics: [topic], score }));
  const query = { typed: [], numbers: [], isMission: false, isBare: true, stems: () => [] };
  assert.deepEqual(
    inOrder([question, alone, rule], query).map(({ title }) => title),
    ["rule", "alone", "question"],
  );
});

test("one's own game comes first, even if another has more of the words", () => {
  assert.equal(found("rocket colour", "water")[0], "water/rules.html#trump");
});

test("a number among other words means no mission", () => {
  assert.match(found("34 rocket")[0], /rules|faq/);
});

test("a number beside the word for a mission means the mission, also with a typo and a further word", () => {
  assert.equal(found("mission 34 tasks")[0], "space/missions/34.html");
  assert.equal(found("misson 34")[0], "space/missions/34.html");
});

test("an ending does not hide a number", () => {
  assert.deepEqual(plainWords("2nd 9er 9s p9-047 34"), ["2", "9", "9", "p9-047", "34"]);
});

test("compound words are found by their parts, and the parts by compound words", () => {
  const split = splitter(["", "s"], stemmer(["en", "e"]), new Set(["spielplan", "teil", "richtung", "flug"]));
  assert.deepEqual(["spielplanteile", "flugsrichtung", "richtung", "flugzeug"].map(split), [
    ["spielplan", "teil"],
    ["flug", "richtung"],
    [],
    [],
  ]);
  const german = openIndex({ ...DATA, joins: [""] });
  assert.equal(german.search("rocketcolour", "space")[0].address, "space/rules.html#trump");
});

test("participles and infinitives are found by their words", () => {
  const german = openIndex({ ...DATA, inserts: ["ge", "zu"] });
  for (const query of ["trgeump", "trzuump"]) {
    assert.deepEqual(openIndex(DATA).search(query, "space"), []);
    assert.match(german.search(query, "space")[0].address, /trump/);
  }
});

test("a dash between numbers may be long or short", () => {
  assert.deepEqual(plainWords("0–5"), plainWords("0-5"));
});
