// The sentences of the objectives in a form, as players will read them: Python makes them.
import { all } from "../../kit/page.js";

/** @typedef {import("../described.js").Path} Path */
/** @typedef {import("../form.js").MissionForm} MissionForm */

/**
 * Updates the sentences of all visible objectives.
 * @param {MissionForm} form
 */
export async function sayObjectives(form) {
  const inSight = () => all("[data-objective]", HTMLElement, form.body);
  const pathOf = (/** @type {HTMLElement} */ each) => /** @type {Path} */ (JSON.parse(each.dataset.objective ?? ""));
  const paths = inSight().map(pathOf);
  const wanted = paths.filter((path) => form.at(path) !== undefined && !form.said.has(form.spelled(path)));
  if (wanted.length) {
    const keys = wanted.map((path) => form.spelled(path));
    const objectives = wanted.map((path) => ({ objective: form.at(path), place: form.place(path) }));
    /** @type {{ said: (string | null)[] }} */
    const { said } = await form.ask({ do: "say", game: form.gameId, objectives });
    const unreadable = form.words["objective.unreadable"];
    for (const [place, sentence] of said.entries()) form.said.set(keys[place], sentence ?? unreadable);
  }
  for (const each of inSight()) each.textContent = form.sentence(pathOf(each));
}
