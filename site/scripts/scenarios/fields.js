// The fields besides the board: words, players, goal, start, house rules and upgrades, as Python describes them.
import { button, field, make, select } from "../kit/elements.js";
import { seatHas, withSeat } from "./seats.js";

/** @typedef {import("../designer/described.js").Path} Path */
/** @typedef {import("../designer/described.js").Written} Written */
/** @typedef {import("../designer/mission.js").Mission} Mission */
/** @typedef {import("./described.js").FormField} FormField */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {{ value: Written, set: (value: Written, typed?: boolean) => void, id: string }} Held the value of a field, and how to change it */

const TEXTS = /** @type {const} */ ([
  ["title", "input"],
  ["story", "textarea"],
]);

export class Fields {
  /**
   * @param {Mission} scenario
   * @param {Greeting} greeting
   * @param {string} lang
   */
  constructor(scenario, greeting, lang) {
    this.scenario = scenario;
    this.greeting = greeting;
    this.lang = lang;
    this.front = make("section", { className: "front" });
    this.box = make("div", { className: "scenario-fields" });
    /** @type {Map<string, boolean>} */
    this.open = new Map([["goal", true]]);
  }

  show() {
    const { words, form } = this.greeting;
    this.front.replaceChildren(
      make("h2", {}, words["words.heading"]),
      ...TEXTS.map(([name, kind]) => this.#text(name, kind)),
      this.#players(),
    );
    const sections = form.sections.map(({ name, label, fields }) =>
      this.#fold(name, label, () => fields.map((each) => this.#field(each, this.#held(each)))),
    );
    const seats = form.seats.map(([seat, label]) =>
      this.#fold(`seat-${seat}`, label, () => form.seat.map((each) => this.#field(each, this.#ofSeat(each, seat)))),
    );
    const apart = this.#fold("seats", words["sections.seats"], () => seats);
    this.box.replaceChildren(...sections, apart);
  }

  /**
   * A part of the form, which stays open or closed whatever changes.
   * @param {string} name
   * @param {string} label
   * @param {() => HTMLElement[]} inside
   */
  #fold(name, label, inside) {
    const made = make(
      "details",
      { open: this.open.get(name) ?? false, id: `part-${name}` },
      make("summary", {}, label),
    );
    made.append(make("div", { className: "part" }, inside()));
    made.addEventListener("toggle", () => this.open.set(name, made.open));
    return made;
  }

  /**
   * @param {FormField} about
   * @returns {Held}
   */
  #held({ path, along }) {
    const set = (/** @type {Written} */ value, typed = false) => {
      const { scenario } = this;
      // What goes together comes and goes together.
      if (along && (value === undefined || scenario.at(along.path) === undefined)) {
        const other = value === undefined ? undefined : along.value;
        scenario.edit(
          along.path.slice(0, -1),
          other === undefined ? undefined : { [`${along.path.at(-1)}`]: other, [`${path.at(-1)}`]: value },
        );
      } else scenario.edit(path, value, { typed });
    };
    return { value: this.scenario.at(path), set, id: `field-${path.join("-")}` };
  }

  /**
   * @param {FormField} about
   * @param {number} seat
   * @returns {Held}
   */
  #ofSeat({ path }, seat) {
    const name = `${path.at(-1)}`;
    const set = (/** @type {Written} */ value) =>
      this.scenario.become(withSeat(this.scenario.now, seat, name, value), {
        key: `seat ${seat} ${name}`,
        from: "form",
      });
    return { value: seatHas(this.scenario.now, seat, name), set, id: `field-seat-${seat}-${name}` };
  }

  /**
   * @param {FormField} about
   * @param {Held} held
   */
  #field(about, held) {
    if (about.kind === "choice") return this.#choice(about, held);
    return about.kind === "number" ? this.#number(about, held) : this.#several(about, held);
  }

  /**
   * @param {FormField} about
   * @param {Held} held
   */
  #choice({ label, options = [] }, { value, set, id }) {
    const made = select(
      options,
      value ?? "",
      (chosen) => set(chosen === "" ? undefined : options.find(([each]) => String(each) === chosen)?.[0]),
      { id },
    );
    if (made.selectedIndex < 0) made.selectedIndex = 0;
    return field(label, made);
  }

  /**
   * @param {FormField} about
   * @param {Held} held
   */
  #number({ label, least = 0, most = 0 }, { value, set, id }) {
    const made = make("input", { id, type: "number", min: `${least}`, max: `${most}`, value: value ?? "" });
    made.addEventListener("change", () => set(made.value === "" ? undefined : Number(made.value)));
    return field(label, made);
  }

  /**
   * @param {FormField} about
   * @param {Held} held
   */
  #several({ label, options = [], all }, { value, set, id }) {
    const names = options.map(([each]) => each);
    const now = Array.isArray(value) ? value : all ? names : [];
    const chips = options.map(([each, text]) => {
      const isIn = now.includes(each);
      const next = names.filter((one) => (one === each ? !isIn : now.includes(one)));
      const none = next.length === 0 || (all && next.length === names.length);
      return button(text, () => set(none ? undefined : next), {
        className: "chip",
        id: `${id}-${each}`,
        "aria-pressed": `${isIn}`,
      });
    });
    return make(
      "div",
      { className: "field" },
      make("span", { className: "label" }, label),
      make("div", { className: "row", role: "group", "aria-label": label }, chips),
    );
  }

  #players() {
    const { words, players } = this.greeting;
    const about = { path: ["players"], label: words["words.players"], kind: "several", all: true };
    return this.#several({ ...about, options: players.map((n) => [n, `${n}`]) }, this.#held(about));
  }

  /**
   * @param {string} name
   * @param {"input" | "textarea"} kind
   */
  #text(name, kind) {
    const path = ["text", this.lang, name];
    const value = this.scenario.at(path);
    const made = make(kind, { id: `field-text-${name}`, value: typeof value === "string" ? value : "" });
    if (made instanceof HTMLTextAreaElement) made.rows = 3;
    made.addEventListener("input", () => this.scenario.edit(path, made.value || undefined, { typed: true }));
    return field(this.greeting.words[`words.${name}`], made);
  }
}
