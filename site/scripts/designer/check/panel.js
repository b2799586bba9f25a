// The check panel: deals and searches in the background for each number of players, in small batches, and restarts when
// the mission changes. All numbers and verdicts come from Python.
import { download } from "../../kit/download.js";
import { button, make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";
import { keepText, keptText } from "../../kit/storage.js";
import { fill } from "../../kit/text.js";
import { Advice } from "./advice.js";
import { Laying } from "./laying.js";
import { dealView } from "./line.js";
import { dealt, evidence, tried, verdictView } from "./verdict.js";
import { explainNext, lostView } from "./why.js";

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
const AT_FIRST = 100;
const MORE = 400;
const WANTED_MS = 400;
const SHARED_MS = 120;
const PATIENCE_MS = 4000;
const ATTEMPTS = 24;
const REMEMBERED = 50;
const AUTO = "designer-auto-check";

export class CheckPanel {
  // Changes with the mission: answers about an older version are dropped.
  #generation = 0;
  #checker;
  /**
   * A worker of its own while it is opened.
   * @type {Promise<void> | undefined}
   */
  #opening;
  // Whether a worker of its own was asked for.
  #alone = false;
  #running = false;
  /** @type {Row[]} */
  #rows = [];
  #pressed = false;
  #key = "";
  /**
   * What is known about earlier states of the mission, for whoever returns to one.
   * @type {Map<string, Row[]>}
   */
  #earlier = new Map();
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
    this.shared = shared;
    this.#checker = shared;
    this.glance = glance;
    this.openChecker = openChecker;
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
    this.detail = make("section", { className: "detail", hidden: true, "aria-live": "polite" });
    const auto = make("label", { className: "ticked" }, this.auto, ` ${words["check.auto"]}`);
    this.box = make(
      "div",
      {},
      make("h2", {}, words["check.title"]),
      make("div", { className: "row" }, this.go, auto),
      this.status,
      this.told,
      this.list,
      this.free,
      this.detail,
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
    this.#remember();
    this.#key = key;
    this.#document = document;
    this.#generation++;
    this.#rows = this.#earlier.get(key) ?? (problems.length ? [] : players.map((n) => this.#fresh(n)));
    this.detail.hidden = true;
    this.costs.renew(this.#rows);
    this.advice.renew(this.#rows, document);
    this.#show();
    this.status.textContent = this.#rows.length ? "" : this.words["check.waiting"];
    if (this.auto.checked && this.#rows.length) this.#start();
  }

  #remember() {
    for (const row of this.#rows) if (row.proof === "asked") row.proof = undefined;
    this.#earlier.delete(this.#key);
    if (this.#rows.some(dealt)) this.#earlier.set(this.#key, this.#rows);
    const [oldest] = this.#earlier.keys();
    if (this.#earlier.size > REMEMBERED) this.#earlier.delete(oldest);
  }

  /**
   * @param {number} n
   * @returns {Row}
   */
  #fresh(n) {
    return { n, limit: AT_FIRST, count: 4, wanted: this.auto.checked ? ATTEMPTS : 0 };
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
    if (byHand) for (const row of this.#rows) if (row.found && dealt(row) >= row.limit) row.limit += MORE;
    if (this.#running || !this.#rows.length) return;
    this.#running = true;
    this.#buttons();
    try {
      while (this.#running && (await this.#step())) this.#show();
    } catch (error) {
      this.#checker = this.shared;
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
    const next = this.#next();
    if (next) await this.#batch(next);
    const unexplained = next ? undefined : this.#rows.find(({ found, proof }) => found?.solvable === 0 && !proof);
    const canTry = (/** @type {Row} */ row) => row.found?.solvable && tried(row) < (row.wanted ?? 0);
    const crew = next || unexplained ? undefined : this.#rows.filter(canTry).sort((a, b) => tried(a) - tried(b))[0];
    if (next) return true;
    if (this.#opening) {
      // All else takes longer than a form can wait.
      await this.#opening;
      return true;
    }
    if (unexplained) await this.#conclude(unexplained);
    else if (await explainNext(this.#rows, (row, question) => this.#ask(row, question))) return true;
    else if (await this.costs.step(this.#rows, this.#document, (question) => this.#ask(this.#rows[0], question)))
      return true;
    else if (crew) await this.#attempt(crew);
    else if (await this.advice.step(this.#document, (row, question) => this.#ask(row, question))) return true;
    else return this.costs.playOn(this.#rows, (question) => this.#ask(this.#rows[0], question));
    return true;
  }

  /** Opens a worker for the check alone. Where that fails, one has to do. */
  #open() {
    this.#opening ??= this.openChecker()
      .then(
        (checker) => {
          this.#checker = checker;
        },
        (error) => {
          this.#checker = this.shared;
          console.warn(error);
        },
      )
      .finally(() => {
        this.#opening = undefined;
      });
    return this.#opening;
  }

  #stop() {
    this.#running = false;
    this.#generation++;
    this.#buttons();
  }

  /** The next row is the one with the fewest deals. */
  #next() {
    return this.#rows.filter((row) => dealt(row) < row.limit).sort((one, other) => dealt(one) - dealt(other))[0];
  }

  /** @param {Row} row */
  async #batch(row) {
    const count = Math.min(row.count, row.limit - dealt(row));
    const began = performance.now();
    /** @type {DealsFound | undefined} */
    const found = await this.#ask(row, { do: "deal", seed: SEED, first: dealt(row), count, before: row.found ?? null });
    if (!found) return;
    const took = Math.max(1, performance.now() - began);
    const isShared = this.#checker === this.shared;
    row.count = Math.max(1, Math.min(100, Math.round((count * (isShared ? SHARED_MS : WANTED_MS)) / took)));
    this.#tell(row, found);
    if (isShared && !this.#alone && this.#rows.every(dealt)) {
      this.#alone = true;
      this.#open();
    }
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
   * Undefined if the mission has changed in the meantime. A stale question must not block the next one: after a while
   * Python is restarted.
   * @param {Row} row
   * @param {object} question
   */
  async #ask(row, question) {
    const generation = this.#generation;
    const checker = this.#checker;
    const answer = checker.ask({ document: this.#document, players: row.n, ...question });
    for (;;) {
      const late = new Promise((done) => setTimeout(done, PATIENCE_MS, "late"));
      const first = await Promise.race([answer, late]);
      if (first !== "late") return generation === this.#generation ? first : undefined;
      if (generation !== this.#generation) {
        checker.close();
        answer.catch(() => {});
        this.#alone = true;
        await this.#open();
        return undefined;
      }
    }
  }

  #buttons() {
    this.go.textContent = this.words[this.#running ? "check.stop" : this.#next() ? "check.start" : "check.more"];
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
      line: (deal) => this.#deal(row.n, deal),
    });
  }

  /**
   * @param {number} players
   * @param {number} deal
   */
  async #deal(players, deal) {
    const { words } = this;
    const title = `${fill(words["check.deal"], { n: deal })} · ${fill(words["check.players"], { n: players })}`;
    this.detail.hidden = false;
    this.detail.replaceChildren(make("h3", {}, title), make("p", { className: "help" }, words["check.searching"]));
    try {
      const question = { do: "line", document: this.#document, players, seed: SEED, deal };
      const found = await this.#checker.ask(question);
      this.detail.replaceChildren(make("h3", {}, title), dealView(words, found));
      this.detail.append(this.#saveButton(players, deal), this.#layButton(title, found, players, deal));
      this.detail.scrollIntoView({ block: "nearest" });
      if (!found.tricks.length) await this.#prove(players, deal);
    } catch (error) {
      this.detail.replaceChildren(make("p", {}, words["check.failed"]));
      console.warn(error);
    }
  }

  /**
   * Opens a deal for its cards to be laid otherwise.
   * @param {string} title
   * @param {import("../described.js").ShownDeal} found
   * @param {number} players
   * @param {number} deal
   */
  #layButton(title, found, players, deal) {
    if (!found.laying) return "";
    const asked = { document: this.#document, players, seed: SEED, deal };
    const solve = (/** @type {string[][]} */ hands) => this.#checker.ask({ do: "line", ...asked, hands });
    return button(this.words["laying.open"], () => {
      const laid = new Laying(this.words, found, solve);
      const save = this.#saveButton(players, deal, () => laid.hands);
      this.detail.replaceChildren(make("h3", {}, title), laid.box, save);
      laid.focus();
    });
  }

  /**
   * A deal as a file for `logwright solve`.
   * @param {number} players
   * @param {number} deal
   * @param {() => string[][] | null} [hands] if they are others than were dealt
   */
  #saveButton(players, deal, hands = () => null) {
    const document_ = this.#document;
    return button(this.words["check.save_deal"], async () => {
      const question = { do: "position", document: document_, players, seed: SEED, deal, hands: hands() };
      const { yaml } = await this.#checker.ask(question);
      if (yaml) download(`${document_.id ?? "mission"}-${players}-players-deal-${deal}.yaml`, yaml, "text/yaml");
      else this.status.textContent = this.words["check.no_position"];
    });
  }

  /**
   * Shows the reason for the verdict on a lost deal.
   * @param {number} players
   * @param {number} deal
   */
  async #prove(players, deal) {
    const told = make("p", { className: "evidence help", role: "status" }, this.words["check.proving"]);
    this.detail.append(told);
    /** @type {import("../described.js").DealProof | undefined} */
    const proof = await this.#checker.ask({ do: "proof", document: this.#document, players, seed: SEED, deal });
    if (proof) told.textContent = evidence(this.words, proof.steps);
    const asked = { document: this.#document, players, seed: SEED, deal };
    /** @type {import("../described.js").LostRules} */
    const lost = await this.#checker.ask({ do: "lost", ...asked });
    if (!lost.rules.length || !told.isConnected) return;
    const without = (/** @type {object} */ rule) => this.#checker.ask({ do: "line", ...asked, without: rule });
    told.after(lostView(this.words, lost, without));
  }
}
