// A campaign on the desk: missions and chapters in another order, and what goes with them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  added,
  arrived,
  brought,
  moved,
  removed,
  stepped,
  withChapter,
  withChapterAt,
  withoutChapter,
} from "../../site/scripts/campaigns/order.js";

const TOUR = {
  game: "planet-nine",
  id: "tour",
  chapters: [
    { id: "a", missions: ["planet-nine/01", { mission: "missions/own", unlock: "planet-nine/01" }] },
    { id: "b", missions: ["planet-nine/02"], on_success: [{ within: 3, go_to: "c" }, { go_to: "a" }] },
    { id: "c", missions: ["planet-nine/03"], on_failure: { after: 2, go_to: "b" } },
  ],
  own_missions: [{ game: "planet-nine", id: "own", tasks: { count: 2 } }],
  text: { en: { title: "Tour", chapters: { a: { title: "A" }, b: { title: "B" }, c: { title: "C" } } } },
};

/** @param {any} campaign */
const order = (campaign) => campaign.chapters.map((/** @type {any} */ each) => each.missions.map(short).join(" "));
const short = (/** @type {any} */ each) => (each.mission ?? each).split("/")[1];

test("a mission moves within its chapter, and into another", () => {
  assert.deepEqual(order(moved(TOUR, [0, 0], [0, 2])), ["own 01", "02", "03"]);
  assert.deepEqual(order(moved(TOUR, [0, 1], [0, 0])), ["own 01", "02", "03"]);
  assert.deepEqual(order(moved(TOUR, [0, 1], [2, 0])), ["01", "02", "own 03"]);
  assert.deepEqual(order(TOUR), ["01 own", "02", "03"]);
});

test("arrow keys lead through all chapters and stop at the ends", () => {
  assert.equal(stepped(TOUR, [0, 0], -1), undefined);
  assert.equal(stepped(TOUR, [2, 0], 1), undefined);
  /** @type {import("../../site/scripts/campaigns/order.js").Place} */
  let at = [0, 0];
  /** @type {any} */
  let campaign = TOUR;
  const seen = [];
  for (let to = stepped(campaign, at, 1); to; to = stepped(campaign, at, 1)) {
    campaign = moved(campaign, at, to);
    at = arrived(at, to);
    assert.equal(short(campaign.chapters[at[0]].missions[at[1]]), "01");
    seen.push(order(campaign).join(" | "));
  }
  assert.deepEqual(seen, [
    "own 01 | 02 | 03",
    "own | 01 02 | 03",
    "own | 02 01 | 03",
    "own | 02 | 01 03",
    "own | 02 | 03 01",
  ]);
});

test("what is not played any more is not brought along", () => {
  assert.equal("own_missions" in removed(TOUR, [0, 1]), false);
  assert.deepEqual(removed(TOUR, [0, 0]).own_missions, TOUR.own_missions);
  assert.equal("own_missions" in withoutChapter(TOUR, 0), false);
});

test("a chapter that goes takes its words along, and ways to it", () => {
  const without = withoutChapter(TOUR, 2);
  assert.deepEqual(Object.keys(without.text.en.chapters), ["a", "b"]);
  assert.deepEqual(without.chapters[1].on_success, [{ go_to: "a" }]);
  // A way that always leads on must be left.
  assert.equal("on_success" in withoutChapter(TOUR, 0).chapters[0], false);
  assert.equal("on_failure" in withoutChapter(TOUR, 1).chapters[1], false);
});

test("a new chapter has a name that none has, and words in every language", () => {
  const twice = { ...TOUR, chapters: [...TOUR.chapters, { id: "chapter-5", missions: [] }] };
  const made = withChapter(twice, "en", "Evening 5");
  assert.equal(made.chapters[4].id, "chapter-6");
  assert.equal(made.text.en.chapters["chapter-6"].title, "Evening 5");
  assert.deepEqual(
    withChapterAt(TOUR, 2, 0).chapters.map((/** @type {any} */ each) => each.id),
    ["c", "a", "b"],
  );
});

test("missions brought along have names of their own", () => {
  const [same, first] = brought(TOUR, { game: "planet-nine", id: "own", tasks: { count: 2 } });
  assert.deepEqual([same, first], [TOUR, "missions/own"]);
  const [other, second] = brought(TOUR, { game: "planet-nine", id: "own", tasks: { count: 3 } });
  assert.equal(second, "missions/own-2");
  assert.equal(other.own_missions.length, 2);
  assert.deepEqual(order(added(other, [1, 0], second)), ["01 own", "own-2 02", "03"]);
});
