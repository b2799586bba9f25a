// What is to be decided now: a question, and everything that can be answered besides cards of the hand.
import { button, make } from "../kit/elements.js";
import { percent } from "../kit/page.js";
import { placeAfter } from "./choosing.js";
import { shareBar } from "./share-bar.js";

/** @typedef {import("./described.js").Option} Option */
/** @typedef {import("./described.js").Scene} Scene */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("../table/pictures.js").Pictures} Pictures */
/** @typedef {import("./screen.js").Advice} Advice */

export class QuestionView {
  /**
   * @param {Words} words
   * @param {Pictures} pictures
   * @param {(option: Option) => void} decide
   */
  constructor(words, pictures, decide) {
    this.words = words;
    this.pictures = pictures;
    this.decide = decide;
    this.line = make("p", { className: "question", role: "status" });
    this.refused = make("p", { className: "refused", role: "alert", hidden: true });
    this.options = make("div", { className: "options", role: "group", "aria-label": words["ask.options"] });
    this.box = make("div", { className: "asked" }, this.line, this.refused, this.options);
    this.options.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {NodeListOf<HTMLElement>} */
    const found = this.options.querySelectorAll(".option");
    const answers = [...found];
    const now = answers.findIndex((answer) => answer.matches(":focus"));
    const named = answers.map((answer, place) => ({ suit: answer.textContent ?? "", value: String(place + 1) }));
    const place = placeAfter(event.key, named, now);
    if (place === undefined) return;
    event.preventDefault();
    answers[place].focus();
  }

  /**
   * @param {string} text
   * @param {boolean} [busy]
   */
  say(text, busy = false) {
    this.line.textContent = text;
    this.line.classList.toggle("busy", busy);
  }

  /**
   * @param {Scene} scene
   * @param {Option[]} options those that are no cards of the hand
   * @param {Advice} [advice] what a hint says about them
   */
  show(scene, options, advice = undefined) {
    this.refused.hidden = true;
    const pointed = scene.ask?.kind === "play" ? "" : "many";
    this.options.className = `options ${options.length > 3 ? pointed : ""}`;
    this.options.replaceChildren(...options.map((option, place) => this.option(scene, option, place, advice)));
    this.options.hidden = options.length === 0;
    if (!advice) this.options.scrollTop = 0;
  }

  /**
   * @param {Scene} scene
   * @param {Option} option
   * @param {number} place
   * @param {Advice} [advice]
   */
  option(scene, option, place, advice) {
    const { pictures } = this;
    const share = advice?.shares.get(option.id);
    const task = option.task === undefined ? undefined : scene.tasks[option.task];
    const drawn = task ? pictures.drawn(task.picture) : option.card ? pictures.card(option.card) : undefined;
    const told = share === undefined ? option.words : `${option.words}, ${percent(share)}`;
    const made = button(
      [drawn, make("span", {}, option.words), share !== undefined && shareBar(share)],
      () => this.decide(option),
      { className: "option", "aria-label": told },
    );
    made.classList.toggle("drawn", Boolean(drawn));
    made.classList.toggle("main", place === 0 && !drawn);
    made.classList.toggle("advised", option.id === advice?.advised);
    return made;
  }

  /**
   * Says which rule forbids it, with a link to that rule.
   * @param {string} words
   * @param {string | undefined} link
   */
  refuse(words, link) {
    const rule = link && make("a", { href: link, target: "_blank", rel: "noopener" }, this.words["ask.rule"]);
    // Emptied first, so that the same sentence is read out again.
    this.refused.replaceChildren();
    this.refused.hidden = false;
    this.refused.replaceChildren(`${words} `, rule || "");
  }
}
