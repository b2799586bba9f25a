// Missions saved in this browser, and the ways to start one.
import { download } from "../../kit/download.js";
import { button, make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";
import { paused } from "../../kit/pause.js";
import { keep, keepInTab, keepText, kept, keptInTab, keptText } from "../../kit/storage.js";
import { fill, searched } from "../../kit/text.js";
import { isObject } from "../mission.js";
import { collected, MISSIONS, readCollection } from "./mission-collection.js";

/** @typedef {import("../described.js").Document} Document */
/** @typedef {import("../described.js").ListedMission} ListedMission */
/** @typedef {import("../described.js").Words} Words */
/** @typedef {{ key: string, title: string, game: string, changed: number, document: Document }} KeptMission */
/** @typedef {{ form: { games: Record<string, { name: string }> }, missions: ListedMission[] }} Offered what can be begun with */
/**
 * The ways to start a mission.
 * @typedef {object} Start
 * @property {(game: string) => void} begin
 * @property {(key: string) => void} take
 * @property {(key: string) => void} open
 * @property {(text: string) => void} file
 */

export const LARGEST = 1024 * 1024;

export class SavedMissions {
  // Whether this browser can store anything.
  works = true;
  /**
   * The key of the mission being saved.
   * @type {string | undefined}
   */
  key;
  // When it was changed last, as far as this tab knows.
  #known = 0;

  #place;
  #last;

  /**
   * @param {Words} words
   * @param {string} kind of what is saved; campaigns and scenarios have shelves of their own
   */
  constructor(words, kind = MISSIONS) {
    this.words = words;
    this.kind = kind;
    this.#place = `designer-${kind}`;
    this.#last = kind === MISSIONS ? "designer-last" : `designer-last-${kind}`;
  }

  /**
   * From now on another mission is saved: a new one, or the one opened from here.
   * @param {boolean} taken
   */
  begin(taken) {
    if (!taken) this.key = undefined;
  }

  /** @returns {KeptMission[]} */
  all() {
    const found = kept(this.#place);
    return Array.isArray(found) ? found.filter((one) => isObject(one?.document)) : [];
  }

  /** The mission edited last: in this tab, or else in any. */
  last() {
    const keys = [keptInTab(this.#last), keptText(this.#last)];
    const entries = this.all();
    return this.#opened(keys.map((key) => entries.find((one) => one.key === key)).find(Boolean));
  }

  /** @param {string} key */
  take(key) {
    this.#remember(key);
    return this.#opened(this.all().find((one) => one.key === key));
  }

  /**
   * Hears when another tab changes the mission that is open here. From then on this tab saves a mission of its own, so
   * that neither overwrites the other.
   * @param {() => void} changed
   */
  hearOtherTabs(changed) {
    addEventListener("storage", ({ key }) => {
      const entry = key === this.#place && this.key && this.all().find((one) => one.key === this.key);
      if (!entry || entry.changed === this.#known) return;
      this.key = undefined;
      changed();
    });
  }

  /**
   * @param {Document} document
   * @param {string} title
   */
  keep(document, title) {
    this.key ??= `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
    this.#known = Date.now();
    const entry = { key: this.key, title, game: document.game, changed: this.#known, document };
    this.#save([entry, ...this.all().filter((one) => one.key !== this.key)]);
    this.#remember(this.key);
  }

  /**
   * Adds the missions of a file; returns how many are new. One that was changed here since stays beside it.
   * @param {string} text
   */
  bring(text) {
    const before = this.all();
    const known = new Set(before.map(({ document }) => JSON.stringify(document)));
    const keys = new Set(before.map(({ key }) => key));
    const brought = readCollection(text, this.kind)
      .filter(({ document }) => !known.has(JSON.stringify(document)))
      .map((one, place) => (keys.has(one.key) ? { ...one, key: `${Date.now()}-brought-${place}` } : one));
    if (brought.length) this.#save([...brought, ...before]);
    return brought.length;
  }

  /** @param {string} key */
  duplicate(key) {
    const entries = this.all();
    const entry = entries.find((one) => one.key === key);
    if (!entry) return;
    const title = fill(this.words["shelf.copy_of"], entry);
    this.#save([{ ...entry, key: `${Date.now()}-copy`, title, changed: Date.now() }, ...entries]);
  }

  /**
   * Deletes a mission; returns a function that restores it.
   * @param {string} key
   */
  delete(key) {
    const before = this.all();
    this.#save(before.filter((one) => one.key !== key));
    if (this.key === key) this.key = undefined;
    return () => {
      const gone = before.filter((one) => one.key === key);
      this.#save([...gone, ...this.all().filter((one) => one.key !== key)]);
    };
  }

  /** @param {KeptMission | undefined} entry */
  #opened(entry) {
    this.key = entry?.key;
    this.#known = entry?.changed ?? 0;
    return entry?.document;
  }

  /** @param {string} key */
  #remember(key) {
    keepText(this.#last, key);
    keepInTab(this.#last, key);
  }

  /** @param {KeptMission[]} entries */
  #save(entries) {
    this.works = keep(this.#place, entries);
  }
}

/**
 * Ways to start: an empty mission, a file, a mission of the games, or a saved one.
 * @param {Words} words
 * @param {Offered} greeting
 * @param {SavedMissions} saved
 * @param {Start} start
 */
export function startPanel(words, greeting, saved, start) {
  const { games } = greeting.form;
  const list = make("ul", { className: "kept" });
  const status = make("p", { className: "help", role: "status" });
  const named = (/** @type {string} */ act, /** @type {KeptMission} */ one, /** @type {() => void} */ press) =>
    button(words[`shelf.${act}`], press, { "aria-label": titled(words[`shelf.${act}`], one.title) });
  const entry = (/** @type {KeptMission} */ one) => {
    const when = new Date(one.changed).toLocaleString(document.documentElement.lang);
    const about = ` ${games[one.game]?.name ?? ""} · ${fill(words["shelf.changed"], { when })}`;
    return make(
      "li",
      {},
      make("div", {}, make("strong", {}, one.title), make("small", {}, about)),
      make(
        "div",
        { className: "row" },
        named("open", one, () => start.open(one.key)),
        named("duplicate", one, () => {
          saved.duplicate(one.key);
          show();
        }),
        named("delete", one, () => remove(one)),
      ),
    );
  };
  const remove = (/** @type {KeptMission} */ one) => {
    const back = saved.delete(one.key);
    show();
    const again = button(words["shelf.bring_back"], () => {
      back();
      show();
    });
    status.replaceChildren(`${fill(words["shelf.deleted"], one)} `, again);
    again.focus();
  };
  const show = () => {
    const found = saved.all();
    list.replaceChildren(...found.map(entry));
    const state = found.length ? "shelf.kept" : "shelf.empty";
    status.replaceChildren(words[saved.works ? state : "shelf.unkept"]);
    all.disabled = !found.length;
  };
  const all = button(words["shelf.save_all"], () =>
    download(`logwright-${saved.kind}.json`, collected(saved.all(), saved.kind), "application/json"),
  );
  const bring = fileButton(
    words["shelf.bring"],
    words,
    (text) => {
      const n = saved.bring(text);
      show();
      status.replaceChildren(n ? fill(words["shelf.brought"], { n }) : words["shelf.not_missions"]);
    },
    (reason) => status.replaceChildren(reason),
    ".json,application/json",
  );
  show();
  const begin = Object.entries(games).map(([id, { name }]) =>
    button(`+ ${name}`, () => start.begin(id), { className: "main" }),
  );
  return make(
    "div",
    { className: "start-panel" },
    make("div", { className: "row" }, begin, fileButton(words["shelf.from_file"], words, start.file)),
    make("h3", {}, words["shelf.title"]),
    list,
    status,
    make("div", { className: "row" }, all, bring),
    libraryList(words, greeting, start),
  );
}

/**
 * @param {Words} words
 * @param {Offered} greeting
 * @param {Start} start
 */
function libraryList(words, greeting, start) {
  const hint = words["shelf.search"];
  const search = make("input", { type: "search", "aria-label": hint, placeholder: hint });
  const list = make("ul", { className: "library" });
  const text = (/** @type {ListedMission} */ one) =>
    `${one.name} ${one.title} ${greeting.form.games[one.game]?.name ?? ""} ${one.key}`.toLowerCase();
  const show = () => {
    const wanted = searched(search.value);
    const found = greeting.missions.filter((one) => wanted.every((word) => text(one).includes(word)));
    const entries = found.slice(0, 200).map((one) => {
      const name = [make("span", {}, one.name), make("strong", {}, one.title)];
      return make(
        "li",
        {},
        button(name, () => start.take(one.key)),
      );
    });
    list.replaceChildren(...entries);
  };
  search.addEventListener("input", paused(show, 60));
  show();
  return make(
    "details",
    { className: "from-library" },
    make("summary", {}, words["shelf.library"]),
    make("p", { className: "help" }, words["shelf.library_hint"]),
    search,
    list,
  );
}

/**
 * A button that opens a file and passes on its text.
 * @param {string} label
 * @param {Words} words
 * @param {(text: string) => void} take
 * @param {(reason: string) => void} [refuse]
 * @param {string} [accept] kinds of files to choose from
 */
export function fileButton(label, words, take, refuse = () => {}, accept = ".yaml,.yml,text/yaml,text/plain") {
  const input = make("input", { type: "file", accept, hidden: true });
  input.addEventListener("change", async () => {
    const chosen = input.files?.[0];
    input.value = "";
    if (!chosen) return;
    if (chosen.size > LARGEST) refuse(fill(words["yaml.large"], { n: Math.round(chosen.size / 1024) }));
    else take(await chosen.text());
  });
  return make(
    "span",
    {},
    button(label, () => input.click()),
    input,
  );
}
