// The fields of the form, by kind of value. Python describes them; a value that its field cannot hold is edited as
// text, so that a broken mission can be repaired.
import { button, make, select, sign } from "../kit/elements.js";
import { titled } from "../kit/page.js";
import { isObject } from "./mission.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("../kit/elements.js").Inside} Inside */
/** @typedef {import("./described.js").Field} Field */
/** @typedef {import("./described.js").FormNode} FormNode */
/** @typedef {import("./described.js").Path} Path */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {import("./form.js").MissionForm} MissionForm */
/**
 * The arguments of a field.
 * @typedef {object} Shown
 * @property {MissionForm} form
 * @property {FormNode} node
 * @property {Written} value
 * @property {Path} path
 * @property {string} id
 * @property {string} label
 */
/** @typedef {{ fits: (value: Written, node: FormNode) => boolean, show: (shown: Shown) => HTMLElement }} Kind */

/** @type {Record<string, Kind>} */
export const KINDS = {};

/**
 * @param {string} kind
 * @param {Kind["fits"]} fits whether a field of this kind can hold a value
 * @param {Kind["show"]} show
 */
export const define = (kind, fits, show) => {
  KINDS[kind] = { fits, show };
};

/**
 * One field: label, control, help, and room for problems. A bare one leaves the label to its container.
 * @param {MissionForm} form
 * @param {Pick<Field, "label" | "help" | "of">} described
 * @param {Path} path
 * @param {{ removable?: boolean, bare?: boolean, value?: Written }} [options]
 */
export function field(
  form,
  { label, help, of: node },
  path,
  { removable = false, bare = false, value = form.at(path) } = {},
) {
  const kind = KINDS[node.kind];
  const { show } = value === undefined || kind.fits(value, node) ? kind : KINDS.written;
  const id = form.id(path);
  const inside = show({ form, node, value, path, id, label });
  const grouped = inside.dataset.group !== undefined;
  const remove =
    removable && sign("×", titled(form.words.remove, label), () => form.edit(path, undefined), { id: `${id}-remove` });
  const attributes = { className: "label", id: `${id}-label`, htmlFor: grouped ? undefined : id };
  const title = !bare && make(grouped ? "span" : "label", attributes, label);
  if (grouped) {
    inside.setAttribute("role", inside.getAttribute("role") ?? "group");
    if (bare) inside.setAttribute("aria-label", label);
    else inside.setAttribute("aria-labelledby", `${id}-label`);
  }
  return make(
    "div",
    { className: `field kind-${node.kind}`, "data-path": JSON.stringify(path) },
    (title || remove) && make("div", { className: "head" }, title, remove),
    inside,
    help && make("p", { className: "help", id: `${id}-help` }, help),
    make("div", { className: "problems", id: `${id}-problems` }),
  );
}

/**
 * The contents of a field with several controls, which is labelled as a group.
 * @param {...Inside} inside
 */
export const group = (...inside) => make("div", { className: "inside", "data-group": "" }, inside);

/**
 * The buttons beside a list entry: up, down and remove.
 * @param {MissionForm} form
 * @param {Path} path of the list
 * @param {string} id
 * @param {number} place
 * @param {number} count
 */
export function entryTools(form, path, id, place, count) {
  const move = (/** @type {number} */ by) => {
    const next = [...form.at(path)];
    [next[place], next[place + by]] = [next[place + by], next[place]];
    form.edit(path, next);
  };
  const tool = (/** @type {string} */ shown, /** @type {string} */ name, /** @type {() => void} */ press) =>
    sign(shown, `${form.words[name]} (${place + 1})`, press, { id: `${id}-${place}-${name}` });
  return make(
    "div",
    { className: "tools" },
    place > 0 && tool("↑", "up", () => move(-1)),
    place < count - 1 && tool("↓", "down", () => move(1)),
    tool("×", "remove", () => form.edit([...path, place], undefined)),
  );
}

define("number", Number.isInteger, ({ form, node, value, path, id, label }) => {
  const { least = 0, most = 999 } = node;
  const set = (/** @type {number} */ next) => form.edit(path, next, { typed: true });
  const attributes = { type: "number", id, value: value ?? "", min: least, max: most, inputMode: "numeric" };
  const input = make("input", attributes);
  input.addEventListener("input", () => {
    if (input.value !== "") set(Math.trunc(Number(input.value)));
  });
  const step = (/** @type {number} */ by) => () => {
    const from = input.value === "" ? least - by : Number(input.value);
    const next = Math.max(least, Math.min(most, from + by));
    input.value = `${next}`;
    set(next);
  };
  return make(
    "div",
    { className: "stepper" },
    sign("−", titled(form.words.less, label), step(-1), { id: `${id}-less` }),
    input,
    sign("+", titled(form.words.more, label), step(1), { id: `${id}-more` }),
  );
});

define(
  "text",
  (value) => typeof value === "string",
  ({ form, node, value, path, id }) => {
    const long = (node.most ?? 0) > 200;
    const attributes = { id, value: value ?? "", maxLength: node.most, autocomplete: "off" };
    const input = long ? make("textarea", { ...attributes, rows: 5 }) : make("input", attributes);
    input.addEventListener("input", () => form.edit(path, input.value || undefined, { typed: true }));
    return input;
  },
);

