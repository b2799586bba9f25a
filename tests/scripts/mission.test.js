// The mission on the designer's desk: every change can be taken back, and what becomes empty is not written.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Mission, replaced } from "../../site/scripts/designer/mission.js";
import { ShortName } from "../../site/scripts/designer/short-name.js";

test("a value is put in its place, and groups on the way are made", () => {
  assert.deepEqual(replaced({ game: "planet-nine" }, ["tasks", "count"], 3), {
    game: "planet-nine",
    tasks: { count: 3 },
  });
  assert.deepEqual(replaced({}, ["objectives", 0, "who"], "crew"), { objectives: [{ who: "crew" }] });
});

test("a key that was there keeps its place", () => {
  const mission = { game: "deep-sea", id: "a", players: [3] };
  assert.equal(JSON.stringify(replaced(mission, ["id"], "b")), '{"game":"deep-sea","id":"b","players":[3]}');
});

test("lists and groups that become empty go", () => {
  const mission = { id: "a", tasks: { tokens: ["1"] } };
  assert.deepEqual(replaced(mission, ["tasks", "tokens", 0], undefined), { id: "a" });
  assert.equal(replaced({ id: "a" }, ["id"], undefined), undefined);
  assert.deepEqual(replaced(["a", "b", "c"], [1], undefined), ["a", "c"]);
});

test("what was there is left as it was", () => {
  const mission = { tasks: { tokens: ["1", "2"] } };
  replaced(mission, ["tasks", "tokens", 0], "3");
  assert.deepEqual(mission, { tasks: { tokens: ["1", "2"] } });
});

test("a value stands where something else was", () => {
  assert.deepEqual(replaced({ tasks: "none" }, ["tasks", "count"], 2), { tasks: { count: 2 } });
});

test("changes are undone and done again", () => {
  const mission = new Mission({ id: "a" });
  /** @type {string[]} */
  const heard = [];
  mission.hear((from) => heard.push(from));
  mission.edit(["id"], "b");
  mission.edit(["id"], "c");
  mission.undo();
  assert.deepEqual(mission.now, { id: "b" });
  mission.undo();
  assert.deepEqual([mission.now, mission.canUndo, mission.canRedo], [{ id: "a" }, false, true]);
  mission.undo();
  mission.redo();
  mission.redo();
  assert.deepEqual([mission.now, mission.canRedo], [{ id: "c" }, false]);
  assert.deepEqual(heard, ["form", "form", "history", "history", "history", "history"]);
});

test("typing in one field is one change, and another field another", () => {
  const mission = new Mission({ id: "" });
  for (const id of ["l", "lo", "lost"]) mission.edit(["id"], id, { typed: true });
  mission.edit(["text", "en", "title"], "Lost", { typed: true });
  mission.undo();
  assert.deepEqual(mission.now, { id: "lost" });
  mission.undo();
  assert.deepEqual([mission.now, mission.canUndo], [{ id: "" }, false]);
});

test("what changes nothing is no change", () => {
  const mission = new Mission({ id: "a" });
  mission.edit(["id"], "a");
  mission.become({ id: "a" });
  assert.equal(mission.canUndo, false);
});

test("a new change forgets what was undone", () => {
  const mission = new Mission({ id: "a" });
  mission.edit(["id"], "b");
  mission.undo();
  mission.edit(["id"], "c");
  assert.equal(mission.canRedo, false);
});

test("another mission on the desk begins without a past", () => {
  const mission = new Mission({ id: "a" });
  mission.edit(["id"], "b");
  mission.open({ id: "z" });
  assert.deepEqual([mission.now, mission.canUndo], [{ id: "z" }, false]);
});

test("a long evening of changes is not kept for ever", () => {
  const mission = new Mission({ id: 0 });
  for (let id = 1; id <= 400; id++) mission.edit(["id"], id);
  while (mission.canUndo) mission.undo();
  assert.deepEqual(mission.now, { id: 100 });
});

test("the short name follows the title until somebody writes another, and is taken back with it", () => {
  const mission = new Mission({ id: "my-mission", title: "" });
  const name = new ShortName();
  name.follow(mission, "my-mission");
  mission.edit(["title"], "Évasion", { typed: true });
  name.follow(mission, "evasion");
  assert.equal(mission.now.id, "evasion");
  mission.undo();
  name.follow(mission, "my-mission");
  assert.deepEqual(mission.now, { id: "my-mission", title: "" });
  mission.redo();
  name.follow(mission, "evasion");
  assert.equal(mission.now.id, "evasion");
  mission.edit(["id"], "mine");
  mission.edit(["title"], "Another");
  name.follow(mission, "another");
  assert.equal(mission.now.id, "mine");
});
