// What a campaign looks like and how hard it gets: cover, curve and what is still wrong.
import { button, make } from "../kit/elements.js";
import { fill } from "../kit/text.js";

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../designer/described.js").Problem} Problem */
/** @typedef {import("../designer/described.js").Words} Words */
/** @typedef {import("./described.js").Looked} Looked */

export class Overview {
  /**
   * @param {Words} words
   * @param {string} lang
   * @param {(key: string) => { title: string } | undefined} known
   * @param {(problem: Problem) => void} go
   */
  constructor(words, lang, known, go) {
    this.words = words;
    this.lang = lang;
    this.known = known;
    this.go = go;
    this.cover = make("div", { className: "cover-view" });
    this.about = make("p", { className: "help" });
    this.curve = make("div", { className: "drawing curve" });
    this.note = make("p", { className: "help", role: "status" });
    this.numbers = make("details", { className: "data" });
    this.problems = make("div", { className: "all-problems", role: "status" });
    this.box = make(
      "aside",
      { className: "overview" },
      this.problems,
      make("div", { className: "front-view" }, this.cover, this.about),
      make("h2", {}, words["curve.title"]),
      this.curve,
      this.note,
      this.numbers,
    );
  }

  /** @param {number} left how many own missions are still measured */
  measuring(left) {
    this.note.textContent = left ? fill(this.words["curve.measuring"], { n: left }) : this.words["curve.hint"];
  }

  /**
   * @param {Document} campaign
   * @param {Looked} looked
   * @param {string[]} keys
   */
  show(campaign, looked, keys) {
    const { words } = this;
    const said = campaign.text?.[this.lang] ?? Object.values(campaign.text ?? {})[0] ?? {};
    this.cover.innerHTML = looked.cover;
    this.cover.append(
      make(
        "p",
        { className: "cover-words" },
        make("strong", {}, said.title ?? ""),
        make("em", {}, said.subtitle ?? ""),
      ),
    );
    this.about.textContent = looked.about;
    if (looked.curve) this.curve.innerHTML = looked.curve;
    else this.curve.replaceChildren(make("p", { className: "help" }, words["curve.none"]));
    const head = ["", words["curve.mission"], ...looked.players.map((n) => fill(words["curve.players"], { n }))];
    const rows = keys.map((key, at) =>
      make(
        "tr",
        {},
        make("td", {}, `${at + 1}`),
        make("th", { scope: "row" }, this.known(key)?.title ?? key),
        looked.players.map((n) => make("td", {}, `${looked.levels[n]?.[at] ?? "–"}`)),
      ),
    );
    const open = this.numbers.open;
    this.numbers.replaceChildren(
      make("summary", {}, words["curve.numbers"]),
      make(
        "table",
        {},
        make(
          "thead",
          {},
          make(
            "tr",
            {},
            head.map((each) => make("th", { scope: "col" }, each)),
          ),
        ),
        make("tbody", {}, rows),
      ),
    );
    this.numbers.open = open;
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
  }
}
