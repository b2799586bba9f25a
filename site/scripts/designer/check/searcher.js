// Who answers the questions of the check: the desk that all share, and a worker of its own as soon as that pays.

/** @typedef {import("../../python/desk.js").Desk} Desk */

const PATIENCE_MS = 4000;

export class Searcher {
  // Changes with the mission: answers about an older version are dropped.
  #generation = 0;
  #desk;
  /**
   * A worker of its own while it is opened.
   * @type {Promise<void> | undefined}
   */
  opening;
  // Whether a worker of its own was asked for.
  #alone = false;

  /**
   * @param {Desk} shared deals until there is a worker for that alone, which pays only after the first verdict
   * @param {() => Promise<Desk>} openWorker
   */
  constructor(shared, openWorker) {
    this.shared = shared;
    this.openWorker = openWorker;
    this.#desk = shared;
  }

  get isShared() {
    return this.#desk === this.shared;
  }

  /** What was asked so far is of no interest any more. */
  forget() {
    this.#generation++;
  }

  failed() {
    this.#desk = this.shared;
  }

  /** Opens a worker for the check alone, once. */
  openOnce() {
    if (this.#alone) return;
    this.#alone = true;
    this.#open();
  }

  /**
   * Whatever becomes of the mission.
   * @param {object} question
   */
  answer(question) {
    return this.#desk.ask(question);
  }

  /**
   * Undefined if the mission has changed in the meantime. A stale question must not block the next one: after a while
   * Python is restarted.
   * @param {object} question
   */
  async ask(question) {
    const generation = this.#generation;
    const desk = this.#desk;
    const answer = desk.ask(question);
    for (;;) {
      const late = new Promise((done) => setTimeout(done, PATIENCE_MS, "late"));
      const first = await Promise.race([answer, late]);
      if (first !== "late") return generation === this.#generation ? first : undefined;
      if (generation !== this.#generation) {
        desk.close();
        answer.catch(() => {});
        this.#alone = true;
        await this.#open();
        return undefined;
      }
    }
  }

  /** Where no worker can be opened, the shared desk has to do. */
  #open() {
    this.opening ??= this.openWorker()
      .then(
        (desk) => {
          this.#desk = desk;
        },
        (error) => {
          this.#desk = this.shared;
          console.warn(error);
        },
      )
      .finally(() => {
        this.opening = undefined;
      });
    return this.opening;
  }
}
