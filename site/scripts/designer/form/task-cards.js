// The task cards of each game, which Python knows: asked for once, when somebody needs them.

/** @typedef {import("../described.js").Ask} Ask */
/** @typedef {import("../described.js").TaskCard} TaskCard */

export class TaskCards {
  /** @type {Map<string, Promise<TaskCard[]>>} */
  #asked = new Map();
  /** @type {Map<string, TaskCard[]>} */
  #come = new Map();

  /**
   * @param {Ask} ask
   * @param {() => void} told is called when those of a game have come
   */
  constructor(ask, told) {
    this.ask = ask;
    this.told = told;
  }

  /**
   * @param {string} game
   * @returns {Promise<TaskCard[]>}
   */
  want(game) {
    const known = this.#asked.get(game);
    if (known) return known;
    const answer = this.ask({ do: "tasks", game }).then(({ tasks }) => {
      this.#come.set(game, tasks);
      this.told();
      return tasks;
    });
    this.#asked.set(game, answer);
    return answer;
  }

  /**
   * Those that have come; undefined until then.
   * @param {string} game
   */
  of(game) {
    return this.#come.get(game);
  }
}
