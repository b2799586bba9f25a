// A browser and a server for the worker that keeps the site: caches that outlive it, a network that can be cut at any
// request, and a worker that can be killed at any step.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const SOURCE = readFileSync(new URL("../../site/offline.js", import.meta.url), "utf-8");
const ROOT = "https://example.org/site/";

/** @type {(text: string, bytes: number) => string} */
const checksum = (text, bytes) =>
  createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 2 * bytes);

/** Every file says of which version it is; one never changes. */
const NAMES = ["index.html", "rules.html", "not-kept.html", "styles/look.css", "scripts/said.js", "images/always.svg"];
export const LATE = ["fr/index.html", "fr/not-kept.html", "python/large.bin"];
export const PARTS = ["styles/look.css", "scripts/said.js", "images/always.svg"];

/** @type {(name: string) => string[]} */
function packs(name) {
  if (name.startsWith("python/")) return ["python"];
  if (name.startsWith("fr/")) return ["fr"];
  return name.endsWith(".html") ? ["en"] : ["en", "fr"];
}

/**
 * A version of the site: its files by name, with the worker and its list.
 * @param {number} number
 */
export function site(number) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const name of [...NAMES, ...LATE]) files[name] = name.includes("always") ? name : `${name} ${number}`;
  const listed = Object.entries(files).map(([name, text]) => [name, [checksum(text, 8), text.length, packs(name)]]);
  const list = JSON.stringify(Object.fromEntries(listed));
  const worker = SOURCE.replace("__VERSION__", checksum(list, 16));
  return { ...files, "offline/files.json": list, "offline.js": worker };
}

/** Never comes back. */
const NEVER = /** @type {Promise<never>} */ (new Promise(() => {}));

/** One start of a worker. After so many steps the browser kills it: whatever it waits for never comes. */
class Started {
  /**
   * @param {Host} host
   * @param {string} source
   */
  constructor(host, source) {
    this.host = host;
    this.steps = Number.POSITIVE_INFINITY;
    this.dead = false;
    /** @type {() => void} */
    this.die = () => {};
    /** @type {Promise<void>} */
    this.died = new Promise((done) => {
      this.die = () => {
        this.dead = true;
        done();
      };
    });
    /** @type {Record<string, (event: any) => void>} */
    this.listeners = {};
    const self = {
      location: { href: `${ROOT}offline.js` },
      addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ heard) => {
        this.listeners[name] = heard;
      },
      skipWaiting: async () => {},
      clients: {
        claim: async () => {},
        matchAll: () => this.step(async () => [...host.tabs].map((id) => ({ id }))),
      },
      registration: { update: async () => {} },
    };
    const caches = { open: () => this.step(async () => this.cache()), delete: async () => false };
    const fetch = (/** @type {any} */ asked) => this.step(() => host.fetch(String(asked.url ?? asked)));
    runInNewContext(source, { self, caches, fetch, crypto, performance, Response, URL, Uint8Array });
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(work) {
    this.steps -= 1;
    if (this.steps < 0) this.die();
    if (this.dead) return NEVER;
    return work();
  }

  cache() {
    const { kept } = this.host;
    const url = (/** @type {any} */ asked) => String(asked.url ?? asked);
    return {
      match: (/** @type {any} */ asked) =>
        this.step(async () => {
          const text = kept.get(url(asked));
          return text === undefined ? undefined : new Response(text);
        }),
      put: (/** @type {any} */ asked, /** @type {Response} */ answer) =>
        this.step(async () => {
          const text = await answer.text();
          if (this.dead) return NEVER;
          kept.set(url(asked), text);
        }),
      delete: (/** @type {any} */ asked) => this.step(async () => kept.delete(url(asked))),
      keys: () => this.step(async () => [...kept.keys()].map((found) => ({ url: found }))),
    };
  }

  /**
   * Hands it an event; what it was asked to wait for is done, failed, or will never be.
   * @param {string} name
   * @param {object} event
   */
  async hear(name, event) {
    /** @type {Promise<unknown>[]} */
    const waits = [];
    /** @type {Promise<Response> | undefined} */
    let answer;
    this.listeners[name]?.({
      ...event,
      waitUntil: (/** @type {Promise<unknown>} */ work) => waits.push(work),
      respondWith: (/** @type {Promise<Response>} */ found) => {
        answer = found;
      },
    });
    const response = answer && (await Promise.race([answer.catch(() => Response.error()), this.died]));
    const done = Promise.all(waits).then(
      () => true,
      () => false,
    );
    const well = await Promise.race([done, this.died.then(() => false)]);
    return { response: response ?? undefined, heard: answer !== undefined, well };
  }
}

