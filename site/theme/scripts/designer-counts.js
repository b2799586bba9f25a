// How many, and which tricks: written as `2+` or `first 3`, chosen in words.
import { define } from "./designer-fields.js";
import { button, fill, make, select, sign } from "./designer-parts.js";

const COUNTS = [
  ["exactly", /^(\d+)$/, (n) => n],
  ["at_least", /^(?:(\d+)\+|>=(\d+))$/, (n) => `${n}+`],
  ["at_most", /^(?:\.\.(\d+)|<=(\d+))$/, (n) => `..${n}`],
  ["between", /^(\d+)\.\.(\d+)$/, (n, m) => `${n}..${m}`],
  ["above", /^>(\d+)$/, (n) => `>${n}`],
  ["below", /^<(\d+)$/, (n) => `<${n}`],
  ["all", /^all$/, () => "all"],
  ["none", /^none$/, () => "none"],
];
const POSITIONS = [
  ["first", /^first$/, () => "first"],
  ["last", /^last$/, () => "last"],
  ["number", /^(\d+)$/, (n) => n],
  ["numbers", /^(\d+)\.\.(\d+)$/, (n, m) => `${n}..${m}`],
  ["firsts", /^first (\d+)$/, (n) => `first ${n}`],
  ["lasts", /^last (\d+)$/, (n) => `last ${n}`],
  ["first_half", /^first half$/, () => "first half"],
  ["second_half", /^second half$/, () => "second half"],
  ["odd", /^odd$/, () => "odd"],
  ["even", /^even$/, () => "even"],
];
const SEATS = ["3", "4", "5"];
const simple = (value) => typeof value === "string" || Number.isInteger(value);

// What is written, taken apart: its kind and its numbers.
function parsed(kinds, value) {
  for (const [kind, pattern] of kinds) {
    const found = String(value).match(pattern);
    if (found) return { kind, numbers: found.slice(1).filter((one) => one !== undefined).map(Number) };
  }
  return undefined;
}

// A list of kinds, and as many numbers as the kind needs.
function amount(form, kinds, words, value, change, id, label) {
  const { kind, numbers } = parsed(kinds, value ?? "") ?? { kind: kinds[0][0], numbers: [] };
  const write = (next, [low, high]) => kinds.find(([name]) => name === next)[2](low, high);
  const needs = (name) => write(name, ["x", "y"]).toString().match(/[xy]/g)?.length ?? 0;
  const full = (name) => [numbers[0] ?? 2, Math.max(numbers[1] ?? 0, (numbers[0] ?? 2) + 1)].slice(0, Math.max(needs(name), 1));
  const inputs = Array.from({ length: needs(kind) }, (_, place) => {
    const input = make("input", { type: "number", min: 0, inputMode: "numeric", id: `${id}-${place}`, value: numbers[place] ?? "", "aria-label": form.words[place ? "count.to" : "count.number"] });
    input.addEventListener("input", () => {
      const next = inputs.map((one) => Number(one.value));
      if (inputs.every((one) => one.value !== "")) change(write(kind, next), true);
    });
    return input;
  });
  const choice = select(kinds.map(([name]) => [name, words(name)]), kind, (next) => change(write(next, full(next))), { id, "aria-label": label });
  return make("span", { className: "amount" }, choice, inputs);
}

define("count", (value) => (simple(value) && parsed(COUNTS, value)) || (typeof value === "object" && value !== null && Object.entries(value).every(([seats, one]) => SEATS.includes(seats) && parsed(COUNTS, one))),
  ({ form, value, path, id, label }) => {
    const split = typeof value === "object";
    const words = (name) => form.words[`count.${name}`];
    const change = (at) => (next, typed) => form.edit(at, next, { typed });
    const toggle = make("input", { type: "checkbox", id: `${id}-split`, checked: split });
    toggle.addEventListener("change", () => form.edit(path, toggle.checked ? Object.fromEntries(SEATS.map((seats) => [seats, form.at(path)])) : Object.values(form.at(path))[0]));
    const rows = split
      ? SEATS.map((seats) => make("div", { className: "row" }, make("span", { className: "help" }, fill(form.words["count.at"], { n: seats })),
          amount(form, COUNTS, words, value[seats], change([...path, seats]), `${id}-${seats}`, fill(form.words["count.at"], { n: seats }))))
      : [amount(form, COUNTS, words, value, change(path), id, label)];
    return make("div", { className: "inside", "data-group": "" }, rows, make("label", { className: "ticked" }, toggle, ` ${form.words["count.by_players"]}`));
  });

define("position", (value) => [value].flat().every((one) => simple(one) && parsed(POSITIONS, one)), ({ form, value, path, id, label }) => {
  const places = value === undefined ? [] : [value].flat();
  const words = (name) => form.words[`position.${name}`];
  const now = () => [form.at(path) ?? []].flat();
  const set = (next, typed) => form.edit(path, next.length > 1 ? next : next[0], { typed });
  const rows = places.map((one, place) => make("div", { className: "row" },
    amount(form, POSITIONS, words, one, (next, typed) => set(now().with(place, next), typed), `${id}-${place}`, label),
    places.length > 1 && sign("×", `${form.words.remove} (${place + 1})`, () => set(now().filter((_, at) => at !== place)), { id: `${id}-${place}-remove` })));
  const add = button(`+ ${form.words["list.add_place"]}`, () => set([...now(), now().includes("last") ? "first" : "last"]), { id: `${id}-add`, className: "chip" });
  return make("div", { className: "inside", "data-group": "" }, rows, add);
});
