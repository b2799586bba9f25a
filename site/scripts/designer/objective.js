// Special rules: a subject, and a phrase that reads as a sentence. Python supplies the sentences; this is where they
// are chosen and their gaps filled in.
import { button, fold, make, select } from "../kit/elements.js";
import { paused } from "../kit/pause.js";
import { searched } from "../kit/text.js";
import { dialog } from "./dialog.js";
import { define, field, fieldsOf, group } from "./fields.js";
import { lens } from "./form/lens.js";
import { isObject } from "./mission.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("./described.js").Field} Field */
/** @typedef {import("./described.js").FormNode} FormNode */
/** @typedef {import("./described.js").Path} Path */
/** @typedef {import("./described.js").PhraseOffer} PhraseOffer */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {import("./form.js").MissionForm} MissionForm */

const phraseOf = (/** @type {Record<string, Written>} */ value) => Object.keys(value).filter((key) => key !== "who");

/**
 * The default subject of an objective.
 * @param {MissionForm} form
 * @param {Path} path
 */
const unsetAt = (form, path) => (form.place(path) === "task" ? "owner" : "crew");

define(
  "objective",
  (value) => isObject(value) && phraseOf(value).length === 1,
  ({ form, value, path, id }) => {
    if (value === undefined) {
      const words = `+ ${form.words["list.add_objective"]}`;
      return make(
        "div",
        {},
        button(words, () => choosePhrase(form, path), { id, className: "add" }),
      );
    }
    const sentence = make(
      "span",
      { className: "sentence", "data-objective": JSON.stringify(path), "data-place": form.place(path) },
      form.sentence(path),
    );
    const who = form.game.phrases.find((one) => one.key === "who");
    return fold(
      { className: "objective", open: form.isOpen(path, false), "data-open": JSON.stringify(path), "data-group": "" },
      make("summary", { id }, sentence),
      () =>
        make(
          "div",
          { className: "fields" },
          who && field(form, { ...who, of: { ...who.of, unset: unsetAt(form, path) } }, [...path, "who"]),
          slots(form, value, path),
          button(form.words["objective.change"], () => choosePhrase(form, path), { id: `${id}-change` }),
        ),
    );
  },
);

/**
 * The editable gaps of a phrase.
 * @param {MissionForm} form
 * @param {Record<string, Written>} value
 * @param {Path} path
 */
function slots(form, value, path) {
  const [name] = phraseOf(value);
  const phrase = form.game.phrases.find((one) => one.key === name);
  const slot = [...path, name];
  if (!phrase) return field(form, { label: name, of: { kind: "written" } }, slot);
  if (phrase.of.kind !== "group" || !isObject(value[name])) return field(form, phrase, slot);
  const offer = form.words[name === "tricks" ? "list.add_condition" : "list.add_field"];
  return fieldsOf(form, phrase.of.fields ?? [], value[name], slot, offer);
}

/**
 * All phrases as sentences about the same subject. The choice replaces the previous phrase.
 * @param {MissionForm} form
 * @param {Path} path
 */
export function choosePhrase(form, path) {
  const there = form.at(path);
  const place = form.place(path);
  const unset = unsetAt(form, path);
  let who = there?.who;
  /** @type {PhraseOffer[]} */
  let offers = [];
  const list = make("div", { className: "phrases" });
  const hint = form.words["objective.search"];
  const search = make("input", { type: "search", "aria-label": hint, placeholder: hint });
  const show = () => {
    const wanted = searched(search.value);
    const found = offers.filter(({ sentence }) => wanted.every((word) => sentence.toLowerCase().includes(word)));
    const groups = [...new Set(found.map((one) => one.group))];
    const entry = (/** @type {PhraseOffer} */ { sentence, objective }) =>
      make(
        "li",
        {},
        button(sentence, () => {
          made.close();
          form.put(path, objective);
        }),
      );
    const section = (/** @type {string} */ title) =>
      make("section", {}, make("h3", {}, title), make("ul", {}, found.filter((one) => one.group === title).map(entry)));
    list.replaceChildren(...groups.map(section));
    if (!found.length) list.append(make("p", { role: "status" }, form.words["objective.nothing_found"]));
  };
  const ask = async () => {
    if (!offers.length) list.replaceChildren(make("p", { role: "status" }, form.words["check.loading"]));
    // The default subject is not written.
    ({ phrases: offers } = await form.ask({ do: "phrases", game: form.gameId, who: who ?? null, place }));
    show();
  };
  const plain = form.game.members.who
    .filter((option) => option.value)
    .map(({ value, label }) => /** @type {Choice} */ ([value, label]));
  const isGiven = typeof who === "object";
  const change = (/** @type {string} */ next) => {
    who = next === unset ? undefined : next || there?.who;
    ask();
  };
  const member = select(isGiven ? [["", "…"], ...plain] : plain, isGiven ? "" : (who ?? unset), change, {
    "aria-label": form.words["fields.who"],
  });
  search.addEventListener("input", paused(show, 80));
  const label = make("label", {}, `${form.words["fields.who"]} `, member);
  const row = make("div", { className: "row" }, label, search);
  const made = dialog(form.words["objective.choose"], form.words, row, list);
  ask();
}

