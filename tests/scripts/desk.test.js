// A desk: questions go to a worker, and answers find whoever asked, in whatever order they come.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openDesk } from "../../site/scripts/python/desk.js";

/** @typedef {{ id?: number, open?: object, ask?: string }} Message */

class FakeWorker extends EventTarget {
  /** @type {FakeWorker[]} */
  static made = [];
  /** @type {Message[]} */
  sent = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  /** @param {Message} message */
  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {object} data */
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

/** @type {object[]} */
let kept = [];

beforeEach(() => {
  FakeWorker.made = [];
  kept = [];
  /**
   * @param {object} message
   * @param {MessagePort[]} ports
   */
  const postMessage = (message, [port]) => {
    kept.push(message);
    port.postMessage({ left: 0, all: 1, done: true });
  };
  const active = { postMessage };
  const navigator = { serviceWorker: { ready: Promise.resolve({ active }) } };
  Object.assign(globalThis, { Worker: FakeWorker, document: { documentElement: { lang: "fr" } } });
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
});

test("a desk greets, and answers find who asked", async () => {
  /** @type {number[][]} */
  const progress = [];
  const opening = openDesk("logwright.browser.movement", "movement-fr.json", (...came) => progress.push(came));
  const [worker] = FakeWorker.made;
  worker.say({ loaded: 10, all: 40 });
  worker.say({ id: 1, answer: '{"words": {}}' });
  const desk = await opening;
  assert.deepEqual(desk.greeting, { words: {} });
  assert.deepEqual(progress, [[10, 40]]);
  const opened = { module: "logwright.browser.movement", data: "movement-fr.json", lang: "fr", archives: [] };
  assert.deepEqual(worker.sent[0], { id: 1, open: opened });

  const [first, second] = [desk.ask({ n: 1 }), desk.ask({ n: 2 })];
  worker.say({ id: 3, answer: '"two"' });
  worker.say({ id: 2, answer: '"one"' });
  assert.deepEqual(await Promise.all([first, second]), ["one", "two"]);
  desk.close();
  assert.equal(worker.ended, true);
  // Whoever has used Python once can use it without a network.
  assert.deepEqual(kept, [{ keep: ["python"] }]);
});

test("what Python complains about reaches who asked, and nobody else", async () => {
  const opening = openDesk("m", "d", () => {});
  const [worker] = FakeWorker.made;
  worker.say({ id: 1, answer: "{}" });
  const desk = await opening;
  const [bad, good] = [desk.ask({}), desk.ask({})];
  worker.say({ id: 2, error: "ValueError: no" });
  worker.say({ id: 3, answer: "1" });
  await assert.rejects(bad, /ValueError: no/);
  assert.equal(await good, 1);
});

test("a worker that does not start is ended", async () => {
  const opening = openDesk("m", "d", () => {});
  const [worker] = FakeWorker.made;
  worker.dispatchEvent(Object.assign(new Event("error"), { message: "" }));
  await assert.rejects(opening, /the worker did not start/);
  assert.equal(worker.ended, true);
});
