// What each rule costs: the same deals without it. Measured in the background, when everything else is known.
import { button, make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";
import { fill, percentage } from "../../kit/text.js";
import { costBar } from "./cost-marks.js";
import { dealt, tried } from "./verdict.js";

/** @typedef {import("../described.js").Clash} Clash */
/** @typedef {import("../described.js").CrewFound} CrewFound */
/** @typedef {import("../described.js").DealsFound} DealsFound */
/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").MissionPart} MissionPart */
/** @typedef {import("../described.js").Words} Words */
/** @typedef {import("./verdict.js").Row} Row */
/** @typedef {MissionPart & { found?: DealsFound, crew?: CrewFound, follows?: boolean }} Part */
/** @typedef {{ players: number, parts: Part[], before?: DealsFound, crew?: CrewFound }} Weighed the parts, and the mission with all of them */
/** @typedef {(question: object) => Promise<any>} Asked undefined is the answer if the mission has changed meanwhile */

const SEED = 1;
const DEALS = 60;
const AT_ONCE = 12;
const WONTED = 4;
const ATTEMPTS = 24;
const ATTEMPTS_AT_ONCE = 3;

export class Costs {
  /** @type {Weighed | undefined} */
  #now;
  /** @type {WeakMap<Row[], Weighed>} */
  #known = new WeakMap();
  /** @type {Row[]} */
  #rows = [];
  #again = JSON.stringify([]);

  /**
   * @param {Words} words
   * @param {import("../described.js").Ask} ask
   * @param {(document: Document) => void} take puts another mission in the place of this one
   * @param {(parts: import("../form.js").Weight[]) => void} told
   */
  constructor(words, ask, take, told) {
    this.words = words;
    this.ask = ask;
    this.take = take;
    this.told = told;
    this.list = make("ul", { className: "costs" });
    this.help = make("p", { className: "help" });
    this.box = make("section", { hidden: true }, make("h3", {}, words["costs.title"]), this.help, this.list);
  }

  /**
   * The mission has changed; its rows are the same again if it was here before.
   * @param {Row[]} rows
   */
  renew(rows) {
    this.#rows = rows;
    this.#now = this.#known.get(rows);
    this.#show();
  }

  /**
   * Does the next piece of work; returns whether there was any.
   * @param {Row[]} rows
   * @param {Document} document
   * @param {Asked} deal
   */
  async step(rows, document, deal) {
    const row = rows.find(({ n }) => n === WONTED && rows.length > 1) ?? rows[0];
    if (!row || !dealt(row)) return false;
    if (!this.#now) {
      const { parts } = await this.ask({ do: "parts", document });
      if (rows !== this.#rows) return true;
      this.#now = { players: row.n, parts };
      this.#known.set(rows, this.#now);
    }
    const now = this.#now;
    const part = now.parts.find(({ found }) => (found?.dealt ?? 0) < DEALS);
    if (part) {
      // The mission itself is dealt as often, so that the same deals are compared.
      const isBehind = (now.before?.dealt ?? 0) < DEALS;
      const [asked, before] = isBehind ? [document, now.before] : [part.document, part.found];
      const first = before?.dealt ?? 0;
      const portion = { seed: SEED, first, count: Math.min(AT_ONCE, DEALS - first), before: before ?? null };
      const found = await deal({ do: "deal", document: asked, players: now.players, ...portion });
      if (!found) return true;
      if (isBehind) now.before = found;
      else part.found = found;
      this.#show();
      return true;
    }
    const idle = now.parts.find((each) => each.denied && each.follows === undefined && this.#cost(each) === 0);
    if (!idle) return false;
    /** @type {Clash | undefined} */
    const proof = await deal({ do: "clash", document: idle.denied, players: now.players });
    if (proof) idle.follows = proof.finding === "impossible";
    this.#show();
    return true;
  }

  /**
   * Lets crews try the mission without each rule, in the deals that they played with all of them; returns whether there
   * was any left to try.
   * @param {Row[]} rows
   * @param {Asked} play
   */
  async playOn(rows, play) {
    const now = this.#now;
    const row = rows.find(({ n }) => n === now?.players);
    if (!now || !row || tried(row) < ATTEMPTS || row.crew?.reason) return false;
    const part = now.parts.find(({ crew }) => !crew?.reason && (crew?.tried ?? 0) < ATTEMPTS);
    if (!part) return false;
    const first = part.crew?.tried ?? 0;
    const portion = {
      seed: SEED,
      first,
      count: Math.min(ATTEMPTS_AT_ONCE, ATTEMPTS - first),
      before: part.crew ?? null,
    };
    const crew = await play({ do: "crew", document: part.document, players: now.players, ...portion });
    if (crew) part.crew = crew;
    now.crew = row.crew;
    this.#show();
    return true;
  }

  /** @param {Part} part */
  #cost({ found }) {
    const before = this.#now?.before;
    return found?.dealt === DEALS && before ? Math.max(0, found.rate - before.rate) : undefined;
  }

  #show() {
    const { parts = [], players = 0 } = this.#now ?? {};
    this.box.hidden = !parts.length;
    this.help.textContent = fill(this.words["costs.explained"], { n: players });
    const measured = parts.map((part) => ({ part, cost: this.#cost(part) }));
    // Rows are made anew only when something has come of them: a button between press and release stays.
    const state = JSON.stringify(
      measured.map(({ part, cost }) => [part.path, part.label, cost, part.follows, this.#played(part)]),
    );
    if (state === this.#again) return;
    this.#again = state;
    measured.sort((one, other) => (other.cost ?? -1) - (one.cost ?? -1));
    const focused = document.activeElement?.id;
    this.list.replaceChildren(...measured.map(({ part, cost }) => this.#row(part, cost)));
    if (focused?.startsWith("without-")) document.getElementById(focused)?.focus();
    this.told(
      measured.flatMap(({ part: { path, label, follows }, cost }) => {
        const words = follows ? this.words["costs.redundant"] : this.#share(cost ?? 0);
        return cost === undefined ? [] : [{ path, label, cost, words }];
      }),
    );
  }

  /**
   * How crews fare without a rule, in as many attempts at the same deals.
   * @param {Part} part
   */
  #played({ crew }) {
    const before = this.#now?.crew;
    if (!before || !crew || crew.reason || crew.tried < ATTEMPTS) return "";
    const rates = { rate: percentage(crew.rate), n: crew.tried, before: percentage(before.rate) };
    return fill(this.words["costs.crews"], rates);
  }

  /** @param {number} cost */
  #share(cost) {
    return fill(this.words["costs.more"], { rate: percentage(cost) });
  }

  /**
   * @param {Part} part
   * @param {number | undefined} cost
   */
  #row(part, cost) {
    const { path, label, found, follows, document: without } = part;
    const before = this.#now?.before;
    const { words } = this;
    const name = make("strong", {}, label);
    if (cost === undefined || !found || !before) return make("li", {}, name, " ", words["costs.counting"]);
    const rates = { rate: percentage(found.rate), n: found.dealt, before: percentage(before.rate) };
    const take = button(words["costs.take"], () => this.take(without), {
      id: `without-${path.join("-")}`,
      "aria-label": titled(words["costs.take"], label),
    });
    const told = [fill(words["costs.without"], rates), follows && words["costs.redundant"], this.#played(part)];
    const said = told.filter(Boolean).join(" · ");
    return make("li", {}, name, costBar(cost), make("div", { className: "row" }, make("span", {}, said), take));
  }
}
