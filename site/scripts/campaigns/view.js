// The campaign designer: words and cover, chapters with their missions, and how hard it gets.

import { dialog } from "../designer/dialog.js";
import { prepared as printable, printing } from "../designer/paper.js";
import { prepared, titleOf } from "../designer/shelf/opening.js";
import { SavedMissions } from "../designer/shelf/saved-missions.js";
import { button, make } from "../kit/elements.js";
import { Workbench } from "../workbench/workbench.js";
import { Chapters } from "./chapters.js";
import { Front } from "./front.js";
import { Measuring } from "./measuring.js";
import { brought, keyOf } from "./order.js";
import { Overview } from "./overview.js";
import { Supply } from "./supply.js";

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../designer/described.js").Problem} Problem */
/** @typedef {import("../designer/described.js").Written} Written */
/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Looked} Looked */
/** @typedef {import("./chapters.js").Taken} Taken */

const OWN = "missions/";

/**
 * @param {HTMLElement} box
 * @param {OpenDesk} openDesk
 * @param {Progress} came
 */
export async function show(box, openDesk, came) {
  const { lang } = document.documentElement;
  /** @type {Greeting} */
  const greeting = await prepared(`campaigns-${lang}.json`);
  const { words, games } = greeting;
  const bench = new Workbench({
    kind: "campaigns",
    prefix: "campaign=",
    words,
    games,
    examples: greeting.campaigns,
    open: (progress) => openDesk("logwright.browser.campaigns", "library.json", progress, ["packages.zip"]),
  });
  const { mission: campaign } = bench;
  const offered = new Map(greeting.missions.map((one) => [one.key, one]));
  const known = (/** @type {string} */ key) => {
    if (!key.startsWith(OWN)) return offered.get(key) ?? offered.get(padded(key));
    const own = campaign.now.own_missions?.find((/** @type {Document} */ each) => OWN + each.id === key);
    if (!own) return offered.get(key);
    const title = titleOf(own, lang) ?? key;
    return { key, game: own.game, name: words["supply.own"], title, players: [], levels: {} };
  };
  const chapters = new Chapters(campaign, words, lang, known);
  const front = new Front(campaign, greeting, lang);
  /** @param {string | Document} chosen */
  const taken = (chosen) =>
    typeof chosen === "string" ? /** @type {Taken} */ ([campaign.now, chosen]) : brought(campaign.now, chosen);
  const supply = new Supply(words, greeting.missions, new SavedMissions(words), (chosen) =>
    chapters.add(taken(chosen)),
  );
  const go = (/** @type {Problem} */ { path }) => {
    const [first, second] = path;
    const place = first === "chapters" ? Number(second) : -1;
    const at = place >= 0 ? chapters.list.children[place] : document.getElementById(`front-${path.at(-1)}`);
    at?.scrollIntoView({ block: "center" });
    const control = at?.matches("input, textarea") ? at : at?.querySelector("input, button:not(:disabled)");
    if (control instanceof HTMLElement) control.focus();
  };
  const overview = new Overview(words, lang, known, go);
  const measuring = new Measuring(
    () => openDesk("logwright.browser.checker", "library.json", () => {}),
    (left) => {
      overview.measuring(left);
      bench.renew();
    },
  );
  overview.measuring(0);
  const print = button(words["bar.print"], () => {
    const sheet = printing(words, async (paper) => {
      const { sheet: found } = await bench.ask({ do: "print", document: campaign.now, lang, paper });
      made.close();
      if (found) await printable(found, lang);
      else bench.say(words["print.unfinished"]);
    });
    const made = dialog(words["print.title"], words, make("p", {}, words["print.hint"]), sheet.box, sheet.button);
  });
  const form = make("div", { className: "making" }, front.box, chapters.box);
  const beside = make("div", { className: "beside" }, overview.box, supply.box);
  const parts = {
    form,
    beside,
    tools: [print],
    changed: () => {
      front.show();
      chapters.show();
      supply.show(campaign.now.game);
    },
    along: () => ({ measured: measuring.levels(campaign.now) }),
    answered: (/** @type {Looked} */ looked) => {
      const keys = campaign.now.chapters.flatMap((/** @type {Written} */ each) => each.missions.map(keyOf));
      overview.show(campaign.now, looked, keys);
      chapters.tell(looked.ways, looked.levels);
      const broken = new Set(looked.problems.map(({ path }) => (path[0] === "own_missions" ? path[1] : -1)));
      const own = (campaign.now.own_missions ?? []).filter(
        (/** @type {Document} */ _, /** @type {number} */ at) => !broken.has(at),
      );
      measuring.want(own, looked.players);
    },
  };
  chapters.listen(box, (item) => taken(supply.chosen(item)));
  await bench.show(box, came, parts);
}

/**
 * planet-nine/5 is planet-nine/05.
 * @param {string} key
 */
const padded = (key) => key.replace(/\/(\d)$/, "/0$1");
