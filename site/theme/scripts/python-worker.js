// Runs the very Python package that makes this site. A page opens a desk (a module of logwright.browser) and asks it;
// questions and answers are JSON. Everything is loaded from beside this file, nothing from elsewhere.
import { loadPyodide } from "../python/pyodide.mjs";

const HOME = new URL("../python/", import.meta.url);
let desk;

self.addEventListener("message", async ({ data: { id, open, ask } }) => {
  try {
    if (open) {
      desk = await opened(open.module, open.data);
      self.postMessage({ id, answer: desk.greet() });
    } else {
      self.postMessage({ id, answer: desk.answer(ask) });
    }
  } catch (error) {
    self.postMessage({ id, error: String(error.message ?? error) });
  }
});

async function opened(module, data) {
  const sizes = await (await fetch(new URL("sizes.json", HOME))).json();
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const came = (bytes) => self.postMessage({ loaded: (loaded += bytes), all });

  // Pyodide fetches its parts by itself; on the way through here their bytes are counted.
  const fetchPlainly = self.fetch;
  self.fetch = async (...request) => counted(await fetchPlainly(...request), came);
  await import("../python/pyodide.asm.mjs");
  came(sizes["pyodide.asm.mjs"] + sizes["pyodide.mjs"]);
  const [python, packed, words] = await Promise.all([
    loadPyodide({ indexURL: HOME.href }),
    file("logwright.zip").then((answer) => answer.arrayBuffer()),
    file(data).then((answer) => answer.text()),
  ]);
  self.fetch = fetchPlainly;
  // Python imports from the archive as it is, and only what it needs.
  python.FS.writeFile("/logwright.zip", new Uint8Array(packed));
  python.runPython("import sys; sys.path.insert(0, '/logwright.zip')");
  return python.pyimport(module).open(words);
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
