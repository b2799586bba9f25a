// Keeps pages on the device. `logwright site` puts the revision of each language here, so that this file changes
// whenever a page does, and browsers look for what is new. Python is kept like a language, by those who have used it.
const REVISIONS = __REVISIONS__;
const NAME = "logwright";
const ROOT = new URL("./", self.location);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data.keep in REVISIONS) event.waitUntil(keep(event.data.keep));
});

// Fetch the files of a language that are new or different, and drop those that are gone. A file's revision is part
// of the address it is kept under.
async function keep(lang) {
  const cache = await caches.open(NAME);
  const answer = await fetch(new URL(`offline/${lang}.json`, ROOT), { cache: "no-cache" });
  if (!answer.ok) return;
  const files = await answer.json();
  await cache.put(list(lang), new Response(JSON.stringify(files)));
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = Object.entries(files).filter(([name, revision]) => !kept.has(address(name, revision)));
  // A few at a time, so that a page somebody opens meanwhile does not have to wait.
  for (let at = 0; at < missing.length; at += 8) {
    await Promise.all(
      missing.slice(at, at + 8).map(async ([name, revision]) => {
        const file = await fetch(new URL(name, ROOT), { cache: "no-cache" });
        if (file.ok) await cache.put(address(name, revision), file);
      }),
    );
  }
  await sweep(cache);
}

// What no list names any more is dropped.
async function sweep(cache) {
  const lists = await Promise.all(Object.keys(REVISIONS).map((lang) => cache.match(list(lang))));
  const named = new Set(Object.keys(REVISIONS).map(list));
  for (const found of lists.filter(Boolean)) {
    for (const [name, revision] of Object.entries(await found.json())) named.add(address(name, revision));
  }
  for (const request of await cache.keys()) {
    if (!named.has(request.url)) await cache.delete(request);
  }
}

const address = (name, revision) => `${new URL(name, ROOT)}?kept=${revision}`;
const list = (lang) => `${new URL(`offline/${lang}.json`, ROOT)}?kept`;

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  event.respondWith(answer(event.request, url));
});

// The network first, because it has the newest rules; what was kept if it fails or takes too long.
async function answer(request, url) {
  const kept = fromStore(url);
  const late = new Promise((done) => setTimeout(done, 2500));
  const fresh = fetch(request);
  try {
    const first = await Promise.race([fresh, late.then(() => kept)]);
    return first ?? (await fresh);
  } catch {
    return (await kept) ?? Response.error();
  }
}

async function fromStore(url) {
  const cache = await caches.open(NAME);
  let name = decodeURIComponent(url.pathname.slice(ROOT.pathname.length));
  if (!name || name.endsWith("/")) name += "index.html";
  for (const lang of Object.keys(REVISIONS)) {
    const files = await (await cache.match(list(lang)))?.json();
    const found = files?.[name] && (await cache.match(address(name, files[name])));
    if (found) return found;
  }
  return undefined;
}
