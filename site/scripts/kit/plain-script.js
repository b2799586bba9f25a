// Loads a script of the site that sets something. Pages on a local disk cannot load anything else.
import { make } from "./elements.js";
import { root } from "./page.js";

/** @param {string} path below the root of the site */
export const loadScript = (path) =>
  new Promise((done, failed) => {
    document.head.append(make("script", { src: new URL(path, root()), onload: done, onerror: failed }));
  });
