// The chapters of a campaign: their words, their missions in order, and where they lead.
import { button, field, fold, make, select, sign } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { dragging } from "../workbench/dragging.js";
import { added, arrived, keyOf, moved, removed, stepped, withChapter, withChapterAt, withoutChapter } from "./order.js";

/** @typedef {import("../designer/described.js").Path} Path */
/** @typedef {import("../designer/described.js").Words} Words */
/** @typedef {import("../designer/described.js").Written} Written */
/** @typedef {import("../designer/mission.js").Mission} Mission */
/** @typedef {import("./described.js").OfferedMission} OfferedMission */
/** @typedef {import("./order.js").Place} Place */
/** @typedef {[campaign: Record<string, Written>, key: string]} Taken a mission, and the campaign that knows it */

const END = "end";

export class Chapters {
  // The chapter that what is chosen comes into.
  current = 0;
  /** @type {Place | undefined} */
  #follow;
  // The chapters of which more is shown.
  #open = new Set();

  /**
   * @param {Mission} campaign
   * @param {Words} words
   * @param {string} lang
   * @param {(key: string) => OfferedMission | undefined} known
   */
  constructor(campaign, words, lang, known) {
    this.campaign = campaign;
    this.words = words;
    this.lang = lang;
    this.known = known;
    this.list = make("ol", { className: "chapters" });
    this.said = make("p", { className: "unseen", role: "status" });
    const more = button(words["chapters.add"], () => this.#addChapter(), { className: "add" });
    this.box = make("section", {}, make("h2", {}, words["chapters.title"]), this.list, more, this.said);
    this.list.addEventListener("focusin", ({ target }) => this.#enter(target));
    this.list.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Missions may come from elsewhere in the room as well.
   * @param {HTMLElement} room
   * @param {(item: HTMLElement) => Taken} chosen the mission of something that is not in a chapter yet
   */
  listen(room, chosen) {
    dragging(room, {
      grip: ".grip",
      item: ".placed",
      list: ".missions",
      drop: (item, list, place) => {
        const to = /** @type {Place} */ ([Number(list.dataset.chapter), place]);
        const from = placeOf(item);
        if (from) this.#move(from, from[0] === to[0] && to[1] > from[1] ? [to[0], to[1]] : to);
        else this.add(chosen(item), to);
      },
    });
    dragging(room, {
      grip: ".chapter-grip",
      item: ".chapter",
      list: ".chapters",
      drop: (item, _, place) => {
        const from = Number(item.dataset.chapter);
        this.#moveChapter(from, place > from ? place - 1 : place);
      },
    });
  }

  /**
   * @param {Taken} taken
   * @param {Place} [to] the end of the current chapter
   */
  add([campaign, key], to) {
    const { chapters } = campaign;
    const chapter = Math.min(to?.[0] ?? this.current, chapters.length - 1);
    const place = /** @type {Place} */ ([chapter, to?.[1] ?? chapters[chapter].missions.length]);
    this.campaign.become(added(campaign, place, key), { from: "form" });
    this.#tell(place);
  }

  show() {
    const { chapters } = this.campaign.now;
    this.current = Math.min(this.current, chapters.length - 1);
    let number = 0;
    this.list.replaceChildren(
      ...chapters.map((/** @type {Written} */ chapter, /** @type {number} */ place) => {
        const shown = this.#chapter(chapter, place, number);
        number += chapter.missions.length;
        return shown;
      }),
    );
    const again = this.#follow && this.#row(this.#follow)?.querySelector(".grip");
    this.#follow = undefined;
    if (again instanceof HTMLElement) again.focus();
  }

  /**
   * @param {Record<string, string[]>} ways sentences by chapter
   * @param {Record<string, (number | null)[]>} levels
   */
  tell(ways, levels) {
    const { chapters } = this.campaign.now;
    for (const [place, box] of [...this.list.children].entries()) {
      const said = box.querySelector(".ways");
      said?.replaceChildren(...(ways[chapters[place]?.id] ?? []).map((line) => make("li", {}, line)));
    }
    for (const [at, badge] of [...this.list.querySelectorAll(".level")].entries()) {
      const found = Object.values(levels).map((column) => column[at]);
      const known = found.filter((each) => typeof each === "number");
      const [least, most] = [Math.min(...known), Math.max(...known)];
      const span = least === most ? `${least}` : `${least}–${most}`;
      badge.textContent = known.length ? fill(this.words["supply.hardness"], { n: span }) : this.words.unmeasured;
    }
  }

  /**
   * @param {Written} chapter
   * @param {number} place
   * @param {number} before how many missions come earlier
   */
  #chapter(chapter, place, before) {
    const { words, campaign } = this;
    const path = ["text", this.lang, "chapters", chapter.id];
    const last = campaign.now.chapters.length - 1;
    const named = fill(words.chapter, { n: place + 1 });
    const title = this.#text([...path, "title"], `chapter-title-${place}`, "input", named);
    const story = this.#text([...path, "story"], `chapter-story-${place}`, "textarea", words["chapters.story"]);
    const missions = chapter.missions.map((/** @type {Written} */ entry, /** @type {number} */ at) =>
      this.#mission(entry, [place, at], before + at + 1),
    );
    const empty = make("li", { className: "no-missions" }, words["chapters.empty"]);
    const remove = sign("×", `${words.remove}: ${named}`, () => this.#dropChapter(place), { disabled: last === 0 });
    return make(
      "li",
      { className: `chapter${place === this.current ? " current" : ""}`, "data-chapter": place },
      make(
        "div",
        { className: "chapter-head" },
        this.#grip("chapter-grip", `${words["chapters.move"]}: ${named}`, last === 0),
        make("label", { htmlFor: `chapter-title-${place}` }, named),
        title,
        remove,
      ),
      make("ol", { className: "missions", "data-chapter": place }, missions.length ? missions : empty),
      this.#more(chapter.id, () => [field(words["chapters.story"], story), this.#ways(chapter, place)]),
      make("ul", { className: "ways" }),
    );
  }

  /**
   * @param {string} id
   * @param {() => import("../kit/elements.js").Inside} inside
   */
  #more(id, inside) {
    const made = fold({ open: this.#open.has(id) }, make("summary", {}, this.words["chapters.more"]), inside);
    made.addEventListener("toggle", () => (made.open ? this.#open.add(id) : this.#open.delete(id)));
    return made;
  }

  /**
   * @param {Written} entry
   * @param {Place} place
   * @param {number} number
   */
  #mission(entry, place, number) {
    const { words } = this;
    const known = this.known(keyOf(entry));
    const title = known?.title ?? keyOf(entry);
    return make(
      "li",
      { className: "placed", "data-place": place.join(",") },
      this.#grip("grip", fill(words["missions.move"], { title })),
      make("span", { className: "number" }, `${number}`),
      make("span", { className: "what" }, make("strong", {}, title), make("small", {}, known?.name ?? "")),
      make("span", { className: "level" }),
      sign("×", `${words.remove}: ${title}`, () => {
        this.campaign.become(removed(this.campaign.now, place), { from: "form" });
      }),
    );
  }

  /**
   * @param {string} className
   * @param {string} label
   * @param {boolean} [disabled]
   */
  #grip(className, label, disabled = false) {
    return make("button", { type: "button", className, disabled, title: label, "aria-label": label }, "⠿");
  }

  /**
   * Where the chapter leads: how much of it must be won, what comes then, and what comes of losing.
   * @param {Written} chapter
   * @param {number} place
   */
  #ways(chapter, place) {
    const { words, campaign } = this;
    const titles = campaign.now.text?.[this.lang]?.chapters ?? {};
    const others = campaign.now.chapters.map((/** @type {Written} */ each, /** @type {number} */ at) => [
      each.id,
      titles[each.id]?.title ?? fill(words.chapter, { n: at + 1 }),
    ]);
    const path = ["chapters", place];
    const set = (/** @type {Path} */ inner, /** @type {Written} */ value) => campaign.edit([...path, ...inner], value);
    const needs = make("input", {
      type: "number",
      min: "1",
      max: "60",
      id: `needs-${place}`,
      value: chapter.needs ?? "",
    });
    needs.addEventListener("change", () => set(["needs"], Number(needs.value) || undefined));
    const to = (/** @type {string} */ name) => [["", words[name]], ...others, [END, words["ways.end"]]];
    const success = Array.isArray(chapter.on_success)
      ? make("p", { className: "help" }, words["ways.branches"])
      : field(
          words["ways.success"],
          select(to("ways.next"), chapter.on_success ?? "", (id) => set(["on_success"], id || undefined), {
            id: `success-${place}`,
          }),
        );
    const after = make("input", {
      type: "number",
      min: "1",
      max: "99",
      id: `after-${place}`,
      value: chapter.on_failure?.after ?? 3,
    });
    const lost = select(to("ways.again"), chapter.on_failure?.go_to ?? "", () => failed(), { id: `failure-${place}` });
    const failed = () =>
      set(["on_failure"], lost.value ? { after: Number(after.value) || 3, go_to: lost.value } : undefined);
    after.addEventListener("change", failed);
    return make(
      "div",
      { className: "fields" },
      field(words["ways.needs"], needs),
      success,
      field(words["ways.after"], after),
      field(words["ways.failure"], lost),
    );
  }

  /**
   * @param {Path} path
   * @param {string} id
   * @param {"input" | "textarea"} kind
   * @param {string} placeholder
   */
  #text(path, id, kind, placeholder) {
    const value = this.campaign.at(path);
    const made = make(kind, { id, placeholder, value: typeof value === "string" ? value : "" });
    made.addEventListener("input", () => this.campaign.edit(path, made.value || undefined, { typed: true }));
    return made;
  }

  #addChapter() {
    const { campaign, words } = this;
    const title = fill(words.evening, { n: campaign.now.chapters.length + 1 });
    this.current = campaign.now.chapters.length;
    campaign.become(withChapter(campaign.now, this.lang, title), { from: "form" });
    document.getElementById(`chapter-title-${this.current}`)?.focus();
  }

  /** @param {number} place */
  #dropChapter(place) {
    this.campaign.become(withoutChapter(this.campaign.now, place), { from: "form" });
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #moveChapter(from, to) {
    if (to < 0 || to >= this.campaign.now.chapters.length) return;
    this.current = to;
    this.campaign.become(withChapterAt(this.campaign.now, from, to), { from: "form" });
    const grip = this.list.children[to]?.querySelector(".chapter-grip");
    if (grip instanceof HTMLElement) grip.focus();
  }

