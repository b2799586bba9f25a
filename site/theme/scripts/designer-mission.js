// The mission on the desk: its document, and the way back and forth through its changes.
const MOST = 300;
const TOGETHER = 1200;

export class Mission extends EventTarget {
  #past = [];
  #future = [];
  #last = { key: "", at: 0 };

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

  at(path) {
    return path.reduce((value, key) => value?.[key], this.now);
  }

  // Puts a value in its place, or takes it away; lists and groups that become empty go with it. Steps of typing in
  // one field are one change.
  edit(path, value, { typed = false } = {}) {
    const next = replaced(this.now, path, value) ?? {};
    this.become(next, { key: typed ? JSON.stringify(path) : "", from: typed ? "typing" : "form" });
  }

  become(next, { key = "", from = "outside" } = {}) {
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    const goesOn = key && key === this.#last.key && Date.now() - this.#last.at < TOGETHER;
    if (!goesOn) this.#past.push(this.now);
    if (this.#past.length > MOST) this.#past.shift();
    this.#future = [];
    this.#last = { key, at: Date.now() };
    this.now = next;
    this.#tell(from);
  }

  undo() {
    if (this.canUndo) this.#step(this.#past, this.#future);
  }

  redo() {
    if (this.canRedo) this.#step(this.#future, this.#past);
  }

  // Another mission on the desk: what was done to the last one cannot be undone here.
  open(document) {
    this.#past = [];
    this.#future = [];
    this.#last = { key: "", at: 0 };
    this.now = document;
    this.#tell("opened");
  }

  #step(from, to) {
    to.push(this.now);
    this.now = from.pop();
    this.#last = { key: "", at: 0 };
    this.#tell("history");
  }

  #tell(from) {
    this.dispatchEvent(new CustomEvent("change", { detail: { from } }));
  }
}

// A copy of a value with another one in it.
export function replaced(whole, [key, ...rest], value) {
  const inner = rest.length ? replaced(whole?.[key], rest, value) : value;
  if (Array.isArray(whole)) {
    const next = [...whole];
    if (inner === undefined) next.splice(key, 1);
    else next[key] = inner;
    return next.length ? next : undefined;
  }
  if (typeof key === "number") return inner === undefined ? undefined : [inner];
  const { [key]: _, ...others } = typeof whole === "object" && whole ? whole : {};
  if (inner === undefined) return Object.keys(others).length ? others : undefined;
  // A key that was there keeps its place.
  return whole && typeof whole === "object" && key in whole ? { ...whole, [key]: inner } : { ...others, [key]: inner };
}
