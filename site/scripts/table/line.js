// A line of play on the drawn table: all hands open, trick by trick, until the mission is won.
import { make } from "../kit/elements.js";
import { loadScript } from "../kit/plain-script.js";
import { Pictures } from "./pictures.js";
import { TableView } from "./table.js";

/** @typedef {import("../play/described.js").PlayedLine} PlayedLine */
/** @typedef {import("../play/described.js").Scene} Scene */
/** @typedef {import("../play/described.js").Words} Words */

/**
 * The table with a trick on it, and the hands from which it was played.
 * @param {PlayedLine} line
 * @param {number} number of the trick, from 1
 * @returns {Scene}
 */
export function sceneAt({ seats, hands, tasks, tricks, all }, number) {
  const before = tricks.slice(0, number - 1);
  const trick = tricks[number - 1];
  const dealt = hands.findLast((each) => each.before <= number) ?? hands[0];
  const gone = new Set(tricks.slice(dealt.before - 1, number - 1).flatMap(({ cards }) => cards));
  const open = dealt.held.map((hand) => hand.filter((card) => !gone.has(card)));
  return {
    viewer: Math.max(
      0,
      seats.findIndex(({ commander }) => commander),
    ),
    seats: seats.map(({ name, commander, automaton }, seat) => ({
      name,
      commander,
      automaton,
      mine: false,
      count: open[seat].length - 1,
      won: [...before, trick].filter(({ winner }) => winner === seat).length,
      radio: "",
      shown: [],
      columns: [],
      notes: [],
      open: open[seat],
      plays: trick.cards[(seat - trick.leader + seats.length) % seats.length],
    })),
    hand: [],
    leader: trick.leader,
    lying: trick.cards,
    last: null,
    terrain: "",
    trick: number,
    tricks: all,
    tasks: tasks.map(({ picture, words, token, owner, met }) => ({
      picture,
      words,
      token,
      owner,
      state: met !== null && met <= number ? "met" : "open",
    })),
    covered: 0,
    goals: [],
    ask: null,
    turn: null,
    over: null,
    back: [],
    seconds: null,
  };
}

/**
 * The drawings of a game, loaded once.
 * @param {string} game
 * @returns {Promise<Record<string, string>>}
 */
export async function tablePictures(game) {
  const kept = /** @type {Window & { tablePictures?: Record<string, Record<string, string>> }} */ (window);
  // Without them the table still says everything in words.
  if (!kept.tablePictures?.[game]) await loadScript(`table/${game}.js`).catch(console.warn);
  return kept.tablePictures?.[game] ?? {};
}

export class LineView {
  /**
   * @param {Words} words
   * @param {PlayedLine} line
   * @param {Record<string, string>} pictures
   */
  constructor(words, line, pictures) {
    this.line = line;
    this.told = make("p", { className: "told", role: "status" });
    const drawn = new Pictures({ names: line.names, pictures: { ...pictures, ...line.pictures } });
    this.table = new TableView(words, drawn, (task) => {
      this.told.textContent = task.words;
    });
    this.box = make("div", { className: "attempt open-table", "data-scene": line.scene }, this.table.box, this.told);
  }

  /**
   * @param {number} number of the trick, from 1
   * @param {string[][]} [legal] the cards that each seat could have played
   */
  show(number, legal = undefined) {
    this.told.textContent = "";
    const scene = sceneAt(this.line, number);
    for (const [place, seat] of scene.seats.entries()) seat.legal = legal?.[place];
    this.table.show(scene, this.line.tricks[number - 1].winner);
  }
}
