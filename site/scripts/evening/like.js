// Suggests a mission of similar difficulty.
import { button, make } from "../kit/elements.js";
import { similar } from "./similar.js";

/**
 * @param {import("./described.js").EveningPage} page
 * @param {import("./choice.js").Chosen} chosen
 */
export function likePart({ words, games }, chosen) {
  const said = (/** @type {string} */ key) => words[`like.${key}`];
  const status = make("p", { role: "status" });
  const found = make("div", { className: "found" });
  const find = button(said("do"), () => {
    const { mission, players } = chosen.state;
    const others = games.find(({ missions }) => missions.includes(mission))?.missions ?? [];
    const other = similar(mission, others, players);
    status.textContent = other ? `${other.mission.title}. ${said(other.compared)}` : said("none");
    if (!other) return found.replaceChildren();
    const take = button(said("take"), () => chosen.choose(other.mission.key));
    found.replaceChildren(take, " ", make("a", { href: other.mission.page }, words.rules));
  });
  chosen.hear(() => {
    status.textContent = "";
    found.replaceChildren();
  });
  return make("div", { className: "like" }, make("p", {}, said("intro")), find, status, found);
}
