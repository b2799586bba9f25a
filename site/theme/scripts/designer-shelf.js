// Missions that are kept in this browser, and the ways to begin one.
import { button, fill, make, paused } from "./designer-parts.js";

const KEY = "designer-missions";
const LAST = "designer-last";

export class Shelf {
  constructor(words) {
    this.words = words;
    this.works = true;
    this.key = undefined;
  }

  // The next mission to be kept is another one, or the one that was taken from here.
  begin(kept) {
    if (!kept) this.key = undefined;
  }

  all() {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found.filter((one) => one && typeof one.document === "object" && one.document) : [];
    } catch {
      return [];
    }
  }

  last() {
    const found = this.all();
    const entry = found.find((one) => one.key === this.#read(LAST)) ?? undefined;
    this.key = entry?.key;
    return entry?.document;
  }

  take(key) {
    this.key = key;
    this.#write(LAST, key);
    return this.all().find((one) => one.key === key).document;
  }

  keep(document, title) {
    this.key ??= `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
    const entry = { key: this.key, title, game: document.game, changed: Date.now(), document };
    this.#save([entry, ...this.all().filter((one) => one.key !== this.key)]);
    this.#write(LAST, this.key);
  }

  duplicate(key) {
    const entry = this.all().find((one) => one.key === key);
    const copy = { ...entry, key: `${Date.now()}-copy`, title: fill(this.words["shelf.copy_of"], entry), changed: Date.now() };
    this.#save([copy, ...this.all()]);
  }

  // Returns a way to bring it back.
  delete(key) {
    const before = this.all();
    this.#save(before.filter((one) => one.key !== key));
    if (this.key === key) this.key = undefined;
    return () => {
      const entry = before.find((one) => one.key === key);
      this.#save([entry, ...this.all().filter((one) => one.key !== key)]);
    };
  }

  #save(entries) {
    this.works = this.#write(KEY, JSON.stringify(entries));
  }

  #read(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return undefined;
    }
  }

  #write(name, value) {
    try {
      localStorage.setItem(name, value);
      return true;
    } catch {
      // Without storage a mission lasts as long as the page.
      return false;
    }
  }
}

// Ways to begin: an empty mission, a file, a mission of the games, or one that was kept.
export function startPanel(words, greeting, shelf, start) {
  const file = fileButton(words["shelf.from_file"], words, start.file);
  const list = make("ul", { className: "kept" });
  const status = make("p", { className: "help", role: "status" });
  const show = () => {
    const kept = shelf.all();
    list.replaceChildren(...kept.map((one) => make("li", {},
      make("div", {}, make("strong", {}, one.title), make("small", {}, ` ${greeting.form.games[one.game]?.name ?? ""} · ${fill(words["shelf.changed"], { when: new Date(one.changed).toLocaleString(document.documentElement.lang) })}`)),
      make("div", { className: "row" },
        button(words["shelf.open"], () => start.open(one.key), { "aria-label": `${words["shelf.open"]}: ${one.title}` }),
        button(words["shelf.duplicate"], () => (shelf.duplicate(one.key), show()), { "aria-label": `${words["shelf.duplicate"]}: ${one.title}` }),
        button(words["shelf.delete"], () => {
          const back = shelf.delete(one.key);
          show();
          const again = button(words["shelf.bring_back"], () => (back(), show()));
          status.replaceChildren(`${fill(words["shelf.deleted"], one)} `, again);
          again.focus();
        }, { "aria-label": `${words["shelf.delete"]}: ${one.title}` })))));
    status.replaceChildren(!shelf.works ? words["shelf.unkept"] : kept.length ? words["shelf.kept"] : words["shelf.empty"]);
  };
  show();
  return make("div", { className: "start-panel" },
    make("div", { className: "row" }, Object.entries(greeting.form.games).map(([id, { name }]) => button(`+ ${name}`, () => start.begin(id), { className: "main" })), file),
    make("h3", {}, words["shelf.title"]), list, status,
    libraryList(words, greeting, start));
}

function libraryList(words, greeting, start) {
  const search = make("input", { type: "search", "aria-label": words["shelf.search"], placeholder: words["shelf.search"] });
  const list = make("ul", { className: "library" });
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const text = (one) => `${one.name} ${one.title} ${greeting.form.games[one.game]?.name ?? ""} ${one.key}`.toLowerCase();
    const found = greeting.missions.filter((one) => wanted.every((word) => text(one).includes(word)));
    list.replaceChildren(...found.slice(0, 200).map((one) => make("li", {}, button([make("span", {}, one.name), make("strong", {}, one.title)], () => start.take(one.key)))));
  };
  search.addEventListener("input", paused(show, 60));
  show();
  return make("details", { className: "from-library" }, make("summary", {}, words["shelf.library"]),
    make("p", { className: "help" }, words["shelf.library_hint"]), search, list);
}

// A button that opens a file and hands on its text.
export function fileButton(label, words, take, refuse = () => {}) {
  const input = make("input", { type: "file", accept: ".yaml,.yml,text/yaml,text/plain", hidden: true });
  input.addEventListener("change", async () => {
    const [chosen] = input.files;
    input.value = "";
    if (!chosen) return;
    if (chosen.size > LARGEST) return refuse(fill(words["yaml.large"], { n: Math.round(chosen.size / 1024) }));
    take(await chosen.text());
  });
  return make("span", {}, button(label, () => input.click()), input);
}
export const LARGEST = 1024 * 1024;
