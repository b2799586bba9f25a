// The service worker that caches the site. It guarantees:
//   A version is complete or not used at all. One list names all files of a version with their checksums; the
//   checksum of the list is the version. A new version waits until everything is there that the previous one had; what
//   was kept while it waited stays, and is shown without a network, until the new version has it, too.
//   A page gets files of one version only, for its whole lifetime.
//   Two copies of the site on one host do not affect each other.

/** @typedef {[revision: string, bytes: number, packs: string[]]} Listed */
/** @typedef {[name: string, listed: Listed]} Entry */

const VERSION = "__VERSION__";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const ROOT = new URL("./", worker.location.href);
// A path has no spaces, so no copy's name can be a prefix of another's.
const STORE = `logwright ${ROOT.pathname} `;
const NETWORK = "network";
const EARLIER = "earlier";
const AT_ONCE = 6;
const PORTION = { files: 60, bytes: 4_000_000 };
// Not checked against the list: printed sheets are opened on their own, and may be large.
const UNCHECKED = /^print\//;
const MINUTE = 60_000;

// Cache entries: files and lists by checksum; the version in use; each version that is being fetched or waits, and since
// when; for tabs that were opened with another version, which one; and earlier versions that have more than the one in use.
const store = () => caches.open(STORE);

/** @type {(name: string, mark: string) => string} */
const place = (name, mark) => `${new URL(name, ROOT)}?${mark}`;
/** @type {(name: string, revision: string) => string} */
const filePlace = (name, revision) => place(name, `kept=${revision}`);
/** @type {(version: string) => string} */
const listPlace = (version) => place("offline/files.json", `kept=${version}`);
/** @type {(name: string) => string} */
const notePlace = (name) => place("", `note=${encodeURIComponent(name)}`);

/** @param {string} name */
async function note(name) {
  return (await (await store()).match(notePlace(name)))?.text();
}

/**
 * @param {string} name
 * @param {string} text
 */
async function write(name, text) {
  await (await store()).put(notePlace(name), new Response(text));
}

/**
 * @param {ArrayBuffer} raw
 * @param {number} length
 */
