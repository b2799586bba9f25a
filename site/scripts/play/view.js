// The page Play: a form, the table, and what comes after. Python keeps the deal in its worker; the page hears scenes.
import { button, make } from "../kit/elements.js";
import { AfterView } from "./after.js";
import { AttemptView } from "./attempt.js";
import { wantedDeal } from "./deal-link.js";
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
  await page.open(hoped);
  addEventListener("hashchange", () => {
    if (location.hash.startsWith("#mission=")) page.open(wantedDeal(location.hash));
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
    return this.setUp(hoped, hoped.seed === undefined ? "" : this.words["setup.linked"]);
  }

  /** @returns {Hoped} what was played last */
  lastWish() {
    const last = keptAttempt();
    return last ? { mission: last.mission, players: last.players, level: last.level, seats: last.seats } : {};
  }

  /**
   * @param {Hoped} wanted
   * @param {string} [note]
   */
  setUp(wanted, note = "") {
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
    this.box.replaceChildren(
      make("h2", {}, words["setup.title"]),
      status,
      ...(resume ? [resume] : []),
      setupForm(this.greeting, wanted, this.own, (chosen) => this.begin({ ...chosen, ...fresh() })),
    );
  }

  /** @param {Kept} record */
  async begin(record) {
    const { words } = this;
    /** @type {Started & { problem?: string }} */
    const started = await this.ask({ do: "begin", record });
    if (started.problem) return this.setUp(record, started.problem);
    this.attempt?.stop();
    const attempt = new AttemptView(words, this.ask, started, this.rules, {
      share: () => shareDeal(words, this.ask, started.setting, record),
      leave: () => this.leave(record),
      over: (step) => {
        keepAttempt({ ...step.record, over: true });
        const after = new AfterView(words, this.ask, attempt, started.setting, step, {
          again: () => this.begin({ ...record, ...fresh() }),
          deal: () => this.begin({ ...record, ...fresh(), seed: newSeed() }),
          leave: () => this.leave(record),
        });
        attempt.screen.showAfter(after.box);
      },
    });
    this.attempt = attempt;
    document.body.classList.add("playing");
    this.box.dataset.scene = started.setting.scene;
    if (location.hash || location.search) history.replaceState(null, "", location.pathname);
    this.box.replaceChildren(attempt.screen.box);
    scrollTo(0, 0);
    return attempt.follow(started);
  }

  /** @param {Kept} record */
  leave(record) {
    this.setUp({ mission: record.mission, players: record.players, level: record.level, seats: record.seats });
  }
}

const fresh = () => ({ decisions: [], taken_back: 0, hints: 0 });
