// The drawn table: the other seats along the far edge, the trick in the middle, the own seat at the near edge.
import { make } from "../kit/elements.js";
import { titled } from "../kit/page.js";
import { fill } from "../kit/text.js";
import { others, played, spot } from "./seating.js";

/** @typedef {import("../play/described.js").Scene} Scene */
/** @typedef {import("../play/described.js").SeatScene} SeatScene */
/** @typedef {import("../play/described.js").TaskScene} TaskScene */
/** @typedef {import("../play/described.js").Words} Words */
/** @typedef {import("./pictures.js").Pictures} Pictures */

const STATES = { open: "", met: "✓", failed: "✗" };

export class TableView {
  /**
   * @param {Words} words
   * @param {Pictures} pictures
   * @param {(task: TaskScene) => void} explain called when somebody wants a task in words
   */
  constructor(words, pictures, explain) {
    this.words = words;
    this.pictures = pictures;
    this.explain = explain;
    this.far = make("ol", { className: "others", "aria-label": words["table.others"] });
    this.felt = make("div", { className: "felt", role: "group", "aria-label": words["table.trick"] });
    this.near = make("div", { className: "near" });
    this.box = make("div", { className: "table" }, this.far, this.felt, this.near);
    /** @type {Map<number, HTMLElement>} */
    this.seats = new Map();
    /** @type {Map<number, HTMLElement>} */
    this.lying = new Map();
  }

  /**
   * @param {Scene} scene
   * @param {number | undefined} [winner] of a trick that everybody still looks at
   */
  show(scene, winner = undefined) {
    const { seats, viewer } = scene;
    this.seats.clear();
    this.far.style.setProperty("--others", String(seats.length - 1));
    this.far.classList.toggle("crowd", seats.length > 4);
    this.far.replaceChildren(
      ...others(seats.length, viewer).map((seat, place) => {
        const share = (place + 0.5) / (seats.length - 1);
        const plate = make("li", { className: "seat" }, this.inside(scene, seat));
        plate.style.setProperty("--bend", (Math.abs(share - 0.5) * 2).toFixed(2));
        return this.placed(plate, scene, seat);
      }),
    );
    const own = make("div", { className: "seat own" }, this.inside(scene, viewer));
    this.near.replaceChildren(this.placed(own, scene, viewer));
    this.showTrick(scene, winner);
  }

  /**
   * @param {HTMLElement} plate
   * @param {Scene} scene
   * @param {number} seat
   */
  placed(plate, { turn, seats }, seat) {
    plate.classList.toggle("turn", seat === turn);
    plate.classList.toggle("automaton", seats[seat].automaton);
    plate.dataset.seat = String(seat);
    this.seats.set(seat, plate);
    return plate;
  }

  /**
   * What lies before a seat.
   * @param {Scene} scene
   * @param {number} seat
   */
  inside(scene, seat) {
    const { words, pictures } = this;
    const { name, commander, count, won, radio, shown, columns, notes, open } = scene.seats[seat];
    const isViewer = seat === scene.viewer;
    const told = isViewer && scene.terrain ? [...notes, scene.terrain] : notes;
    const tasks = scene.tasks.filter(({ owner }) => owner === seat);
    const held = fill(words["table.cards"], { n: count });
    const tricks = fill(words["table.won"], { n: won });
    const said = radio && words[`table.radio_${radio}`];
    return [
      make(
        "div",
        { className: "plate" },
        make("strong", { className: "name" }, name),
        commander && make("span", { className: "rank", title: words["table.commander"] }, pictures.drawn("rank")),
        commander && unseen(words["table.commander"]),
        radio && make("span", { className: "radio", title: said }, pictures.drawn(`radio:${radio}`)),
        radio && unseen(said),
        make("span", { className: "count", title: held }, pictures.drawn("back"), make("b", {}, String(count))),
        unseen(held),
        make("span", { className: "tricks", title: tricks, "aria-hidden": "true" }, `★${won}`),
        unseen(tricks),
      ),
      told.length > 0 && make("p", { className: "notes" }, told.join(" · ")),
      tasks.length > 0 &&
        make(
          "ul",
          { className: "tasks" },
          tasks.map((task) => make("li", {}, this.task(task))),
        ),
      open &&
        make(
          "ul",
          { className: "open-hand" },
          open.map((card) => this.openCard(card, scene.seats[seat])),
        ),
      !isViewer &&
        shown.length > 0 &&
        make(
          "ul",
          { className: "messages" },
          shown.map(({ card, mark }) =>
            make(
              "li",
              { title: titled(pictures.name(card), words[`mark.${mark}`]) },
              pictures.card(card, { mark }),
              unseen(titled(pictures.name(card), words[`mark.${mark}`])),
            ),
          ),
        ),
      columns.length > 0 &&
        make(
          "ul",
          { className: "columns" },
          columns.map(({ up, covers }) =>
            make(
              "li",
              { title: pictures.name(up), "data-card": up },
              covers && pictures.drawn("back", "under"),
              pictures.card(up),
              unseen(pictures.name(up)),
            ),
          ),
        ),
    ];
  }

