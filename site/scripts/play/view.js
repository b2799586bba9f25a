// The page Play: a form, the table, and what comes after. Python keeps the deal in its worker; the page hears scenes.
import { button, make } from "../kit/elements.js";
import { AfterView } from "./after.js";
import { AttemptView } from "./attempt.js";
import { wantedDeal, wantedLesson } from "./deal-link.js";
import { compareBox } from "./deals/compare.js";
import { besidePar, dailyPart } from "./deals/daily.js";
import { Guide, lessonPart } from "./deals/guide.js";
import { keepResult } from "./deals/results.js";
import { keepAttempt, keptAttempt } from "./kept-attempt.js";
import { newSeed, setupForm } from "./setup.js";
import { shareDeal } from "./share.js";

/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Kept} Kept */
/** @typedef {import("./described.js").PlayMission} PlayMission */
/** @typedef {import("./described.js").Started} Started */
/** @typedef {import("./described.js").Wanted} Wanted */
/** @typedef {Partial<Wanted> & { mission?: string }} Hoped */

/**
 * @param {HTMLElement} box
 * @param {OpenDesk} openDesk
 * @param {Progress} came
 * @param {{ rules: Record<string, string> }} offer `rules` are the addresses of rules by their names
 */
export async function show(box, openDesk, came, { rules }) {
  const hoped = wantedDeal(location.hash) ?? wantedDeal(location.search);
  const desk = await openDesk("logwright.browser.play", "library.json", came, ["packages.zip"]);
  const page = new PlayPage(box, desk.greeting, (question) => desk.ask(question), rules);
  const lesson = wantedLesson(location.hash) ?? wantedLesson(location.search);
  await (lesson ? page.learn(lesson) : page.open(hoped));
  addEventListener("hashchange", () => {
    if (location.hash.startsWith("#mission=")) page.open(wantedDeal(location.hash));
    if (location.hash.startsWith("#learn=")) page.learn(wantedLesson(location.hash) ?? "");
  });
}

class PlayPage {
  /**
   * @param {HTMLElement} box
   * @param {Greeting} greeting
   * @param {(question: object) => Promise<any>} ask
   * @param {Record<string, string>} rules
   */
  constructor(box, greeting, ask, rules) {
    this.box = box;
    this.greeting = greeting;
    this.words = greeting.words;
    this.ask = ask;
    this.rules = rules;
    /** @type {PlayMission | undefined} */
    this.own = undefined;
    /** @type {AttemptView | undefined} */
    this.attempt = undefined;
  }

  /** @param {Hoped | undefined} hoped */
  async open(hoped) {
    if (!hoped?.mission) return this.setUp(this.lastWish());
    const { mission, problem } = await this.ask({ do: "find", mission: hoped.mission });
    if (!mission) return this.setUp({}, `${this.words["setup.bad_link"]} ${problem}`);
    if (hoped.mission.includes(".")) this.own = mission;
    return this.setUp(hoped, hoped.seed === undefined ? "" : this.words["setup.linked"], true);
  }

  /** @returns {Hoped} what was played last */
  lastWish() {
    const last = keptAttempt();
    return last ? { mission: last.mission, players: last.players, level: last.level, seats: last.seats } : {};
  }

  /**
   * @param {Hoped} wanted
   * @param {string} [note]
   * @param {boolean} [isLinked] whether somebody came for this mission
   */
  setUp(wanted, note = "", isLinked = false) {
    const { words } = this;
    this.attempt?.stop();
    document.body.classList.remove("playing");
    delete this.box.dataset.scene;
    const kept = keptAttempt();
    const title = this.greeting.missions.find(({ key }) => key === kept?.mission)?.title ?? kept?.mission;
    const resume =
      kept?.decisions.length &&
      !kept.over &&
      make(
        "p",
        { className: "resume" },
        button(words["setup.resume"], () => this.begin(kept), { className: "main" }),
        make("span", { className: "help" }, ` ${title}`),
      );
    const status = make("p", { role: "status", className: "help" }, note);
    const compare = compareBox(this.greeting, (deal) => this.open(deal));
    this.box.replaceChildren(
      make("h2", {}, words["setup.title"]),
      ...(resume ? [resume] : []),
      status,
      setupForm(this.greeting, wanted, this.own, (chosen) => this.begin({ ...chosen, ...fresh() })),
      lessonPart(this.greeting, (game) => this.learn(game)),
      compare,
    );
    this.offerDeals(isLinked ? compare : status);
  }

  /**
   * The deals of the day come first, except for those who came for a certain mission.
   * @param {HTMLElement} after
   */
  async offerDeals(after) {
    const part = await dailyPart(this.words, this.ask, (deal) => this.begin({ ...deal, ...fresh() }));
    if (part && after.isConnected) after.after(part);
  }

  /**
   * Begins the guided first mission of a game.
   * @param {string} game
   */
  async learn(game) {
    const { record } = await this.ask({ do: "learn", game });
    return record ? this.begin({ ...record, ...fresh() }) : this.setUp({});
  }

  /** @param {Kept} record */
  async begin(record) {
    const { words } = this;
    const guide = record.lesson ? new Guide(words, this.rules) : undefined;
    const ask = guide ? guide.listening(this.ask) : this.ask;
    /** @type {Started & { problem?: string }} */
    const started = await ask({ do: "begin", record });
    if (started.problem) return this.setUp(record, started.problem);
    this.attempt?.stop();
    const attempt = new AttemptView(words, ask, started, this.rules, {
      share: () => shareDeal(words, this.ask, started.setting, record),
      leave: () => this.leave(record),
      over: (step) => {
        keepAttempt({ ...step.record, over: true });
        const after = new AfterView(words, this.ask, attempt, started.setting, step, {
          again: () => this.begin({ ...record, ...fresh() }),
          deal: () => this.begin({ ...record, ...fresh(), seed: newSeed(), lesson: undefined }),
          leave: () => this.leave(record),
        });
        attempt.screen.showAfter(after.box);
        this.comparePart(after.box, step);
      },
    });
    this.attempt = attempt;
    // Whoever began with a key goes on with keys.
    attempt.screen.usesKeys = this.box.querySelector(":focus-visible") !== null;
    document.body.classList.add("playing");
    this.box.dataset.scene = started.setting.scene;
    if (location.hash || location.search) history.replaceState(null, "", location.pathname);
    this.box.replaceChildren(attempt.screen.box);
    if (guide) {
      attempt.screen.question.box.before(guide.box);
      attempt.screen.box.classList.add("guided");
    }
    scrollTo(0, 0);
    return attempt.follow(started);
  }

  /**
   * The result beside par, and beside that of somebody else.
   * @param {HTMLElement} box
   * @param {import("./described.js").Step} step
   */
  async comparePart(box, { scene, record }) {
    const { taken_back: back, hints, level } = record;
    if (record.lesson) return;
    keepResult(record, { won: scene.over?.won ?? false, tricks: scene.trick - 1, back, hints, level });
    box.append(compareBox(this.greeting, (deal) => this.open(deal)));
    const beside = await besidePar(this.words, this.ask, record);
    if (beside) box.querySelector(".ending")?.after(beside);
  }

  /** @param {Kept} record */
  leave(record) {
    this.setUp({ mission: record.mission, players: record.players, level: record.level, seats: record.seats });
  }
}

const fresh = () => ({ decisions: [], taken_back: 0, hints: 0 });
