// The short name of a mission follows its title, until somebody writes another one.

/** @typedef {import("./mission.js").Mission} Mission */

export class ShortName {
  /** @type {string | undefined} */
  #last;

  /** Another state of a mission was opened: whether its name follows its title shows when Python has read both. */
  begin() {
    this.#last = undefined;
  }

  /**
   * Returns whether the name was changed.
   * @param {Mission} mission
   * @param {string} suggested by its title
   * @param {{ value: string } | undefined} [field] that shows the name
   */
  follow(mission, suggested, field) {
    const follows = mission.now.id === this.#last && suggested !== this.#last;
    this.#last = suggested;
    if (!follows) return false;
    if (field) field.value = suggested;
    mission.amend({ ...mission.now, id: suggested });
    return true;
  }
}
