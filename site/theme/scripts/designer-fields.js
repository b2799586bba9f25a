// Fields of the form, by the kind of value that they hold. What is described by Python is shown here; a value that its
// field cannot hold is written by hand, so that a broken mission can be mended.
import { button, fill, make, picture, select, sign } from "./designer-parts.js";

export const KINDS = {};
export const define = (kind, fits, show) => (KINDS[kind] = { fits, show });

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// One field: label, control, help, and room for what is wrong with it. `label: false` leaves the label to the inside.
export function field(form, { label, help, of: node }, path, { removable = false, bare = false, value = form.at(path) } = {}) {
  const kind = KINDS[node.kind];
  const { show } = value === undefined || kind.fits(value, node) ? kind : KINDS.written;
  const id = form.id(path);
  const inside = show({ form, node, value, path, id, label });
  const grouped = inside.dataset.group !== undefined;
  const remove = removable && sign("×", `${form.words.remove}: ${label}`, () => form.edit(path, undefined), { id: `${id}-remove` });
  const title = !bare && make(grouped ? "span" : "label", { className: "label", id: `${id}-label`, htmlFor: grouped ? undefined : id }, label);
  if (grouped) {
    inside.setAttribute("role", inside.getAttribute("role") ?? "group");
    if (bare) inside.setAttribute("aria-label", label);
    else inside.setAttribute("aria-labelledby", `${id}-label`);
  }
  return make("div", { className: `field kind-${node.kind}`, "data-path": JSON.stringify(path) },
    (title || remove) && make("div", { className: "head" }, title, remove),
    inside,
    help && make("p", { className: "help", id: `${id}-help` }, help),
    make("div", { className: "problems", id: `${id}-problems` }));
}

const group = (...inside) => make("div", { className: "inside", "data-group": "" }, ...inside);

define("number", (value) => Number.isInteger(value), ({ form, node, value, path, id, label }) => {
  const set = (next, typed) => form.edit(path, next, { typed });
  const input = make("input", { type: "number", id, value: value ?? "", min: node.least, max: node.most, inputMode: "numeric" });
  input.addEventListener("input", () => input.value !== "" && set(Math.trunc(Number(input.value)), true));
  const step = (by) => () => {
    const from = input.value === "" ? node.least - by : Number(input.value);
    input.value = Math.max(node.least, Math.min(node.most, from + by));
    set(Number(input.value), true);
  };
  return make("div", { className: "stepper" },
    sign("−", `${form.words.less}: ${label}`, step(-1), { id: `${id}-less` }), input,
    sign("+", `${form.words.more}: ${label}`, step(1), { id: `${id}-more` }));
});

define("text", (value) => typeof value === "string", ({ form, node, value, path, id }) => {
  const long = node.most > 200;
  const input = make(long ? "textarea" : "input", { id, value: value ?? "", maxLength: node.most, rows: long ? 5 : undefined, autocomplete: "off" });
  input.addEventListener("input", () => form.edit(path, input.value || undefined, { typed: true }));
  return input;
});

define("switch", (value) => typeof value === "boolean", ({ form, value, path, id, label }) => {
  const input = make("input", { type: "checkbox", id, checked: value === true, role: "switch" });
  input.addEventListener("change", () => form.edit(path, input.checked || (value === undefined ? undefined : false)));
  return make("span", { className: "switch" }, input, make("span", { className: "state", "aria-hidden": "true" }));
});

// One of several: with pictures or explanations as cards, otherwise as a list.
define("choice", (value, node) => node.options.some((option) => option.value === value), ({ form, node, value, path, id }) => {
  const { options, needs = {} } = node;
  const chosen = value ?? node.default;
  const choose = (next) => form.choose(path, next, chosen, needs, node);
  if (!options.some((option) => option.picture || option.help)) {
    const listed = options.map((option) => [option.value, option.label]);
    return select(chosen === undefined ? [["", "–"], ...listed] : listed, chosen ?? "", choose, { id });
  }
  const box = group(options.map((option, place) => {
    const input = make("input", { type: "radio", name: id, id: `${id}-${place}`, value: option.value, checked: option.value === chosen });
    input.addEventListener("change", () => choose(option.value));
    return make("label", { className: "option" }, input,
      option.picture ? picture(option.picture) : make("span", { className: "picture" }),
      make("span", { className: "words" }, make("strong", {}, option.label), option.help && make("small", {}, option.help)));
  }));
  box.setAttribute("role", "radiogroup");
  box.classList.add("options");
  return box;
});

// Any of several; all of them are meant by none.
define("several", (value, node) => Array.isArray(value) && value.every((one) => node.options.some((option) => option.value === one)), ({ form, node, value, path, id }) => {
  const all = node.options.map((option) => option.value);
  const chosen = new Set(value ?? all);
  return group(node.options.map((option) => {
    const pressed = chosen.has(option.value);
    const toggle = () => {
      const next = all.filter((one) => (one === option.value ? !pressed : chosen.has(one)));
      form.edit(path, next.length && next.length < all.length ? next : undefined);
    };
    return button(option.label, toggle, { id: `${id}-${option.value}`, className: "pill", "aria-pressed": `${pressed}` });
  }));
});

