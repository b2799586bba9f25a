// The form of a mission: shows the fields that Python describes, edits the mission, and puts each problem at its field.
import "./cards.js";
import "./choices.js";
import "./counts.js";
import "./tasks.js";
import { make } from "../kit/elements.js";
import { all } from "../kit/page.js";
import { showCosts } from "./check/cost-marks.js";
import { field, fieldsOf } from "./fields.js";
import { sayObjectives } from "./form/sentences.js";
import { TaskCards } from "./form/task-cards.js";
import { choosePhrase } from "./objective.js";
import { CONTROLS, showProblems } from "./problems.js";

/** @typedef {import("./described.js").Ask} Ask */
/** @typedef {import("./described.js").Described} Described */
/** @typedef {import("./described.js").FormNode} FormNode */
/** @typedef {import("./described.js").Path} Path */
/** @typedef {import("./described.js").Problem} Problem */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {import("./mission.js").Mission} Mission */
/** @typedef {{ path: Path, label: string, words: string, cost: number }} Weight what the rule of a field costs */

const OPEN_AT_FIRST = ["words", "crew", "tasks", "communication", "objectives"];

export class MissionForm {
  /**
   * Which folds the user opened or closed.
   * @type {Map<string, boolean>}
   */
  opened = new Map();
  /**
   * Sentences of objectives.
   * @type {Map<string, string>}
   */
  said = new Map();
  /**
   * Unknown until Python has looked at the mission.
   * @type {Problem[] | undefined}
   */
  found;
  /** @type {Weight[]} */
  weighed = [];

  /**
   * @param {Mission} mission
   * @param {Described} described
   * @param {Words} words
   * @param {string} lang
   * @param {Ask} ask
   */
  constructor(mission, described, words, lang, ask) {
    this.mission = mission;
    this.described = described;
    this.words = words;
    this.lang = lang;
    this.ask = ask;
    this.cards = new TaskCards(ask, () => this.show());
    this.problems = make("div", { className: "summary", role: "status" }, words["check.loading"]);
    this.body = make("form", { className: "form", autocomplete: "off", noValidate: true });
    this.body.addEventListener("submit", (event) => event.preventDefault());
    const toggled = (/** @type {Event} */ { target }) => {
      if (target instanceof HTMLDetailsElement && target.dataset.open) {
        this.opened.set(target.dataset.open, target.open);
      }
    };
    // The toggle event does not bubble; it can only be caught in the capture phase.
    this.body.addEventListener("toggle", toggled, true);
    this.box = make("div", {}, this.problems, this.body);
    mission.hear((from) => {
      if (from !== "typing") this.show();
      sayObjectives(this);
    });
    this.show();
    sayObjectives(this);
  }

  get gameId() {
    const { game } = this.mission.now;
    return game in this.described.games ? game : Object.keys(this.described.games)[0];
  }

  get game() {
    return this.described.games[this.gameId];
  }

  /** @param {Path} path */
  id(path) {
    return `f-${path.join("-").replace(/[^\w-]/g, "_")}`;
  }

  /**
   * @param {Path} path
   * @returns {Written}
   */
  at(path) {
    return this.mission.at(path);
  }

  /**
   * @param {Path} path
   * @param {Written} value
   * @param {{ typed?: boolean }} [options]
   */
  edit(path, value, options) {
    this.mission.edit(path, value, options);
  }

  /**
   * Changes several fields of the mission together.
   * @param {string[]} keys
   */
  drop(keys) {
    const left = Object.entries(this.mission.now).filter(([key]) => !keys.includes(key));
    this.mission.become(Object.fromEntries(left), { from: "form" });
  }

  /**
   * A default choice is not written; a choice that requires another field adds it.
   * @param {Path} path
   * @param {string} next
   * @param {string} before
   * @param {FormNode} node
   */
  choose(path, next, before, node) {
    const { needs = {} } = node;
    const around = path.slice(0, -1);
    const whole = { ...this.at(around) };
    const key = path[path.length - 1];
    for (const gone of needs[before] ?? []) if (!(needs[next] ?? []).includes(gone)) delete whole[gone];
    if (next === node.default || next === "") delete whole[key];
    else whole[key] = next;
    for (const wanted of needs[next] ?? []) whole[wanted] ??= this.sample(wanted);
    if (!around.length) this.mission.become(whole, { from: "form" });
    else this.edit(around, Object.keys(whole).length ? whole : undefined);
  }

  /**
   * Adds a value, scrolls to it and focuses it.
   * @param {Path} path
   * @param {Written} sample
   */
  add(path, sample) {
    this.put(path, structuredClone(sample));
  }

