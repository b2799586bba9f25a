// The page of the logbook as players will see it, and its rules in words, in every language.
import { button, make } from "./designer-parts.js";

// The width of a printed page without its margins, in pixels.
const WIDTH = 457;

export class PagePanel {
  constructor(words, langs, lang) {
    this.words = words;
    this.langs = langs;
    this.lang = lang;
    this.paper = make("div", { className: "paper" });
    // The styles of the printed logbook stay inside, and those of the site outside.
    this.root = this.paper.attachShadow({ mode: "open" });
    this.sheet = make("div", { className: "logbook" });
    this.styles = make("link", { rel: "stylesheet" });
    this.root.append(this.styles, this.sheet);
    // As large as there is room for.
    new ResizeObserver(([{ contentRect }]) => (this.sheet.style.zoom = contentRect.width / WIDTH)).observe(this.paper);
    this.rules = make("ul");
    this.note = make("p", { className: "help" }, words["page.waiting"]);
    this.box = make("div", {}, this.languages(), this.note, this.paper,
      make("section", { className: "rules-in-words" }, make("h2", {}, words["page.rules"]), this.rules));
  }

  // A choice of the language; all there are show the same one.
  languages() {
    const made = make("div", { className: "row languages", role: "group", "aria-label": this.words["page.language"] });
    made.append(...this.langs.map(([lang, name]) => button(name, () => {
      this.lang = lang;
      this.#show();
    }, { lang, className: "pill", value: lang, "aria-pressed": `${lang === this.lang}` })));
    return made;
  }

  show(answer, game) {
    // While a mission cannot be read its last page stays in sight, a little paler.
    const whole = Object.keys(answer.pages).length > 0;
    this.paper.classList.toggle("stale", !whole);
    this.note.hidden = whole;
    if (whole) this.answer = answer;
    const styles = new URL(`../python/logbook-${game}.css`, import.meta.url).href;
    if (whole && this.styles.href !== styles) this.styles.href = styles;
    this.#show();
  }

  #show() {
    for (const choice of document.querySelectorAll(".designer .languages .pill")) {
      choice.setAttribute("aria-pressed", `${choice.value === this.lang}`);
    }
    this.paper.hidden = !this.answer;
    if (!this.answer) return;
    this.sheet.lang = this.lang;
    // Made by Python, which escapes everything that an author wrote.
    this.sheet.innerHTML = this.answer.pages[this.lang];
    this.rules.lang = this.lang;
    this.rules.replaceChildren(...this.answer.rules[this.lang].map((rule) => make("li", {}, rule)));
  }
}
