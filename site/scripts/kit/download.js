// Files that a page hands to its reader.
import { make } from "./elements.js";

/**
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function download(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href, download: name }).click();
  URL.revokeObjectURL(href);
}
