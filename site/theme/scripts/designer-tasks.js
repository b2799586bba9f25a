// Tasks: drawn ones by number or difficulty, or named ones, which are picked from the cards.
import { cardGrid, cardSign } from "./designer-cards.js";
import { define, field } from "./designer-fields.js";
import { choosePhrase } from "./designer-objective.js";
import { button, dialog, fill, make, paused, picture, select, sign } from "./designer-parts.js";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

define("tasks", isObject, ({ form, node, value, path, id }) => {
  const has = (plan) => plan.some(({ key }) => value?.[key] !== undefined);
  const now = value === undefined ? "none" : (node.plans.find(has)?.[0].key ?? "none");
  const plans = [["none"], ...node.plans.map(([first]) => [first.key, first.sample])];
  const choices = make("div", { className: "row plans", role: "radiogroup" }, plans.map(([name, sample]) => {
    const input = make("input", { type: "radio", name: id, id: `${id}-plan-${name}`, checked: name === now });
    input.addEventListener("change", () => (name === "none" ? form.drop(["tasks", ...node.along]) : form.edit(path, { [name]: sample })));
    return make("label", { className: "pill" }, input, form.words[`plans.${name}`]);
  }));
  choices.setAttribute("aria-label", form.words["fields.tasks"]);
  const plan = node.plans.find(([first]) => first.key === now) ?? [];
  const known = new Set(plan.map(({ key }) => key));
  const strangers = Object.keys(value ?? {}).filter((key) => !known.has(key));
  return make("div", { className: "inside", "data-group": "" }, choices,
    plan.map((one) => field(form, one, [...path, one.key])),
    strangers.map((key) => field(form, { label: key, of: { kind: "written" } }, [...path, key], { removable: true })));
});

// Named tasks in their order, each a card, the id of a task card, or an objective of its own; tokens lie on them.
define("named", Array.isArray, ({ form, node, value = [], path, id }) => {
  const has = (key) => node.fields.find((one) => one.key === key);
  const set = (next) => form.edit(path, next.length ? next : undefined);
  const items = () => form.at(path) ?? [];
  const cardOf = (one) => (typeof one === "string" ? one : (one?.card ?? one?.task));
  const remove = (place) => form.edit([...path, place], undefined);
  const move = (place, by) => {
    const next = [...items()];
    [next[place], next[place + by]] = [next[place + by], next[place]];
    set(next);
  };
  const list = make("ol", { className: "items named" }, value.map((one, place) => make("li", { "data-path": JSON.stringify([...path, place]) },
    make("div", { className: "named-task" }, shownTask(form, one, [...path, place]), has("token") && tokenChoice(form, has("token"), one, [...path, place])),
    make("div", { className: "problems" }),
    make("div", { className: "tools" },
      place > 0 && sign("↑", `${form.words.up} (${place + 1})`, () => move(place, -1), { id: `${id}-${place}-up` }),
      place < value.length - 1 && sign("↓", `${form.words.down} (${place + 1})`, () => move(place, 1), { id: `${id}-${place}-down` }),
      sign("×", `${form.words.remove} (${place + 1})`, () => remove(place), { id: `${id}-${place}-remove` })))));
  const toggle = (card) => {
    const place = items().findIndex((one) => cardOf(one) === card);
    if (place >= 0) remove(place);
    else if (items().length < node.most) set([...items(), card]);
  };
  const chosen = new Set(value.map(cardOf).filter(Boolean));
  const pick = has("card")
    ? cardGrid(form, { suits: form.game.deck.filter(({ trump }) => !trump), chosen, covered: new Set(), press: toggle, id, label: form.words["cards.choose"] })
    : make("div", { className: "row" }, button(form.words["task.pick"], () => pickTasks(form, chosen, toggle), { id: `${id}-pick`, className: "add" }), levels(form, chosen));
  const own = button(`+ ${form.words["list.add_objective_task"]}`, () => choosePhrase(form, [...path, items().length, "objective"]), { id: `${id}-own`, className: "add" });
  return make("div", { className: "inside", "data-group": "" }, pick, value.length > 0 && list, own);
});

function shownTask(form, one, path) {
  if (isObject(one) && "objective" in one) return field(form, { label: form.words["task.mine"], of: { kind: "objective" } }, [...path, "objective"], { bare: true });
  const name = typeof one === "string" ? one : (one?.card ?? one?.task);
  if (form.game.names[name]) return make("span", { className: "task-name" }, cardSign(name), ` ${form.game.names[name][0]}`);
  const task = form.tasks?.find(({ id }) => id === name);
  if (task) return make("span", { className: "task-name" }, picture(task.picture), make("span", {}, task.sentence));
  if (typeof name === "string") {
    form.wantTasks();
    return make("span", { className: "task-name" }, name);
  }
  return field(form, { label: form.words.remove, of: { kind: "written" } }, path, { bare: true });
}

function tokenChoice(form, { of: { options } }, one, path) {
  const value = isObject(one) ? (one.token ?? "") : "";
  const name = typeof one === "string" ? (form.game.names[one]?.[0] ?? one) : (form.game.names[one?.card]?.[0] ?? form.words["task.mine"]);
  const change = (token) => {
    const { token: _, ...rest } = isObject(one) ? form.at(path) : { card: one };
    if (token) form.edit(path, { ...rest, token });
    else form.edit(path, "card" in rest ? rest.card : rest);
  };
  return select([["", form.words["task.no_token"]], ...options.map((option) => [option.value, option.label])], value, change,
    { id: form.id([...path, "token"]), "aria-label": fill(form.words["task.token"], { name }) });
}

// How difficult the picked cards are together.
function levels(form, chosen) {
  const cards = form.tasks?.filter(({ id }) => chosen.has(id)) ?? [];
  if (!cards.length) return false;
  const sums = cards[0].levels.map((_, seats) => cards.reduce((sum, card) => sum + card.levels[seats], 0));
  return make("span", { className: "help" }, fill(form.words["task.sum"], { levels: sums.join(" / ") }));
}

async function pickTasks(form, chosen, toggle) {
  const status = make("p", { className: "help", role: "status" });
  const search = make("input", { type: "search", "aria-label": form.words["task.search"], placeholder: form.words["task.search"] });
  const list = make("ul", { className: "task-cards" });
  dialog(form.words["task.pick"], form.words, make("div", { className: "row" }, search, status), list);
  const tasks = await form.wantTasks();
  const picked = new Set(chosen);
  const entries = tasks.map((task) => {
    const pick = button([picture(task.picture), make("span", {}, task.sentence, make("small", {}, fill(form.words["task.levels"], { levels: task.levels.join(" / ") })))], () => {
      if (picked.delete(task.id) || !picked.add(task.id)) pick.setAttribute("aria-pressed", "false");
      else pick.setAttribute("aria-pressed", "true");
      toggle(task.id);
    }, { "aria-pressed": `${picked.has(task.id)}` });
    return { task, row: make("li", {}, pick) };
  });
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let left = 0;
    for (const { task, row } of entries) {
      row.hidden = !wanted.every((word) => `${task.sentence} ${task.id}`.toLowerCase().includes(word));
      left += !row.hidden;
    }
    status.textContent = fill(form.words["task.shown"], { n: left, all: tasks.length });
  };
  search.addEventListener("input", paused(show, 60));
  list.append(...entries.map(({ row }) => row));
  show();
}
