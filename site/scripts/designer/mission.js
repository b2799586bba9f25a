// The mission being edited: its document, and undo and redo.

/** @typedef {import("./described.js").Document} Document */
/** @typedef {import("./described.js").Path} Path */
/** @typedef {import("./described.js").Written} Written */
/** @typedef {"typing" | "form" | "yaml" | "outside" | "opened" | "history"} Origin */

const MOST = 300;
const TOGETHER_MS = 1200;

/** The event of a changed mission, with the origin of the change. */
export class MissionChange extends Event {
  /** @param {Origin} from */
  constructor(from) {
    super("change");
    this.from = from;
  }
}

export class Mission extends EventTarget {
  /** @type {Document[]} */
  #past = [];
  /** @type {Document[]} */
  #future = [];
  #last = { key: "", at: 0 };

  /** @param {Document} document */
  constructor(document) {
    super();
    this.now = document;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * @param {Path} path
   * @returns {Written}
   */
  at(path) {
    return inside(this.now, path);
  }

  /** @param {(from: Origin) => void} listener */
  hear(listener) {
    this.addEventListener("change", (event) => {
      if (event instanceof MissionChange) listener(event.from);
    });
  }

  /**
   * Sets a value, or removes it; lists and groups that become empty are removed with it. Keystrokes in one field are
   * merged into one change.
   * @param {Path} path
   * @param {Written} value
   * @param {{ typed?: boolean }} [options]
   */
  edit(path, value, { typed = false } = {}) {
    const next = replaced(this.now, path, value) ?? {};
    this.become(next, { key: typed ? JSON.stringify(path) : "", from: typed ? "typing" : "form" });
  }

  /**
   * @param {Document} next
   * @param {{ key?: string, from?: Origin }} [options] successive changes with the same key are merged
   */
  become(next, { key = "", from = "outside" } = {}) {
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    const goesOn = key && key === this.#last.key && Date.now() - this.#last.at < TOGETHER_MS;
    if (!goesOn) this.#past.push(this.now);
    if (this.#past.length > MOST) this.#past.shift();
    this.#future = [];
    this.#last = { key, at: Date.now() };
    this.now = next;
    this.#tell(from);
  }

  /**
   * What follows from a change, and is taken back with it.
   * @param {Document} next
   */
  amend(next) {
    this.now = next;
    this.#tell("typing");
  }

  undo() {
    this.#step(this.#past, this.#future);
  }

  redo() {
    this.#step(this.#future, this.#past);
  }

  /**
   * Opens another mission: the undo history starts over.
   * @param {Document} document
   */
  open(document) {
    this.#past = [];
    this.#future = [];
    this.#last = { key: "", at: 0 };
    this.now = document;
    this.#tell("opened");
  }

  /**
   * @param {Document[]} from
   * @param {Document[]} to
   */
  #step(from, to) {
    const next = from.pop();
    if (!next) return;
    to.push(this.now);
    this.now = next;
    this.#last = { key: "", at: 0 };
    this.#tell("history");
  }

  /** @param {Origin} from */
  #tell(from) {
    this.dispatchEvent(new MissionChange(from));
  }
}

/**
 * The value at a path; undefined if there is no such path.
 * @param {Written} whole
 * @param {Path} path
 * @returns {Written}
 */
export const inside = (whole, path) => path.reduce((value, key) => value?.[key], whole);

/**
 * @param {unknown} value
 * @returns {value is Record<string, Written>}
 */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A copy of a value with another one in it; undefined if that leaves it empty.
 * @param {Written} whole
 * @param {Path} path
 * @param {Written} value
 * @returns {Written}
 */
export function replaced(whole, [key, ...rest], value) {
  const inner = rest.length ? replaced(whole?.[key], rest, value) : value;
  if (Array.isArray(whole)) {
    const next = [...whole];
    if (inner === undefined) next.splice(Number(key), 1);
    else next[Number(key)] = inner;
    return next.length ? next : undefined;
  }
  if (typeof key === "number") return inner === undefined ? undefined : [inner];
  const { [key]: _, ...others } = isObject(whole) ? whole : {};
  if (inner === undefined) return Object.keys(others).length ? others : undefined;
  // An existing key keeps its position.
  return isObject(whole) && key in whole ? { ...whole, [key]: inner } : { ...others, [key]: inner };
}
