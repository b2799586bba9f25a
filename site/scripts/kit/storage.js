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
 * A text of this tab alone, also after it is loaded again.
 * @param {string} name
 */
export function keptInTab(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
export function keepInTab(name, text) {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Then loading the tab again opens the mission edited last in any tab.
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
