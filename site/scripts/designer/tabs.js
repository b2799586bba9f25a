// The panels of the designer: one tab at a time on a phone; beside the form on wide screens.
import { button, make } from "../kit/elements.js";

/** @typedef {"design" | "page" | "check" | "yaml"} Name */

/** @type {Name[]} */
const NAMES = ["design", "page", "check", "yaml"];

export class Tabs {
  // On wide screens the form is always visible, with another panel beside it.
  #wide = matchMedia("(min-width: 60em)");
  /** @type {Name} */
  #chosen = "design";
  /** @type {Name} */
  #beside = "page";
  #box;
  #inside;
  #tabs;

  /**
   * @param {HTMLElement} box whose `data-tab` controls the styles
   * @param {Record<string, string>} words
   * @param {Record<Name, HTMLElement>} inside
   */
  constructor(box, words, inside) {
    this.#box = box;
    this.#inside = inside;
    const tab = (/** @type {Name} */ name) =>
      button(words[`tabs.${name}`], () => this.#turnTo(name), {
        role: "tab",
        id: `tab-${name}`,
        "aria-controls": `panel-${name}`,
        className: `tab ${name}`,
      });
    this.#tabs = { design: tab("design"), page: tab("page"), check: tab("check"), yaml: tab("yaml") };
    for (const name of NAMES) {
      const panel = inside[name];
      panel.id = `panel-${name}`;
      panel.classList.add("panel", name);
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", `tab-${name}`);
    }
    const tabs = NAMES.map((name) => this.#tabs[name]);
    this.bar = make("div", { className: "tabs-bar", role: "tablist", "aria-label": words.tabs_label }, tabs);
    this.panels = make(
      "div",
      { className: "panels" },
      NAMES.map((name) => inside[name]),
    );
    this.#wide.addEventListener("change", () => this.choose(this.#chosen));
    this.bar.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) this.#walk(step);
    });
  }

  /** @param {Name} name */
  choose(name) {
    this.#chosen = name;
    this.#box.dataset.tab = name;
    if (name !== "design") this.#beside = name;
    const isWide = this.#wide.matches;
    const selected = isWide ? this.#beside : name;
    for (const each of NAMES) {
      const tab = this.#tabs[each];
      tab.setAttribute("aria-selected", `${each === selected}`);
      tab.tabIndex = each === selected ? 0 : -1;
      this.#inside[each].classList.toggle("now", each === selected || (isWide && each === "design"));
    }
  }

  /** @param {Name} name */
  #turnTo(name) {
    this.choose(name);
    // On a phone a panel starts at its top, whatever the scroll position of the last one.
    if (!this.#wide.matches) scrollTo({ top: 0 });
  }

  /** @param {number} step */
  #walk(step) {
    const seen = NAMES.filter((name) => !this.#wide.matches || name !== "design");
    const now = seen.findIndex((name) => this.#tabs[name].tabIndex === 0);
    const next = seen[(now + step + seen.length) % seen.length];
    this.#turnTo(next);
    this.#tabs[next].focus();
  }
}
