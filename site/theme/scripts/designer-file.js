// The mission as a YAML file: edited here, it changes the form, and the other way round. Problems stand at their line.
import { button, fill, make, paused } from "./designer-parts.js";
import { fileButton } from "./designer-shelf.js";

export class FilePanel {
  constructor(words, mission, ask, openText) {
    Object.assign(this, { words, mission, ask });
    this.text = make("textarea", { className: "code", spellcheck: false, wrap: "off", rows: 24, "aria-label": words["yaml.label"], autocapitalize: "off", autocomplete: "off" });
    this.gutter = make("ol", { className: "gutter", "aria-hidden": "true" });
    this.problems = make("ul", { className: "file-problems", id: "file-problems" });
    this.note = make("p", { className: "help", role: "status" });
    this.text.setAttribute("aria-describedby", "file-problems");
    const read = paused(() => this.#read(), 250);
    this.text.addEventListener("input", () => {
      this.#lines();
      read();
    });
    this.text.addEventListener("scroll", () => (this.gutter.scrollTop = this.text.scrollTop));
    // Whoever leaves the text sees it as it is written to a file.
    this.text.addEventListener("blur", () => this.answer && !this.unread && this.#write(this.answer));
    const open = fileButton(words["yaml.open"], words, openText, (refused) => (this.note.textContent = refused));
    this.box = make("div", {}, make("p", { className: "help" }, words["yaml.hint"]),
      make("div", { className: "row" }, button(words["yaml.save"], () => this.save()), open),
      make("div", { className: "editor" }, this.gutter, this.text), this.note, this.problems);
  }

  // What Python says about the mission; the text under somebody's hands is left alone.
  show(answer) {
    this.answer = answer;
    if (this.text === document.activeElement) {
      if (!this.unread && this.text.value.split("\n").length === answer.yaml.split("\n").length) this.#mark(answer.problems);
      return;
    }
    this.#write(answer);
  }

  // A text that is no mission yet.
  draft(text, problems) {
    this.unread = true;
    this.text.value = text;
    this.text.focus();
    this.#mark(problems);
    this.note.textContent = this.words["yaml.unread"];
  }

  save() {
    const link = make("a", { href: URL.createObjectURL(new Blob([this.answer.yaml], { type: "text/yaml" })), download: `${this.mission.now.id ?? "mission"}.yaml` });
    link.click();
    URL.revokeObjectURL(link.href);
  }

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
    this.unread = !read;
    this.note.textContent = read ? "" : this.words["yaml.unread"];
    this.#mark(problems);
    if (read) this.mission.become(read, { key: "yaml", from: "yaml" });
  }

  #lines() {
    const count = this.text.value.split("\n").length;
    if (this.gutter.children.length === count) return;
    this.gutter.replaceChildren(...Array.from({ length: Math.min(count, 5000) }, (_, n) => make("li", {}, `${n + 1}`)));
  }

  #mark(problems) {
    this.#lines();
    for (const line of this.gutter.children) line.className = "";
    this.problems.replaceChildren(...problems.slice(0, 50).map(({ line, message, hint }) => {
      const number = this.gutter.children[line - 1];
      if (number) number.className = "bad";
      return make("li", {}, button(fill(this.words["problems.line"], { n: line }), () => this.#go(line), { className: "chip" }), ` ${message} `, hint && make("small", {}, hint));
    }));
  }

  #go(line) {
    const lines = this.text.value.split("\n");
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.text.focus();
    this.text.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  }
}
