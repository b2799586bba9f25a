// Opens a desk: Python in a worker, started when a page asks for it. Resolves to its greeting, a way to ask it and a way
// to close it. It speaks the language of the page; `archives` names what Python imports from besides our package.
export async function openDesk(module, data, progress, archives = []) {
  const worker = new Worker(new URL("python-worker.js", import.meta.url), { type: "module" });
  const { lang } = document.documentElement;
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
    const greeting = await Promise.race([send({ open: { module, data, lang, archives } }), broken]);
    keep();
    return { greeting, ask: (question) => send({ ask: JSON.stringify(question) }), close: () => worker.terminate() };
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
