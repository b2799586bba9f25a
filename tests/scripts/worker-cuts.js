// Visits to a site that changes while the network comes and goes and workers are killed, drawn by number:
//   node tests/scripts/worker-cuts.js FIRST COUNT
// prints what was seen in each, and what must not be: a page with files of two versions, or one that was kept and is gone.
import { argv, stdout } from "node:process";
import { pathToFileURL } from "node:url";
import { Host, PARTS, site } from "./worker-host.js";

const ROUNDS = 8;
const ENDLESS = Number.POSITIVE_INFINITY;

/**
 * Numbers by chance, the same for the same seed (mulberry32).
 * @param {number} seed
 */
function chance(seed) {
  let state = seed;
  /** @param {number} below */
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** @type {(text: string | undefined) => string | undefined} */
const versionOf = (text) => text?.match(/ (\d+)$/)?.[1];

/** One story of a visitor: what was seen, and what must not be. */
class Story {
  /** @param {number} number */
  constructor(number) {
    this.draw = chance(number);
    this.host = new Host();
    this.latest = 1;
    /** @type {Record<string, number>} */
    this.seen = {};
    /** @type {string[]} */
    this.said = [];
    /** @type {string[]} */
    this.told = [];
    /** Whether all English pages of the version in use were once kept: from then on they must always open. */
    this.whole = false;
    this.mixed = false;
    /** @type {{ tab: string, version: string }[]} */
    this.open = [];
  }

  /** @param {string} what */
  count(what) {
    this.seen[what] = (this.seen[what] ?? 0) + 1;
  }

  async run() {
    this.host.served = site(1);
    await this.host.update();
    if (this.draw(2)) await this.host.keep(["en"]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.act();
      await this.look();
    }
    return { seen: this.seen, said: this.said, told: this.told };
  }

  /** Something happens; now and then the network is cut or the worker killed on the way. */
  async act() {
    const { host, draw } = this;
    const cut = draw(3) === 0 ? draw(14) : ENDLESS;
    const steps = draw(3) === 0 ? draw(60) : ENDLESS;
    host.left = cut;
    if (cut !== ENDLESS) this.count("cuts");
    if (steps !== ENDLESS) this.count("kills");
    const what = draw(7) % 6;
    this.told.push(`${["deploy", "half", "update", "take over", "keep", "visit"][what]} cut ${cut} steps ${steps}`);
    if (what === 0) this.deploy();
    if (what === 1) this.deployHalf();
    if (what <= 2) await host.update(steps);
    if (what === 3) await host.takeOver(steps);
    if (what === 4) await host.keep(draw(2) ? ["en"] : ["en", "fr", "python"], steps);
    if (what === 5) await this.visit();
    host.left = ENDLESS;
  }

  deploy() {
    this.latest += 1;
    this.host.served = site(this.latest);
    this.mixed = false;
    this.count("versions");
  }

  /** The server is in the middle of a change: some files are new, some old. */
  deployHalf() {
    this.latest += 1;
    const fresh = Object.entries(site(this.latest)).filter(() => this.draw(2));
    this.host.served = { ...this.host.served, ...Object.fromEntries(fresh) };
    this.mixed = true;
    this.count("half deployed");
  }

  async visit() {
    const { tab, page, parts } = await this.host.open(this.draw(2) ? "index.html" : "rules.html");
    const version = versionOf(page);
    // What comes from a server in the middle of a change is as mixed as the server.
    if (this.mixed) return;
    this.check(version, parts, "a page");
    if (version && Object.values(parts).every(Boolean)) this.open.push({ tab, version });
  }

  /** Without a network: pages that were kept open whole, and open tabs get nothing of another version. */
  async look() {
    const { host } = this;
    const { left } = host;
    host.left = 0;
    const { tab, page, parts } = await host.open("index.html");
    const version = versionOf(page);
    this.check(version, parts, "offline");
    const isWhole = page !== undefined && Object.values(parts).every((text) => text !== undefined);
    this.count(isWhole ? "pages whole" : "pages not kept");
    if (this.whole && !isWhole) this.say("a page that was kept is gone");
    this.whole ||= host.hasWhole(this.inUse());
    host.tabs.delete(tab);
    for (const each of this.open) this.check(each.version, await host.parts(each.tab), "an open page");
    host.left = left;
  }

  /**
   * @param {string | undefined} version
   * @param {Record<string, string | undefined>} parts
   * @param {string} where
   */
  check(version, parts, where) {
    for (const part of PARTS) {
      const other = versionOf(parts[part]);
      if (version && other && other !== version) this.say(`${where} of version ${version} got ${part} of ${other}`);
    }
  }

  /** The files of the version whose worker is in charge. */
  inUse() {
    const numbers = Array.from({ length: this.latest }, (_, index) => index + 1);
    return numbers.map(site).find((files) => files["offline.js"] === this.host.active?.source) ?? {};
  }

  /** @param {string} what */
  say(what) {
    this.said.push(`${what}; after: ${this.told.join(" | ")}`);
  }
}

/** @param {number} number */
export const tried = (number) => new Story(number).run();

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [first, count] = argv.slice(2).map(Number);
  for (let number = first ?? 0; number < (first ?? 0) + (count ?? 1); number += 1) {
    stdout.write(`${JSON.stringify(await tried(number))}\n`);
  }
}
