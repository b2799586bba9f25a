// What stands at the front of a campaign: title, story and the other words, for whom it is, and the cover.
import { button, field, make } from "../kit/elements.js";

/** @typedef {import("../designer/described.js").Path} Path */
/** @typedef {import("../designer/described.js").Words} Words */
/** @typedef {import("../designer/mission.js").Mission} Mission */
/** @typedef {import("./described.js").Greeting} Greeting */

const TEXTS = /** @type {const} */ ([
  ["title", "input"],
  ["subtitle", "input"],
  ["story", "textarea"],
  ["end", "textarea"],
  ["credits", "textarea"],
]);

export class Front {
  /**
   * @param {Mission} campaign
   * @param {Greeting} greeting
   * @param {string} lang
   */
  constructor(campaign, greeting, lang) {
    this.campaign = campaign;
    this.greeting = greeting;
    this.lang = lang;
    this.box = make("section", { className: "front" });
    // Stays open or closed whatever changes.
    this.more = make("details", {});
  }

  show() {
    const { campaign, greeting } = this;
    const { words, games } = greeting;
    const game = games[campaign.now.game];
    const texts = TEXTS.map(([name, kind]) => this.#text(["text", this.lang, name], name, kind));
    const [title, subtitle, story, ...others] = texts;
    const author = this.#text(["author"], "author", "input");
    this.more.replaceChildren(make("summary", {}, words["front.more"]), author, ...others, this.#players(game.players));
    this.box.replaceChildren(
      make("h2", {}, words["front.heading"]),
      title,
      subtitle,
      story,
      make("h3", {}, words["front.cover"]),
      this.#covers(game.covers),
      this.more,
    );
  }

  /** @param {Record<string, string>} covers */
  #covers(covers) {
    const { campaign, greeting } = this;
    const now = campaign.now.cover?.scene;
    const choices = Object.entries(covers).map(([scene, drawn]) => {
      const name = greeting.words[`scenes.${scene}`];
      const take = () => campaign.edit(["cover", "scene"], now === scene ? undefined : scene);
      const made = button("", take, {
        className: "scene",
        "aria-pressed": `${now === scene}`,
        "aria-label": name,
        title: name,
      });
      made.innerHTML = drawn;
      return made;
    });
    return make("div", { className: "scenes", role: "group", "aria-label": greeting.words["front.cover"] }, choices);
  }

  /** @param {number[]} possible */
  #players(possible) {
    const { campaign, greeting } = this;
    const now = Array.isArray(campaign.now.players) ? campaign.now.players : possible;
    const choices = possible.map((n) => {
      const toggled = now.includes(n) ? now.filter((/** @type {number} */ each) => each !== n) : [...now, n].sort();
      const take = () =>
        campaign.edit(["players"], toggled.length && toggled.length < possible.length ? toggled : undefined);
      return button(`${n}`, take, { className: "chip", "aria-pressed": `${now.includes(n)}` });
    });
    const label = greeting.words["front.players"];
    return make(
      "div",
      { className: "field" },
      make("span", { className: "label" }, label),
      make("div", { className: "row", role: "group", "aria-label": label }, choices),
    );
  }

  /**
   * @param {Path} path
   * @param {string} name
   * @param {"input" | "textarea"} kind
   */
  #text(path, name, kind) {
    const value = this.campaign.at(path);
    const made = make(kind, { id: `front-${name}`, value: typeof value === "string" ? value : "" });
    if (made instanceof HTMLTextAreaElement) made.rows = 3;
    made.addEventListener("input", () => this.campaign.edit(path, made.value || undefined, { typed: true }));
    return field(this.greeting.words[`front.${name}`], made);
  }
}
