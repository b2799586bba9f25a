// Advice: missions next to this one are tried by crews until some are about as hard as the author wants it.
import { button, make } from "../../kit/elements.js";
import { fill, percentage } from "../../kit/text.js";

/** @typedef {import("../described.js").CrewFound} CrewFound */
/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").Neighbour} Neighbour */
/** @typedef {import("../described.js").ScaleMark} ScaleMark */
/** @typedef {import("../described.js").Words} Words */
/** @typedef {import("./verdict.js").Row} Row */
/** @typedef {Neighbour & { crew?: CrewFound }} Candidate */

const SEED = 1;
// Attempts before anything is known, and until it is known well enough.
const ROUGH = 12;
const SURE = 36;
const AT_ONCE = 4;
const CLOSE = 1;
const SHOWN = 6;

export class Advice {
  /** @type {Row | undefined} */
  #row;
  /** @type {Candidate[] | undefined} */
  #tried;
  #game = "";
  #wanted = 0;
  #on = false;
  #again = "";

  /**
   * @param {Words} words
   * @param {import("../described.js").Ask} ask
   * @param {(document: Document) => void} take puts another mission in the place of this one
   * @param {() => void} begin lets the check go on
   */
  constructor(words, ask, take, begin) {
    this.words = words;
    this.ask = ask;
    this.take = take;
    this.dial = make("select", { id: "advice-wanted" });
    this.go = button(words["advice.go"], () => {
      this.#on = !this.#on;
      this.#tried = undefined;
      this.#wanted = Number(this.dial.value);
      this.#show();
      if (this.#on) begin();
    });
    this.help = make("p", { className: "help" });
    this.told = make("p", { className: "help", role: "status" });
    this.list = make("ul", { className: "costs" });
    const label = make("label", { htmlFor: "advice-wanted" }, words["advice.wanted"]);
    this.box = make(
      "section",
      { className: "advice", hidden: true },
      make("h3", {}, words["advice.title"]),
      this.help,
      make("div", { className: "row" }, label, this.dial, this.go),
      this.told,
      this.list,
    );
  }

  /**
   * The mission has changed: what was tried is next to another one.
   * @param {Row[]} rows
   * @param {Document} document
   */
  renew(rows, { game }) {
    this.#row = rows.find(({ n }) => n === 4) ?? rows[0];
    this.#on = false;
    this.#tried = undefined;
    this.box.hidden = !this.#row;
    if (this.#row) this.help.textContent = fill(this.words["advice.explained"], { n: this.#row.n });
    const scale = this.#row ? `${game}/${this.#row.n}` : "";
    if (scale && scale !== this.#game) {
      this.#game = scale;
      this.#offer(game, this.#row?.n ?? 0);
    }
    this.#show();
  }

  /**
   * Fills the dial: a difficulty, or an official mission that is as hard.
   * @param {string} game
   * @param {number} players
   */
  async #offer(game, players) {
    const { words } = this;
    /** @type {{ marks: ScaleMark[] }} */
    const { marks } = await this.ask({ do: "scale", game, players });
    const levels = Array.from({ length: 10 }, (_, place) => {
      const n = place + 1;
      return make("option", { value: `${n}`, selected: n === 5 }, fill(words["advice.level"], { n }));
    });
    const missions = marks.map(({ title, difficulty }) => make("option", { value: `${difficulty}` }, title));
    this.dial.replaceChildren(
      make("optgroup", { label: words["advice.levels"] }, levels),
      make("optgroup", { label: words["advice.missions"] }, missions),
    );
  }

  /**
   * Does the next piece of work; returns whether there was any.
   * @param {Document} document
   * @param {(row: Row, question: object) => Promise<any>} deal undefined is the answer if the mission has changed
   */
  async step(document, deal) {
    const row = this.#row;
    if (!this.#on || !row) return false;
    if (!this.#tried) {
      const now = row.crew?.difficulty;
      const harder = now === undefined || now === Math.round(this.#wanted) ? null : this.#wanted > now;
      const { neighbours } = await this.ask({ do: "nearby", document, harder });
      if (row === this.#row && this.#on) this.#tried = neighbours;
      return true;
    }
    const next =
      this.#tried.find((each) => played(each) < ROUGH) ?? this.#hopeful().find((each) => played(each) < SURE);
    if (!next) {
      this.#on = false;
      this.#show();
      return false;
    }
    const portion = { seed: SEED, first: played(next), count: AT_ONCE, before: next.crew ?? null };
    /** @type {CrewFound | undefined} */
    const crew = await deal(row, { do: "crew", document: next.document, ...portion });
    // What cannot be dealt or played through is no advice.
    if (crew?.reason) this.#tried = this.#tried.filter((each) => each !== next);
    else if (crew) next.crew = crew;
    this.#show();
    return true;
  }

  /** Those that come close, the closest first. */
  #hopeful() {
    const off = (/** @type {Candidate} */ { crew }) => Math.abs((crew?.level ?? 99) - this.#wanted);
    const close = (this.#tried ?? []).filter((each) => off(each) <= CLOSE);
    return close.sort((one, other) => off(one) - off(other)).slice(0, SHOWN);
  }

  #show() {
    const { words } = this;
    const tried = this.#tried ?? [];
    const found = this.#hopeful();
    const state = JSON.stringify([this.#on, tried.length, tried.filter(({ crew }) => crew).length, found]);
    if (state === this.#again) return;
    this.#again = state;
    this.go.textContent = words[this.#on ? "advice.stop" : "advice.go"];
    const n = tried.filter((each) => played(each) >= ROUGH).length;
    const progress = this.#on ? fill(words["advice.trying"], { n, all: tried.length }) : "";
    this.told.textContent = progress || (tried.length && !found.length ? words["advice.none"] : "");
    const focused = document.activeElement?.id;
    this.list.replaceChildren(...found.map((each) => this.#row_of(each)));
    if (focused?.startsWith("advice-take-")) document.getElementById(focused)?.focus();
  }

  /** @param {Candidate} candidate */
  #row_of({ label, document: changed, crew }) {
    const { words } = this;
    const known = { change: label, n: crew?.difficulty ?? 0, rate: percentage(crew?.rate ?? 0), all: crew?.tried ?? 0 };
    const take = button(words["advice.take"], () => this.take(changed), {
      id: `advice-take-${label}`,
      "aria-label": `${words["advice.take"]}: ${label}`,
    });
    return make("li", { className: "row" }, make("span", {}, fill(words["advice.found"], known)), take);
  }
}

const played = (/** @type {Candidate} */ { crew }) => crew?.tried ?? 0;
