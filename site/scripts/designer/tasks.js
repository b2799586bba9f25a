// Tasks: drawn by number or difficulty, or named ones picked from the cards.
import { button, make, picture, select } from "../kit/elements.js";
import { paused } from "../kit/pause.js";
import { fill, searched } from "../kit/text.js";
import { cardGrid, cardSign } from "./cards.js";
import { dialog } from "./dialog.js";
import { define, entryTools, field, group, unknownFields } from "./fields.js";
import { isObject } from "./mission.js";
import { choosePhrase } from "./objective.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("./described.js").Field} Field */
/** @typedef {import("./described.js").Path} Path */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {import("./form.js").MissionForm} MissionForm */

define("tasks", isObject, ({ form, node, value, path, id }) => {
  const { plans = [], along = [] } = node;
  const isThere = (/** @type {Field[]} */ plan) => plan.some(({ key }) => value?.[key] !== undefined);
  const plan = plans.find(isThere) ?? [];
  const now = plan[0]?.key ?? "none";
  const choice = (/** @type {string} */ name, /** @type {() => void} */ take) => {
    const input = make("input", { type: "radio", name: id, id: `${id}-plan-${name}`, checked: name === now });
    input.addEventListener("change", take);
    return make("label", { className: "pill" }, input, form.words[`plans.${name}`]);
  };
  const choices = make(
    "div",
    { className: "row plans", role: "radiogroup", "aria-label": form.words["fields.tasks"] },
    choice("none", () => form.drop(["tasks", ...along])),
    plans.map(([first]) => choice(first.key, () => form.edit(path, { [first.key]: first.sample }))),
  );
  const known = new Set(plan.map(({ key }) => key));
  const unplaced = Object.keys(value ?? {}).filter((key) => !known.has(key));
  return group(
    choices,
    plan.map((one) => field(form, one, [...path, one.key])),
    unknownFields(form, unplaced, path),
  );
});

/**
 * The card, or the task card id, of a named task; undefined for an objective.
 * @param {Written} one
 * @returns {string | undefined}
 */
const cardOf = (one) => (typeof one === "string" ? one : (one?.card ?? one?.task));

// Named tasks in order, each a card, a task card id, or an objective; each may have a token.
define("named", Array.isArray, ({ form, node, value, path, id }) => {
  /** @type {Written[]} */
  const now = value ?? [];
  const { fields = [], most = 99 } = node;
  const token = fields.find((one) => one.key === "token");
  const items = () => form.at(path) ?? [];
  const entries = now.map((one, place) => {
    const inner = [...path, place];
    return make(
      "li",
      { "data-path": JSON.stringify(inner) },
      make(
        "div",
        { className: "named-task" },
        shownTask(form, one, inner),
        token && tokenChoice(form, token, one, inner),
      ),
      make("div", { className: "problems" }),
      entryTools(form, path, id, place, now.length),
    );
  });
  const toggle = (/** @type {string} */ card) => {
    const place = items().findIndex((/** @type {Written} */ one) => cardOf(one) === card);
    if (place >= 0) form.edit([...path, place], undefined);
    else if (items().length < most) form.edit(path, [...items(), card]);
  };
  const chosen = new Set(now.map(cardOf).filter((card) => card !== undefined));
  const hasCards = fields.some((one) => one.key === "card");
  const own = button(
    `+ ${form.words["list.add_objective_task"]}`,
    () => choosePhrase(form, [...path, items().length, "objective"]),
    { id: `${id}-own`, className: "add" },
  );
  return group(
    hasCards ? cardPicker(form, chosen, toggle, id) : taskPicker(form, chosen, toggle, id),
    now.length > 0 && make("ol", { className: "items named" }, entries),
    own,
  );
});

/**
 * @param {MissionForm} form
 * @param {Set<string>} chosen
 * @param {(card: string) => void} toggle
 * @param {string} id
 */
function cardPicker(form, chosen, toggle, id) {
  const suits = form.game.deck.filter(({ trump }) => !trump);
  return cardGrid(form, { suits, chosen, press: toggle, id, label: form.words["cards.choose"] });
}

/**
 * @param {MissionForm} form
 * @param {Set<string>} chosen
 * @param {(card: string) => void} toggle
 * @param {string} id
 */
