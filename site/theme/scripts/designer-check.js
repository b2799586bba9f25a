// Can it be won? Deals and searches in the background for each number of players, a few deals at a time, and begins anew
// when the mission changes. All numbers and verdicts come from Python.
import { dealView } from "./designer-line.js";
import { button, fill, make } from "./designer-parts.js";

const SEED = 1;
const AT_FIRST = 100;
const MORE = 400;
const WANTED_MS = 400;
const PATIENCE_MS = 4000;
const ATTEMPTS = 24;
const AUTO = "designer-auto-check";

export class CheckPanel {
  #generation = 0;
  #checker;
  #running = false;
  #rows = new Map();
  #pressed = false;

  constructor(words, lang, openChecker) {
    Object.assign(this, { words, lang, openChecker });
    this.auto = make("input", { type: "checkbox", id: "check-auto", checked: stored() !== "no" });
    this.auto.addEventListener("change", () => {
      store(this.auto.checked ? "yes" : "no");
      if (this.auto.checked) this.#start();
      else this.#stop();
    });
    this.go = button(words["check.start"], () => (this.#running ? this.#stop() : this.#start(true)), { className: "main" });
    this.status = make("p", { className: "help", role: "status" });
    // Said once per finding, and not with every batch of deals.
    this.told = make("p", { className: "unseen", role: "status" });
    this.list = make("div", { className: "verdicts" });
    this.list.addEventListener("pointerdown", () => (this.#pressed = true));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.#released()));
    this.detail = make("section", { className: "detail", hidden: true, "aria-live": "polite" });
    this.box = make("div", {}, make("h2", {}, words["check.title"]),
      make("div", { className: "row" }, this.go, make("label", { className: "ticked" }, this.auto, ` ${words["check.auto"]}`)),
      this.status, this.told, this.list, this.detail, make("p", { className: "help" }, words["check.explained"]));
  }

  // The mission has changed, or only its words.
  renew(document, { players, problems }) {
    const { text: _, id: __, ...played } = document;
    const key = JSON.stringify([played, problems.length > 0]);
    if (key === this.key) return;
    Object.assign(this, { key, document, players: problems.length ? [] : players });
    this.#generation++;
    this.#rows = new Map(this.players.map((n) => [n, { n, limit: AT_FIRST, count: 4 }]));
    this.detail.hidden = true;
    this.#show();
    this.status.textContent = this.players.length ? "" : this.words["check.waiting"];
    if (this.auto.checked && this.players.length) this.#start();
  }

  // What a link can carry along: a deal that was won here.
  proof() {
    for (const { n, found } of this.#rows.values()) {
      if (found?.example !== undefined && found.example !== null) return { players: n, seed: SEED, deal: found.example };
    }
    return undefined;
  }

  certified({ holds, sentence }) {
    return make("span", { className: holds ? "good" : "bad" }, ` ${this.words[holds ? "share.proved" : "share.refuted"]} ${sentence ?? ""}`);
  }

  async #start(byHand = false) {
    if (byHand) for (const row of this.#rows.values()) if (row.found && row.found.dealt >= row.limit) row.limit += MORE;
    if (this.#running || !this.players?.length) return;
    this.#running = true;
    this.#buttons();
    try {
      this.#checker ??= await this.#opened();
      for (let row; this.#running && (row = this.#next()); ) await this.#batch(row);
      // Where no deal was won, a proof may tell why.
      for (let row; this.#running && (row = this.#unexplained()); ) await this.#conclude(row);
      for (let row; this.#running && (row = this.#nextCrew()); ) await this.#attempt(row);
    } catch (error) {
      this.#checker = undefined;
      this.status.textContent = this.words["check.failed"];
      console.warn(error);
    }
    this.#running = false;
    this.#buttons();
    this.#show();
  }

  async #opened() {
    this.status.textContent = this.words["check.loading"];
    const checker = await this.openChecker();
    this.status.textContent = "";
    return checker;
  }

  #stop() {
    this.#running = false;
    this.#generation++;
    this.#buttons();
  }

  // The number of players with the fewest deals is next.
  #next() {
    const open = [...this.#rows.values()].filter(({ found, limit }) => (found?.dealt ?? 0) < limit);
    return open.sort((a, b) => (a.found?.dealt ?? 0) - (b.found?.dealt ?? 0))[0];
  }

  async #batch(row) {
    const generation = this.#generation;
    const first = row.found?.dealt ?? 0;
    const count = Math.min(row.count, row.limit - first);
    const began = performance.now();
    const found = await this.#ask({ do: "deal", document: this.document, players: row.n, seed: SEED, first, count, before: row.found ?? null });
    if (!found || generation !== this.#generation) return;
    const took = Math.max(1, performance.now() - began);
    row.count = Math.max(1, Math.min(100, Math.round((count * WANTED_MS) / took)));
    this.#tell(row, found);
  }

  #tell(row, found) {
    const { words } = this;
    if (found.finding !== row.found?.finding) this.told.textContent = `${fill(words["check.players"], row)}: ${words[`check.${found.finding}`]}`;
    row.found = found;
    this.#show();
  }

  // Crews play where somebody asked for them, one attempt at a time: they take longer than a search.
  #nextCrew() {
    return [...this.#rows.values()].find(({ crew, wanted }) => (crew?.tried ?? 0) < (wanted ?? 0));
  }

  async #attempt(row) {
    const generation = this.#generation;
    const asked = { do: "crew", document: this.document, players: row.n, seed: SEED, first: row.crew?.tried ?? 0, count: 1 };
    const crew = await this.#ask({ ...asked, before: row.crew ?? null });
    if (!crew || generation !== this.#generation) return;
    row.crew = crew;
    // A mission that cannot be dealt cannot be tried either.
    if (crew.reason) row.wanted = 0;
    this.#show();
  }

  #wantCrew(row) {
    row.wanted = (row.crew?.tried ?? 0) + ATTEMPTS;
    this.#show();
    this.#start();
  }

  #unexplained() {
    return [...this.#rows.values()].find(({ found, proof }) => found?.solvable === 0 && !proof);
  }

  async #conclude(row) {
    const generation = this.#generation;
    row.proof = "asked";
    this.#show();
    const proof = await this.#ask({ do: "clash", document: this.document, players: row.n });
    if (!proof || generation !== this.#generation) return;
    row.proof = proof;
    this.#tell(row, { ...row.found, finding: proof.finding });
  }

  // A question that nobody waits for any more must not keep the next one waiting: after a while Python starts anew.
  async #ask(question) {
    const generation = this.#generation;
    const answer = this.#checker.ask(question);
    for (;;) {
      const late = new Promise((done) => setTimeout(done, PATIENCE_MS, "late"));
      const first = await Promise.race([answer, late]);
      if (first !== "late") return first;
      if (generation !== this.#generation && this.#checker.close) {
        this.#checker.close();
        answer.catch(() => {});
        this.#checker = await this.#opened();
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
    // A button that is replaced between press and release would swallow the click.
    if (this.#pressed) return;
    const focused = document.activeElement?.id;
    this.list.replaceChildren(...[...this.#rows.values()].map((row) => this.#row(row)));
    if (focused) this.list.querySelector(`#${CSS.escape(focused)}`)?.focus();
    this.box.dataset.dealt = `${Math.min(...[...this.#rows.values()].map(({ found }) => found?.dealt ?? 0), Infinity)}`;
  }

  #row(row) {
    const { words } = this;
    const { n, found, proof } = row;
    const name = fill(words["check.players"], { n });
    if (!found) return make("section", { className: "dealing" }, make("h3", {}, name), make("p", { className: "help" }, words[this.#running ? "check.running" : "check.none"]));
    const { dealt, undecided, rate, low, high, finding, slowest, example, lost } = found;
    const percent = (share) => `${Math.round(share * 100)}`;
    const bar = make("div", { className: "rate", "aria-hidden": "true" }, make("span", { className: "interval" }), make("span", { className: "share" }));
    bar.style.setProperty("--low", `${low * 100}%`);
    bar.style.setProperty("--high", `${high * 100}%`);
    bar.style.setProperty("--rate", `${rate * 100}%`);
    const facts = [fill(words["check.rate"], { rate: percent(rate), n: dealt }), fill(words["check.interval"], { low: percent(low), high: percent(high) }),
      undecided > 0 && fill(words["check.undecided"], { n: undecided }),
      slowest && fill(words["check.slowest"], { deal: slowest.deal, seconds: slowest.seconds.toLocaleString(this.lang, { maximumFractionDigits: 2 }) })].filter(Boolean);
    return make("section", { className: `dealing ${finding}` },
      make("h3", {}, name, make("span", { className: "finding" }, words[`check.${finding}`] ?? "")),
      bar, make("p", {}, facts.join(" · ")), found.reason && make("p", {}, found.reason),
      proof === "asked" && make("p", { className: "help" }, words["check.proving"]),
      proof?.sentences?.length > 0 && make("div", { className: "clash" }, make("p", {}, proof.head), make("ul", {}, proof.sentences.map((one) => make("li", {}, one)))),
      row.crew && this.#crew(row.crew),
      make("div", { className: "row" },
        found.solvable > 0 && button(words["check.crew"], () => this.#wantCrew(row), { id: `crew-${n}`, disabled: (row.crew?.tried ?? 0) < (row.wanted ?? 0) }),
        example !== null && example !== undefined && button(words["check.line"], () => this.#deal(n, example), { id: `line-${n}` }),
        lost?.length > 0 && button(words["check.hands"], () => this.#deal(n, lost[0]), { id: `lost-${n}` })));
  }

  #crew({ tried, rate, low, high, difficulty, like }) {
    const { words } = this;
    const percent = (share) => `${Math.round(share * 100)}`;
    return make("p", { className: "crew" }, [
      fill(words["check.crew_rate"], { rate: percent(rate), n: tried }),
      fill(words["check.interval"], { low: percent(low), high: percent(high) }),
      difficulty && fill(words["check.crew_like"], { n: difficulty, like })].filter(Boolean).join(" · "));
  }

  async #deal(players, deal) {
    const title = `${fill(this.words["check.deal"], { n: deal })} · ${fill(this.words["check.players"], { n: players })}`;
    this.detail.hidden = false;
    this.detail.replaceChildren(make("h3", {}, title), make("p", { className: "help" }, this.words["check.searching"]));
    try {
      const found = await this.#checker.ask({ do: "line", document: this.document, players, seed: SEED, deal });
      this.detail.replaceChildren(make("h3", {}, title), dealView(this.words, found));
      this.detail.scrollIntoView({ block: "nearest" });
    } catch (error) {
      this.detail.replaceChildren(make("p", {}, this.words["check.failed"]));
      console.warn(error);
    }
  }
}

function stored() {
  try {
    return localStorage.getItem(AUTO);
  } catch {
    return undefined;
  }
}

function store(value) {
  try {
    localStorage.setItem(AUTO, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
