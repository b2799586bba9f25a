// Special rules: somebody, and a phrase that reads as a sentence. Python says the sentences; here they are chosen, and
// their gaps are filled in.
import { define, field, fieldsOf } from "./designer-fields.js";
import { button, dialog, fold, make, paused, select } from "./designer-parts.js";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const phraseOf = (value) => Object.keys(value).filter((key) => key !== "who");

define("objective", (value) => isObject(value) && phraseOf(value).length === 1, ({ form, value, path, id }) => {
  if (value === undefined) return make("div", {}, button(`+ ${form.words["list.add_objective"]}`, () => choosePhrase(form, path), { id, className: "add" }));
  const [name] = phraseOf(value);
  const phrase = form.game.phrases.find((one) => one.key === name);
  const slot = [...path, name];
  const who = { ...form.game.phrases.find((one) => one.key === "who") };
  const slots = () => !phrase
    ? field(form, { label: name, of: { kind: "written" } }, slot)
    : phrase.of.kind === "group" && isObject(value[name])
      ? fieldsOf(form, phrase.of.fields, value[name], slot, form.words[name === "tricks" ? "list.add_condition" : "list.add_field"])
      : field(form, phrase, slot);
  return fold({ className: "objective", open: form.isOpen(path, false), "data-open": JSON.stringify(path), "data-group": "" },
    make("summary", { id }, make("span", { className: "sentence", "data-objective": JSON.stringify(path), "data-place": form.place(path) }, form.sentence(path))),
    () => make("div", { className: "fields" },
      field(form, { ...who, of: { ...who.of, unset: form.place(path) === "task" ? "owner" : "crew" } }, [...path, "who"]),
      slots(),
      button(form.words["objective.change"], () => choosePhrase(form, path), { id: `${id}-change` })));
});

// All phrases as sentences about the same member. The choice replaces what was there.
export function choosePhrase(form, path) {
  const there = form.at(path);
  const place = form.place(path);
  const unset = place === "task" ? "owner" : "crew";
  let who = there?.who;
  let offers = [];
  const list = make("div", { className: "phrases" });
  const search = make("input", { type: "search", "aria-label": form.words["objective.search"], placeholder: form.words["objective.search"] });
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = offers.filter(({ sentence }) => wanted.every((word) => sentence.toLowerCase().includes(word)));
    const groups = [...new Set(found.map(({ group }) => group))];
    list.replaceChildren(...groups.map((group) => make("section", {}, make("h3", {}, group),
      make("ul", {}, found.filter((one) => one.group === group).map((one) => make("li", {}, button(one.sentence, () => {
        made.close();
        form.put(path, one.objective);
      })))))));
    if (!found.length) list.append(make("p", { role: "status" }, form.words["objective.nothing_found"]));
  };
  const ask = async () => {
    const answer = await form.ask({ do: "phrases", game: form.gameId, who: who ?? null, place });
    // Whoever is meant by saying nothing need not be written.
    offers = answer.phrases;
    show();
  };
  const plain = form.game.members.who.filter((option) => option.value);
  const given = typeof who === "object" ? [["", "…"]] : [];
  const member = select([...given, ...plain.map(({ value, label }) => [value, label])], typeof who === "object" ? "" : who ?? unset, (next) => {
    who = next === unset ? undefined : next || there?.who;
    ask();
  }, { "aria-label": form.words["fields.who"] });
  search.addEventListener("input", paused(show, 80));
  const made = dialog(form.words["objective.choose"], form.words, make("div", { className: "row" }, make("label", {}, `${form.words["fields.who"]} `, member), search), list);
  ask();
}

// Somebody: by a word, or by a name, a card or a neighbour.
const WAYS = { chosen: { kind: "chosen" }, holder: { kind: "card" }, left_of: { kind: "who", of: "member" }, right_of: { kind: "who", of: "member" } };

define("who", (value) => typeof value === "string" || (isObject(value) && Object.keys(value).length === 1 && Object.keys(value)[0] in WAYS), ({ form, node, value, path, id, label }) => {
  const options = form.game.members[node.of];
  const way = isObject(value) ? Object.keys(value)[0] : "";
  const now = way ? `by:${way}` : value ?? node.unset ?? "";
  const known = options.map((option) => [option.by ? `by:${option.by}` : option.value, option.label]);
  if (!known.some(([one]) => one === now)) known.unshift([now, now || "–"]);
  const change = (next) => {
    if (!next.startsWith("by:")) return form.edit(path, next === node.unset ? undefined : next);
    const first = { chosen: form.chosen()[0] ?? "navigator", holder: `${form.game.deck[0].suit} 9`, left_of: "commander", right_of: "commander" };
    form.edit(path, { [next.slice(3)]: first[next.slice(3)] });
  };
  const choice = select(known, now, change, { id, "aria-label": label });
  return make("div", { className: "inside", "data-group": "" }, choice,
    way && field(form, { label: known.find(([one]) => one === now)[1], of: WAYS[way] }, [...path, way], { bare: true }));
});

// A kind of trick: a position alone is written short.
define("trick", (value) => isObject(value) || [value].flat().every((one) => typeof one === "string" || Number.isInteger(one)), ({ form, value, path }) => {
  const conditions = (given) => (isObject(given) ? given : given === undefined ? {} : { which: given });
  const inner = form.within(path, conditions, (next) => {
    const keys = Object.keys(next ?? {});
    return keys.length === 1 && keys[0] === "which" ? next.which : next;
  });
  return make("div", { className: "inside", "data-group": "" }, fieldsOf(inner, form.game.trick, conditions(value), path, form.words["list.add_condition"]));
});

// Cards that a trick holds, each perhaps with a number; without a number they are written short.
define("holding", () => true, ({ form, value, path, id }) => {
  const short = (one) => (isObject(one) && one.count === undefined ? one.cards : one);
  const full = (one) => (isObject(one) ? one : { cards: one });
  const places = Array.isArray(value) && value.some(isObject) ? value.map((_, place) => [...path, place]) : [path];
  return make("div", { className: "inside", "data-group": "" }, places.map((at, place) => {
    const inner = form.within(at, full, short);
    return make("div", { className: "fields", "data-path": JSON.stringify(at) },
      field(inner, { label: form.words["kinds.cards"], of: { kind: "cards" } }, [...at, "cards"]),
      inner.at([...at, "count"]) === undefined
        ? button(`+ ${form.words["kinds.count"]}`, () => inner.edit([...at, "count"], "2+"), { id: `${id}-${place}-count`, className: "chip" })
        : field(inner, { label: form.words["kinds.count"], of: { kind: "count" } }, [...at, "count"], { removable: true }));
  }));
});
