// After the attempt: how it ended, where it was decided, and what would have won.
import { download } from "../kit/download.js";
import { button, make } from "../kit/elements.js";
import { percent, titled } from "../kit/page.js";
import { fill } from "../kit/text.js";
import { played } from "../table/seating.js";
import { enterResult } from "./log-result.js";
import { resultText } from "./result-text.js";
import { copyText, resultAddress } from "./share.js";

/** @typedef {import("./attempt.js").AttemptView} AttemptView */
/** @typedef {import("./described.js").LineTrick} LineTrick */
/** @typedef {import("./described.js").LookedBack} LookedBack */
/** @typedef {import("./described.js").Setting} Setting */
/** @typedef {import("./described.js").Step} Step */
/** @typedef {import("./described.js").TrickScene} TrickScene */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {{ again: () => void, deal: () => void, leave: () => void }} Ways where to go from here */

export class AfterView {
  /**
   * @param {Words} words
   * @param {(question: object) => Promise<any>} ask
   * @param {AttemptView} attempt
   * @param {Setting} setting
   * @param {Step} step
   * @param {Ways} ways
   */
  constructor(words, ask, attempt, setting, step, ways) {
    this.words = words;
    this.ask = ask;
    this.attempt = attempt;
    this.setting = setting;
    this.step = step;
    const { over, trick } = step.scene;
    const isWon = over?.won ?? false;
    const ending = isWon ? fill(words["after.result_won"], { mission: setting.title, n: trick - 1 }) : over?.words;
    const title = make("h2", { tabIndex: -1 }, words[isWon ? "after.title_won" : "after.title_lost"]);
    this.found = make("div", { className: "found" }, make("p", { role: "status" }, words["after.looking"]));
    this.box = make(
      "section",
      { className: `after ${isWon ? "won" : "lost"}` },
      title,
      make("p", { className: "ending" }, ending),
      make(
        "div",
        { className: "row" },
        button(words["after.again"], ways.again),
        button(words["after.new_deal"], ways.deal, { className: "main" }),
        this.logButton(isWon),
      ),
      this.found,
    );
    this.lookBack(isWon);
    queueMicrotask(() => title.focus());
  }

  /** @param {boolean} isWon */
  logButton(isWon) {
    const { words, setting } = this;
    if (setting.mission.includes(".")) return undefined;
    const made = button(words["after.to_log"], () => {
      const name = enterResult(setting.mission, isWon, words.our_crew);
      made.replaceWith(
        make("span", { className: "help", role: "status" }, fill(words["after.logged"], { name: name ?? "" })),
      );
    });
    return made;
  }

  /** @param {boolean} isWon */
  async lookBack(isWon) {
    const { words, attempt } = this;
    /** @type {LookedBack} */
    const found = await this.ask({ do: "look_back" });
    const { names } = this.setting;
    const seats = this.step.scene.seats;
    const turning = found.turning && {
      n: found.turning.trick,
      card: names[found.turning.card],
      seat: seats[found.turning.seat].name,
    };
    this.found.replaceChildren(
      ...(found.said ? [make("p", {}, make("strong", {}, titled(words["after.why"], "")), found.said)] : []),
      ...(turning ? [make("p", {}, fill(words["after.turning"], turning))] : []),
      ...(found.turning ? [this.insteadPart(found)] : []),
      make("h3", {}, words["after.line"]),
      this.timeLine(found.line, found.turning),
      make("h3", {}, words["after.result"]),
      this.resultPart(found, isWon),
      make("details", {}, make("summary", {}, words["after.hands"]), this.hands(found.hands)),
      button(words["after.save"], () => this.save(found.record)),
    );
    if (found.said) attempt.screen.tell([found.said]);
  }

  /**
   * Every trick with its cards, the hope there was, and whether it could still be won; the losing card is marked.
   * @param {LineTrick[]} line
   * @param {LookedBack["turning"]} turning
   */
  timeLine(line, turning) {
    const { words } = this;
    return make(
      "ol",
      { className: "time-line" },
      line.map((trick, place) => {
        const bar = trick.share !== null && make("span", { className: "hope", role: "img" });
        const said = trick.share === null ? "" : percent(trick.share);
        if (bar) {
          bar.style.setProperty("--share", String(trick.share));
          bar.setAttribute("aria-label", said);
        }
        const could = words[trick.winnable ? "after.could" : "after.could_not"];
        const cards = this.minis(trick, place + 1 === turning?.trick ? turning.card : undefined);
        const look = button(cards, () => this.lookAt(trick, true), { className: "look" });
        return make(
          "li",
          { className: trick.winnable ? "could" : "could-not" },
          look,
          make("span", { className: "prospect" }, bar || "", said, make("small", {}, could)),
        );
      }),
    );
  }

