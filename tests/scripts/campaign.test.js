// How far a crew has come in a campaign.
import assert from "node:assert/strict";
import { test } from "node:test";
import { allMissions, follow, isOpen } from "../../site/scripts/kit/campaign.js";

const mission = (/** @type {string} */ key, more = {}) => ({
  key,
  title: key.toUpperCase(),
  page: `${key}.html`,
  ...more,
});
const lost = { after: 2, go_to: "detour" };
/** @type {import("../../site/scripts/kit/campaign.js").Campaign} */
const CAMPAIGN = {
  id: "tour",
  title: "Tour",
  page: "tour.html",
  end: ["The end."],
  chapters: [
    {
      id: "harbour",
      title: "The Harbour",
      story: [],
      needs: 2,
      missions: [mission("a", lost), mission("b", lost), mission("x", { unlock: "a" })],
      on_success: [{ within: 2, go_to: "summit" }, { go_to: "detour" }],
    },
    {
      id: "detour",
      title: "The Detour",
      story: [],
      needs: 1,
      missions: [mission("c"), mission("d")],
      on_success: [{ go_to: "harbour" }],
    },
    {
      id: "summit",
      title: "The Summit",
      story: [],
      needs: 1,
      missions: [mission("a")],
      on_success: [{ go_to: "end" }],
    },
  ],
};
const at = (/** @type {string[]} */ ...events) => follow(CAMPAIGN, events);

test("it begins with the first mission of the first chapter", () => {
  const here = at();
  assert.equal(here.chapter?.id, "harbour");
  assert.equal(here.next?.key, "a");
  assert.deepEqual(here.extras, []);
  assert.equal(allMissions(CAMPAIGN).length, 5);
});

test("a won mission leads to the next, and opens what it unlocks", () => {
  const here = at("+a");
  assert.equal(here.next?.key, "b");
  assert.deepEqual(
    here.opened.map(({ key }) => key),
    ["x"],
  );
  assert.equal(isOpen(here, "x"), true);
  assert.equal(isOpen(here, "a"), false);
});

test("a quick crew takes the short cut, a slow one the detour", () => {
  assert.equal(at("+a", "+b").chapter?.id, "summit");
  assert.equal(at("-a", "+a", "+b").chapter?.id, "detour");
  assert.deepEqual(at("+a", "+b").moved, { to: CAMPAIGN.chapters[2], why: "won" });
});

test("lost too often, a crew goes elsewhere and finds what it has won when it comes back", () => {
  const away = at("+a", "-b", "-b");
  assert.equal(away.chapter?.id, "detour");
  assert.equal(away.moved?.why, "lost");
  const back = at("+a", "-b", "-b", "+c");
  assert.equal(back.chapter?.id, "harbour");
  assert.equal(back.next?.key, "b");
  assert.equal(back.lost.get("b"), undefined, "losses are counted anew");
});

test("a chapter that was won is played anew when a crew comes back", () => {
  const here = at("-a", "+a", "+b", "+c");
  assert.equal(here.chapter?.id, "harbour");
  assert.equal(here.next?.key, "a");
});

test("extra missions stay open and never decide where to go", () => {
  const here = at("+a", "+b");
  assert.deepEqual(
    here.extras.map(({ key }) => key),
    ["x"],
  );
  const done = at("+a", "+b", "+x");
  assert.equal(done.chapter?.id, "summit");
  assert.deepEqual(done.extras, []);
});

test("missions of other chapters and those that are locked change nothing", () => {
  assert.equal(at("+c", "+x", "-zzz").attempts, 0);
  assert.equal(at("+x").won.size, 0);
});

test("the campaign ends, and then only extra missions are left", () => {
  const over = at("+a", "+b", "+a");
  assert.equal(over.chapter, undefined);
  assert.equal(over.next, undefined);
  assert.equal(isOpen(over, "x"), true);
  assert.equal(at("+a", "+b", "+a", "-a").chapter, undefined);
});
