// Suggests a mission of similar difficulty, which Python selects.
import { button, make } from "../kit/elements.js";

/** @typedef {import("./described.js").Similar} Similar */

/**
 * @param {import("./described.js").Words} words
 * @param {import("./choice.js").Chosen} chosen
 * @param {import("./described.js").Asker} asker
 */
export function likePart(words, chosen, { ask, missing }) {
  const said = (/** @type {string} */ key) => words[`like.${key}`];
  const bar = make("progress", { hidden: true, "aria-label": words["draw.loading"] });
  const status = make("p", { role: "status" });
  const found = make("div", { className: "found" });
  const find = button(said("do"), async () => {
    const { mission, players } = chosen.state;
    find.disabled = true;
    bar.hidden = false;
    try {
      const question = { do: "like", mission: mission.key, players };
      show(await ask(question, (came, all) => Object.assign(bar, { max: all, value: came })));
    } catch (error) {
      status.textContent = words["draw.failed"];
      console.warn(error);
    }
    bar.hidden = true;
    find.disabled = false;
    find.focus();
  });
  const show = (/** @type {Similar} */ { key, title, page, compared }) => {
    status.textContent = `${title}. ${compared}`;
    const take = button(said("take"), () => chosen.choose(key));
    found.replaceChildren(take, " ", make("a", { href: page }, words.rules));
  };
  chosen.hear(() => {
    status.textContent = "";
    found.replaceChildren();
  });
  const intro = make("p", {}, missing ?? said("intro"));
  return make("div", { className: "like" }, intro, !missing && find, bar, status, found);
}