// Some of several, in an order.
define("sequence", (value, node) => Array.isArray(value) && value.every((one) => node.options.some((option) => option.value === one)), ({ form, node, value = [], path, id }) => {
  const named = Object.fromEntries(node.options.map((option) => [option.value, option]));
  const shown = (option) => (option.picture ? picture(option.picture) : option.label);
  const set = (next) => form.edit(path, next.length ? next : undefined);
  const taken = make("div", { className: "row taken" }, value.map((one, place) =>
    button(shown(named[one]), () => set(value.filter((_, other) => other !== place)),
      { id: `${id}-taken-${place}`, "aria-label": fill(form.words["cards.taken_away"], { name: named[one].label }), className: "piece" })));
  const left = make("div", { className: "row offered" }, node.options.filter((option) => !value.includes(option.value)).map((option) =>
    button(shown(option), () => set([...value, option.value]),
      { id: `${id}-${option.value}`, "aria-label": `${form.words.add}: ${option.label}`, className: "piece", disabled: value.length >= node.most })));
  const empty = node.options.some((option) => option.picture) && make("span", { className: "help" }, form.words["list.no_tokens"]);
  return group(value.length ? taken : empty, left);
});

define("group", isObject, ({ form, node, value = {}, path }) => group(fieldsOf(form, node.fields, value, path, form.words["list.add_field"])));

// The fields of a group: those that are always shown or filled in; the others are offered below. A field that is called
// like the group needs no label of its own.
export function fieldsOf(form, fields, value, path, offer, named = "") {
  const known = new Set(fields.map((one) => one.key));
  const seen = (one) => one.required || one.shown || value[one.key] !== undefined;
  const shown = fields.filter(seen).map((one) => {
    const node = one.default === undefined ? one.of : { ...one.of, default: one.default };
    return field(form, { ...one, of: node }, [...path, one.key], { removable: !one.required && !one.shown, bare: one.label === named });
  });
  // What the schema does not know stays in sight, so that it can be taken away.
  const strangers = Object.keys(value).filter((key) => !known.has(key) && !form.hidden(path, key)).map((key) =>
    field(form, { label: key, of: { kind: "written" } }, [...path, key], { removable: true }));
  const offered = fields.filter((one) => !seen(one));
  const add = offered.length > 0 && make("div", { className: "row offers" }, make("span", { className: "help" }, offer),
    offered.map((one) => button(`+ ${one.label}`, () => form.add([...path, one.key], one.sample), { id: form.id([...path, one.key, "add"]), className: "chip" })));
  return make("div", { className: "fields" }, shown, strangers, add);
}

define("list", Array.isArray, ({ form, node, value = [], path, id }) => {
  const move = (place, by) => {
    const next = [...form.at(path)];
    [next[place], next[place + by]] = [next[place + by], next[place]];
    form.edit(path, next);
  };
  const items = value.map((_, place) => make("li", {},
    field(form, { label: `${place + 1}`, of: node.of }, [...path, place], { bare: true }),
    make("div", { className: "tools" },
      place > 0 && sign("↑", `${form.words.up} (${place + 1})`, () => move(place, -1), { id: `${id}-${place}-up` }),
      place < value.length - 1 && sign("↓", `${form.words.down} (${place + 1})`, () => move(place, 1), { id: `${id}-${place}-down` }),
      sign("×", `${form.words.remove} (${place + 1})`, () => form.edit([...path, place], undefined), { id: `${id}-${place}-remove` }))));
  const add = value.length < node.most && button(`+ ${form.words[`list.add_${node.of.kind === "group" ? "member" : node.of.kind}`] ?? form.words["list.add_entry"]}`,
    () => form.append(path, node), { id: `${id}-add`, className: "add" });
  return group(value.length > 0 && make("ol", { className: "items" }, items), add);
});

// The name of a member who is chosen before play.
define("chosen", (value) => typeof value === "string", ({ form, value, path, id }) => {
  const names = form.chosen();
  if (value !== undefined && !names.includes(value)) names.push(value);
  return select([["", "–"], ...names.map((name) => [name, name])], value ?? "", (next) => form.edit(path, next || undefined), { id });
});

// Title and story in each language.
define("words", isObject, ({ form, node, value = {}, path }) => {
  const names = Object.fromEntries(node.langs);
  const langs = [form.lang, ...node.langs.map(([lang]) => lang), ...Object.keys(value)].filter((lang, place, all) => all.indexOf(lang) === place);
  return group(langs.map((lang, place) => {
    const inner = [...path, lang];
    const title = { label: form.words["fields.title"], of: { kind: "text", most: 60 } };
    const story = { label: form.words["fields.story"], of: { kind: "text", most: 1500 } };
    if (value[lang] !== undefined && !isObject(value[lang])) return field(form, { label: lang, of: { kind: "written" } }, inner, { removable: true });
    const open = form.isOpen(inner, place === 0);
    const shown = make("details", { open, "data-open": JSON.stringify(inner), "data-path": JSON.stringify(inner) },
      make("summary", { id: form.id([...inner, "summary"]) }, names[lang] ?? lang, value[lang]?.title ? make("small", {}, ` ${value[lang].title}`) : ""),
      field(form, title, [...inner, "title"]), field(form, story, [...inner, "story"]), make("div", { className: "problems" }));
    for (const control of shown.querySelectorAll("input, textarea")) control.lang = lang;
    return shown;
  }));
});

// Anything else, as it is.
define("written", () => true, ({ form, value, path, id }) => {
  const input = make("textarea", { id, value: JSON.stringify(value, undefined, 1), rows: 3, spellcheck: false, className: "code" });
  input.addEventListener("change", () => {
    try {
      form.edit(path, JSON.parse(input.value));
    } catch {
      form.edit(path, input.value || undefined);
    }
  });
  return make("div", {}, make("p", { className: "help" }, form.words.written), input);
});