  /**
   * @param {Place} from
   * @param {Place} to
   */
  #move(from, to) {
    const there = arrived(from, to);
    this.#follow = there;
    this.current = there[0];
    this.campaign.become(moved(this.campaign.now, from, to), { from: "form" });
    this.#tell(there);
  }

  /** @param {Place} place */
  #tell([chapter, at]) {
    const title = this.known(keyOf(this.campaign.now.chapters[chapter].missions[at]))?.title ?? "";
    this.said.textContent = fill(this.words["missions.moved"], { title, chapter: chapter + 1, n: at + 1 });
  }

  /** @param {EventTarget | null} target */
  #enter(target) {
    const chapter = target instanceof Element ? target.closest(".chapter") : null;
    if (!(chapter instanceof HTMLElement)) return;
    this.current = Number(chapter.dataset.chapter);
    for (const each of this.list.children) each.classList.toggle("current", each === chapter);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (!(target instanceof HTMLElement) || !step) return;
    if (target.matches(".chapter-grip")) {
      event.preventDefault();
      const from = Number(target.closest(".chapter")?.getAttribute("data-chapter"));
      this.#moveChapter(from, from + step);
    } else if (target.matches(".grip")) {
      event.preventDefault();
      const item = target.closest(".placed");
      const from = item instanceof HTMLElement && placeOf(item);
      const to = from && stepped(this.campaign.now, from, step);
      if (from && to) this.#move(from, to);
    }
  }

  /** @param {Place} place */
  #row(place) {
    return this.list.querySelector(`.placed[data-place="${place.join(",")}"]`);
  }
}

/**
 * Where something stands in the campaign; undefined for what is not in a chapter.
 * @param {HTMLElement} item
 * @returns {Place | undefined}
 */
function placeOf(item) {
  const [chapter, at] = item.dataset.place?.split(",").map(Number) ?? [];
  return at === undefined ? undefined : [chapter, at];
}
