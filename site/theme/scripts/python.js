// Opens a desk: Python in a worker, started when a page asks for it. Resolves to its greeting and a way to ask it.
export async function openDesk(module, data, progress) {
  const worker = new Worker(new URL("python-worker.js", import.meta.url), { type: "module" });
  const waiting = new Map();
  let last = 0;

  const send = (message) =>
    new Promise((done, failed) => {
      waiting.set(++last, { done, failed });
      worker.postMessage({ id: last, ...message });
    });
  worker.addEventListener("message", ({ data: { id, answer, error, loaded, all } }) => {
    if (id === undefined) return progress(loaded, all);
    const { done, failed } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) done(JSON.parse(answer));
    else failed(new Error(error));
  });
  const broken = new Promise((_, failed) => {
    worker.addEventListener("error", (event) => failed(new Error(event.message || "the worker did not start")));
  });

  try {
    const greeting = await Promise.race([send({ open: { module, data } }), broken]);
    keep();
    return { greeting, ask: (question) => send({ ask: JSON.stringify(question) }) };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

// From now on Python is kept on the device, like the pages.
async function keep() {
  const worker = await navigator.serviceWorker?.ready;
  worker?.active.postMessage({ keep: "python" });
}