  /**
   * @param {Path} path
   * @param {Written} value
   */
  put(path, value) {
    this.opened.set(JSON.stringify(path), true);
    this.edit(path, value);
    this.enter(path);
  }

  /**
   * @param {Path} path
   * @param {FormNode} node
   */
  append(path, node) {
    const place = [...path, this.at(path)?.length ?? 0];
    if (node.of.kind === "objective") choosePhrase(this, place);
    else this.add(place, node.sample);
  }

  /**
   * @param {Path} path
   * @param {boolean} otherwise
   */
  isOpen(path, otherwise) {
    return this.opened.get(JSON.stringify(path)) ?? otherwise;
  }

  /** @param {Path} path */
  place(path) {
    return path[0] === "tasks" ? "task" : "mission";
  }

  /**
   * Keys that are edited elsewhere in the form.
   * @param {Path} path
   * @param {string} key
   */
  hidden(path, key) {
    return path.length === 0 && key === "game";
  }

  /**
   * The names of members who are chosen before play.
   * @returns {string[]}
   */
  chosen() {
    const members = this.at(["choose"]);
    const names = Array.isArray(members) ? members.map((one) => one?.member) : [];
    return names.filter((name) => typeof name === "string");
  }

  /** The task cards, requested once, when the user names or picks one. */
  wantTasks() {
    return this.cards.want(this.gameId);
  }

  get tasks() {
    return this.cards.of(this.gameId);
  }

  /** @param {Path} path */
  sentence(path) {
    return this.said.get(this.spelled(path)) ?? "…";
  }

  /** Rebuilds the form. Focus and folds are kept. */
  show() {
    const had = this.body.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const { now } = this.mission;
    const placed = this.game.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
    const unplaced = Object.keys(now).filter((key) => !placed.includes(key) && !["game", "deal"].includes(key));
    const parts = this.game.sections.map(({ name, label, fields }) => {
      const keys = [...fields.map(({ key }) => key), ...(name === "more" ? unplaced : [])];
      const value = Object.fromEntries(keys.filter((key) => now[key] !== undefined).map((key) => [key, now[key]]));
      const path = ["section", name];
      const open = this.isOpen(path, OPEN_AT_FIRST.includes(name) || Object.keys(value).length > 0);
      return make(
        "details",
        { className: `section ${name}`, open, "data-open": JSON.stringify(path) },
        make("summary", { id: this.id(path) }, make("h2", {}, label), make("span", { className: "mark" })),
        fieldsOf(this, fields, value, [], this.words["list.add_field"], label),
      );
    });
    this.body.replaceChildren(field(this, this.game.game, ["game"]), ...parts);
    if (had) (document.getElementById(had) ?? this.near(had))?.focus({ preventScroll: true });
    if (this.found) showProblems(this, this.found);
    this.weigh(this.weighed);
  }

  /**
   * Shows beside each field what its rule costs, and forgets what others cost before.
   * @param {Weight[]} weighed
   */
  weigh(weighed) {
    this.weighed = weighed;
    showCosts(this, weighed);
  }

  /** @param {Problem[]} found */
  tell(found) {
    this.found = found;
    showProblems(this, found);
  }

  /**
   * The field at a path, or the nearest one around it.
   * @param {Path} path
   */
  fieldOf(path) {
    for (let length = path.length; length > 0; length--) {
      const spelled = CSS.escape(JSON.stringify(path.slice(0, length)));
      const found = this.body.querySelector(`[data-path="${spelled}"]`);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * The initial value of a field.
   * @param {string} key
   */
  sample(key) {
    const known = this.game.sections.flatMap(({ fields }) => fields.flatMap((one) => [one, ...(one.of.fields ?? [])]));
    return known.find((one) => one.key === key)?.sample;
  }

  /**
   * Where to move the focus if its element is gone: the element whose id is its longest prefix.
   * @param {string} id
   */
  near(id) {
    for (let start = id; start.includes("-"); start = start.slice(0, start.lastIndexOf("-"))) {
      const found = document.getElementById(start) ?? document.getElementById(`${start}-add`);
      if (found) return found.matches(CONTROLS) ? found : all(CONTROLS, HTMLElement, found).at(0);
    }
    return undefined;
  }

  /** @param {Path} path */
  enter(path) {
    const place = this.fieldOf(path);
    if (place) all(CONTROLS, HTMLElement, place).at(0)?.focus();
  }

  /** @param {Path} path */
  spelled(path) {
    return `${this.gameId} ${this.place(path)} ${JSON.stringify(this.at(path))}`;
  }
}