  /**
   * A card of a hand that lies open: its suit as a symbol, its value as a number.
   * @param {string} card
   * @param {SeatScene} seat
   */
  openCard(card, { plays, legal }) {
    const [suit, value] = card.split(" ");
    return make(
      "li",
      {
        className: `${card === plays ? "now" : ""} ${legal && !legal.includes(card) ? "barred" : ""}`,
        title: this.pictures.name(card),
      },
      make("span", { className: `card ${suit}`, "aria-hidden": "true" }, value),
      unseen(this.pictures.name(card)),
    );
  }

  /**
   * A task card that tells itself in words when asked.
   * @param {TaskScene} task
   */
  task(task) {
    const { pictures, words } = this;
    const label = [task.words, task.token, words[`state.${task.state}`]].filter(Boolean).join(" · ");
    const made = make(
      "button",
      { type: "button", className: `task ${task.state}`, title: label, "aria-label": label },
      pictures.drawn(task.picture),
      task.token && pictures.drawn(`token:${task.token}`, "disc"),
      task.state !== "open" && make("span", { className: "tick", "aria-hidden": "true" }, STATES[task.state]),
    );
    made.addEventListener("click", () => this.explain(task));
    return made;
  }

  /**
   * @param {Scene} scene
   * @param {number | undefined} winner
   */
  showTrick(scene, winner) {
    const { leader, seats, lying, viewer, tasks, covered } = scene;
    this.lying.clear();
    const cards = played({ leader, seats: seats.length, cards: lying }).map(({ card, seat }, turn) => {
      const { x, y, bend } = spot(seat, seats.length, viewer);
      const label = titled(seats[seat].name, this.pictures.name(card));
      const made = make(
        "div",
        { className: "played", role: "img", "aria-label": label, title: label },
        this.pictures.card(card),
      );
      if (turn === 0) made.classList.add("led");
      made.classList.toggle("winner", seat === winner);
      // Below a seat with nothing before it there is room.
      made.classList.toggle("near-seat", !tasks.some(({ owner }) => owner === seat) && !seats[seat].shown.length);
      made.style.setProperty("--x", `${x}%`);
      made.style.setProperty("--y", `${y}%`);
      made.style.setProperty("--bend", bend.toFixed(2));
      this.lying.set(seat, made);
      return made;
    });
    const free = tasks.filter(({ owner }) => owner === null);
    const down = Array.from({ length: covered }, () => make("li", {}, this.pictures.drawn("task-back")));
    const pool = make(
      "ul",
      { className: "pool tasks" },
      free.map((task) => make("li", {}, this.task(task))),
      down,
    );
    pool.style.setProperty("--pool", String(free.length + covered));
    this.felt.replaceChildren(...(free.length + covered ? [pool] : []), ...this.aim(scene), ...cards);
  }

  /**
   * Where no task card says what to do, the empty table does; beside it there is room on large screens only.
   * @param {Scene} scene
   */
  aim({ tasks, goals, seats, lying, over, covered }) {
    const isTold = tasks.length + covered + lying.length > 0 || over || seats.some(({ open }) => open);
    const left = isTold ? [] : goals.filter(({ state }) => state === "open");
    return left.length
      ? [make("p", { className: "aim", "aria-hidden": "true" }, left.map(({ words }) => words).join(" "))]
      : [];
  }

  /**
   * Where a seat is on the screen.
   * @param {number} seat
   */
  place(seat) {
    return this.seats.get(seat)?.getBoundingClientRect();
  }
}

/** @param {string} text for screen readers only */
export const unseen = (text) => make("span", { className: "unseen" }, text);