function taskPicker(form, chosen, toggle, id) {
  const attributes = { id: `${id}-pick`, className: "add" };
  const pick = button(form.words["task.pick"], () => pickTasks(form, chosen, toggle), attributes);
  return make("div", { className: "row" }, pick, levels(form, chosen));
}

/**
 * @param {MissionForm} form
 * @param {Written} one
 * @param {Path} path
 */
function shownTask(form, one, path) {
  if (isObject(one) && "objective" in one) {
    const own = { label: form.words["task.mine"], of: { kind: "objective" } };
    return field(form, own, [...path, "objective"], { bare: true });
  }
  const name = cardOf(one);
  const known = name !== undefined && form.game.names[name];
  if (known) return make("span", { className: "task-name" }, cardSign(name), ` ${known[0]}`);
  const task = form.tasks?.find(({ id }) => id === name);
  if (task) return make("span", { className: "task-name" }, picture(task.picture), make("span", {}, task.sentence));
  if (typeof name === "string") {
    form.wantTasks();
    return make("span", { className: "task-name" }, name);
  }
  return field(form, { label: form.words.remove, of: { kind: "written" } }, path, { bare: true });
}

/**
 * @param {MissionForm} form
 * @param {Field} token
 * @param {Written} one
 * @param {Path} path
 */
function tokenChoice(form, { of: { options = [] } }, one, path) {
  const value = isObject(one) ? (one.token ?? "") : "";
  const card = typeof one === "string" ? one : one?.card;
  const name = form.game.names[card]?.[0] ?? (typeof one === "string" ? one : form.words["task.mine"]);
  const change = (/** @type {string} */ token) => {
    const { token: _, ...rest } = isObject(one) ? form.at(path) : { card: one };
    if (token) form.edit(path, { ...rest, token });
    else form.edit(path, "card" in rest ? rest.card : rest);
  };
  const listed = options.map((option) => /** @type {Choice} */ ([option.value, option.label]));
  return select([["", form.words["task.no_token"]], ...listed], value, change, {
    id: form.id([...path, "token"]),
    "aria-label": fill(form.words["task.token"], { name }),
  });
}

/**
 * The total difficulty of the picked cards.
 * @param {MissionForm} form
 * @param {Set<string>} chosen
 */
function levels(form, chosen) {
  const cards = form.tasks?.filter(({ id }) => chosen.has(id)) ?? [];
  if (!cards.length) return undefined;
  const sums = cards[0].levels.map((_, seats) => cards.reduce((sum, card) => sum + card.levels[seats], 0));
  return make("span", { className: "help" }, fill(form.words["task.sum"], { levels: sums.join(" / ") }));
}

/**
 * @param {MissionForm} form
 * @param {Set<string>} chosen
 * @param {(card: string) => void} toggle
 */
async function pickTasks(form, chosen, toggle) {
  const status = make("p", { className: "help", role: "status" });
  const hint = form.words["task.search"];
  const search = make("input", { type: "search", "aria-label": hint, placeholder: hint });
  const list = make("ul", { className: "task-cards" });
  dialog(form.words["task.pick"], form.words, make("div", { className: "row" }, search, status), list);
  const tasks = await form.wantTasks();
  const picked = new Set(chosen);
  const entries = tasks.map((task) => {
    const difficulty = fill(form.words["task.levels"], { levels: task.levels.join(" / ") });
    const words = make("span", {}, task.sentence, make("small", {}, difficulty));
    const press = () => {
      if (!picked.delete(task.id)) picked.add(task.id);
      pick.setAttribute("aria-pressed", `${picked.has(task.id)}`);
      toggle(task.id);
    };
    const pick = button([picture(task.picture), words], press, { "aria-pressed": `${picked.has(task.id)}` });
    return { text: `${task.sentence} ${task.id}`.toLowerCase(), row: make("li", {}, pick) };
  });
  const show = () => {
    const wanted = searched(search.value);
    for (const { text, row } of entries) row.hidden = !wanted.every((word) => text.includes(word));
    const n = entries.filter(({ row }) => !row.hidden).length;
    status.textContent = fill(form.words["task.shown"], { n, all: tasks.length });
  };
  search.addEventListener("input", paused(show, 60));
  list.append(...entries.map(({ row }) => row));
  show();
}
