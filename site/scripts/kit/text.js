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
