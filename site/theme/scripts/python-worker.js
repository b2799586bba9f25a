// Runs the very Python package that makes this site. A page opens a desk (a module of logwright.browser) and asks it;
// questions and answers are JSON. Everything is loaded from beside this file, nothing from elsewhere.
import { loadPyodide } from "../python/pyodide.mjs";

const HOME = new URL("../python/", import.meta.url);
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];
let desk;

self.addEventListener("message", async ({ data: { id, open, ask } }) => {
  try {
    if (open) {
      desk = await opened(open);
      self.postMessage({ id, answer: desk.greet() });
    } else {
      self.postMessage({ id, answer: desk.answer(ask) });
    }
  } catch (error) {
    self.postMessage({ id, error: String(error.message ?? error) });
  }
});

// `archives` are further files that Python imports from.
async function opened({ module, data, lang, archives }) {
  const sizes = await (await fetch(new URL("sizes.json", HOME))).json();
  const imported = ["logwright.zip", ...archives];
  const all = [...PYTHON, ...imported, data].reduce((sum, name) => sum + sizes[name], 0);
  let loaded = 0;
  const came = (bytes) => self.postMessage({ loaded: (loaded += bytes), all });

  // Pyodide fetches its parts by itself; on the way through here their bytes are counted.
  const fetchPlainly = self.fetch;
  self.fetch = async (...request) => counted(await fetchPlainly(...request), came);
  await import("../python/pyodide.asm.mjs");
  came(sizes["pyodide.asm.mjs"] + sizes["pyodide.mjs"]);
  const [python, words, ...packed] = await Promise.all([
    loadPyodide({ indexURL: HOME.href }),
    file(data).then((answer) => answer.text()),
    ...imported.map((name) => file(name).then((answer) => answer.arrayBuffer())),
  ]);
  self.fetch = fetchPlainly;
  // Python imports from the archives as they are, and only what it needs.
  const path = python.pyimport("sys").path;
  imported.forEach((name, place) => {
    python.FS.writeFile(`/${name}`, new Uint8Array(packed[place]));
    path.append(`/${name}`);
  });
  return python.pyimport(module).open(words, lang);
}

async function file(name) {
  const answer = await self.fetch(new URL(name, HOME));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

function counted(answer, came) {
  if (!answer.body) return answer;
  const counter = new TransformStream({
    transform(part, stream) {
      came(part.byteLength);
      stream.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counter), answer);
}
