// What is to be decided now: a question, and everything that can be answered besides cards of the hand.
import { button, make } from "../kit/elements.js";

/** @typedef {import("./described.js").Option} Option */
/** @typedef {import("./described.js").Scene} Scene */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("./pictures.js").Pictures} Pictures */

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
   * @param {number} [advised] the option that a hint advises
   */
  show(scene, options, advised = undefined) {
    this.refused.hidden = true;
    const pointed = scene.ask?.kind === "play" ? "" : "many";
    this.options.className = `options ${options.length > 3 ? pointed : ""}`;
    this.options.replaceChildren(
      ...options.map((option, place) => this.option(scene, option, place, option.id === advised)),
    );
    this.options.hidden = options.length === 0;
  }

  /**
   * @param {Scene} scene
   * @param {Option} option
   * @param {number} place
   * @param {boolean} isAdvised
   */
  option(scene, option, place, isAdvised) {
    const { pictures } = this;
    const task = option.task === undefined ? undefined : scene.tasks[option.task];
    const drawn = task ? pictures.drawn(task.picture) : option.card ? pictures.card(option.card) : undefined;
    const kind = `option ${drawn ? "drawn" : ""} ${place === 0 && !drawn ? "main" : ""} ${isAdvised ? "advised" : ""}`;
    return button([drawn, make("span", {}, option.words)], () => this.decide(option), { className: kind });
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
