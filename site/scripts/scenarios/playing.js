// Games on the board, played in a worker a few at a time: the table with the fewest games comes first.

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("./described.js").Played} Played */
/** @typedef {import("./described.js").Watched} Watched */

const ENOUGH = 240;
// A round of games has all strengths of players in it.
const AT_ONCE = 8;

export class Playing {
  /** @type {Map<string, Played>} */
  #found = new Map();
  /** @type {{ document: Document, players: number[] } | undefined} */
  #wanted;
  #busy = false;
  /** @type {Promise<Desk> | undefined} */
  #desk;

  /**
   * @param {() => Promise<Desk>} open
   * @param {() => void} changed
   */
  constructor(open, changed) {
    this.open = open;
    this.changed = changed;
  }

  /**
   * @param {Document} document
   * @param {number} players
   */
  found(document, players) {
    return this.#found.get(name(document, players));
  }

  /**
   * From now on this scenario is played; without players, none.
   * @param {Document} document
   * @param {number[]} players
   */
  async want(document, players) {
    this.#wanted = { document, players };
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#play(next.document, next.count);
    } catch (error) {
      console.warn(error);
    }
    this.#busy = false;
    this.changed();
  }

  get busy() {
    return this.#busy;
  }

  #next() {
    if (!this.#wanted) return undefined;
    const { document, players } = this.#wanted;
    const games = (/** @type {number} */ count) => this.found(document, count)?.data.games ?? 0;
    const open = players.filter((count) => games(count) < ENOUGH).sort((one, other) => games(one) - games(other));
    return open.length ? { document, count: open[0] } : undefined;
  }

  /**
   * @param {Document} document
   * @param {number} players
   */
  async #play(document, players) {
    const before = this.found(document, players);
    const first = before?.data.games ?? 0;
    const { found } = await (await this.#opened()).ask({
      do: "play",
      document,
      players,
      first,
      count: AT_ONCE,
      before,
    });
    if (!found) {
      this.#wanted = undefined;
      return;
    }
    this.#found.set(name(document, players), found);
    this.changed();
  }

  /**
   * @param {Document} document
   * @param {number} players
   * @param {number} seed
   * @returns {Promise<Watched | null>}
   */
  async watched(document, players, seed) {
    const { found } = await (await this.#opened()).ask({ do: "watch", document, players, seed });
    return found;
  }

  #opened() {
    this.#desk ??= this.open();
    return this.#desk;
  }
}

/**
 * Words do not change how a game goes.
 * @param {Document} document
 * @param {number} players
 */
const name = ({ text: _, id: __, ...rules }, players) => `${players} ${JSON.stringify(rules)}`;
