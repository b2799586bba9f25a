// A mission on its way to a repository: the address prepares the file there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { proposal } from "../../site/scripts/designer/submit.js";

const REPOSITORY = "https://github.com/crew-example/missions";

test("the address holds the file and where it belongs", () => {
  const yaml = "# yaml-language-server: $schema=../../x.json\ngame: planet-nine\ntext: {ru: {title: 'Ключ & №1'}}\n";
  const made = new URL(proposal(REPOSITORY, "lost-probe", yaml) ?? "");
  assert.equal(made.origin + made.pathname, `${REPOSITORY}/new/main`);
  assert.equal(made.searchParams.get("filename"), "missions/lost-probe.yaml");
  assert.equal(made.searchParams.get("value"), "game: planet-nine\ntext: {ru: {title: 'Ключ & №1'}}\n");
});

test("what is too long for an address gets none", () => {
  assert.equal(proposal(REPOSITORY, "long", "x".repeat(8000)), undefined);
});
