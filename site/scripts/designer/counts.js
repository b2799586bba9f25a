// Fields for counts and trick selections: written as `2+` or `first 3`, chosen in words.
import { button, make, select, sign } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { COUNTS, LIMITED_COUNTS, needs, numbersFor, POSITIONS, parsed, written } from "./amounts.js";
import { define, group } from "./fields.js";
import { isObject } from "./mission.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("./amounts.js").Kinds} Kinds */
/** @typedef {import("./described.js").Path} Path */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {import("./form.js").MissionForm} MissionForm */
/** @typedef {(next: Written, typed?: boolean) => void} Change */

const SEATS = ["3", "4", "5"];
const simple = (/** @type {Written} */ value) => typeof value === "string" || Number.isInteger(value);
const isCount = (/** @type {Written} */ value) => simple(value) && parsed(COUNTS, value) !== undefined;
const isPosition = (/** @type {Written} */ value) => simple(value) && parsed(POSITIONS, value) !== undefined;

/**
 * A drop-down of kinds, and as many number fields as the kind needs.
 * @param {MissionForm} form
 * @param {{ kinds: Kinds, part: string, value: Written, change: Change, id: string, label: string }} shown `part` is the key of the labels of the kinds
 */
function amount(form, { kinds, part, value, change, id, label }) {
  const { kind, numbers } = parsed(kinds, value ?? "") ?? { kind: kinds[0][0], numbers: [] };
  const inputs = Array.from({ length: needs(kinds, kind) }, (_, place) => {
    const input = make("input", {
      type: "number",
      min: 0,
      inputMode: "numeric",
      id: `${id}-${place}`,
      value: numbers[place] ?? "",
      "aria-label": form.words[place ? "count.to" : "count.number"],
    });
    input.addEventListener("input", () => {
      const typed = inputs.map((one) => one.value);
      if (!typed.includes("")) change(written(kinds, kind, typed.map(Number)), true);
    });
    return input;
  });
  const choices = kinds.map(([name]) => /** @type {Choice} */ ([name, form.words[`${part}.${name}`]]));
  const become = (/** @type {string} */ next) => change(written(kinds, next, numbersFor(kinds, next, numbers)));
  return make("span", { className: "amount" }, select(choices, kind, become, { id, "aria-label": label }), inputs);
}

define(
  "count",
  (value) =>
    isObject(value)
      ? Object.entries(value).every(([seats, one]) => SEATS.includes(seats) && parsed(COUNTS, one))
      : isCount(value),
  ({ form, node, value, path, id, label }) => {
    const kinds = node.of === "count" || value === "all" ? COUNTS : LIMITED_COUNTS;
    const isSplit = isObject(value);
    /** @type {(at: Path) => Change} */
    const change = (at) => (next, typed) => form.edit(at, next, { typed });
    const toggle = make("input", { type: "checkbox", id: `${id}-split`, checked: isSplit });
    toggle.addEventListener("change", () => {
      const now = form.at(path);
      const each = now === "all" ? "1+" : now;
      form.edit(path, toggle.checked ? Object.fromEntries(SEATS.map((seats) => [seats, each])) : Object.values(now)[0]);
    });
    const row = (/** @type {string} */ seats) => {
      const words = fill(form.words["count.at"], { n: seats });
      const at = { value: value[seats], change: change([...path, seats]), id: `${id}-${seats}`, label: words };
      const control = amount(form, { kinds: LIMITED_COUNTS, part: "count", ...at });
      return make("div", { className: "row" }, make("span", { className: "help" }, words), control);
    };
    const rows = isSplit
      ? SEATS.map(row)
      : amount(form, { kinds, part: "count", value, change: change(path), id, label });
    return group(rows, make("label", { className: "ticked" }, toggle, ` ${form.words["count.by_players"]}`));
  },
);

define(
  "position",
  (value) => [value].flat().every(isPosition),
  ({ form, value, path, id, label }) => {
    const places = value === undefined ? [] : [value].flat();
    const now = () => [form.at(path) ?? []].flat();
    const set = (/** @type {Written[]} */ next, /** @type {boolean | undefined} */ typed = false) =>
      form.edit(path, next.length > 1 ? next : next[0], { typed });
    const rows = places.map((one, place) => {
      /** @type {Change} */
      const change = (next, typed) => set(now().with(place, next), typed);
      const remove = () => set(now().filter((_, at) => at !== place));
      const inner = `${id}-${place}`;
      return make(
        "div",
        { className: "row" },
        amount(form, { kinds: POSITIONS, part: "position", value: one, change, id: inner, label }),
        places.length > 1 && sign("×", `${form.words.remove} (${place + 1})`, remove, { id: `${inner}-remove` }),
      );
    });
    const another = () => set([...now(), now().includes("last") ? "first" : "last"]);
    const add = button(`+ ${form.words["list.add_place"]}`, another, { id: `${id}-add`, className: "chip" });
    return group(rows, add);
  },
);
