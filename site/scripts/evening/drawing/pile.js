// Fetches what a draw needs, once per table: the pile, the words and pictures of its cards, and the kernel.
import { root } from "../../kit/page.js";
import { drawnCards } from "./drawer.js";
import { openKernel } from "./kernel.js";

/** @typedef {import("../described.js").Drawn} Drawn */
/** @typedef {import("../described.js").Pile} Pile */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * @template Thing
 * @param {string} name below draw/
 * @param {(answer: Response) => Promise<Thing>} read
 * @returns {Promise<Thing>}
 */
function file(name, read) {
  const known = fetched.get(name);
  if (known) return known;
  const coming = fetch(new URL(`draw/${name}`, root())).then((answer) => {
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return read(answer);
  });
  fetched.set(name, coming);
  // What failed once is asked for again.
  coming.catch(() => fetched.delete(name));
  return coming;
}

const json = (/** @type {Response} */ answer) => answer.json();

/**
 * @param {string} game
 * @param {number} players
 * @param {import("./drawer.js").Asked} asked
 * @returns {Promise<Drawn | null>} null if no cards add up and can all be met
 */
export async function drawn(game, players, asked) {
  const [pile, words, pictures, canBeWon] = await Promise.all([
    file(`${game}-${players}.json`, json),
    file(`${document.documentElement.lang}/${game}-${players}.json`, json),
    file(`${game}.json`, json),
    file("kernel.wasm", async (answer) => openKernel(await answer.arrayBuffer())),
  ]);
  const found = drawnCards(pile, canBeWon, asked);
  if (!found) return null;
  const used = new Set([...(found.reshuffled ? [] : asked.out), ...found.cards.map(({ id }) => id)]);
  return {
    cards: found.cards.map(({ id, difficulty }) => ({ ...words[id], picture: pictures[id], difficulty })),
    sum: found.cards.reduce((sum, { difficulty }) => sum + difficulty, 0),
    out: [...used],
    left: /** @type {Pile} */ (pile).cards.filter(({ id }) => !used.has(id)).length,
    reshuffled: found.reshuffled,
  };
}
