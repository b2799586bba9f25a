// What is beside the form: what is wrong, what is different, how games go for each number of players, and one to watch.
import { button, make } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { startSteps } from "../table/game-steps.js";

/** @typedef {import("../designer/described.js").Problem} Problem */
/** @typedef {import("../designer/described.js").Words} Words */
/** @typedef {import("./described.js").Looked} Looked */
/** @typedef {import("./described.js").Played} Played */
/** @typedef {import("./described.js").Watched} Watched */

export class Outcome {
  /**
   * @param {Words} words
   * @param {(problem: Problem) => void} go
   * @param {(players: number) => Promise<Watched | null>} watch
   */
  constructor(words, go, watch) {
    this.words = words;
    this.go = go;
    this.watch = watch;
    this.problems = make("div", { className: "all-problems", role: "status" });
    this.twists = make("div", {});
    this.tables = make("div", { className: "tables" });
    this.shown = make("div", { className: "watched" });
    /** @type {Map<number, HTMLElement>} */
    this.rows = new Map();
    this.box = make(
      "aside",
      { className: "overview" },
      this.problems,
      make("h2", {}, words["live.heading"]),
      this.tables,
      make("p", { className: "help" }, words["live.hint"]),
      this.shown,
      make("h2", {}, words["different.heading"]),
      this.twists,
    );
  }

  /** @param {Looked} looked */
  show(looked) {
    const { words } = this;
    this.problems.classList.toggle("bad", looked.problems.length > 0);
    const links = looked.problems.slice(0, 8).map((problem) => {
      const link = button(problem.message, () => this.go(problem), { className: "problem-link" });
      return make("li", {}, link, problem.hint && make("small", {}, problem.hint));
    });
    this.problems.replaceChildren(
      make(
        "strong",
        {},
        links.length ? fill(words["problems.some"], { n: looked.problems.length }) : words["problems.fine"],
      ),
      ...(links.length ? [make("ul", {}, links)] : []),
    );
    const lines = looked.twists.map((twist) => make("li", {}, twist));
    this.twists.replaceChildren(
      lines.length ? make("ul", {}, lines) : make("p", { className: "help" }, words["different.none"]),
    );
    this.rows = new Map(looked.players.map((count) => [count, make("div", { className: "table-outcome" })]));
    this.tables.replaceChildren(
      ...(this.rows.size ? this.rows.values() : [make("p", { className: "help" }, words["live.waiting"])]),
    );
  }

  /** @param {(players: number) => Played | undefined} found */
  tell(found) {
    for (const [players, row] of this.rows) this.#table(row, players, found(players));
  }

  /**
   * @param {HTMLElement} row
   * @param {number} players
   * @param {Played | undefined} found
   */
  #table(row, players, found) {
    const { words } = this;
    // The button stays, so that nobody's press or focus is lost.
    const watch =
      row.querySelector("button") ??
      button(words["live.watch"], () => this.#watch(players), { id: `watch-${players}` });
    const verdict = make("span", { className: `verdict ${found?.word ? found.data.verdict : ""}` });
    verdict.textContent = found?.word || words["live.playing"];
    const title = make("h3", {}, fill(words["live.players"], { n: players }));
    if (!row.contains(watch)) row.append(make("div", { className: "told-table" }), watch);
    row.firstElementChild?.replaceChildren(
      make("div", { className: "head" }, title, verdict, found && make("small", {}, found.games)),
      ...(found?.lines ?? []).map((line) => make("p", {}, line)),
      found
        ? make(
            "dl",
            { className: "shares" },
            found.seats.flatMap((seat) => share(seat, found.even)),
          )
        : "",
    );
  }

  /** @param {number} players */
  async #watch(players) {
    const { words } = this;
    this.shown.replaceChildren(make("p", { className: "help", role: "status" }, words["live.watching"]));
    const game = await this.watch(players);
    if (!game) return this.shown.replaceChildren();
    const close = button(words.close, () => {
      this.shown.replaceChildren();
      document.getElementById(`watch-${players}`)?.focus();
    });
    const another = button(words["live.another"], () => this.#watch(players));
    const box = make("div", { className: "game-replay", "data-where": game.where });
    // Made by Python, which escapes everything.
    box.innerHTML = game.html;
    const title = make(
      "h2",
      { tabIndex: -1 },
      `${words["live.watch"]} · ${fill(words["live.players"], { n: players })}`,
    );
    this.shown.replaceChildren(title, box, make("div", { className: "row" }, another, close));
    startSteps(box);
    title.focus();
    return this.shown.scrollIntoView({ block: "nearest" });
  }
}

/**
 * The share of a seat as a bar with the range of the true one, and a line at an even share.
 * @param {Played["seats"][number]} seat
 * @param {number} even
 */
function share({ label, share: value, low, high, told }, even) {
  const bar = make("div", { className: "share-bar", "aria-hidden": "true" });
  for (const [name, part] of Object.entries({ value, low, high, even })) bar.style.setProperty(`--${name}`, `${part}%`);
  return [make("dt", {}, label), make("dd", {}, bar, make("span", {}, told))];
}
