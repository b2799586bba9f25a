// The movement helper: a form, a board to put pieces on, and the result of a move. All rules, drawings and words come
// from Python; this is only the interaction.
import { button, field, make, options, select } from "../kit/elements.js";
import { all, needed } from "../kit/page.js";
import { fill } from "../kit/text.js";
import { boardOf } from "./board.js";
import { linkedTable, tableLink, withPiece, withTile } from "./table.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("../kit/elements.js").Inside} Inside */
/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {import("./described.js").Answer} Answer */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Move} Move */
/** @typedef {import("./described.js").Tile} Tile */
/** @typedef {import("./described.js").Wanted} Wanted */

/**
 * @param {HTMLElement} box
 * @param {OpenDesk} openDesk
 * @param {Progress} came
 * @param {{ data: string, asked: Wanted, loaded: string }} offer
 */
export async function show(box, openDesk, came, { data, asked, loaded }) {
  const desk = await openDesk("logwright.browser.movement", data, came);
  needed("progress", HTMLProgressElement, box).remove();
  await showHelper(box, desk, asked);
  needed("[role=status]", HTMLElement, box).textContent = loaded;
  needed(".movement-example", HTMLElement).remove();
  needed("select", HTMLSelectElement, box).focus();
}

let controls = 0;

/**
 * @param {string} label
 * @param {HTMLElement} control
 */
const named = (label, control) => field(label, Object.assign(control, { id: `movement-${++controls}` }));

/**
 * @param {string} title
 * @param {...Inside} inside
 */
const group = (title, ...inside) => make("fieldset", {}, make("legend", {}, title), inside);

/**
 * @param {string} title
 * @param {...Inside} inside
 */
const folded = (title, ...inside) =>
  make("details", {}, make("summary", {}, title), make("div", { className: "fields" }, inside));

/** @param {number[]} numbers */
const each = (numbers) => numbers.map((n) => /** @type {Choice} */ ([n, n]));

/**
 * @param {HTMLElement} box
 * @param {Desk} desk
 * @param {Wanted} example
 */
