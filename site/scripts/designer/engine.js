// Python, which starts while the form is in use already: questions wait until it is there.

/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("../python/desk.js").Progress} Progress */

export class Engine {
  // Whether it answers.
  ready = false;
  #open;
  /** @type {(desk: Desk) => void} */
  #there = () => {};
  /** @type {Promise<Desk>} */
  #desk = new Promise((done) => {
    this.#there = done;
  });

  /** @param {(came: Progress) => Promise<Desk>} open */
  constructor(open) {
    this.#open = open;
  }

  /**
   * Throws if Python cannot be loaded; it may be started once more.
   * @param {Progress} came
   */
  async start(came) {
    const desk = await this.#open(came);
    this.ready = true;
    this.#there(desk);
  }

  /** @type {import("./described.js").Ask} */
  ask = async (question) => (await this.#desk).ask(question);

  /** A desk that is never closed: others ask it, too. */
  get shared() {
    return { greeting: {}, ask: this.ask, close: () => {} };
  }
}
