// A view of a form in which a value has another shape than in the file.
import { inside, replaced } from "../mission.js";

/** @typedef {import("../described.js").Path} Path */
/** @typedef {import("../described.js").Written} Written */
/** @typedef {import("../form.js").MissionForm} MissionForm */

/**
 * @param {MissionForm} form
 * @param {Path} path
 * @param {(written: Written) => Written} read
 * @param {(seen: Written) => Written} write
 * @returns {MissionForm}
 */
export function lens(form, path, read, write) {
  const own = (/** @type {Path} */ given) =>
    given.length > path.length && path.every((key, place) => given[place] === key);
  return Object.assign(Object.create(form), {
    at: (/** @type {Path} */ given) =>
      own(given) ? inside(read(form.at(path)), given.slice(path.length)) : form.at(given),
    edit: (
      /** @type {Path} */ given,
      /** @type {Written} */ value,
      /** @type {{ typed?: boolean } | undefined} */ options,
    ) => {
      if (!own(given)) return form.edit(given, value, options);
      const next = replaced(read(form.at(path)), given.slice(path.length), value);
      return form.edit(path, next && write(next), options);
    },
  });
}
