// Wherever the network is cut and whenever a worker is killed, what was kept stays, and no page mixes versions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tried } from "./worker-cuts.js";
import { Host, PARTS, site } from "./worker-host.js";

/** A visitor who keeps the English pages of version 1. */
async function visitor() {
  const host = new Host();
  host.served = site(1);
  await host.update();
  await host.keep(["en"]);
  return host;
}

/** @param {Host} host @param {string} version */
async function isWholeOffline(host, version) {
  host.left = 0;
  const { page, parts } = await host.open("index.html");
  assert.equal(page, `index.html ${version}`);
  assert.deepEqual(Object.keys(parts), PARTS);
  assert.equal(parts["styles/look.css"], `styles/look.css ${version}`);
}

test("a failed update does not take away the version that waits", async () => {
  const host = await visitor();
  host.served = site(2);
  await host.update();
  host.served = site(3);
  host.left = 4;
  await host.update();
  host.left = Number.POSITIVE_INFINITY;
  await host.keep(["en"]);
  await host.takeOver();
  await isWholeOffline(host, "2");
});

test("a worker that is stopped while it takes over leaves open pages their version", async () => {
  for (let steps = 0; steps < 40; steps += 1) {
    const host = await visitor();
    const { tab } = await host.open("index.html");
    host.served = site(2);
    await host.update();
    await host.takeOver(steps);
    host.left = 0;
    assert.equal((await host.parts(tab))["styles/look.css"], "styles/look.css 1", `stopped after ${steps}`);
    await isWholeOffline(host, "2");
  }
});

test("what was kept while the next version waited stays until that version has it, too", async () => {
  const host = new Host();
  host.served = site(1);
  await host.update();
  host.served = site(2);
  await host.update();
  host.served = site(1);
  await host.keep(["en"]);
  host.left = 0;
  await host.takeOver();
  await isWholeOffline(host, "1");
  host.left = Number.POSITIVE_INFINITY;
  host.served = site(2);
  await host.open("index.html");
  await isWholeOffline(host, "2");
});

test("versions that were never used are forgotten in the end", async () => {
  const host = await visitor();
  for (const number of [2, 3, 4]) {
    host.served = site(number);
    await host.update();
  }
  await host.takeOver();
  const kept = [...host.kept].filter(([address]) => address.includes("look.css")).map(([, text]) => text);
  assert.deepEqual(kept, ["styles/look.css 4"]);
  assert.deepEqual(
    [...host.kept.keys()].filter((address) => address.includes("note=next")),
    [],
  );
});

test("stories drawn by number", async () => {
  /** @type {Record<string, number>} */
  const seen = {};
  for (let number = 0; number < 60; number += 1) {
    const story = await tried(10_000_000 + number);
    assert.deepEqual(story.said, [], `story ${10_000_000 + number}`);
    for (const [what, count] of Object.entries(story.seen)) seen[what] = (seen[what] ?? 0) + count;
  }
  for (const what of ["cuts", "kills", "versions", "half deployed", "pages whole"]) assert.ok(seen[what], what);
});
