// Texts with gaps.

/**
 * Fills the gaps of a text, such as {n}; gaps without a value stay.
 * @param {string} text
 * @param {object} gaps
 */
export const fill = (text, gaps) =>
  text.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? String(/** @type {any} */ (gaps)[name]) : gap));

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
