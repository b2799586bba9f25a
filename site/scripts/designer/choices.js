// Fields whose values are offered: one of them, some of them, or some in an order.
import { button, make, picture, select } from "../kit/elements.js";
import { titled } from "../kit/page.js";
import { fill } from "../kit/text.js";
import { define, group } from "./fields.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("./described.js").FormNode} FormNode */
/** @typedef {import("./described.js").Option} Option */
/** @typedef {import("./described.js").Written} Written */

/**
 * @param {FormNode} node
 * @param {Written} value
 */
const isOffered = (node, value) => Boolean(node.options?.some((option) => option.value === value));

/**
 * @param {Written} value
 * @param {FormNode} node
 */
const areOffered = (value, node) => Array.isArray(value) && value.every((one) => isOffered(node, one));

// A single choice: as cards if there are pictures or explanations, otherwise as a drop-down.
define(
  "choice",
  (value, node) => isOffered(node, value),
  ({ form, node, value, path, id }) => {
    const { options = [] } = node;
    const chosen = value ?? node.default;
    const choose = (/** @type {string} */ next) => form.choose(path, next, chosen, node);
    if (!options.some((option) => option.picture || option.help)) {
      const listed = options.map((option) => /** @type {Choice} */ ([option.value, option.label]));
      return select(chosen === undefined ? [["", "–"], ...listed] : listed, chosen ?? "", choose, { id });
    }
    const offers = options.map((option, place) => {
      const checked = option.value === chosen;
      const input = make("input", { type: "radio", name: id, id: `${id}-${place}`, value: option.value, checked });
      input.addEventListener("change", () => choose(option.value));
      return make(
        "label",
        { className: "option" },
        input,
        option.picture ? picture(option.picture) : make("span", { className: "picture" }),
        make(
          "span",
          { className: "words" },
          make("strong", {}, option.label),
          option.help && make("small", {}, option.help),
        ),
      );
    });
    const box = group(offers);
    box.setAttribute("role", "radiogroup");
    box.classList.add("options");
    return box;
  },
);

// A multiple choice; selecting none means all.
define("several", areOffered, ({ form, node, value, path, id }) => {
  const { options = [] } = node;
  const all = options.map((option) => option.value);
  const chosen = new Set(value ?? all);
  const pills = options.map((option) => {
    const pressed = chosen.has(option.value);
    const toggle = () => {
      const next = all.filter((one) => (one === option.value ? !pressed : chosen.has(one)));
      form.edit(path, next.length && next.length < all.length ? next : undefined);
    };
    const attributes = { id: `${id}-${option.value}`, className: "pill", "aria-pressed": `${pressed}` };
    return button(option.label, toggle, attributes);
  });
  return group(pills);
});

// An ordered multiple choice.
define("sequence", areOffered, ({ form, node, value, path, id }) => {
  /** @type {string[]} */
  const now = value ?? [];
  const { options = [], most = 99 } = node;
  const named = new Map(options.map((option) => [option.value, option]));
  const shown = (/** @type {Option | undefined} */ option) =>
    option?.picture ? picture(option.picture) : option?.label;
  const set = (/** @type {string[]} */ next) => form.edit(path, next.length ? next : undefined);
  const taken = now.map((one, place) =>
    button(shown(named.get(one)), () => set(now.filter((_, other) => other !== place)), {
      id: `${id}-taken-${place}`,
      "aria-label": fill(form.words["cards.taken_away"], { name: named.get(one)?.label }),
      className: "piece",
    }),
  );
  const offered = options
    .filter((option) => !now.includes(option.value))
    .map((option) =>
      button(shown(option), () => set([...now, option.value]), {
        id: `${id}-${option.value}`,
        "aria-label": titled(form.words.add, option.label),
        className: "piece",
        disabled: now.length >= most,
      }),
    );
  const empty =
    options.some((option) => option.picture) && make("span", { className: "help" }, form.words["list.no_tokens"]);
  return group(
    taken.length ? make("div", { className: "row taken" }, taken) : empty,
    make("div", { className: "row offered" }, offered),
  );
});
