// The form of a mission: shows what Python described, changes the mission, and puts every problem beside its field.
import "./designer-cards.js";
import "./designer-counts.js";
import { field, fieldsOf } from "./designer-fields.js";
import { replaced } from "./designer-mission.js";
import { choosePhrase } from "./designer-objective.js";
import "./designer-tasks.js";
import { fill, make } from "./designer-parts.js";

const OPEN_AT_FIRST = ["words", "crew", "tasks", "communication", "objectives"];

export class MissionForm {
  // Which folds somebody opened or closed, which objectives were put into words, and the task cards of each game.
  opened = new Map();
  said = new Map();
  asked = new Map();

  constructor(mission, described, words, lang, ask) {
    Object.assign(this, { mission, described, words, lang, ask });
    this.problems = make("div", { className: "summary", role: "status" });
    this.body = make("form", { className: "form", autocomplete: "off", noValidate: true });
    this.body.addEventListener("submit", (event) => event.preventDefault());
    this.body.addEventListener("toggle", ({ target }) => target.dataset.open && this.opened.set(target.dataset.open, target.open), true);
    this.box = make("div", {}, this.problems, this.body);
    mission.addEventListener("change", ({ detail: { from } }) => {
      if (from !== "typing") this.show();
      this.speak();
    });
    this.show();
    this.speak();
  }

  get gameId() {
    return this.mission.now.game in this.described.games ? this.mission.now.game : Object.keys(this.described.games)[0];
  }

  get game() {
    return this.described.games[this.gameId];
  }

  id(path) {
    return `f-${path.join("-").replace(/[^\w-]/g, "_")}`;
  }

  at(path) {
    return this.mission.at(path);
  }

  edit(path, value, options) {
    this.mission.edit(path, value, options);
  }

  // Several fields of the mission go together.
  drop(keys) {
    const left = Object.entries(this.mission.now).filter(([key]) => !keys.includes(key));
    this.mission.become(Object.fromEntries(left), { from: "form" });
  }

  // A choice that means what is meant without it is not written; one that needs another field brings it along.
  choose(path, next, before, needs, node) {
    const around = path.slice(0, -1);
    let whole = { ...this.at(around) };
    const key = path.at(-1);
    for (const gone of needs[before] ?? []) if (!(needs[next] ?? []).includes(gone)) delete whole[gone];
    if (next === node.default || next === "") delete whole[key];
    else whole[key] = next;
    for (const wanted of needs[next] ?? []) whole[wanted] ??= this.sample(wanted);
    if (!around.length) return this.mission.become(whole, { from: "form" });
    this.edit(around, Object.keys(whole).length ? whole : undefined);
  }

  // A new value, in sight and with the focus.
  add(path, sample) {
    this.opened.set(JSON.stringify(path), true);
    this.edit(path, structuredClone(sample));
    this.enter(path);
  }

  put(path, objective) {
    this.opened.set(JSON.stringify(path), true);
    this.edit(path, objective);
    this.enter(path);
  }

  append(path, node) {
    const place = [...path, this.at(path)?.length ?? 0];
    if (node.of.kind === "objective") choosePhrase(this, place);
    else this.add(place, node.sample);
  }

  // A part of the form that sees a value in another shape than it is written in.
  within(path, read, write) {
    const inner = Object.create(this);
    const own = (given) => given.length > path.length && path.every((key, place) => given[place] === key);
    inner.at = (given) => (own(given) ? given.slice(path.length).reduce((value, key) => value?.[key], read(this.at(path))) : this.at(given));
    inner.edit = (given, value, options) => {
      if (!own(given)) return this.edit(given, value, options);
      const next = replaced(read(this.at(path)), given.slice(path.length), value);
      this.edit(path, next && write(next), options);
    };
    return inner;
  }

  isOpen(path, otherwise) {
    return this.opened.get(JSON.stringify(path)) ?? otherwise;
  }

  place(path) {
    return path[0] === "tasks" ? "task" : "mission";
  }

  // Keys that have a place of their own elsewhere in the form.
  hidden(path, key) {
    return path.length === 0 && key === "game";
  }

  chosen() {
    const members = this.at(["choose"]);
    return Array.isArray(members) ? members.map((one) => one?.member).filter((name) => typeof name === "string") : [];
  }

  // The task cards are asked for once, when somebody names or picks one.
  wantTasks() {
    const game = this.gameId;
    if (!this.asked.has(game)) {
      const answer = this.ask({ do: "tasks", game }).then(({ tasks }) => {
        this.asked.set(game, Object.assign(answer, { tasks }));
        this.show();
        return tasks;
      });
      this.asked.set(game, answer);
    }
    return this.asked.get(game);
  }

  get tasks() {
    return this.asked.get(this.gameId)?.tasks;
  }

  sentence(path) {
    return this.said.get(this.spelled(path)) ?? "…";
  }