/**
 * A member: by a role, or by a name, a card or a neighbour.
 * @type {Record<string, FormNode>}
 */
const WAYS = {
  chosen: { kind: "chosen" },
  holder: { kind: "card" },
  left_of: { kind: "who", of: "member" },
  right_of: { kind: "who", of: "member" },
};

define(
  "who",
  (value) =>
    typeof value === "string" || (isObject(value) && Object.keys(value).length === 1 && Object.keys(value)[0] in WAYS),
  ({ form, node, value, path, id, label }) => {
    const options = form.game.members[node.of];
    const way = isObject(value) ? Object.keys(value)[0] : "";
    const now = way ? `by:${way}` : (value ?? node.unset ?? "");
    const known = options.map(
      (option) => /** @type {[string, string]} */ ([option.by ? `by:${option.by}` : option.value, option.label]),
    );
    if (!known.some(([one]) => one === now)) known.unshift([now, now || "–"]);
    const change = (/** @type {string} */ next) => {
      if (!next.startsWith("by:")) return form.edit(path, next === node.unset ? undefined : next);
      const by = next.slice(3);
      /** @type {Record<string, string>} */
      const first = { chosen: form.chosen()[0] ?? "navigator", holder: `${form.game.deck[0].suit} 9` };
      return form.edit(path, { [by]: first[by] ?? "commander" });
    };
    const name = known.find(([one]) => one === now)?.[1] ?? "";
    return group(
      select(known, now, change, { id, "aria-label": label }),
      way && field(form, { label: name, of: WAYS[way] }, [...path, way], { bare: true }),
    );
  },
);

// A kind of trick: a position alone uses the short notation.
define(
  "trick",
  (value) => isObject(value) || [value].flat().every((one) => typeof one === "string" || Number.isInteger(one)),
  ({ form, value, path }) => {
    const conditions = (/** @type {Written} */ given) =>
      isObject(given) ? given : given === undefined ? {} : { which: given };
    const inner = lens(form, path, conditions, (next) => {
      const keys = Object.keys(next ?? {});
      return keys.length === 1 && keys[0] === "which" ? next.which : next;
    });
    const offer = form.words["list.add_condition"];
    return group(fieldsOf(inner, form.game.trick, conditions(value), path, offer));
  },
);

// Cards in a trick, each optionally with a count; without one they use the short notation.
define(
  "holding",
  () => true,
  ({ form, value, path, id }) => {
    const short = (/** @type {Written} */ one) => (isObject(one) && one.count === undefined ? one.cards : one);
    const full = (/** @type {Written} */ one) => (isObject(one) ? one : { cards: one });
    const isList = Array.isArray(value) && value.some(isObject);
    const places = isList ? value.map((_, place) => [...path, place]) : [path];
    const rows = places.map((at, place) => {
      const inner = lens(form, at, full, short);
      const number = [...at, "count"];
      const count =
        inner.at(number) === undefined
          ? button(`+ ${form.words["kinds.count"]}`, () => inner.edit(number, "2+"), {
              id: `${id}-${place}-count`,
              className: "chip",
            })
          : field(inner, { label: form.words["kinds.count"], of: { kind: "count" } }, number, { removable: true });
      const cards = field(inner, { label: form.words["kinds.cards"], of: { kind: "cards" } }, [...at, "cards"]);
      return make("div", { className: "fields", "data-path": JSON.stringify(at) }, cards, count);
    });
    return group(rows);
  },
);