async function showHelper(box, desk, example) {
  /** @type {Greeting} */
  const greeting = desk.greeting;
  const { words } = greeting;
  // The requested state, and Python's answer; the answer may be one request behind.
  const start = { tiles: undefined, seed: undefined, ...example };
  /** @type {Wanted} */
  let wanted = { ...start, ...linkedTable(location.hash) };
  /** @type {Answer | undefined} */
  let answer;

  // The board.
  const players = select(each(greeting.players), "", (n) =>
    change({ players: Number(n), tiles: undefined, seed: undefined }),
  );
  const places = make("div", { className: "places" });
  const shuffle = button(words.shuffle, () => change({ seed: Math.floor(Math.random() * 2 ** 32) }));

  // The pieces.
  const piece = make(
    "select",
    {},
    make("optgroup", { label: words.saucers }, options(greeting.saucers)),
    make("optgroup", { label: words.crew }, options(greeting.crew)),
    options([["", words.take_away]]),
  );

  // The move.
  const moved = (/** @type {Partial<Move>} */ part) => change({ move: { ...wanted.move, ...part } });
  const saucer = select(greeting.saucers, "", (id) => moved({ saucer: id, answers: [] }));
  const cards = greeting.cards.map(([id, text]) => /** @type {Choice} */ ([id, text]));
  const card = select(cards, "", (id) => moved({ card: id, answers: [] }));
  const distance = select([], "", (n) => moved({ distance: Number(n), answers: [] }));
  const direction = select(greeting.directions, "", (way) => moved({ direction: way, answers: [] }));
  const boosters = select(each([...Array(greeting.most_boosters + 1).keys()]), "", (n) =>
    moved({ boosters: Number(n) }),
  );
  const switches = greeting.switches.map(({ name, label, options: choices }) => {
    const control = select(choices, "", (value) => change({ rules: { ...wanted.rules, [name]: value } }));
    return { name, control, shown: named(label, control) };
  });

  // The result.
  const problem = make("p", { className: "problem", role: "alert", hidden: true });
  const before = boardOf(words.board, (at) => change(withPiece(wanted, piece.value, at)));
  const after = make("div", { className: "drawing" });
  const story = make("ol");
  const told = make("div", { className: "told", ariaLive: "polite" }, make("h2", {}, words.story), story);
  const question = make("div", { className: "question" });
  // Before the first answer there is nothing to undo or continue from.
  const undo = button(words.undo, () => moved({ answers: wanted.move.answers.slice(0, -1) }), { hidden: true });
  const goOn = button(
    words.go_on,
    () => change({ ...answer?.end, move: { ...wanted.move, boosters: 0, answers: [] } }),
    { hidden: true },
  );
  const again = button(words.again, () => change(start));

  /** @param {Answer} found */
  const showPlaces = (found) => {
    const tiles = () => wanted.tiles ?? found.table.tiles;
    const set = (/** @type {number} */ index, /** @type {Partial<Tile>} */ part) =>
      change({ tiles: withTile(tiles(), index, part), seed: undefined });
    const rows = found.places.map((place, index) => {
      const tile = select(each(place.tiles), "", (n) => set(index, { tile: Number(n) }));
      /** @type {Choice[]} */
      const sides = [
        ["a", "A"],
        ["b", "B"],
      ];
      const side = select(sides, "", (value) => set(index, { side: value }));
      const turns = place.turns.map((n) => /** @type {Choice} */ ([n, `${n * 90}°`]));
      const turned = select(turns, "", (n) => set(index, { turns: Number(n) }));
      const title = fill(words.place, { n: index + 1 });
      return group(title, named(words.tile, tile), named(words.side, side), named(words.turned, turned));
    });
    places.replaceChildren(...rows);
  };

  /** @param {Answer} found */
  const showAnswer = (found) => {
    players.value = `${wanted.players}`;
    // Boards for other player counts have other places.
    const kind = JSON.stringify(found.places);
    if (places.dataset.kind !== kind) showPlaces(found);
    places.dataset.kind = kind;
    for (const [index, tile] of found.table.tiles.entries()) {
      const [number, side, turned] = all("select", HTMLSelectElement, places.children[index]);
      [number.value, side.value, turned.value] = [`${tile.tile}`, tile.side, `${tile.turns}`];
    }
    const { move } = wanted;
    const [, , distances] = greeting.cards.find(([id]) => id === move.card) ?? ["", "", []];
    distance.replaceChildren(...options(each(distances)));
    distance.disabled = distances.length === 1;
    [saucer.value, card.value, direction.value] = [move.saucer, move.card, move.direction];
    [distance.value, boosters.value] = [`${move.distance}`, `${move.boosters}`];
    for (const { name, control } of switches) control.value = wanted.rules[name] ?? control.options[0].value;

    before.show(found.before, found.spaces);
    after.innerHTML = found.after ?? "";
    story.replaceChildren(...found.story.map((line) => make("li", {}, line)));
    showQuestion(found);
    undo.hidden = !move.answers.length;
    goOn.hidden = !found.end || Boolean(found.question);
  };
  /** @param {Answer} found */
  const showQuestion = ({ question: asking }) => {
    const had = question.contains(document.activeElement);
    const answers = (asking?.options ?? []).map(([label, text]) =>
      button(text, () => moved({ answers: [...wanted.move.answers, label] })),
    );
    question.replaceChildren(...(asking ? [make("p", {}, asking.words), ...answers] : []));
    question.hidden = !asking;
    // Keyboard focus moves to the next question, or to the end of the story.
    if (had) (answers[0] ?? again).focus();
  };

  // One request at a time; changes made while Python works are combined.
  let busy = false;
  let answered = 0;
  const change = async (/** @type {Partial<Wanted>} */ part) => {
    wanted = { ...wanted, ...part };
    if (busy) return;
    busy = true;
    // The live region is about to change: screen readers should not read out half of it.
    told.ariaBusy = "true";
    /** @type {Wanted | undefined} */
    let asked;
    while (asked !== wanted) {
      asked = wanted;
      try {
        /** @type {Answer} */
        const found = await desk.ask(asked);
        answer = found;
        problem.hidden = true;
        if (asked !== wanted) continue;
        asked = wanted = { ...found.table, move: found.move };
        showAnswer(found);
        // The table is kept in the address, so that it can be shared and opened in another language.
        if (answered++) history.replaceState(null, "", tableLink(wanted));
      } catch (error) {
        problem.textContent = `${words.mistake} ${lastLine(error)}`;
        problem.hidden = false;
      }
    }
    busy = false;
    told.ariaBusy = "false";
  };

  const form = make(
    "form",
    { className: "movement-form" },
    group(
      words.move,
      named(words.saucer, saucer),
      named(words.card, card),
      named(words.distance, distance),
      named(words.direction, direction),
      named(words.boosters, boosters),
    ),
    group(words.pieces, named(words.piece, piece), make("p", {}, words.piece_hint)),
    folded(words.tiles, named(words.players, players), shuffle, places),
    folded(
      words.house_rules,
      switches.map(({ shown }) => shown),
    ),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  const figure = (/** @type {string} */ caption, /** @type {HTMLElement} */ shown) =>
    make("figure", {}, shown, make("figcaption", {}, caption));
  box.append(
    form,
    problem,
    make("div", { className: "before-after" }, figure(words.before, before.box), figure(words.after, after)),
    make("p", {}, words.crash_marks),
    question,
    told,
    make("div", { className: "controls" }, undo, goOn, again),
  );
  await change({});
  if (!answer) {
    await change(start);
    problem.textContent = words.damaged;
    problem.hidden = false;
  }
}

/**
 * Python's error message: the last line of its traceback, without the name of the exception.
 * @param {unknown} error
 */
const lastLine = (error) =>
  String(error instanceof Error ? error.message : error)
    .trim()
    .split("\n")
    .at(-1)
    ?.replace(/^\w+: /, "") ?? "";
