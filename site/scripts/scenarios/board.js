// The board on the table: tiles to drag and to walk with the keys, a row of buttons for the chosen one, and the box.
import { button, field, make, picture, select } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { Carrying } from "./carrying.js";
import { dress } from "./dress.js";
import {
  covering,
  extent,
  freeSpot,
  inBox,
  moved,
  sizeOf,
  spotted,
  turned,
  turnedOver,
  withSeed,
  withTiles,
} from "./laying.js";

/** @typedef {import("../designer/mission.js").Mission} Mission */
/** @typedef {import("./described.js").BoxTile} BoxTile */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Laid} Laid */
/** @typedef {import("./laying.js").Spot} Spot */

// Free spaces around the tiles, to lay others.
const MARGIN = 2;
const QUARTER = 90;
const SEEDS = 1_000_000;
/** @type {Record<string, [rows: number, columns: number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Board {
  /**
   * The number of the chosen tile.
   * @type {number | undefined}
   */
  #chosen;
  /** @type {Laid[] | null} */
  #drawn = null;

  /**
   * @param {Mission} scenario
   * @param {Greeting} greeting
   */
  constructor(scenario, greeting) {
    this.scenario = scenario;
    this.words = greeting.words;
    this.all = greeting.tiles;
    this.layouts = greeting.layouts;
    this.kind = make("div", {});
    this.ground = make("div", { className: "ground", role: "group", "aria-label": this.words["board.label"] });
    this.said = make("p", { className: "help", role: "status" });
    this.tools = make("div", { className: "row", role: "toolbar", "aria-label": this.words["board.heading"] });
    this.rest = make("div", { className: "in-box" });
    const heading = make("h2", {}, this.words["board.heading"]);
    this.box = make(
      "section",
      { className: "laying" },
      heading,
      this.kind,
      this.ground,
      this.said,
      this.tools,
      this.rest,
    );
    this.ground.addEventListener("focusin", ({ target }) => this.#choose(target));
    this.ground.addEventListener("keydown", (event) => this.#key(event));
    this.carrying = new Carrying(this.ground, MARGIN);
  }

  get tiles() {
    return spotted(this.scenario.now, this.layouts);
  }

  get #own() {
    return Array.isArray(this.scenario.now.board?.tiles);
  }

  /**
   * What Python says of a board that a seed draws.
   * @param {Laid[] | null} laid
   */
  drawn(laid) {
    this.#drawn = laid;
    if (!this.#own) this.show();
  }

  show() {
    const { words } = this;
    const { seed } = this.scenario.now.board ?? {};
    const kind = this.#own ? "own" : seed === undefined ? "random" : "seed";
    const kinds = ["own", "seed", "random"].map(
      (each) => /** @type {[string, string]} */ ([each, words[`board.${each}`]]),
    );
    const choice = select(kinds, kind, (next) => this.#change(next), { id: "board-kind" });
    this.kind.replaceChildren(field(words["board.kind"], choice));
    if (kind === "seed") this.kind.append(this.#seed(seed));
    const tiles = kind === "random" ? [] : this.#own ? this.tiles : (this.#drawn ?? []);
    this.#draw(tiles);
    this.tools.hidden = !this.#own;
    this.rest.hidden = !this.#own;
    if (this.#own) this.#equip(tiles);
    else this.said.textContent = tiles.length ? "" : words[kind === "random" ? "board.none" : "board.waiting"];
  }

  /** @param {string} kind */
  #change(kind) {
    const { now } = this.scenario;
    if (kind === "random") this.scenario.become(withSeed(now, undefined), { from: "form" });
    if (kind === "seed") this.scenario.become(withSeed(now, Math.floor(Math.random() * SEEDS)), { from: "form" });
    if (kind === "own") this.#lay(this.#drawn?.length ? this.#drawn : this.#first());
  }

  /** The large tiles, as the smallest table has them. */
  #first() {
    const [first] = this.all;
    const large = this.all.filter(({ width, height }) => width === first.width && height === first.height);
    const tiles = large.map(({ number }) => /** @type {any} */ ({ tile: number, side: "a" }));
    return spotted({ board: { tiles } }, this.layouts);
  }

  /** @param {number} seed */
  #seed(seed) {
    const made = make("input", { id: "board-seed", type: "number", min: 0, max: SEEDS - 1, value: `${seed}` });
    made.addEventListener("input", () => {
      if (made.value && made.checkValidity())
        this.scenario.edit(["board", "seed"], Number(made.value), { typed: true });
    });
    const adopt = button(this.words["board.adopt"], () => this.#change("own"));
    return make("div", { className: "row" }, field(this.words["board.number"], made), adopt);
  }

  /** @param {Laid[]} tiles */
  #lay(tiles) {
    this.scenario.become(withTiles(this.scenario.now, tiles), { from: "form" });
  }

  /** @param {Laid[]} tiles */
  #draw(tiles) {
    const around = this.#own ? 2 * MARGIN : 0;
    const { columns, rows } = extent(tiles, this.all);
    const [wide, high] = [columns + around, rows + around];
    this.ground.hidden = !tiles.length && !this.#own;
    this.ground.style.setProperty("--columns", `${wide}`);
    this.ground.style.setProperty("--rows", `${high}`);
    const bad = covering(tiles, this.all);
    this.ground.replaceChildren(...tiles.map((tile, index) => this.#tile(tile, bad.has(index))));
  }

  /**
   * @param {Laid} tile
   * @param {boolean} covers
   */
  #tile(tile, covers) {
    const made = this.#own ? this.#carried(tile) : make("span", { className: "laid-tile" });
    const margin = this.#own ? MARGIN : 0;
    dress(made, tile, this.all, margin);
    made.classList.toggle("covers", covers);
    if (covers && this.#own) made.setAttribute("aria-label", `${this.#name(tile)}, ${this.words.covers}`);
    return made;
  }

  /** @param {Laid} tile */
  #carried(tile) {
    const made = button("", () => {}, {
      className: "laid-tile",
      id: `tile-${tile.tile}`,
      "data-tile": tile.tile,
      "aria-label": this.#name(tile),
      "aria-pressed": `${tile.tile === this.#chosen}`,
    });
    made.addEventListener("pointerdown", (event) => {
      made.focus();
      this.carrying.begin(event, made, sizeOf(tile, this.all), (to) => this.#move(tile.tile, to));
    });
    return made;
  }

  /** @param {Laid} tile */
  #name(tile) {
    const { words } = this;
    const turn = tile.turned ? fill(words.turned, { n: tile.turned }) : "";
    const at = fill(words["board.at"], { row: tile.row + 1, column: tile.column + 1 });
    return [fill(words.tile, { n: tile.tile, side: tile.side?.toUpperCase?.() ?? "" }), turn, at]
      .filter(Boolean)
      .join(", ");
  }

  /** @param {EventTarget | null} target */
  #choose(target) {
    if (!(target instanceof HTMLElement) || !target.dataset.tile) return;
    this.#chosen = Number(target.dataset.tile);
    for (const each of this.ground.children) each.setAttribute("aria-pressed", `${each === target}`);
    this.#equip(this.tiles);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#chosen === undefined) return;
    const step = STEPS[event.key];
    const act = {
      r: () => this.#turn(event.shiftKey ? -QUARTER : QUARTER),
      f: () => this.#over(),
      delete: () => this.#remove(),
      backspace: () => this.#remove(),
    }[event.key.toLowerCase()];
    if (!step && !act) return;
    event.preventDefault();
    const tile = this.tiles[this.#index];
    if (act) act();
    else if (tile) this.#move(tile.tile, { row: tile.row + step[0], column: tile.column + step[1] });
  }

  get #index() {
    return this.tiles.findIndex(({ tile }) => tile === this.#chosen);
  }

  /**
   * @param {number} number
   * @param {Spot} to
   */
  #move(number, to) {
    const { tiles } = this;
    this.#lay(
      moved(
        tiles,
        tiles.findIndex(({ tile }) => tile === number),
        to,
      ),
    );
  }

  /** @param {number} degrees */
  #turn(degrees) {
    if (this.#index >= 0) this.#lay(turned(this.tiles, this.#index, degrees));
  }

  #over() {
    if (this.#index >= 0) this.#lay(turnedOver(this.tiles, this.#index));
  }

  #remove() {
    const { tiles } = this;
    const index = this.#index;
    // A board has a tile at least.
    if (index < 0 || tiles.length < 2) return;
    const next = tiles[index + 1] ?? tiles[index - 1];
    this.#lay(tiles.toSpliced(index, 1));
    document.getElementById(`tile-${next.tile}`)?.focus();
  }

  /**
   * The buttons of the chosen tile, and the tiles in the box.
   * @param {Laid[]} tiles
   */
  #equip(tiles) {
    const { words } = this;
    const chosen = tiles.find(({ tile }) => tile === this.#chosen);
    const name = chosen ? this.#name(chosen) : words["board.keys"];
    if (this.said.textContent !== name) this.said.textContent = name;
    const acts = /** @type {const} */ ([
      ["left", "↺", () => this.#turn(-QUARTER)],
      ["right", "↻", () => this.#turn(QUARTER)],
      ["over", "⇄", () => this.#over()],
      ["remove", "×", () => this.#remove()],
    ]);
    const buttons = acts.map(([act, shown, press]) =>
      button(`${shown} ${words[`board.${act}`]}`, press, {
        id: `board-${act}`,
        disabled: !chosen || (act === "remove" && tiles.length < 2),
      }),
    );
    if (!this.tools.contains(document.activeElement) || !chosen) this.tools.replaceChildren(...buttons);
    const left = inBox(tiles, this.all).map((tile) => this.#offered(tile, tiles));
    this.rest.replaceChildren(make("h3", {}, words["board.box"]), make("div", { className: "row" }, left));
  }

  /**
   * @param {BoxTile} tile
   * @param {Laid[]} tiles
   */
  #offered({ number, width, height, sides }, tiles) {
    const add = (/** @type {Spot} */ spot) => {
      this.#chosen = number;
      this.#lay([...tiles, { tile: number, side: "a", ...spot }]);
      document.getElementById(`tile-${number}`)?.focus();
    };
    const label = fill(this.words["board.add"], { n: number });
    const made = button(picture(sides.a), () => this.carrying.ended || add(freeSpot(tiles, number, this.all)), {
      className: "box-tile",
      "aria-label": label,
      title: label,
    });
    made.style.setProperty("--width", `${width}`);
    made.style.setProperty("--height", `${height}`);
    made.addEventListener("pointerdown", (event) => this.carrying.begin(event, made, { width, height }, add));
    return made;
  }
}
