// The movement helper: a form, a board to put pieces on, and what comes of a move. All rules, drawings and words come
// from Python; here is only what a reader clicks and what is shown where.
import { boardOf } from "./movement-board.js";

export async function show(box, openDesk, came, { data, asked, loaded }) {
  const desk = await openDesk("logwright.browser.movement", data, came);
  box.querySelector("progress").remove();
  await showHelper(box, desk, asked, linked());
  box.querySelector("[role=status]").textContent = loaded;
  document.querySelector(".movement-example").remove();
  box.querySelector("select").focus();
}

// A link may bring a table along; one that cannot be read is as good as none.
function linked() {
  try {
    return JSON.parse(decodeURIComponent(location.hash.match(/^#table=(.*)$/)[1]));
  } catch {
    return {};
  }
}

async function showHelper(box, desk, example, linked) {
  const { greeting } = desk;
  const { words } = greeting;
  // What the reader wants to see, and what Python said about it; Python may be one wish behind.
  const start = { tiles: undefined, seed: undefined, ...example };
  let wanted = { ...start, ...linked };
  let answer;

  const make = (name, attributes = {}, ...inside) => {
    const made = Object.assign(document.createElement(name), attributes);
    made.append(...inside);
    return made;
  };
  let fields = 0;
  const field = (label, control) => {
    control.id = `movement-${++fields}`;
    return make("div", { className: "field" }, make("label", { htmlFor: control.id, textContent: label }), control);
  };
  const select = (options, change) => {
    const made = make("select", {}, ...options.map(([value, text]) => new Option(text, value)));
    made.addEventListener("change", () => change(made.value));
    return made;
  };
  const button = (text, click) => {
    const made = make("button", { type: "button", textContent: text });
    made.addEventListener("click", click);
    return made;
  };
  const group = (title, ...inside) => make("fieldset", {}, make("legend", { textContent: title }), ...inside);
  const folded = (title, ...inside) =>
    make("details", {}, make("summary", { textContent: title }), make("div", { className: "fields" }, ...inside));

  // The board.
  const players = select(greeting.players.map((n) => [n, n]), (n) => change({ players: Number(n), tiles: undefined, seed: undefined }));
  const places = make("div", { className: "places" });
  const shuffle = button(words.shuffle, () => change({ seed: Math.floor(Math.random() * 2 ** 32) }));

  // The pieces.
  const piece = make(
    "select",
    {},
    make("optgroup", { label: words.saucers }, ...greeting.saucers.map(([id, text]) => new Option(text, id))),
    make("optgroup", { label: words.crew }, ...greeting.crew.map(([id, text]) => new Option(text, id))),
    new Option(words.take_away, ""),
  );
  const put = ([row, column]) => {
    const elsewhere = ([r, c]) => r !== row || c !== column;
    const [colour, type] = piece.value.split(" ");
    const saucers = Object.entries(wanted.saucers).filter(([id, at]) => elsewhere(at) && (type || id !== colour));
    const crew = wanted.crew.filter((one) => elsewhere(one.at) && (one.colour !== colour || one.type !== type));
    if (type) crew.push({ colour, type, at: [row, column] });
    else if (colour) saucers.push([colour, [row, column]]);
    change({ saucers: Object.fromEntries(saucers), crew });
  };

  // The move.
  const moved = (part) => change({ move: { ...wanted.move, ...part } });
  const saucer = select(greeting.saucers, (id) => moved({ saucer: id, answers: [] }));
  const card = select(greeting.cards, (id) => moved({ card: id, answers: [] }));
  const distance = select([], (n) => moved({ distance: Number(n), answers: [] }));
  const direction = select(greeting.directions, (way) => moved({ direction: way, answers: [] }));
  const boosters = select(
    [...Array(greeting.most_boosters + 1).keys()].map((n) => [n, n]),
    (n) => moved({ boosters: Number(n) }),
  );
  const switches = greeting.switches.map(({ name, label, options }) => {
    const control = select(options, (value) => change({ rules: { ...wanted.rules, [name]: value } }));
    return { name, control, shown: field(label, control) };
  });

  // What comes of it.
  const problem = make("p", { className: "problem", hidden: true });
  problem.setAttribute("role", "alert");
  const before = boardOf(words.board, put);
  const after = make("div", { className: "drawing" });
  const story = make("ol", {});
  const told = make("div", { className: "told" }, make("h2", { textContent: words.story }), story);
  told.ariaLive = "polite";
  const question = make("div", { className: "question" });
  const undo = button(words.undo, () => moved({ answers: wanted.move.answers.slice(0, -1) }));
  const goOn = button(words.go_on, () => change({ ...answer.end, move: { ...wanted.move, boosters: 0, answers: [] } }));
  // There is nothing to take back or to go on from before the first answer.
  undo.hidden = goOn.hidden = true;
  const again = button(words.again, () => change(start));

  const tileChosen = (index, part) => {
    const tiles = (wanted.tiles ?? answer.table.tiles).map((tile) => ({ ...tile }));
    // A tile that lies elsewhere changes places with the one that lies here.
    const other = tiles.find((tile) => tile.tile === part.tile);
    if (other) other.tile = tiles[index].tile;
    Object.assign(tiles[index], part);
    change({ tiles, seed: undefined });
  };
  const showPlaces = () => {
    const rows = answer.places.map((place, index) => {
      const tile = select(place.tiles.map((n) => [n, n]), (n) => tileChosen(index, { tile: Number(n) }));
      const side = select([["a", "A"], ["b", "B"]], (value) => tileChosen(index, { side: value }));
      const turned = select(place.turns.map((n) => [n, `${n * 90}°`]), (n) => tileChosen(index, { turns: Number(n) }));
      const title = words.place.replace("{n}", index + 1);
      return group(title, field(words.tile, tile), field(words.side, side), field(words.turned, turned));
    });
    places.replaceChildren(...rows);
  };

  const show = () => {
    players.value = wanted.players;
    // Boards for other numbers of players have other places.
    const kind = JSON.stringify(answer.places);
    if (places.dataset.kind !== kind) showPlaces();
    places.dataset.kind = kind;
    wanted.tiles.forEach((tile, index) => {
      const [number, side, turned] = places.children[index].querySelectorAll("select");
      [number.value, side.value, turned.value] = [tile.tile, tile.side, tile.turns];
    });
    const { move } = wanted;
    const distances = greeting.cards.find(([id]) => id === move.card)[2];
    distance.replaceChildren(...distances.map((n) => new Option(n, n)));
    distance.disabled = distances.length === 1;
    [saucer.value, card.value, direction.value] = [move.saucer, move.card, move.direction];
    [distance.value, boosters.value] = [move.distance, move.boosters];
    for (const { name, control } of switches) control.value = wanted.rules[name] ?? control.options[0].value;

    before.show(answer.before, answer.spaces);
    after.innerHTML = answer.after ?? "";
    story.replaceChildren(...answer.story.map((line) => make("li", { textContent: line })));
    showQuestion();
    undo.hidden = !move.answers.length;
    goOn.hidden = !answer.end || Boolean(answer.question);
  };
  const showQuestion = () => {
    const asking = answer.question;
    const had = question.contains(document.activeElement);
    const options = asking?.options.map(([label, text]) =>
      button(text, () => moved({ answers: [...wanted.move.answers, label] })),
    );
    question.replaceChildren(...(asking ? [make("p", { textContent: asking.words }), ...options] : []));
    question.hidden = !asking;
    // Who answers with the keyboard goes on where the next question is, or where the story ends.
    if (had) (options?.[0] ?? again).focus();
  };

  // One question at a time; while Python thinks, wishes add up.
  let busy = false;
  let answered = 0;
  const change = async (part) => {
    wanted = { ...wanted, ...part };
    if (busy) return;
    busy = true;
    // What is told now is about to change: nobody is to be told half of it.
    told.ariaBusy = "true";
    for (let asked; asked !== wanted; ) {
      asked = wanted;
      try {
        answer = await desk.ask(asked);
        problem.hidden = true;
        if (asked !== wanted) continue;
        asked = wanted = { ...answer.table, move: answer.move };
        show();
        // The table stands in the address, so that it can be sent to others and taken into another language.
        if (answered++) history.replaceState(null, "", `#table=${encodeURIComponent(JSON.stringify(wanted))}`);
      } catch (error) {
        problem.textContent = `${words.mistake} ${error.message.trim().split("\n").at(-1).replace(/^\w+: /, "")}`;
        problem.hidden = false;
      }
    }
    busy = false;
    told.ariaBusy = "false";
  };

  const form = make(
    "form",
    { className: "movement-form" },
    group(words.move, field(words.saucer, saucer), field(words.card, card), field(words.distance, distance),
      field(words.direction, direction), field(words.boosters, boosters)),
    group(words.pieces, field(words.piece, piece), make("p", { textContent: words.piece_hint })),
    folded(words.tiles, field(words.players, players), shuffle, places),
    folded(words.house_rules, ...switches.map(({ shown }) => shown)),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  const figure = (caption, shown) => make("figure", {}, shown, make("figcaption", { textContent: caption }));
  box.append(
    form,
    problem,
    make("div", { className: "before-after" }, figure(words.before, before.box), figure(words.after, after)),
    make("p", { textContent: words.crash_marks }),
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
