// What the designers of campaigns and scenarios have in common: the bar, the shelf, undo and redo, links and files, and
// a desk that is asked after every change.

import { dialog } from "../designer/dialog.js";
import { Engine } from "../designer/engine.js";
import { FilePanel } from "../designer/file.js";
import { Mission } from "../designer/mission.js";
import { shareMission } from "../designer/share.js";
import { titleOf } from "../designer/shelf/opening.js";
import { SavedMissions, startPanel } from "../designer/shelf/saved-missions.js";
import { ShortName } from "../designer/short-name.js";
import { button, make, sign } from "../kit/elements.js";
import { paused } from "../kit/pause.js";

/** @typedef {import("../designer/described.js").Ask} Ask */
/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../designer/described.js").ListedMission} ListedMission */
/** @typedef {import("../designer/described.js").Looked} Looked */
/** @typedef {import("../designer/described.js").Problem} Problem */
/** @typedef {import("../designer/described.js").Words} Words */
/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {{ yaml: string, problems: Problem[], short_name: string }} Answer what every desk says of a document */
/**
 * What is made here.
 * @typedef {object} Craft
 * @property {string} kind the name of its shelf
 * @property {string} prefix of links with one
 * @property {Words} words
 * @property {Record<string, { name: string, begun: Document }>} games
 * @property {{ game: string, title: string, document: Document }[]} examples
 * @property {(came: Progress) => Promise<Desk>} open
 */
/**
 * The parts of a page: what is filled in, what is shown beside it, and what changes with the document.
 * @typedef {object} Parts
 * @property {HTMLElement} form
 * @property {HTMLElement} beside
 * @property {HTMLElement[]} [tools] further buttons of the bar
 * @property {() => void} changed
 * @property {(answer: any) => void} answered
 * @property {() => object} [along] what else the desk is to know
 */

const PAUSE = 150;

export class Workbench {
  /** @type {(() => void)[]} */
  #renew = [];

  /** @param {Craft} craft */
  constructor(craft) {
    this.craft = craft;
    this.words = craft.words;
    this.lang = document.documentElement.lang;
    this.engine = new Engine(craft.open);
    this.saved = new SavedMissions(craft.words, craft.kind);
    this.status = make("p", { className: "hint", role: "status", hidden: true });
    const [first] = Object.values(craft.games);
    const last = this.saved.last();
    this.touched = Boolean(last);
    this.mission = new Mission(last ?? structuredClone(first.begun));
  }

  /** @type {Ask} */
  ask = (question) => this.engine.ask(question);

  /** @param {string} text */
  say(text) {
    this.status.textContent = text;
    this.status.hidden = !text;
  }

  /** Asks again about what has not changed: something else has. */
  renew() {
    for (const renew of this.#renew) renew();
  }

  /**
   * @param {HTMLElement} box
   * @param {Progress} came
   * @param {Parts} parts
   */
  async show(box, came, parts) {
    const { words, mission, saved, craft, lang } = this;
    const start = async () => {
      try {
        await this.engine.start(came);
        this.say("");
      } catch (error) {
        this.say(words.failed);
        this.status.append(" ", button(words.open, start));
        console.warn(error);
      }
    };
    document.body.classList.add("designing");
    const file = new FilePanel(words, mission, this.ask, (text) => openText(text));
    const shortName = new ShortName();
    let busy = false;
    let stale = false;
    const look = async () => {
      stale = busy;
      if (busy) return;
      busy = true;
      do {
        stale = false;
        const { now } = mission;
        try {
          const answer = await this.ask({ do: "look", document: now, ...parts.along?.() });
          stale ||= mission.now !== now || shortName.follow(mission, answer.short_name);
          if (stale) continue;
          file.show(answer);
          parts.answered(answer);
        } catch (error) {
          this.say(words.mistake);
          console.warn(error);
        }
      } while (stale);
      busy = false;
    };
    const lookSoon = paused(look, PAUSE);
    this.#renew.push(lookSoon);
    const title = make("strong", { className: "mission-title" });
    const keep = () => {
      const name = titleOf(mission.now, lang) || words.untitled;
      title.textContent = name;
      if (this.touched) saved.keep(mission.now, name);
    };
    mission.hear((from) => {
      this.touched = from !== "opened" || this.touched;
      if (from === "history") shortName.begin();
      undo.disabled = !mission.canUndo;
      redo.disabled = !mission.canRedo;
      if (from !== "opened" && location.hash) history.replaceState(null, "", location.pathname);
      keep();
      if (from !== "typing") drawAnew();
      lookSoon();
    });
    const open = (/** @type {Document} */ next, kept = false, note = "") => {
      this.touched = kept;
      shortName.begin();
      saved.begin(kept);
      this.say(note);
      mission.open(next);
    };
    const openText = async (/** @type {string} */ text) => {
      const { document: read, problems } = await this.ask({ do: "read", yaml: text });
      if (read) return open(read, true);
      fold.open = true;
      return file.draft(text, problems);
    };
    const offered = {
      form: { games: craft.games },
      missions: craft.examples.map((one, place) => ({ key: `${place}`, name: "", game: one.game, title: one.title })),
    };
    const shelf = button(words["bar.missions"], () => {
      const chosen = (/** @type {() => void} */ act) => {
        made.close();
        act();
      };
      const panel = startPanel(words, offered, saved, {
        begin: (game) => chosen(() => open(structuredClone(craft.games[game].begun))),
        take: (place) => chosen(() => open(structuredClone(craft.examples[Number(place)].document))),
        open: (key) =>
          chosen(() => {
            const next = saved.take(key);
            if (next) open(next, true);
          }),
        file: (text) => chosen(() => openText(text)),
      });
      const made = dialog(words["shelf.title"], words, panel);
    });
    const undo = sign("↶", words["bar.undo"], () => mission.undo(), { disabled: true, className: "undo" });
    const redo = sign("↷", words["bar.redo"], () => mission.redo(), { disabled: true, className: "redo" });
    const check = { proof: () => undefined };
    const share = button(words["bar.share"], () => shareMission({ words, ask: this.ask, mission, check, file }));
    const tools = [shelf, title, undo, redo, share, ...(parts.tools ?? [])];
    const bar = make("div", { className: "bar", role: "toolbar", "aria-label": words.title }, tools);
    const fold = make("details", { className: "as-file" }, make("summary", {}, words["tabs.yaml"]), file.box);
    const bench = make("div", { className: "workbench" }, parts.form, parts.beside);
    box.replaceChildren(bar, this.status, bench, fold);
    document.addEventListener("keydown", (event) => {
      const isText = event.target instanceof Element && event.target.closest("input, textarea") !== null;
      const key = (event.ctrlKey || event.metaKey) && !event.altKey ? event.key.toLowerCase() : "";
      if (isText || !["y", "z"].includes(key)) return;
      event.preventDefault();
      if (event.shiftKey || key === "y") mission.redo();
      else mission.undo();
    });
    const openLink = async () => {
      if (!location.hash.startsWith(`#${craft.prefix}`)) return;
      const { document: shared, problem } = await this.ask({ do: "unshare", fragment: location.hash });
      if (shared) open(shared, false, words["share.opened"]);
      else this.say(problem);
    };
    // The form is made anew; whoever was in it stays there.
    const drawAnew = () => {
      const focused = document.activeElement?.id;
      parts.changed();
      if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    };
    addEventListener("hashchange", openLink);
    drawAnew();
    keep();
    this.say(words.loading);
    await Promise.all([start(), openLink()]);
    look();
  }
}
