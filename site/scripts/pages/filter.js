// Filters above a long list. The page brings the form; without this script the whole list is shown.
import { all, needed, pageWords, titled } from "../kit/page.js";
import { choosePlayers, chosenPlayers } from "../kit/players.js";
import { searched } from "../kit/text.js";
import { unaccented } from "./search-words.js";

/** The filters that are about the number of players, which all pages remember. */
const PLAYERS = ["players", "at"];

export function startFilters() {
  const words = pageWords();
  for (const box of all(".filtered", HTMLElement)) startList(box, words.filter_none);
}

/**
 * Whether an entry has all chosen values; it may have several values of one kind.
 * @param {Record<string, string | undefined>} values
 * @param {[name: string, value: string][]} chosen
 */
export const fits = (values, chosen) =>
  chosen.every(([name, value]) => !value || (values[name] ?? "").split(" ").includes(value));

/**
 * @param {HTMLElement} box
 * @param {string} none the message when no entry matches
 */
function startList(box, none) {
  const form = needed("form.filters", HTMLFormElement, box);
  const entries = all(".item", HTMLElement, box).map((item) => {
    const row = /** @type {HTMLElement} */ (item.closest("tr, li, .upgrade, .term-entry, .question"));
    return { values: item.dataset, row, said: unaccented(`${row.textContent} ${item.dataset.text ?? ""}`) };
  });
  const selects = all("select", HTMLSelectElement, form);
  const text = needed("input", HTMLInputElement, form);
  const count = needed("output", HTMLOutputElement, form);
  form.addEventListener("submit", (event) => event.preventDefault());

  const apply = () => {
    const players = selects.find(({ name }) => PLAYERS.includes(name))?.value ?? "";
    /** @type {[string, string][]} */
    const asked = selects.filter(({ value }) => value).map(({ name, value }) => [name, value]);
    const words = searched(unaccented(text.value));
    // Whom a difficulty is meant for filters nothing by itself.
    const chosen = selects
      .filter(({ name, value }) => value && name !== "at")
      .map(
        ({ name, value, dataset }) =>
          /** @type {[string, string]} */ (["byPlayers" in dataset ? name + players : name, value]),
      );
    let left = 0;
    for (const { values, row, said } of entries) {
      row.hidden = !fits(values, chosen) || !words.every((word) => said.includes(word));
      if (!row.hidden) left += 1;
    }
    count.textContent = left ? titled(count.dataset.shown ?? "", `${left} / ${entries.length}`) : none;
    for (const each of all(".per-players", HTMLElement, box)) {
      each.dataset.every ??= each.textContent;
      each.textContent = each.dataset[`at${players}`] ?? each.dataset.every;
    }
    // The choice is kept in the address, so that it can be shared and survives going back.
    const query = new URLSearchParams(text.value ? [...asked, ["text", text.value]] : asked);
    history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}${location.hash}`);
  };

  const wanted = new URLSearchParams(location.search);
  for (const each of selects) {
    const remembered = PLAYERS.includes(each.name) ? String(chosenPlayers() || form.dataset.usual || "") : "";
    const value = wanted.get(each.name) ?? remembered;
    if (value && [...each.options].some((option) => option.value === value)) each.value = value;
    each.addEventListener("change", () => {
      if (PLAYERS.includes(each.name)) choosePlayers(Number(each.value));
      apply();
    });
  }
  text.value = wanted.get("text") ?? "";
  text.addEventListener("input", apply);
  apply();
}
