// Cards are chosen on a small grid of the deck: single cards, whole colours and values, or a part of them. Which cards
// a set holds, and what it is called, comes from Python.
import { define } from "./designer-fields.js";
import { button, fill, fold, make, select } from "./designer-parts.js";

const listed = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(String);
const plain = (value) => typeof value === "string" || Number.isInteger(value);
const known = (form, value) => listed(value).every((one) => form.game.names[one]);

// A card as a small sign: its suit as a symbol, its value as a number.
export function cardSign(card, text) {
  const [suit, value] = card.split(" ");
  return make("span", { className: `card ${suit}` }, text ?? value ?? "");
}

// What was chosen, each with a way to take it away.
function chips(form, chosen, id, remove) {
  if (!chosen.length) return make("span", { className: "help" }, form.words["cards.nothing"]);
  return make("div", { className: "row taken" }, chosen.map((one, place) => {
    const [name] = form.game.names[one] ?? [one];
    return button([chipSign(one, name), make("span", { "aria-hidden": "true" }, " ×")], () => remove(place),
      { id: `${id}-taken-${place}`, className: "chip chosen", "aria-label": fill(form.words["cards.taken_away"], { name }) });
  }));
}

function chipSign(one, name) {
  return /^[a-z]+ \d$/.test(one) ? cardSign(one) : make("span", {}, name);
}

// The deck as a table of buttons. The arrow keys walk from card to card; one card at a time is in the order of Tab.
export function cardGrid(form, { suits, chosen, covered, press, whole, id, label }) {
  const most = Math.max(...suits.map(({ values }) => values));
  const name = (one) => form.game.names[one]?.[0] ?? one;
  const cell = (one, row, column, shown, className) =>
    button(shown, () => press(one), {
      id: `${id}-${one.replace(/\W/g, "_")}`, className, "aria-label": name(one), title: name(one), tabIndex: -1,
      "data-row": row, "data-column": column, "aria-pressed": `${chosen.has(one) || covered.has(one)}`,
    });
  const rows = [];
  if (whole) {
    const heads = Array.from({ length: most }, (_, n) => cell(`${n + 1}`, 0, n + 1, `${n + 1}`, "value"));
    rows.push(make("div", { className: "grid-row" }, make("span", { className: "corner" }), heads));
  }
  suits.forEach(({ suit, values }, place) => {
    const cards = Array.from({ length: values }, (_, n) => {
      const card = `${suit} ${n + 1}`;
      return cell(card, place + 1, n + 1, cardSign(card), `one ${suit}${chosen.has(card) ? "" : covered.has(card) ? " covered" : ""}`);
    });
    const head = whole ? cell(suit, place + 1, 0, cardSign(suit, ""), "suit") : make("span", { className: "corner" }, cardSign(suit, ""));
    rows.push(make("div", { className: "grid-row" }, head, cards));
  });
  const grid = make("div", { className: "card-grid", role: "group", "aria-label": label }, rows);
  const first = grid.querySelector("button");
  first.tabIndex = 0;
  const enter = (to) => {
    for (const each of grid.querySelectorAll("button")) each.tabIndex = each === to ? 0 : -1;
  };
  grid.addEventListener("focusin", ({ target }) => target.dataset.row && enter(target));
  grid.addEventListener("keydown", (event) => {
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [];
    if (down === undefined || !event.target.dataset.row) return;
    event.preventDefault();
    const { row, column } = event.target.dataset;
    grid.querySelector(`[data-row="${Number(row) + down}"][data-column="${Number(column) + right}"]`)?.focus();
  });
  return grid;
}

// A part of a colour or of all: odd, even, above, below, from … to.
function ranges(form, id, take) {
  const { words, game } = form;
  const most = (suit) => game.deck.find((one) => one.suit === suit)?.values ?? 9;
  const suits = [["", words["cards.any_suit"]], ...game.deck.map(({ suit }) => [suit, game.names[suit][0]])];
  const kinds = ["odd", "even", "above", "below", "between"].map((kind) => [kind, words[`cards.${kind}`]]);
  const low = make("input", { type: "number", min: 1, value: 5, id: `${id}-low`, "aria-label": words["cards.from"] });
  const high = make("input", { type: "number", min: 1, value: 7, id: `${id}-high`, "aria-label": words["cards.to"] });
  const suit = select(suits, "", () => show(), { id: `${id}-suit`, "aria-label": words["cards.of_suit"] });
  const kind = select(kinds, "odd", () => show(), { id: `${id}-kind`, "aria-label": words["cards.what"] });
  const show = () => {
    low.hidden = kind.value === "odd" || kind.value === "even";
    high.hidden = kind.value !== "between";
    low.max = high.max = most(suit.value);
  };
  const written = () => {
    const part = { odd: "odd", even: "even", above: `>${low.value}`, below: `<${low.value}`, between: `${low.value}..${high.value}` }[kind.value];
    return suit.value ? `${suit.value} ${part}` : part;
  };
  const add = button(words["cards.take"], () => game.names[written()] && take(written()), { id: `${id}-take` });
  show();
  return make("div", { className: "row ranges" }, suit, kind, low, high, add);
}

define("cards", (value) => listed(value).length > 0 && listed(value).every((one, place) => plain(Array.isArray(value) ? value[place] : value)),
  ({ form, value, path, id, label }) => {
    const chosen = listed(value);
    const set = (next) => form.edit(path, next.length > 1 ? next : next[0]);
    const toggle = (one) => set(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
    const covered = new Set(chosen.flatMap((one) => form.game.names[one]?.[1] ?? []));
    const inner = [...path, "grid"];
    const whole = () => make("div", { className: "row" }, ["colour", "odd", "even"].map((one) =>
      button(form.game.names[one][0], () => toggle(one), { id: `${id}-${one}`, className: "chip", "aria-pressed": `${chosen.includes(one)}` })));
    const grid = fold({ open: form.isOpen(inner, !known(form, value)), "data-open": JSON.stringify(inner), className: "picker" },
      make("summary", { id: `${id}-choose` }, form.words["cards.choose"]), () => [
        cardGrid(form, { suits: form.game.deck, chosen: new Set(chosen), covered, press: toggle, whole: true, id, label: form.words["cards.choose"] }),
        make("p", { className: "help" }, form.words["cards.whole"]), whole(),
        make("p", { className: "help" }, form.words["cards.range"]), ranges(form, id, toggle),
      ]);
    return make("div", { className: "inside", "data-group": "" }, chips(form, chosen, id, (place) => set(chosen.filter((_, other) => other !== place))), grid);
  });

define("card", plain, ({ form, value, path, id }) => {
  const inner = [...path, "grid"];
  return make("div", { className: "inside", "data-group": "" },
    fold({ open: form.isOpen(inner, value === undefined), "data-open": JSON.stringify(inner), className: "picker" },
      make("summary", { id: `${id}-choose` }, value === undefined ? form.words["cards.choose"] : form.game.names[value]?.[0] ?? value),
      () => cardGrid(form, { suits: form.game.deck, chosen: new Set([String(value)]), covered: new Set(), press: (one) => form.edit(path, one), id, label: form.words["cards.choose"] })));
});

