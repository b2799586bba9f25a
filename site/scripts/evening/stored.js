// Storage of the page At the table, with its own key prefix.
import * as storage from "../kit/storage.js";

const PREFIX = "evening-";

/** @param {string} name */
export const kept = (name) => storage.kept(PREFIX + name);

/**
 * @param {string} name
 * @param {unknown} value
 */
export const keep = (name, value) => storage.keep(PREFIX + name, value);