/** The browser of one visitor, and the server. */
export class Host {
  constructor() {
    /** @type {Record<string, string>} */
    this.served = {};
    this.left = Number.POSITIVE_INFINITY;
    /** @type {Map<string, string>} What is kept, by address. */
    this.kept = new Map();
    /** @type {Set<string>} */
    this.tabs = new Set();
    this.count = 0;
    /** @type {{ source: string, started: Started } | undefined} */
    this.active = undefined;
    /** @type {{ source: string, started: Started } | undefined} */
    this.waiting = undefined;
  }

  /** @param {string} address */
  async fetch(address) {
    this.left -= 1;
    if (this.left < 0) throw new TypeError("the network is cut");
    const text = this.served[new URL(address).pathname.slice("/site/".length)];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  }

  /**
   * The browser looks for a new worker, and installs it if it can.
   * @param {number} steps after so many the new worker is killed
   */
  async update(steps = Number.POSITIVE_INFINITY) {
    /** @type {string} */
    let source;
    try {
      source = await (await this.fetch(`${ROOT}offline.js`)).text();
    } catch {
      return;
    }
    if ([this.active, this.waiting].some((known) => known?.source === source)) return;
    const started = new Started(this, source);
    started.steps = steps;
    if (!(await started.hear("install", {})).well) return;
    started.steps = Number.POSITIVE_INFINITY;
    this.waiting = { source, started };
    if (!this.active) await this.takeOver();
  }

  /**
   * The worker that waits takes over.
   * @param {number} steps after so many it is killed, and started again when it is needed
   */
  async takeOver(steps = Number.POSITIVE_INFINITY) {
    if (!this.waiting) return;
    this.active = this.waiting;
    this.waiting = undefined;
    const { started } = this.active;
    started.steps = steps;
    await started.hear("activate", {});
    started.steps = Number.POSITIVE_INFINITY;
  }

  /** The worker in charge; one that was killed is started anew. */
  worker() {
    if (this.active?.started.dead) this.active.started = new Started(this, this.active.source);
    return this.active?.started;
  }

  /**
   * A page asks for packs to be kept.
   * @param {string[]} keep
   * @param {number} steps
   */
  async keep(keep, steps = Number.POSITIVE_INFINITY) {
    const worker = this.worker();
    if (!worker) return;
    worker.steps = steps;
    await worker.hear("message", { data: { keep }, ports: [{ postMessage: () => {} }] });
    worker.steps = Number.POSITIVE_INFINITY;
  }

  /**
   * What the browser gets for an address: a text, or nothing.
   * @param {string} name
   * @param {{ clientId?: string, resultingClientId?: string, mode?: string }} from
   */
  async get(name, from) {
    const url = ROOT + name;
    const request = { url, method: "GET", mode: from.mode ?? "no-cors", headers: { has: () => false } };
    const worker = this.worker();
    const found = worker && (await worker.hear("fetch", { request, clientId: "", resultingClientId: "", ...from }));
    try {
      const response = found?.heard ? found.response : await this.fetch(url);
      return response?.ok ? await response.text() : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Opens a page and all it needs; the texts by name, undefined for what did not come.
   * @param {string} name
   */
  async open(name) {
    this.count += 1;
    const tab = `tab-${this.count}`;
    this.tabs.add(tab);
    const page = await this.get(name, { mode: "navigate", resultingClientId: tab });
    return { tab, page, parts: page === undefined ? {} : await this.parts(tab) };
  }

  /** @param {string} tab */
  async parts(tab) {
    /** @type {Record<string, string | undefined>} */
    const parts = {};
    for (const part of PARTS) parts[part] = await this.get(part, { clientId: tab });
    return parts;
  }

  /** Whether all files of a version's English pages are kept. @param {Record<string, string>} files */
  hasWhole(files) {
    return NAMES.every((name) => this.kept.has(`${ROOT}${name}?kept=${checksum(files[name] ?? "", 8)}`));
  }
}
