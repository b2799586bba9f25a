// The mission as a YAML file, kept in sync with the form. Problems are shown at their lines.
import { download } from "../kit/download.js";
import { button, make } from "../kit/elements.js";
import { paused } from "../kit/pause.js";
import { fill } from "../kit/text.js";
import { fileButton } from "./shelf/saved-missions.js";

/** @typedef {import("./described.js").Ask} Ask */
/** @typedef {import("./described.js").Looked} Looked */
/** @typedef {import("./described.js").Problem} Problem */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("./mission.js").Mission} Mission */

const MOST_LINES = 5000;
const MOST_PROBLEMS = 50;

export class FilePanel {
  // Until Python has read what was typed, nothing takes its place.
  #typed = false;
  /** @type {Looked | undefined} */
  answer;
  // Whether the text is not a valid mission yet.
  unread = false;

  /**
   * @param {Words} words
   * @param {Mission} mission
   * @param {Ask} ask
   * @param {(text: string) => void} openText
   */
  constructor(words, mission, ask, openText) {
    this.words = words;
    this.mission = mission;
    this.ask = ask;
    this.text = make("textarea", {
      className: "code",
      spellcheck: false,
      wrap: "off",
      rows: 24,
      "aria-label": words["yaml.label"],
      "aria-describedby": "file-problems",
      autocapitalize: "off",
      autocomplete: "off",
    });
    this.gutter = make("ol", { className: "gutter", "aria-hidden": "true" });
    this.problems = make("ul", { className: "file-problems", id: "file-problems" });
    this.note = make("p", { className: "help", role: "status" });
    const read = paused(() => this.#read(), 250);
    this.text.addEventListener("input", () => {
      this.#typed = true;
      this.#lines();
      read();
    });
    this.text.addEventListener("scroll", () => {
      this.gutter.scrollTop = this.text.scrollTop;
    });
    // When the field loses focus, the text is reformatted as it will be saved.
    this.text.addEventListener("blur", () => {
      if (this.answer && !this.unread && !this.#typed) this.#write(this.answer);
    });
    const refuse = (/** @type {string} */ reason) => {
      this.note.textContent = reason;
    };
    const save = button(words["yaml.save"], () => this.save());
    this.box = make(
      "div",
      {},
      make("p", { className: "help" }, words["yaml.hint"]),
      make("div", { className: "row" }, save, fileButton(words["yaml.open"], words, openText, refuse)),
      make("div", { className: "editor" }, this.gutter, this.text),
      this.note,
      this.problems,
    );
  }

  /**
   * Shows Python's answer about the mission; does not change a text that is being edited.
   * @param {Looked} answer
   */
  show(answer) {
    this.answer = answer;
    if (this.#typed) return undefined;
    if (this.text !== document.activeElement) return this.#write(answer);
    const isAlike = this.text.value.split("\n").length === answer.yaml.split("\n").length;
    if (!this.unread && isAlike) this.#mark(answer.problems);
    return undefined;
  }

  /**
   * Shows a text that is not a valid mission yet.
   * @param {string} text
   * @param {Problem[]} problems
   */
  draft(text, problems) {
    this.unread = true;
    this.text.value = text;
    this.text.focus();
    this.#mark(problems);
    this.note.textContent = this.words["yaml.unread"];
  }

  save() {
    if (!this.answer) return;
    download(`${this.mission.now.id ?? "mission"}.yaml`, this.answer.yaml, "text/yaml");
  }

  /** @param {Looked} answer */
  #write(answer) {
    this.unread = false;
    this.note.textContent = "";
    if (this.text.value !== answer.yaml) this.text.value = answer.yaml;
    this.#mark(answer.problems);
  }

  async #read() {
    const text = this.text.value;
    const { document: read, problems } = await this.ask({ do: "read", yaml: text });
    if (text !== this.text.value) return;
    this.#typed = false;
    this.unread = !read;
    this.note.textContent = read ? "" : this.words["yaml.unread"];
    this.#mark(problems);
    if (read) this.mission.become(read, { key: "yaml", from: "yaml" });
  }

  #lines() {
    const count = Math.min(this.text.value.split("\n").length, MOST_LINES);
    if (this.gutter.children.length === count) return;
    this.gutter.replaceChildren(...Array.from({ length: count }, (_, n) => make("li", {}, `${n + 1}`)));
  }

  /** @param {Problem[]} problems */
  #mark(problems) {
    this.#lines();
    for (const line of this.gutter.children) line.className = "";
    const entries = problems.slice(0, MOST_PROBLEMS).map(({ line, message, hint }) => {
      const number = this.gutter.children[line - 1];
      if (number) number.className = "bad";
      const go = button(fill(this.words["problems.line"], { n: line }), () => this.#go(line), { className: "chip" });
      return make("li", {}, go, ` ${message} `, hint && make("small", {}, hint));
    });
    this.problems.replaceChildren(...entries);
  }

  /** @param {number} line */
  #go(line) {
    const lines = this.text.value.split("\n");
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.text.focus();
    this.text.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  }
}
