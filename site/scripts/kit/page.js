// Access to the current page.

import { fill, percentage } from "./text.js";

/**
 * An element that must exist.
 * @template {HTMLElement} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @param {ParentNode} [around]
 */
export function needed(selector, kind, around = document) {
  const found = around.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector} here`);
  return found;
}

/**
 * All elements of a type; may be empty.
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @param {ParentNode} [around]
 */
export const all = (selector, kind, around = document) =>
  [...around.querySelectorAll(selector)].filter(
    /** @returns {each is Kind} */ (/** @type {Element} */ each) => each instanceof kind,
  );

/**
 * The words that scripts use on every page, in its language.
 * @returns {Record<string, string>}
 */
export const pageWords = () => JSON.parse(needed("#words", HTMLScriptElement).textContent);

/**
 * A name and what belongs to it, with the colon of the language.
 * @param {string} name
 * @param {string} title
 */
export const titled = (name, title) => fill(pageWords().titled, { name, title });

/**
 * A share in percent.
 * @param {number} share
 */
export const percent = (share) => fill(pageWords().percent, { n: percentage(share) });

/** The address of the site's root, with a trailing slash. */
export const root = () => new URL(document.body.dataset.root ?? "./", location.href);

/** The address of the pages in this language, with a trailing slash. */
export const languageRoot = () => new URL(document.body.dataset.language ?? "./", location.href);

/**
 * The address of a script that is loaded on demand.
 * @param {string} path below site/scripts
 */
export const script = (path) => new URL(`scripts/${path}`, root()).href;

/** Whether the page was opened from a local disk, where it can neither fetch nor import. */
export const fromDisk = () => location.protocol === "file:";
