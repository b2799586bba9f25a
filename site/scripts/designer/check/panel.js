// The check panel: deals and searches in the background for each number of players, in small batches, and restarts when
// the mission changes. All numbers and verdicts come from Python.
import { button, make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";
import { keepText, keptText } from "../../kit/storage.js";
import { fill } from "../../kit/text.js";
import { Advice } from "./advice.js";
import { DealDetail } from "./deal-detail.js";
import { Earlier } from "./earlier.js";
import { isPuzzle, Puzzle } from "./puzzle.js";
import { ATTEMPTS, dealMore, freshRow, nextRow } from "./rows.js";
import { Searcher } from "./searcher.js";
import { dealt, tried, verdictView } from "./verdict.js";
import { explainNext } from "./why.js";

/** @typedef {import("../../python/desk.js").Desk} Desk */
/** @typedef {import("../described.js").Clash} Clash */
/** @typedef {import("../described.js").CrewFound} CrewFound */
/** @typedef {import("../described.js").DealsFound} DealsFound */
/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").Looked} Looked */
/** @typedef {import("../described.js").Refereed} Refereed */
/** @typedef {import("../described.js").Words} Words */
/** @typedef {import("./verdict.js").Row} Row */

const SEED = 1;
const WANTED_MS = 400;
const SHARED_MS = 120;
const AUTO = "designer-auto-check";

export class CheckPanel {
  #running = false;
  /** @type {Row[]} */
  #rows = [];
  /**
   * Those of which shares can be counted: none in a puzzle.
   * @type {Row[]}
   */
  #many = [];
  #pressed = false;
  #key = "";
  #earlier = new Earlier();
  /** @type {Document} */
  #document = {};

  /**
   * @param {Words} words
   * @param {Desk} shared deals until there is a worker for that alone, which pays only after the first verdict
   * @param {() => Promise<Desk>} openChecker
   * @param {import("./glance.js").Glance} glance
   * @param {import("./costs.js").Costs} costs
   * @param {(document: Document) => void} take puts another mission in the place of this one
   */
  constructor(words, shared, openChecker, glance, costs, take) {
    this.costs = costs;
    this.advice = new Advice(words, shared.ask, take, () => this.#start());
    this.words = words;
    this.searcher = new Searcher(shared, openChecker);
    this.glance = glance;
    this.puzzle = new Puzzle(words, take);
    this.auto = make("input", { type: "checkbox", id: "check-auto", checked: keptText(AUTO) !== "no" });
    this.auto.addEventListener("change", () => {
      keepText(AUTO, this.auto.checked ? "yes" : "no");
      if (this.auto.checked) this.#start();
      else this.#stop();
    });
    const toggle = () => {
      if (this.#running) this.#stop();
      else this.#start(true);
    };
    this.go = button(words["check.start"], toggle, { className: "main" });
    this.status = make("p", { className: "help", role: "status" });
    // Announced once per finding, and not with every batch of deals.
    this.told = make("p", { className: "unseen", role: "status" });
    this.list = make("div", { className: "verdicts" });
    this.list.addEventListener("pointerdown", () => {
      this.#pressed = true;
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.#released()));
    this.free = make("p", { className: "help", hidden: true }, words["verdict.free"]);
    const say = (/** @type {string} */ text) => {
      this.status.textContent = text;
    };
    this.detail = new DealDetail(words, (question) => this.searcher.answer(question), this.puzzle, say);
    const auto = make("label", { className: "ticked" }, this.auto, ` ${words["check.auto"]}`);
    this.box = make(
      "div",
      {},
      make("h2", {}, words["check.title"]),
      this.puzzle.box,
      make("div", { className: "row" }, this.go, auto),
      this.status,
      this.told,
      this.list,
      this.free,
      this.detail.box,
      make("p", { className: "help" }, words["check.explained"]),
      costs.box,
      this.advice.box,
    );
  }

  /**
   * Called when the mission has changed, or only its texts.
   * @param {Document} document
   * @param {Looked} looked
   */
  renew(document, { players, problems }) {
    const { text, id: _, ...played } = document;
    this.free.hidden = !Object.values(text ?? {}).some((words) => words?.free_rules?.length);
    const key = JSON.stringify([played, problems.length > 0]);
    if (key === this.#key) return;
    this.#earlier.keep(this.#key, this.#rows);
    this.#key = key;
    this.#document = document;
    this.searcher.forget();
    this.puzzle.renew(document);
    this.#rows =
      this.#earlier.of(key) ?? (problems.length ? [] : players.map((n) => freshRow(n, document, this.auto.checked)));
    this.detail.hide();
    // Of one deal there is no share that a rule could cost.
    this.#many = isPuzzle(document) ? [] : this.#rows;
    this.costs.renew(this.#many);
    this.advice.renew(this.#many, document);
    this.#show();
    this.status.textContent = this.#rows.length ? "" : this.words["check.waiting"];
    if (this.auto.checked && this.#rows.length) this.#start();
  }

  /** A won deal, to be included in a link. */
  proof() {
    for (const { n, found } of this.#rows) {
      const deal = found?.example ?? undefined;
      if (deal !== undefined) return { players: n, seed: SEED, deal };
    }
    return undefined;
  }

  /** @param {Refereed} refereed */
  certified({ holds, sentence }) {
    const words = this.words[holds ? "share.proved" : "share.refuted"];
    return make("span", { className: holds ? "good" : "bad" }, ` ${words} ${sentence}`);
  }

  /** @param {boolean} [byHand] whether to add more deals to finished rows */
  async #start(byHand = false) {
    if (byHand) dealMore(this.#rows, this.#document);
    if (this.#running || !this.#rows.length) return;
    this.#running = true;
    this.#buttons();
    try {
      while (this.#running && (await this.#step())) this.#show();
    } catch (error) {
      this.searcher.failed();
      this.status.textContent = this.words["check.failed"];
      console.warn(error);
    }
    this.#running = false;
    this.#buttons();
    this.#show();
  }

  /**
   * Does the next piece of work; returns whether there was any. Deals come first; if none was won, a proof may explain
   * why; crews play where the user asked for them.
   */
  async #step() {
    const next = nextRow(this.#rows);
    if (next) await this.#batch(next);
    const unexplained = next ? undefined : this.#rows.find(({ found, proof }) => found?.solvable === 0 && !proof);
    const canTry = (/** @type {Row} */ row) => row.found?.solvable && tried(row) < (row.wanted ?? 0);
    const crew = next || unexplained ? undefined : this.#rows.filter(canTry).sort((a, b) => tried(a) - tried(b))[0];
    if (next) return true;
    if (this.searcher.opening) {
      // All else takes longer than a form can wait.
      await this.searcher.opening;
      return true;
    }
    if (unexplained) await this.#conclude(unexplained);
    else if (await explainNext(this.#rows, (row, question) => this.#ask(row, question))) return true;
    else if (await this.costs.step(this.#many, this.#document, (question) => this.#ask(this.#rows[0], question)))
      return true;
    else if (crew) await this.#attempt(crew);
    else if (await this.advice.step(this.#document, (row, question) => this.#ask(row, question))) return true;
    else return this.costs.playOn(this.#many, (question) => this.#ask(this.#rows[0], question));
    return true;
  }

  #stop() {
    this.#running = false;
    this.searcher.forget();
    this.#buttons();
  }

  /** @param {Row} row */
  async #batch(row) {
    const count = Math.min(row.count, row.limit - dealt(row));
    const began = performance.now();
    /** @type {DealsFound | undefined} */
    const found = await this.#ask(row, { do: "deal", seed: SEED, first: dealt(row), count, before: row.found ?? null });
    if (!found) return;
    const took = Math.max(1, performance.now() - began);
    const { isShared } = this.searcher;
    row.count = Math.max(1, Math.min(100, Math.round((count * (isShared ? SHARED_MS : WANTED_MS)) / took)));
    this.#tell(row, found);
    if (isShared && this.#rows.every(dealt)) this.searcher.openOnce();
  }

  /**
   * @param {Row} row
   * @param {DealsFound} found
   */
  #tell(row, found) {
    const { words } = this;
    if (found.finding !== row.found?.finding) {
      this.told.textContent = titled(fill(words["check.players"], row), words[`check.${found.finding}`]);
    }
    row.found = found;
    this.#show();
  }

  /**
   * A single attempt of a crew, because it takes longer than a search.
   * @param {Row} row
   */
  async #attempt(row) {
    const question = { do: "crew", seed: SEED, first: tried(row), count: 1, before: row.crew ?? null };
    /** @type {CrewFound | undefined} */
    const crew = await this.#ask(row, question);
    if (!crew) return;
    row.crew = crew;
    // A mission that cannot be dealt cannot be played either, and a crew that gave up would do so again.
    if (crew.reason) row.wanted = 0;
    this.#show();
  }

  /** @param {Row} row */
  #wantCrew(row) {
    row.wanted = tried(row) + ATTEMPTS;
    this.#show();
    this.#start();
  }

  /** @param {Row} row */
  async #conclude(row) {
    row.proof = "asked";
    this.#show();
    /** @type {Clash | undefined} */
    const proof = await this.#ask(row, { do: "clash" });
    if (!proof || !row.found) return;
    row.proof = proof;
    this.#tell(row, { ...row.found, finding: proof.finding });
  }

  /**
   * Undefined if the mission has changed in the meantime.
   * @param {Row} row
   * @param {object} question
   */
  #ask(row, question) {
    return this.searcher.ask({ document: this.#document, players: row.n, ...question });
  }

  #buttons() {
    // Of a puzzle there are no more deals.
    this.go.hidden = isPuzzle(this.#document) && !this.#running && !nextRow(this.#rows);
    this.go.textContent = this.words[this.#running ? "check.stop" : nextRow(this.#rows) ? "check.start" : "check.more"];
  }

  #released() {
    if (!this.#pressed) return;
    this.#pressed = false;
    this.#show();
  }

  #show() {
    // Replacing a button between press and release would swallow the click.
    if (this.#pressed) return;
    const focused = document.activeElement?.id;
    this.list.replaceChildren(...this.#rows.map((row) => this.#row(row)));
    const again = focused && this.list.querySelector(`#${CSS.escape(focused)}`);
    if (again instanceof HTMLElement) again.focus();
    this.glance.show(this.#rows, this.#running);
    this.box.dataset.dealt = `${Math.min(...this.#rows.map(dealt), Infinity)}`;
  }

  /** @param {Row} row */
  #row(row) {
    return verdictView(this.words, row, this.#running, {
      crew: () => this.#wantCrew(row),
      line: (deal) => this.detail.show({ document: this.#document, players: row.n, seed: SEED, deal }),
    });
  }
}
