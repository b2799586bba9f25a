// Local storage. Where nothing can be stored, pages still work until they are closed.

/** @param {string} name */
export function keptText(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Stores a text; returns whether that worked.
 * @param {string} name
 * @param {string} text
 */
export function keepText(name, text) {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stored JSON. Other code may have written it: it is `unknown` until it is validated.
 * @param {string} name
 * @returns {unknown}
 */
export function kept(name) {
  try {
    return JSON.parse(keptText(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export const keep = (name, value) => keepText(name, JSON.stringify(value));
