// The keeper fetches a portion at a time: a page asks until everything is there, or until something goes wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { askOfflineWorker, keepPacks } from "../../site/scripts/kit/offline-worker.js";

/**
 * A worker that gives these answers, one after the other; what it was asked comes back.
 * @param {object[]} answers
 */
function keeper(answers) {
  /** @type {object[]} */
  const asked = [];
  /**
   * @param {object} question
   * @param {MessagePort[]} ports
   */
  const postMessage = (question, [port]) => {
    asked.push(question);
    port.postMessage(answers[asked.length - 1]);
  };
  const navigator = { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  return asked;
}

test("packs are kept portion by portion", async () => {
  const asked = keeper([
    { left: 20, all: 30, done: false },
    { left: 5, all: 30, done: false },
    { left: 0, all: 30, done: true },
  ]);
  /** @type {number[]} */
  const came = [];
  const found = await keepPacks(["fr", "python"], (left) => came.push(left));
  assert.deepEqual(asked, Array(3).fill({ keep: ["fr", "python"] }));
  assert.deepEqual(came, [20, 5, 0]);
  assert.equal(found.done, true);
});

test("when the network is gone nobody is asked again", async () => {
  const asked = keeper([{ left: 20, all: 30, done: false }, { failed: "away" }]);
  const found = await keepPacks(["fr"]);
  assert.equal(found.failed, "away");
  assert.equal(asked.length, 2);
});

test("the state is asked for once", async () => {
  const asked = keeper([{ packs: ["en"], all: 3, left: 1 }]);
  assert.deepEqual(await askOfflineWorker({ ask: "state" }), { packs: ["en"], all: 3, left: 1 });
  assert.deepEqual(asked, [{ ask: "state" }]);
});
