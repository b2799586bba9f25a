// Filters above a long list. The page defines them; without this script the whole list is shown.
import { make, select } from "../kit/elements.js";
import { all, pageWords } from "../kit/page.js";

/** @typedef {{ key: string, label: string, options: [value: string, text: string][] }} Filter */
/** @typedef {{ any: string, shown: string, filters: Filter[] }} Filters a list's filters, as its page defines them */

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
  /** @type {Filters} */
  const { any, shown, filters } = JSON.parse(box.dataset.filters ?? "");
  const entries = all(".item", HTMLElement, box).map((item) => ({
    values: item.dataset,
    row: /** @type {HTMLElement} */ (item.closest("tr, li, .upgrade")),
  }));
  const selects = filters.map(({ key, options }) => select([["", any], ...options], "", () => apply(), { name: key }));
  const count = make("output");
  const labels = filters.map(({ label }, place) => make("label", {}, label, selects[place]));
  const form = make("form", { className: "filters" }, labels, count);
  form.addEventListener("submit", (event) => event.preventDefault());

  const apply = () => {
    /** @type {[string, string][]} */
    const chosen = selects.filter(({ value }) => value).map(({ name, value }) => [name, value]);
    let left = 0;
    for (const { values, row } of entries) {
      row.hidden = !fits(values, chosen);
      if (!row.hidden) left += 1;
    }
    count.textContent = left ? `${shown}: ${left} / ${entries.length}` : none;
    // The choice is kept in the address, so that it can be shared and survives going back.
    const query = chosen.length ? `?${new URLSearchParams(chosen)}` : "";
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  };

  const asked = new URLSearchParams(location.search);
  for (const each of selects) {
    const value = asked.get(each.name);
    if (value && [...each.options].some((option) => option.value === value)) each.value = value;
  }
  box.prepend(form);
  apply();
}