define(
  "switch",
  (value) => typeof value === "boolean",
  ({ form, value, path, id }) => {
    const input = make("input", { type: "checkbox", id, checked: value === true, role: "switch" });
    input.addEventListener("change", () => form.edit(path, input.checked || (value === undefined ? undefined : false)));
    const state = make("span", { className: "state", "aria-hidden": "true" });
    return make("span", { className: "switch" }, input, state);
  },
);

define("group", isObject, ({ form, node, value = {}, path }) =>
  group(fieldsOf(form, node.fields ?? [], value, path, form.words["list.add_field"])),
);

/**
 * The fields of a group: those that are always shown or filled in; the others are offered below. A field with the same
 * name as the group needs no label.
 * @param {MissionForm} form
 * @param {Field[]} fields
 * @param {Record<string, Written>} value
 * @param {Path} path
 * @param {string} offer the label of the fields that can be added
 * @param {string} [named]
 */
export function fieldsOf(form, fields, value, path, offer, named = "") {
  const known = new Set(fields.map((one) => one.key));
  const seen = (/** @type {Field} */ one) => one.required || one.shown || value[one.key] !== undefined;
  const shown = fields.filter(seen).map((one) => {
    const node = one.default === undefined ? one.of : { ...one.of, default: one.default };
    const options = { removable: !one.required && !one.shown, bare: one.label === named };
    return field(form, { ...one, of: node }, [...path, one.key], options);
  });
  const unplaced = Object.keys(value).filter((key) => !known.has(key) && !form.hidden(path, key));
  const offered = fields
    .filter((one) => !seen(one))
    .map((one) =>
      button(`+ ${one.label}`, () => form.add([...path, one.key], one.sample), {
        id: form.id([...path, one.key, "add"]),
        className: "chip",
      }),
    );
  const add =
    offered.length > 0 && make("div", { className: "row offers" }, make("span", { className: "help" }, offer), offered);
  return make("div", { className: "fields" }, shown, unknownFields(form, unplaced, path), add);
}

/**
 * Unknown keys stay visible, so that they can be removed.
 * @param {MissionForm} form
 * @param {string[]} keys
 * @param {Path} path
 */
export const unknownFields = (form, keys, path) =>
  keys.map((key) => field(form, { label: key, of: { kind: "written" } }, [...path, key], { removable: true }));

define("list", Array.isArray, ({ form, node, value, path, id }) => {
  /** @type {Written[]} */
  const now = value ?? [];
  const items = now.map((_, place) =>
    make(
      "li",
      {},
      field(form, { label: `${place + 1}`, of: node.of }, [...path, place], { bare: true }),
      entryTools(form, path, id, place, now.length),
    ),
  );
  const kind = node.of.kind === "group" ? "member" : node.of.kind;
  const words = form.words[`list.add_${kind}`] ?? form.words["list.add_entry"];
  const add =
    now.length < (node.most ?? 99) &&
    button(`+ ${words}`, () => form.append(path, node), { id: `${id}-add`, className: "add" });
  return group(now.length > 0 && make("ol", { className: "items" }, items), add);
});

// The name of a member who is chosen before play.
define(
  "chosen",
  (value) => typeof value === "string",
  ({ form, value, path, id }) => {
    const names = form.chosen();
    if (value !== undefined && !names.includes(value)) names.push(value);
    const listed = names.map((name) => /** @type {Choice} */ ([name, name]));
    return select([["", "–"], ...listed], value ?? "", (next) => form.edit(path, next || undefined), { id });
  },
);

// Title and story in each language.
define("words", isObject, ({ form, node, value = {}, path }) => {
  const { langs: listed = [] } = node;
  const names = new Map(listed);
  const langs = new Set([form.lang, ...names.keys(), ...Object.keys(value)]);
  const title = { label: form.words["fields.title"], of: { kind: "text", most: 60 } };
  const story = { label: form.words["fields.story"], of: { kind: "text", most: 1500 } };
  const free = {
    label: form.words["fields.free_rules"],
    help: form.words["hints.free_rules"],
    of: { kind: "list", most: 8, sample: "…", of: { kind: "text", most: 400 } },
  };
  const parts = [...langs].map((lang, place) => {
    const inner = [...path, lang];
    const said = value[lang];
    if (said !== undefined && !isObject(said)) return unknownFields(form, [lang], path);
    const place_ = JSON.stringify(inner);
    const shown = make(
      "details",
      { open: form.isOpen(inner, place === 0), "data-open": place_, "data-path": place_ },
      make(
        "summary",
        { id: form.id([...inner, "summary"]) },
        names.get(lang) ?? lang,
        said?.title && make("small", {}, ` ${said.title}`),
      ),
      field(form, title, [...inner, "title"]),
      field(form, story, [...inner, "story"]),
      field(form, free, [...inner, "free_rules"]),
      make("div", { className: "problems" }),
    );
    for (const control of shown.querySelectorAll("input, textarea")) control.setAttribute("lang", lang);
    return shown;
  });
  return group(parts);
});

// Any other value, as text.
define(
  "written",
  () => true,
  ({ form, value, path, id }) => {
    const text = JSON.stringify(value, undefined, 1);
    const input = make("textarea", { id, value: text, rows: 3, spellcheck: false, className: "code" });
    input.addEventListener("change", () => {
      try {
        form.edit(path, JSON.parse(input.value));
      } catch {
        form.edit(path, input.value || undefined);
      }
    });
    return make("div", {}, make("p", { className: "help" }, form.words.written), input);
  },
);