  /**
   * The cards of a trick, small.
   * @param {TrickScene} trick
   * @param {string} [turning] the card after which it could no longer be won
   */
  minis({ cards, leader, winner }, turning) {
    const { pictures } = this.attempt.screen;
    return played({ leader, seats: this.step.scene.seats.length, cards }).map(({ card, seat }) => {
      const made = this.mini(card, titled(this.step.scene.seats[seat].name, pictures.name(card)));
      made.classList.toggle("winner", seat === winner);
      made.classList.toggle("turning", card === turning);
      return made;
    });
  }

  /**
   * @param {string} card
   * @param {string} name
   */
  mini(card, name) {
    const { pictures } = this.attempt.screen;
    return make("span", { className: "mini", role: "img", "aria-label": name, title: name }, pictures.card(card));
  }

  /**
   * A line to step through. Its cards lie on the table, which may be out of sight, and beside the buttons.
   * @param {LookedBack} found
   */
  insteadPart({ instead, turning }) {
    const { words } = this;
    const on = button(words["after.play_on"], () => this.attempt.playOn(turning?.decision ?? 0));
    if (!instead.length) return make("div", { className: "row" }, make("span", {}, words["after.instead_none"]), on);
    let place = -1;
    const count = make("span", { role: "status" });
    const cards = make("span", { className: "look" });
    const step = (/** @type {number} */ by) => {
      place = Math.min(Math.max(place + by, 0), instead.length - 1);
      count.textContent = `${place + 1} / ${instead.length}`;
      cards.replaceChildren(...this.minis(instead[place]));
      back.disabled = place === 0;
      next.disabled = place === instead.length - 1;
      this.lookAt(instead[place]);
    };
    const back = button(words["after.step_back"], () => step(-1), { disabled: true });
    const next = button(words["after.step_on"], () => step(1));
    const line = make("span", { className: "row steps" }, back, next, count, cards);
    return make("div", { className: "row instead" }, make("strong", {}, words["after.instead"]), line, on);
  }

  /**
   * Shows a trick on the table.
   * @param {TrickScene} trick
   * @param {boolean} [isSought] whether the table comes into sight if it is not
   */
  lookAt(trick, isSought = false) {
    const { scene } = this.step;
    const { table } = this.attempt.screen;
    table.show({ ...scene, leader: trick.leader, lying: trick.cards }, trick.winner);
    if (isSought) table.felt.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {LookedBack} found
   * @param {boolean} isWon
   */
  resultPart({ line }, isWon) {
    const { words, setting, step } = this;
    const { taken_back: back, hints } = step.record;
    const said = [
      fill(words[isWon ? "after.result_won" : "after.result_lost"], { mission: setting.title, n: line.length }),
      fill(words["after.result_crew"], { n: setting.players, level: setting.level, seed: `${setting.seed}` }),
      back ? fill(words["after.taken_back"], { n: back }) : "",
      hints ? fill(words["after.hints"], { n: hints }) : "",
    ];
    const result = { won: isWon, tricks: line.length, back, hints, level: step.record.level };
    const text = resultText(said, line, isWon, resultAddress(step.record, result));
    const field = make("textarea", { readOnly: true, rows: 5, value: text, "aria-label": words["after.result"] });
    const status = make("span", { className: "help", role: "status" });
    const copy = button(words["after.copy"], () => copyText(text, status, words["after.copied"], field));
    return make("div", { className: "result" }, field, make("div", { className: "row" }, copy, status));
  }

  /**
   * Saves the whole attempt as a file that can be replayed.
   * @param {object} record
   */
  save(record) {
    download(`${this.words["after.file_name"]}.json`, `${JSON.stringify(record, null, 1)}\n`, "application/json");
  }

  /** @param {string[][]} hands */
  hands(hands) {
    const { pictures } = this.attempt.screen;
    const { seats } = this.step.scene;
    return make(
      "dl",
      { className: "all-hands" },
      hands.flatMap((hand, seat) => [
        make("dt", {}, seats[seat].name),
        make(
          "dd",
          {},
          hand.map((card) => this.mini(card, pictures.name(card))),
        ),
      ]),
    );
  }
}
