// The card picker: a small grid of the deck for single cards, whole colours and values, or parts of them. The contents
// and names of sets come from Python.
import { button, fold, make, select } from "../kit/elements.js";
import { all } from "../kit/page.js";
import { fill } from "../kit/text.js";
import { define, group } from "./fields.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("./described.js").Suit} Suit */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {import("./form.js").MissionForm} MissionForm */

const listed = (/** @type {Written} */ value) =>
  (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(String);

const plain = (/** @type {Written} */ value) => typeof value === "string" || Number.isInteger(value);

/** @type {Record<string, [down: number, right: number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * A card as a small icon: its suit as a symbol, its value as a number.
 * @param {string} card
 * @param {string} [text]
 */
export function cardSign(card, text) {
  const [suit, value] = card.split(" ");
  return make("span", { className: `card ${suit}` }, text ?? value ?? "");
}

/**
 * The chosen items, each with a button to remove it.
 * @param {MissionForm} form
 * @param {string[]} chosen
 * @param {string} id
 * @param {(place: number) => void} remove
 */
function chips(form, chosen, id, remove) {
  if (!chosen.length) return make("span", { className: "help" }, form.words["cards.nothing"]);
  const made = chosen.map((one, place) => {
    const [name] = form.game.names[one] ?? [one];
    return button([chipSign(one, name), make("span", { "aria-hidden": "true" }, " ×")], () => remove(place), {
      id: `${id}-taken-${place}`,
      className: "chip chosen",
      "aria-label": fill(form.words["cards.taken_away"], { name }),
    });
  });
  return make("div", { className: "row taken" }, made);
}

/**
 * @param {string} one
 * @param {string} name
 */
function chipSign(one, name) {
  return /^[a-z]+ \d$/.test(one) ? cardSign(one) : make("span", {}, name);
}

/**
 * The contents and callbacks of a grid of cards.
 * @typedef {object} Grid
 * @property {Suit[]} suits
 * @property {Set<string>} chosen
 * @property {Set<string>} [covered] what another chosen item already includes
 * @property {(one: string) => void} press
 * @property {boolean} [whole] whether whole suits and values can be chosen
 * @property {string} id
 * @property {string} label
 */

/**
 * The deck as a table of buttons. Arrow keys move between cards; one card at a time is in the tab order.
 * @param {MissionForm} form
 * @param {Grid} grid
 */
export function cardGrid(form, { suits, chosen, covered = new Set(), press, whole = false, id, label }) {
  const most = Math.max(...suits.map(({ values }) => values));
  const name = (/** @type {string} */ one) => form.game.names[one]?.[0] ?? one;
  /**
   * @param {string} one
   * @param {number} row
   * @param {number} column
   * @param {string | HTMLElement} shown
   * @param {string} className
   */
  const cell = (one, row, column, shown, className) =>
    button(shown, () => press(one), {
      id: `${id}-${one.replace(/\W/g, "_")}`,
      className,
      "aria-label": name(one),
      title: name(one),
      tabIndex: -1,
      "data-row": row,
      "data-column": column,
      "aria-pressed": `${chosen.has(one) || covered.has(one)}`,
    });
  const rows = suits.map(({ suit, values }, place) => {
    const cards = Array.from({ length: values }, (_, n) => {
      const card = `${suit} ${n + 1}`;
      const isCovered = !chosen.has(card) && covered.has(card);
      return cell(card, place + 1, n + 1, cardSign(card), `one ${suit}${isCovered ? " covered" : ""}`);
    });
    const head = whole
      ? cell(suit, place + 1, 0, cardSign(suit, ""), "suit")
      : make("span", { className: "corner" }, cardSign(suit, ""));
    return make("div", { className: "grid-row" }, head, cards);
  });
  if (whole) {
    const heads = Array.from({ length: most }, (_, n) => cell(`${n + 1}`, 0, n + 1, `${n + 1}`, "value"));
    rows.unshift(make("div", { className: "grid-row" }, make("span", { className: "corner" }), heads));
  }
  const grid = make("div", { className: "card-grid", role: "group", "aria-label": label }, rows);
  walkable(grid);
  return grid;
}

/** @param {HTMLElement} grid */
function walkable(grid) {
  const cells = all("button", HTMLButtonElement, grid);
  cells[0].tabIndex = 0;
  const here = (/** @type {EventTarget | null} */ target) => cells.find((cell) => cell === target);
  grid.addEventListener("focusin", ({ target }) => {
    const entered = here(target);
    if (entered) for (const each of cells) each.tabIndex = each === entered ? 0 : -1;
  });
  grid.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const from = here(event.target);
    if (!step || !from) return;
    event.preventDefault();
    const row = `${Number(from.dataset.row) + step[0]}`;
    const column = `${Number(from.dataset.column) + step[1]}`;
    cells.find(({ dataset }) => dataset.row === row && dataset.column === column)?.focus();
  });
}

