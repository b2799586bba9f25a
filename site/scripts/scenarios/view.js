// The scenario designer: words and board, the other fields, and how games go.

import { dialog } from "../designer/dialog.js";
import { prepared as printable, printing } from "../designer/paper.js";
import { prepared } from "../designer/shelf/opening.js";
import { button, make } from "../kit/elements.js";
import { Workbench } from "../workbench/workbench.js";
import { Board } from "./board.js";
import { Fields } from "./fields.js";
import { Outcome } from "./outcome.js";
import { Playing } from "./playing.js";

/** @typedef {import("../designer/described.js").Problem} Problem */
/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Looked} Looked */

const DATA = "scenarios.json";
const SEEDS = 1_000_000;

/**
 * @param {HTMLElement} box
 * @param {OpenDesk} openDesk
 * @param {Progress} came
 */
export async function show(box, openDesk, came) {
  const { lang } = document.documentElement;
  /** @type {Greeting} */
  const greeting = await prepared(`scenarios-${lang}.json`);
  const { words, games, examples } = greeting;
  const bench = new Workbench({
    kind: "scenarios",
    prefix: "scenario=",
    words,
    games,
    examples,
    open: (progress) => openDesk("logwright.browser.scenarios", DATA, progress, ["packages.zip"]),
  });
  const { mission: scenario } = bench;
  const board = new Board(scenario, greeting);
  const fields = new Fields(scenario, greeting, lang);
  const playing = new Playing(
    () => openDesk("logwright.browser.scenario_games", DATA, () => {}, ["packages.zip"]),
    () => outcome.tell((players) => playing.found(scenario.now, players)),
  );
  const seed = () => Math.floor(Math.random() * SEEDS);
  const outcome = new Outcome(words, goTo(board, scenario), (players) =>
    playing.watched(scenario.now, players, seed()),
  );
  const print = button(words["bar.print"], () => {
    const sheet = printing(words, async (paper) => {
      const { sheet: found } = await bench.ask({ do: "print", document: scenario.now, paper });
      made.close();
      if (found) await printable(found, lang);
      else bench.say(words["print.unfinished"]);
    });
    const made = dialog(words["print.title"], words, make("p", {}, words["print.hint"]), sheet.box, sheet.button);
  });
  await bench.show(box, came, {
    form: make("div", { className: "making" }, fields.front, board.box, fields.box),
    beside: make("div", { className: "beside" }, outcome.box),
    tools: [print],
    changed: () => {
      board.show();
      fields.show();
    },
    answered: (/** @type {Looked} */ looked) => {
      board.drawn(looked.laid);
      outcome.show(looked);
      outcome.tell((players) => playing.found(scenario.now, players));
      playing.want(scenario.now, looked.players);
    },
  });
}

/**
 * Leads from a problem to what it is about.
 * @param {Board} board
 * @param {import("../designer/mission.js").Mission} scenario
 */
const goTo = (board, scenario) =>
  function go(/** @type {Problem} */ { path }) {
    const [part, list, place] = path;
    const tile = list === "tiles" && typeof place === "number" ? scenario.at(["board", "tiles", place, "tile"]) : "";
    const seat = list === "seats" && typeof place === "number" ? scenario.at(["start", "seats", place, "seat"]) : "";
    const ids = [
      `tile-${tile}`,
      `field-seat-${seat}-${path.at(-1)}`,
      `field-${path.join("-")}`,
      `field-text-${path.at(-1)}`,
      `part-${part}`,
    ];
    const found = ids.map((id) => document.getElementById(id)).find(Boolean) ?? board.box;
    for (let fold = found.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    found.scrollIntoView({ block: "center" });
    found.focus();
  };