async function checksum(raw, length) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return [...digest.slice(0, length / 2)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Fetches a file and stores it if its checksum matches. The server may have another version by now; then this one can
 * never be completed, and the caller has to stop.
 * @param {Cache} cache
 * @param {string} name
 * @param {string} revision
 * @param {string} to
 */
async function fetchInto(cache, name, revision, to) {
  const answer = await fetch(new URL(name, ROOT), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const raw = await answer.clone().arrayBuffer();
  if ((await checksum(raw, revision.length)) !== revision) throw new Error(`${name} is of another version`);
  await cache.put(to, answer);
}

/** @type {Map<string, Map<string, Listed>>} */
const lists = new Map();

/**
 * The files of a version by name. Throws if the list is no longer available.
 * @param {string} version
 */
async function listOf(version) {
  const known = lists.get(version);
  if (known) return known;
  const cache = await store();
  const stored = async () => (await cache.match(listPlace(version)))?.json();
  if (!(await stored())) await fetchInto(cache, "offline/files.json", version, listPlace(version));
  /** @type {Map<string, Listed>} */
  const list = new Map(Object.entries(await stored()));
  lists.set(version, list);
  return list;
}

/** @param {string} version */
const packsOf = async (version) => [...new Set([...(await listOf(version)).values()].flatMap(([, , of]) => of))];

/** @param {Entry[]} files */
const size = (files) => files.reduce((sum, [, [, bytes]]) => sum + bytes, 0);

/**
 * The files of some packs, and those of them that are not cached yet.
 * @param {string} version
 * @param {string[]} packs
 */
async function wanted(version, packs) {
  const cache = await store();
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const files = [...(await listOf(version))].filter(([, [, , of]]) => of.some((pack) => packs.includes(pack)));
  return { files, missing: files.filter(([name, [revision]]) => !there.has(filePlace(name, revision))) };
}

/** @param {Entry[]} files */
async function fetchFiles(files) {
  const cache = await store();
  const left = [...files];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, [revision]] = next;
      await fetchInto(cache, name, revision, filePlace(name, revision));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * One batch of the missing files: a browser stops a worker that takes too long over one event.
 * @param {string[]} packs
 */
async function keepSome(packs) {
  const { files, missing } = await wanted(VERSION, packs);
  /** @type {Entry[]} */
  const portion = [];
  for (const file of missing) {
    if (portion.length && (portion.length >= PORTION.files || size([...portion, file]) > PORTION.bytes)) break;
    portion.push(file);
  }
  await fetchFiles(portion);
  const done = portion.length === missing.length;
  if (done) {
    await write(EARLIER, (await withMore(await earlier())).join(" "));
    await sweep();
  }
  return { all: size(files), left: size(missing) - size(portion), done };
}

// The total size, how much is still missing, and the packs.
async function state() {
  const packs = await packsOf(VERSION);
  const { files, missing } = await wanted(VERSION, packs);
  return { packs, all: size(files), left: size(missing) };
}

/**
 * The packs of this version that another one has whole.
 * @param {string} version
 */
async function wholePacks(version) {
  const whole = [];
  for (const pack of await packsOf(VERSION)) {
    const { files, missing } = await wanted(version, [pack]).catch(() => ({ files: [], missing: [] }));
    if (files.length && !missing.length) whole.push(pack);
  }
  return whole;
}

async function earlier() {
  return (await note(EARLIER))?.split(" ").filter(Boolean) ?? [];
}

/**
 * Those versions that have a pack whole which this one lacks.
 * @param {string[]} versions
 */
async function withMore(versions) {
  if (!versions.length) return [];
  const here = await wholePacks(VERSION);
  const found = [];
  for (const version of versions) {
    if (version !== VERSION && (await wholePacks(version)).some((pack) => !here.includes(pack))) found.push(version);
  }
  return found;
}

// Fetches some of what only earlier versions have.
async function catchUp() {
  const packs = (await Promise.all((await earlier()).map(wholePacks))).flat();
  if (packs.length) await keepSome(packs);
}

worker.addEventListener("install", (event) => event.waitUntil(prepare()));

// Fetches the changed files of every pack that the version in use has cached completely. If that fails, this version is
// dropped until the browser checks again; files fetched so far are not fetched again.
async function prepare() {
  const before = await note("current");
  await write(`next ${VERSION}`, String(Date.now()));
  await listOf(VERSION);
  if (!before || before === VERSION) return;
  for (const version of [before, ...(await earlier())]) {
    for (const pack of await wholePacks(version)) await fetchFiles((await wanted(VERSION, [pack])).missing);
  }
}

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  await listOf(VERSION);
  await settled();
  await forgetEarlier();
  await worker.clients.claim();
  await sweep();
}

/** @type {Promise<void> | undefined} */
let settling;

/**
 * Open tabs keep the version they were opened with. Also done before the first answer: a browser may stop a worker while
 * it takes over.
 * @param {string} [fresh] the tab of a page that is only being opened
 */
function settled(fresh) {
  settling ??= settle(fresh);
  return settling;
}

/** @param {string} [fresh] */
async function settle(fresh) {
  const before = await note("current");
  if (before === VERSION) return;
  for (const { id } of before ? await worker.clients.matchAll({ type: "all" }) : []) {
    if (id !== fresh && !(await note(`tab ${id}`))) await write(`tab ${id}`, before ?? "");
  }
  if (before) await write(EARLIER, (await withMore([before, ...(await earlier())])).join(" "));
  await write("current", VERSION);
}

// Versions that began to be fetched before this one will never be used.
async function forgetEarlier() {
  const cache = await store();
  const own = Number(await note(`next ${VERSION}`));
  for (const request of await cache.keys()) {
    const version = noted(request, "next");
    if (version && Number(await note(`next ${version}`)) <= own) await cache.delete(request);
  }
}

/**
 * The tab or version that a note is about, if it is of this kind.
 * @param {Request} request
 * @param {string} kind
 */
function noted({ url }, kind) {
  const name = new URL(url).searchParams.get("note");
  return name?.startsWith(`${kind} `) ? name.slice(kind.length + 1) : undefined;
}

// Forgets closed tabs, then removes files that no version in use needs.
async function sweep() {
  const cache = await store();
  // The order matters: files stored after this may belong to a version that is recorded only now.
  const requests = await cache.keys();
  const next = requests.map((request) => noted(request, "next"));
  const used = new Set([VERSION, await note("current"), ...(await earlier()), ...next]);
  const open = new Set((await worker.clients.matchAll({ type: "all", includeUncontrolled: true })).map(({ id }) => id));
  for (const request of requests) {
    const tab = noted(request, "tab");
    if (!tab) continue;
    if (open.has(tab)) used.add(await note(`tab ${tab}`));
    else await cache.delete(request);
  }
  const needed = new Set();
  for (const version of used) {
    if (!version || version === NETWORK || !(await cache.match(listPlace(version)))) continue;
    needed.add(listPlace(version));
    for (const [name, [revision]] of await listOf(version)) needed.add(filePlace(name, revision));
  }
  for (const { url } of requests) {
    if (new URL(url).searchParams.has("kept") && !needed.has(url)) await cache.delete(url);
  }
  // Earlier versions shared one cache between all copies of the site on a host.
  await caches.delete("logwright");
}

worker.addEventListener("message", (event) => {
  const { keep, ask, take } = event.data;
  const [port] = event.ports;
  /** @param {Promise<object>} work */
  const answer = (work) =>
    event.waitUntil(
      work.then(
        (found) => port?.postMessage(found),
        (error) => port?.postMessage({ failed: error.name === "QuotaExceededError" ? "full" : "away" }),
      ),
    );
  if (take) event.waitUntil(worker.skipWaiting());
  if (keep) answer(keepSome(keep));
  if (ask) answer(state());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  const name = nameOf(url);
  // The worker itself, and files that only pages on a local disk need.
  if (name === "offline.js" || name.startsWith("offline/") || request.headers.has("range")) return;
  event.respondWith(answer(event, name));
});

/** @param {URL} url */
function nameOf(url) {
  const name = decodeURIComponent(url.pathname.slice(ROOT.pathname.length));
  return !name || name.endsWith("/") ? `${name}index.html` : name;
}

/**
 * Cache first; otherwise the network, as long as it has the same version.
 * @param {FetchEvent} event
 * @param {string} name
 */
async function answer(event, name) {
  const isPage = event.request.mode === "navigate";
  await settled(event.resultingClientId).catch(() => {});
  const version = await versionFor(event, isPage);
  const list = version === NETWORK ? undefined : await listOf(version).catch(() => undefined);
  const revision = list?.get(name)?.[0];
  const kept = revision && (await (await store()).match(filePlace(name, revision)));
  if (isPage) event.waitUntil(catchUp().catch(() => {}));
  if (kept) return kept;
  /** @type {Response} */
  let found;
  try {
    found = await fetch(event.request);
  } catch {
    return isPage ? ((await earlierPage(event, name)) ?? notKept(name)) : Response.error();
  }
  if (!list || !found.ok || UNCHECKED.test(name)) return found;
  if (revision && (await checksum(await found.clone().arrayBuffer(), revision.length)) === revision) {
    // Files that were read once are cached, too.
    const copy = found.clone();
    const putAway = async () => (await store()).put(filePlace(name, revision), copy);
    event.waitUntil(putAway().catch(() => {}));
    return found;
  }
  // The site has changed. A new page gets everything from the network; an open one must not mix versions.
  lookForNewer();
  if (isPage && event.resultingClientId) await write(`tab ${event.resultingClientId}`, NETWORK);
  return isPage || !revision ? found : Response.error();
}

let looked = Number.NEGATIVE_INFINITY;

// Checking once a minute is enough.
function lookForNewer() {
  if (performance.now() - looked < MINUTE) return;
  looked = performance.now();
  worker.registration.update().catch(() => {});
}

/**
 * A new page gets the current version, an open one its own. A page's worker belongs to the page.
 * @param {FetchEvent} event
 * @param {boolean} isPage
 */
async function versionFor(event, isPage) {
  if (isPage) return VERSION;
  const version = (event.clientId && (await note(`tab ${event.clientId}`))) || VERSION;
  if (event.resultingClientId && version !== VERSION) await write(`tab ${event.resultingClientId}`, version);
  return version;
}

/**
 * The page as an earlier version has it; everything on it comes from that version, too.
 * @param {FetchEvent} event
 * @param {string} name
 */
async function earlierPage(event, name) {
  for (const version of await earlier()) {
    const list = await listOf(version).catch(() => undefined);
    const revision = list?.get(name)?.[0];
    const kept = revision && (await (await store()).match(filePlace(name, revision)));
    if (!kept) continue;
    if (event.resultingClientId) await write(`tab ${event.resultingClientId}`, version);
    return kept;
  }
  return undefined;
}

/**
 * The page that says that something is not cached, in the language of the requested page if possible.
 * @param {string} name
 */
async function notKept(name) {
  const cache = await store();
  /** @type {Map<string, Listed>} */
  const list = await listOf(VERSION).catch(() => new Map());
  const pages = [...list].filter(([page]) => /(^|\/)not-kept\.html$/.test(page));
  pages.sort(([one], [other]) => fits(other, name) - fits(one, name));
  for (const [page, [revision]] of pages) {
    if (await cache.match(filePlace(page, revision))) {
      return Response.redirect(`${new URL(page, ROOT)}?wanted=${encodeURIComponent(name)}`);
    }
  }
  return Response.error();
}

/**
 * How well a page's folder matches: the language's own is best, then that of the root language.
 * @param {string} page
 * @param {string} name
 */
function fits(page, name) {
  const folder = page.replace("not-kept.html", "");
  return name.startsWith(folder) ? folder.length : -1;
}
