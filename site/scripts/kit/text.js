// Texts with gaps.

const GROUPED_FROM = 10_000;

/**
 * A number as the language of the page writes it; the same as `Grammar.number` in Python.
 * @param {number} value
 */
export const number = (value) =>
  value.toLocaleString(globalThis.document?.documentElement.lang || "en", {
    useGrouping: Math.abs(value) >= GROUPED_FROM,
    maximumFractionDigits: 2,
  });

/**
 * Fills the gaps of a text, such as {n}; gaps without a value stay. What only looks like a number, such as a seed,
 * comes as a string.
 * @param {string} text
 * @param {object} gaps
 */
export const fill = (text, gaps) =>
  text.replace(/\{(\w+)\}/g, (gap, name) => {
    if (!(name in gaps)) return gap;
    const value = /** @type {any} */ (gaps)[name];
    return typeof value === "number" ? number(value) : String(value);
  });

/**
 * The words of a search for comparison: lower case, without empty ones.
 * @param {string} typed
 */
export const searched = (typed) => typed.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * A share as a whole percentage; 0 and 100 are reserved for none and all. The same as `percentage` in Python.
 * @param {number} share
 */
export function percentage(share) {
  const rounded = Math.round(share * 100);
  if (rounded === 100 && share < 1) return 99;
  return rounded === 0 && share > 0 ? 1 : rounded;
}
