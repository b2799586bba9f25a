// How hard missions of one's own are: crews play them in a worker, a few attempts at a time, until that is known.

/** @typedef {import("../designer/described.js").CrewFound} CrewFound */
/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../python/desk.js").Desk} Desk */

const ENOUGH = 40;
const AT_ONCE = 4;
const SEED = 1;

export class Measuring {
  /** @type {Map<string, number | undefined>} */
  #known = new Map();
  /** @type {{ document: Document, players: number }[]} */
  #wanted = [];
  #busy = false;
  /** @type {Promise<Desk> | undefined} */
  #desk;

  /**
   * @param {() => Promise<Desk>} open
   * @param {(left: number) => void} found
   */
  constructor(open, found) {
    this.open = open;
    this.found = found;
  }

  /**
   * What is known of the missions that a campaign brings along, by key and number of players.
   * @param {Document} campaign
   */
  levels(campaign) {
    /** @type {Record<string, Record<string, number>>} */
    const levels = {};
    for (const document of campaign.own_missions ?? []) {
      for (let players = 2; players <= 6; players += 1) {
        const level = this.#known.get(name(document, players));
        if (level !== undefined)
          levels[`missions/${document.id}`] = { ...levels[`missions/${document.id}`], [players]: level };
      }
    }
    return levels;
  }

  /**
   * From now on these are measured, and no others.
   * @param {Document[]} missions
   * @param {number[]} tables numbers of players
   */
  async want(missions, tables) {
    this.#wanted = missions
      .flatMap((document) => tables.map((players) => ({ document, players })))
      .filter(({ document, players }) => !this.#known.has(name(document, players)) && allows(document, players));
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted.length) {
      const { document, players } = this.#wanted[0];
      const level = await this.#measured(document, players);
      this.#known.set(name(document, players), level);
      this.#wanted = this.#wanted.filter((one) => !this.#known.has(name(one.document, one.players)));
      this.found(this.#wanted.length);
    }
    this.#busy = false;
  }

  /**
   * @param {Document} document
   * @param {number} players
   */
  async #measured(document, players) {
    /** @type {CrewFound | undefined} */
    let before;
    try {
      this.#desk ??= this.open();
      const desk = await this.#desk;
      for (let first = 0; first < ENOUGH; first += AT_ONCE) {
        before = await desk.ask({ do: "crew", document, players, seed: SEED, first, count: AT_ONCE, before });
        if (!before?.tried) return undefined;
      }
    } catch (error) {
      console.warn(error);
    }
    return before?.difficulty;
  }
}

/**
 * @param {Document} document
 * @param {number} players
 */
const name = ({ text: _, id: __, ...rules }, players) => `${players} ${JSON.stringify(rules)}`;

/**
 * @param {Document} document
 * @param {number} players
 */
const allows = (document, players) => !Array.isArray(document.players) || document.players.includes(players);