  // Builds the form anew. Focus and folds stay where they were.
  show() {
    const had = document.activeElement?.id;
    const inside = this.body.contains(document.activeElement);
    const { now } = this.mission;
    const placed = this.game.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
    const parts = this.game.sections.map(({ name, label, fields }) => {
      const strangers = name === "more" ? Object.keys(now).filter((key) => !placed.includes(key) && key !== "game") : [];
      const value = Object.fromEntries([...fields.map(({ key }) => key), ...strangers].filter((key) => now[key] !== undefined).map((key) => [key, now[key]]));
      const path = ["section", name];
      const open = this.isOpen(path, OPEN_AT_FIRST.includes(name) || Object.keys(value).length > 0);
      return make("details", { className: `section ${name}`, open, "data-open": JSON.stringify(path) },
        make("summary", { id: this.id(path) }, make("h2", {}, label), make("span", { className: "mark" })),
        fieldsOf(this, fields, value, [], this.words["list.add_field"], label));
    });
    this.body.replaceChildren(field(this, this.game.game, ["game"]), ...parts);
    if (inside && had) (document.getElementById(had) ?? this.near(had))?.focus({ preventScroll: true });
    this.tell(this.found ?? []);
  }

  // Problems beside their fields, and a list of them above, each with a way to its field.
  tell(found) {
    this.found = found;
    for (const room of this.body.querySelectorAll(".problems")) room.replaceChildren();
    for (const each of this.body.querySelectorAll("[aria-invalid]")) {
      each.removeAttribute("aria-invalid");
      each.removeAttribute("aria-describedby");
    }
    for (const mark of this.body.querySelectorAll(".mark")) mark.textContent = "";
    const links = found.map((problem) => {
      const place = this.fieldOf(problem.path);
      const room = place?.querySelector(":scope > .problems");
      room?.append(make("p", { className: "problem" }, problem.message, problem.hint && make("small", {}, problem.hint)));
      const control = place?.querySelector("input, select, textarea, button, summary");
      if (control && room) {
        room.id ||= `${control.id}-problems`;
        control.setAttribute("aria-describedby", room.id);
        if (control.matches("input, select, textarea")) control.setAttribute("aria-invalid", "true");
      }
      const section = place?.closest(".section");
      if (section) section.querySelector(".mark").textContent = "!";
      const link = make("a", { href: "#" }, problem.message);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        for (let fold = place?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
        place?.scrollIntoView({ block: "center" });
        control?.focus({ preventScroll: true });
      });
      return make("li", {}, place ? link : make("span", {}, problem.message), problem.hint && make("small", {}, ` ${problem.hint}`));
    });
    this.problems.classList.toggle("bad", found.length > 0);
    this.problems.replaceChildren(
      make("strong", {}, found.length ? fill(this.words["problems.some"], { n: found.length }) : this.words["problems.none"]),
      ...(found.length ? [make("ul", {}, links.slice(0, 20))] : []));
  }

  fieldOf(path) {
    for (let length = path.length; length > 0; length--) {
      const found = this.body.querySelector(`[data-path="${CSS.escape(JSON.stringify(path.slice(0, length)))}"]`);
      if (found) return found;
    }
    return undefined;
  }

  sample(key) {
    const known = this.game.sections.flatMap(({ fields }) => fields.flatMap((one) => [one, ...(one.of.fields ?? [])]));
    return known.find((one) => one.key === key)?.sample;
  }

  // Where the focus goes if what had it is gone: what its name begins with.
  near(id) {
    for (let start = id; start.includes("-"); start = start.slice(0, start.lastIndexOf("-"))) {
      const found = document.getElementById(start) ?? document.getElementById(`${start}-add`);
      if (found) return found.matches("input, select, textarea, button, summary") ? found : found.querySelector("button, input, select, summary");
    }
    return undefined;
  }

  enter(path) {
    const place = this.fieldOf(path);
    place?.querySelector("input, select, textarea, summary, button")?.focus();
  }

  spelled(path) {
    return `${this.gameId} ${this.place(path)} ${JSON.stringify(this.at(path))}`;
  }

  // Every objective in sight as a sentence.
  async speak() {
    const places = [...this.body.querySelectorAll("[data-objective]")];
    const paths = places.map((each) => JSON.parse(each.dataset.objective));
    const wanted = paths.filter((path) => this.at(path) !== undefined && !this.said.has(this.spelled(path)));
    if (wanted.length) {
      const keys = wanted.map((path) => this.spelled(path));
      const objectives = wanted.map((path) => ({ objective: this.at(path), place: this.place(path) }));
      const { said } = await this.ask({ do: "say", game: this.gameId, objectives });
      said.forEach((sentence, place) => this.said.set(keys[place], sentence ?? this.words["objective.unreadable"]));
    }
    for (const each of this.body.querySelectorAll("[data-objective]")) {
      each.textContent = this.sentence(JSON.parse(each.dataset.objective));
    }
  }
}
