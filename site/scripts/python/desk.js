// Opens a desk: Python in a worker, started on demand.
import { keepPacks } from "../kit/offline-worker.js";

/** @typedef {(loaded: number, all: number) => void} Progress called with the number of bytes loaded */
/**
 * A desk: its greeting, and functions to ask and close it.
 * @typedef {object} Desk
 * @property {any} greeting
 * @property {(question: object) => Promise<any>} ask
 * @property {() => void} close
 */
/** @typedef {typeof openDesk} OpenDesk */

/**
 * Opens a desk in the page's language.
 * @param {string} module of logwright.browser
 * @param {string} data its data file
 * @param {Progress} progress
 * @param {string[]} [archives] archives that Python imports from besides our package
 * @returns {Promise<Desk>}
 */
export async function openDesk(module, data, progress, archives = []) {
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  const { lang } = document.documentElement;
  /** @type {Map<number, { done: (answer: any) => void, failed: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;

  const send = (/** @type {object} */ message) =>
    new Promise((done, failed) => {
      waiting.set(++last, { done, failed });
      worker.postMessage({ id: last, ...message });
    });
  worker.addEventListener("message", ({ data: { id, answer, error, loaded, all } }) => {
    if (id === undefined) return progress(loaded, all);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.done(JSON.parse(answer));
    else asked?.failed(new Error(error));
  });
  const broken = new Promise((_, failed) => {
    worker.addEventListener("error", (event) => failed(new Error(event.message || "the worker did not start")));
  });

  try {
    const greeting = await Promise.race([send({ open: { module, data, lang, archives } }), broken]);
    keepPython();
    return { greeting, ask: (question) => send({ ask: JSON.stringify(question) }), close: () => worker.terminate() };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

// From now on Python is cached on the device, like the pages.
function keepPython() {
  if ("serviceWorker" in navigator) keepPacks(["python"]);
}