/**
 * A part of a colour or of all: odd, even, above, below, from … to.
 * @param {MissionForm} form
 * @param {string} id
 * @param {(written: string) => void} take
 */
function ranges(form, id, take) {
  const { words, game } = form;
  const most = (/** @type {string} */ suit) => game.deck.find((one) => one.suit === suit)?.values ?? 9;
  const suits = game.deck.map((one) => /** @type {Choice} */ ([one.suit, game.names[one.suit][0]]));
  const names = ["odd", "even", "above", "below", "between"];
  const kinds = names.map((name) => /** @type {Choice} */ ([name, words[`cards.${name}`]]));
  const number = (/** @type {string} */ name, /** @type {number} */ value, /** @type {string} */ label) =>
    make("input", { type: "number", min: 1, value, id: `${id}-${name}`, "aria-label": label });
  const low = number("low", 5, words["cards.from"]);
  const high = number("high", 7, words["cards.to"]);
  const suit = select([["", words["cards.any_suit"]], ...suits], "", () => show(), {
    id: `${id}-suit`,
    "aria-label": words["cards.of_suit"],
  });
  const kind = select(kinds, "odd", () => show(), { id: `${id}-kind`, "aria-label": words["cards.what"] });
  const show = () => {
    low.hidden = kind.value === "odd" || kind.value === "even";
    high.hidden = kind.value !== "between";
    low.max = high.max = `${most(suit.value)}`;
  };
  const written = () => {
    const part = rangeOf(kind.value, low.value, high.value);
    return suit.value ? `${suit.value} ${part}` : part;
  };
  const add = button(words["cards.take"], () => game.names[written()] && take(written()), { id: `${id}-take` });
  show();
  return make("div", { className: "row ranges" }, suit, kind, low, high, add);
}

/**
 * A part of a suit in mission notation.
 * @param {string} kind
 * @param {string} low
 * @param {string} high
 */
export function rangeOf(kind, low, high) {
  if (kind === "above") return `>${low}`;
  if (kind === "below") return `<${low}`;
  return kind === "between" ? `${low}..${high}` : kind;
}

define(
  "cards",
  (value) => listed(value).length > 0 && [value].flat().every(plain),
  ({ form, value, path, id }) => {
    const chosen = listed(value);
    const set = (/** @type {string[]} */ next) => form.edit(path, next.length > 1 ? next : next[0]);
    const without = (/** @type {number} */ place) => set(chosen.filter((_, other) => other !== place));
    const toggle = (/** @type {string} */ one) =>
      set(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
    const isKnown = chosen.every((one) => form.game.names[one]);
    const covered = new Set(chosen.flatMap((one) => form.game.names[one]?.[1] ?? []));
    const inner = [...path, "grid"];
    const label = form.words["cards.choose"];
    const whole = ["colour", "odd", "even", "chosen-colour", "chosen-number"].map((one) =>
      button(form.game.names[one][0], () => toggle(one), {
        id: `${id}-${one}`,
        className: "chip",
        "aria-pressed": `${chosen.includes(one)}`,
      }),
    );
    const { deck: suits } = form.game;
    const grid = fold(
      { open: form.isOpen(inner, !isKnown), "data-open": JSON.stringify(inner), className: "picker" },
      make("summary", { id: `${id}-choose` }, label),
      () => [
        cardGrid(form, { suits, chosen: new Set(chosen), covered, press: toggle, whole: true, id, label }),
        make("p", { className: "help" }, form.words["cards.whole"]),
        make("div", { className: "row" }, whole),
        make("p", { className: "help" }, form.words["cards.range"]),
        ranges(form, id, toggle),
      ],
    );
    return group(chips(form, chosen, id, without), grid);
  },
);

define("card", plain, ({ form, value, path, id }) => {
  const inner = [...path, "grid"];
  const label = form.words["cards.choose"];
  const name = value === undefined ? label : (form.game.names[value]?.[0] ?? value);
  const press = (/** @type {string} */ one) => form.edit(path, one);
  const { deck: suits } = form.game;
  const grid = fold(
    { open: form.isOpen(inner, value === undefined), "data-open": JSON.stringify(inner), className: "picker" },
    make("summary", { id: `${id}-choose` }, name),
    () => cardGrid(form, { suits, chosen: new Set([String(value)]), press, id, label }),
  );
  return group(grid);
});
