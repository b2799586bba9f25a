// Runs the same Python package that builds this site. A page opens a desk (a module of logwright.browser) and asks it
// questions; questions and answers are JSON. Everything is loaded from the site itself.

/** @typedef {{ module: string, data: string, lang: string, archives: string[] }} Opening */
/** @typedef {{ greet: () => string, answer: (asked: string) => string }} PythonDesk */

const HOME = new URL("../../python/", import.meta.url);
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];
const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {PythonDesk | undefined} */
let desk;

worker.addEventListener("message", async ({ data: { id, open, ask } }) => {
  try {
    if (open) {
      desk = await opened(open);
      worker.postMessage({ id, answer: desk.greet() });
    } else {
      worker.postMessage({ id, answer: desk?.answer(ask) });
    }
  } catch (error) {
    worker.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * @param {Opening} opening
 * @returns {Promise<PythonDesk>}
 */
async function opened({ module, data, lang, archives }) {
  const imported = ["logwright.zip", ...archives];
  /** @type {Record<string, number>} */
  const sizes = await (await file("sizes.json")).json();
  const all = [...PYTHON, ...imported, data].reduce((sum, name) => sum + sizes[name], 0);
  let loaded = 0;
  const came = (/** @type {number} */ bytes) => {
    loaded += bytes;
    worker.postMessage({ loaded, all });
  };

  // Pyodide fetches its own files; this wrapper counts the bytes.
  const fetchPlainly = self.fetch;
  self.fetch = async (...request) => counted(await fetchPlainly(...request), came);
  // All of it is on its way while Python is compiled.
  const texts = file(data).then((answer) => answer.text());
  const archived = Promise.all(imported.map((name) => file(name).then((answer) => answer.arrayBuffer())));
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(new URL("pyodide.mjs", HOME).href);
  await import(new URL("pyodide.asm.mjs", HOME).href);
  came(sizes["pyodide.asm.mjs"] + sizes["pyodide.mjs"]);
  const [python, words, packed] = await Promise.all([loadPyodide({ indexURL: HOME.href }), texts, archived]);
  self.fetch = fetchPlainly;
  // Python imports directly from the archives, and only what it needs.
  const { path } = python.pyimport("sys");
  for (const [place, name] of imported.entries()) {
    python.FS.writeFile(`/${name}`, new Uint8Array(packed[place]));
    path.append(`/${name}`);
  }
  return python.pyimport(module).open(words, lang);
}

/** @param {string} name */
async function file(name) {
  const answer = await self.fetch(new URL(name, HOME));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/**
 * @param {Response} answer
 * @param {(bytes: number) => void} came
 */
function counted(answer, came) {
  if (!answer.body) return answer;
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counter = new TransformStream({
    transform(part, stream) {
      came(part.byteLength);
      stream.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counter), answer);
}
