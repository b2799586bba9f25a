// Which mission is on the desk first: one of the library, one contained in a link, the last one edited, or a new one.
import { root } from "../../kit/page.js";
import { fill } from "../../kit/text.js";

/** @typedef {import("../described.js").Ask} Ask */
/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").Greeting} Greeting */
/** @typedef {import("../described.js").Refereed} Refereed */
/** @typedef {import("./saved-missions.js").SavedMissions} SavedMissions */
/**
 * A mission to open: whether it was saved here before, a message about it, and whether it is just the default.
 * @typedef {object} Opened
 * @property {Document} document
 * @property {boolean} [kept]
 * @property {string} [note]
 * @property {Refereed | null} [certificate]
 * @property {boolean} [start]
 */

/**
 * What was worked out when the site was built, so that nobody waits for Python.
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function prepared(name) {
  const answer = await fetch(new URL(`python/${name}`, root()));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/**
 * @param {Ask} ask
 * @param {SavedMissions} saved
 * @param {Greeting} greeting
 * @returns {Promise<Opened>}
 */
export async function opened(ask, saved, greeting) {
  const fragment = location.hash.slice(1);
  const [game] = Object.keys(greeting.form.games);
  const key = new URLSearchParams(location.search).get("open");
  if (fragment.startsWith("mission=")) {
    const { document, problem, certificate } = await ask({ do: "unshare", fragment });
    if (document) return { document, note: greeting.words["share.opened"], certificate };
    return { document: begun(greeting, game), note: problem };
  }
  if (key && greeting.missions.some((one) => one.key === key)) return { document: await adopted(key) };
  const note = key ? fill(greeting.words["shelf.unknown"], { key }) : "";
  const last = saved.last();
  return last ? { document: last, kept: true, note } : { document: begun(greeting, game), start: true, note };
}

/**
 * A new mission of a game.
 * @param {Greeting} greeting
 * @param {string} game
 * @returns {Document}
 */
export const begun = (greeting, game) => structuredClone(greeting.begun[game].document);

/**
 * A mission of the library as a starting point.
 * @param {string} key
 * @returns {Promise<Document>}
 */
export const adopted = async (key) => (await prepared("missions.json"))[key];

/**
 * The title of a mission, which may not be valid yet.
 * @param {Document} document
 * @param {string} lang
 * @returns {string | undefined}
 */
export function titleOf({ text }, lang) {
  const titles = [text?.[lang], ...Object.values(text ?? {})].map((one) => one?.title);
  return titles.find((title) => typeof title === "string");
}
