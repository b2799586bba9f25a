// Talks to the service worker that caches the site.

/** @typedef {{all: number, left: number, done: boolean, packs: string[], failed?: "away" | "full"}} Answer in bytes */

/**
 * Asks the worker whose version these pages are.
 * @param {{keep: string[]} | {ask: "state"}} question
 * @returns {Promise<Answer>}
 */
export async function askOfflineWorker(question) {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      done(data);
    };
    active?.postMessage(question, [port2]);
  });
}

/**
 * Caches packs of files, which the worker fetches in batches.
 * @param {string[]} packs
 * @param {(left: number) => unknown} [came] called with the number of bytes left
 */
export async function keepPacks(packs, came = () => {}) {
  for (;;) {
    const found = await askOfflineWorker({ keep: packs });
    if (found.failed) return found;
    came(found.left);
    if (found.done) return found;
  }
}
