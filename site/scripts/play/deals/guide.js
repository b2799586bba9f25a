// The guided first mission: what to do at each step, why, and where the rule stands.
import { button, make } from "../../kit/elements.js";
import { fill } from "../../kit/text.js";

/** @typedef {import("../described.js").Greeting} Greeting */
/** @typedef {import("../described.js").Guidance} Guidance */
/** @typedef {import("../described.js").Words} Words */

/**
 * The lessons that can be begun.
 * @param {Greeting} greeting
 * @param {(game: string) => void} begin
 */
export function lessonPart({ words, lessons }, begin) {
  return make(
    "section",
    { className: "lessons", "aria-labelledby": "lessons-title" },
    make("h3", { id: "lessons-title" }, words["deals.learn.title"]),
    make("p", { className: "help" }, words["deals.learn.intro"]),
    make(
      "div",
      { className: "row" },
      lessons.map(([game, title]) =>
        button(fill(words["deals.learn.begin"], { mission: title }), () => begin(game), { "data-lesson": game }),
      ),
    ),
  );
}

export class Guide {
  /**
   * @param {Words} words
   * @param {Record<string, string>} rules the addresses of rules, by their names
   */
  constructor(words, rules) {
    this.words = words;
    this.rules = rules;
    this.step = make("span", { className: "step" });
    this.text = make("p", { className: "told" });
    this.wrong = make("p", { className: "wrong", role: "alert", hidden: true });
    this.rule = make("a", { className: "rule", target: "_blank", rel: "noopener" }, words["deals.learn.rule"]);
    this.box = make(
      "section",
      { className: "guide", "aria-label": words["deals.learn.label"] },
      make("div", { className: "guide-head" }, this.step, this.rule),
      make("div", { role: "status" }, this.text),
      this.wrong,
    );
  }

  /**
   * Asks Python, and shows what it says to the learner.
   * @param {(question: object) => Promise<any>} ask
   * @returns {(question: object) => Promise<any>}
   */
  listening(ask) {
    return async (question) => {
      const answer = await ask(question);
      if (answer.lesson) this.show(answer.lesson);
      return answer;
    };
  }

  /** @param {Guidance} told */
  show({ n, all, text, wrong, rule, over }) {
    const { words } = this;
    this.box.classList.toggle("past", !text && !over);
    this.box.classList.toggle("over", over);
    if (over) {
      this.text.textContent = words["deals.learn.done"];
      this.step.textContent = words["deals.learn.title"];
      this.rule.hidden = true;
      this.wrong.hidden = true;
    }
    if (!text) return;
    this.step.textContent = fill(words["deals.learn.step"], { n: n ?? 0, all: all ?? 0 });
    if (this.text.textContent !== text) this.text.textContent = text;
    const address = this.rules[rule ?? ""];
    this.rule.hidden = !address;
    if (address) this.rule.href = address;
    // Emptied first, so that the same sentence is read out again.
    this.wrong.replaceChildren();
    this.wrong.hidden = !wrong;
    if (wrong) this.wrong.replaceChildren(make("strong", {}, words["deals.learn.not_this"]), ` ${wrong}`);
  }
}
