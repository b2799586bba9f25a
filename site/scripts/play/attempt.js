// An attempt on the page: shows each scene that Python tells of, and takes decisions back to it.
import { button, make } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { finished, laid, stillLying } from "./changes.js";
import { Countdown } from "./countdown.js";
import { HandView } from "./hand.js";
import { isLarge, keepAttempt, keepLarge } from "./kept-attempt.js";
import { Motion } from "./motion.js";
import { Pictures } from "./pictures.js";
import { QuestionView } from "./question.js";
import { goalPanel, playDialog, taskDialog, trickDialog } from "./sidelines.js";
import { TableView } from "./table.js";
import { ToolBar } from "./tool-bar.js";

/** @typedef {import("./described.js").Bar} Bar */
/** @typedef {import("./described.js").CardName} CardName */
/** @typedef {import("./described.js").Option} Option */
/** @typedef {import("./described.js").Scene} Scene */
/** @typedef {import("./described.js").Started} Started */
/** @typedef {import("./described.js").Step} Step */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {{ share: () => void, over: (step: Step) => void, leave: () => void }} Doors where the attempt leads */

export class AttemptView {
  /**
   * @param {Words} words
   * @param {(question: object) => Promise<any>} ask
   * @param {Started} started
   * @param {Record<string, string>} rules the addresses of rules, by their names
   * @param {Doors} doors
   */
  constructor(words, ask, started, rules, doors) {
    const { setting } = started;
    this.words = words;
    this.ask = ask;
    this.rules = rules;
    this.doors = doors;
    this.setting = setting;
    this.motion = new Motion();
    this.pictures = new Pictures(setting);
    this.table = new TableView(words, this.pictures, (task) => taskDialog(words, this.pictures, task));
    this.hand = new HandView(words, this.pictures, {
      choose: (card, from) => this.chooseCard(card, from),
      refuse: (card) => this.refuse(card),
    });
    this.question = new QuestionView(words, this.pictures, (option) => this.decide(option));
    this.news = make("p", { className: "unseen", "aria-live": "polite" });
    this.bar = new ToolBar(words, setting.title, {
      hint: () => this.hint(),
      last: () => this.scene && trickDialog(words, this.pictures, this.scene),
      back: () => this.takeBack(),
      share: () => doors.share(),
      large: () => this.enlarge(),
      leave: () => doors.leave(),
    });
    this.countdown = new Countdown(this.bar.clock, () => this.goBack({ do: "time" }));
    this.side = make("aside", { className: "side", "aria-label": words["side.title"] });
    this.log = make("ol", { className: "log", reversed: true });
    this.after = make("div", { className: "afterwards" });
    this.curtain = make("div", { className: "curtain", hidden: true });
    /** @type {Scene | undefined} */
    this.scene = undefined;
    /** @type {Map<number, Bar>} */
    this.bars = new Map();
    /** @type {number | undefined} the option that a hint advises */
    this.advised = undefined;
    this.busy = false;
    this.isSilent = false;
    this.usesKeys = false;
    this.runs = 0;
    /** @type {DOMRect | undefined} where the card that was just chosen came from */
    this.from = undefined;
    this.box = this.built();
  }

  built() {
    const dock = make("div", { className: "dock" }, this.question.box, this.hand.box);
    const parts = [this.bar.box, this.table.box, dock, this.after, this.curtain];
    const room = make("div", { className: "room" }, make("div", { className: "stage" }, parts), this.side);
    const box = make("div", { className: "attempt" }, room, this.news);
    const touched = () => {
      this.usesKeys = false;
      this.motion.skip();
    };
    box.addEventListener("pointerdown", touched, { capture: true });
    box.addEventListener("keydown", ({ key }) => {
      this.usesKeys = true;
      this.motion.skip();
      if (key === "?" && !this.bar.hint.disabled) this.hint();
    });
    box.classList.toggle("large", isLarge());
    return box;
  }

  enlarge() {
    keepLarge(this.box.classList.toggle("large"));
  }

  /**
   * Shows a step and lets the crew go on until somebody here has to decide.
   * @param {Step} step
   */
  async follow(step) {
    const run = ++this.runs;
    let now = step;
    for (;;) {
      await this.show(now);
      const { ask, over } = now.scene;
      if (run !== this.runs) return;
      if (over) {
        this.doors.over(now);
        return;
      }
      const silence = this.isSilent && ask?.kind === "show" ? ask.options.find(({ card }) => !card) : undefined;
      if (ask && !silence) {
        this.open(now.scene);
        return;
      }
      now = await this.ask(silence ? { do: "decide", option: silence.id } : { do: "go_on" });
      if (run !== this.runs) return;
    }
  }

  /** @param {Step} step */
  async show({ scene, said, record, pictures }) {
    keepAttempt(record);
    Object.assign(this.setting.pictures, pictures);
    const before = this.scene;
    const trick = finished(before, scene);
    for (const words of said) this.tell(words);
    this.bars.clear();
    this.advised = undefined;
    if (before && trick) {
      const still = stillLying(before, scene, trick);
      this.draw(still, trick.winner);
      await this.arrive(before, still);
      await this.motion.look();
      await this.motion.away([...this.table.lying.values()], this.table.place(trick.winner));
    }
    const isOther = before && before.viewer !== scene.viewer;
    if (isOther) await this.passOn(scene);
    this.scene = scene;
    this.countdown.follow(scene.seconds);
    this.draw(scene);
    if (!trick && !isOther) await this.arrive(before, scene);
  }

  /**
   * Cards that were just laid slide to their places.
   * @param {Scene | undefined} before
   * @param {Scene} now
   */
  async arrive(before, now) {
    const own = this.from;
    this.from = undefined;
    await Promise.all(
      laid(before, now).map(({ seat }) => {
        const card = this.table.lying.get(seat);
        const isOwn = seat === now.viewer && own;
        return card && this.motion.slide(card, isOwn ? own : this.table.place(seat), isOwn ? 1 : 0.4);
      }),
    );
  }

  /**
   * @param {Scene} scene
   * @param {number} [winner]
   */
  draw(scene, winner = undefined) {
    const { words } = this;
    this.table.show(scene, winner);
    this.showHand(scene, undefined);
    this.bar.count.textContent = fill(words["bar.trick"], {
      n: Math.min(scene.trick, scene.tricks),
      all: scene.tricks,
    });
    this.question.show(scene, []);
    const who = scene.turn === null ? "" : scene.seats[scene.turn].name;
    this.question.say(who ? fill(words["ask.thinking"], { seat: who }) : "", true);
    this.side.replaceChildren(goalPanel(words, this.pictures, scene, this.setting), logFold(words, this.log));
    this.bar.hint.disabled = true;
    this.bar.back.disabled = scene.back.length === 0;
    this.bar.last.disabled = !scene.last;
  }

  /**
   * @param {Scene} scene
   * @param {Set<CardName> | undefined} allowed
   */
  showHand(scene, allowed) {
    const shares = [...this.bars].map(
      ([id, { share }]) => /** @type {const} */ ([scene.ask?.options[id]?.card, share]),
    );
    const bars = new Map(shares.flatMap(([card, share]) => (card ? [[card, share]] : [])));
    const advised = this.advised === undefined ? undefined : scene.ask?.options[this.advised]?.card;
    this.hand.show({ cards: scene.hand, allowed, shown: scene.seats[scene.viewer].shown, bars, advised });
  }

  /**
   * Lets somebody here decide.
   * @param {Scene} scene
   */
  open(scene) {
    const { ask } = scene;
    if (!ask) return;
    const held = new Set(scene.hand);
    const fromHand = ask.options.filter(({ card }) => card && held.has(card));
    const others = ask.options.filter(({ card }) => !card || !held.has(card));
    const cards = fromHand.map(({ card }) => card ?? "");
    this.showHand(scene, cards.length ? new Set(cards) : undefined);
    this.question.say(ask.question);
    this.question.show(scene, others, this.advised);
    if (ask.kind === "show") this.question.options.append(this.silentBox());
    this.bar.hint.disabled = this.bars.size > 0 || this.advised !== undefined;
    // Whoever plays with keys finds the focus where the decision is.
    if (this.usesKeys && (this.box.contains(document.activeElement) || document.activeElement === document.body)) {
      if (cards.length && ask.kind === "play") this.hand.focus();
      else this.question.options.querySelector("button")?.focus();
    }
  }

  silentBox() {
    const tick = make("input", { type: "checkbox", checked: this.isSilent });
    tick.addEventListener("change", () => {
      this.isSilent = tick.checked;
    });
    return make("label", { className: "silent" }, tick, ` ${this.words["ask.silent"]}`);
  }

  /**
   * @param {CardName} card
   * @param {DOMRect} from
   */
  chooseCard(card, from) {
    const { scene } = this;
    const option = scene?.ask?.options.find((each) => each.card === card);
    if (!scene?.ask || !option) return;
    if (scene.ask.kind === "show" && this.hand.raised !== card) {
      // What is shown cannot be hidden again, and a card is soon mistaken for one to play.
      this.hand.raise(card);
      this.question.show(scene, [option, ...scene.ask.options.filter((each) => !each.card)]);
      return;
    }
    this.from = from;
    this.decide(option);
  }

  /** @param {CardName} card */
  refuse(card) {
    const refusal = this.scene?.ask?.refused[card];
    if (refusal) this.question.refuse(refusal.words, this.rules[refusal.rule]);
  }

  /** @param {Option} option */
  async decide(option) {
    if (this.busy) return;
    await this.alone(async () => this.follow(await this.ask({ do: "decide", option: option.id })));
  }

  /**
   * One thing at a time: while Python works on one, nothing else is asked of it.
   * @param {() => Promise<unknown>} act
   */
  async alone(act) {
    this.busy = true;
    const done = act();
    this.busy = false;
    try {
      await done;
    } catch (error) {
      this.question.say(this.words.mistake);
      console.warn(error);
    }
  }

  async hint() {
    const scene = this.scene;
    if (!scene?.ask || this.busy) return;
    this.bar.hint.disabled = true;
    this.question.say(this.words["hint.thinking"], true);
    await this.alone(async () => {
      const { bars, advised, told, record } = await this.ask({ do: "hint" });
      keepAttempt(record);
      if (this.scene !== scene) return;
      this.bars = new Map(bars.map((/** @type {Bar} */ bar) => [bar.option, bar]));
      this.advised = advised;
      this.open(scene);
      this.question.say(told);
      this.tell(told);
    });
  }

  /** Asks how far to go back. */
  takeBack() {
    const { words, scene } = this;
    if (!scene?.back.length || this.busy) return;
    const ways = scene.back.toReversed().map((trick) => {
      const name = trick ? fill(words["back.trick"], { n: trick }) : words["back.start"];
      return button(name, () => {
        made.close();
        this.goBack({ do: "back", trick });
      });
    });
    const made = playDialog(
      words["bar.back"],
      words,
      make("p", {}, words["back.hint"]),
      make("div", { className: "ways" }, ways),
    );
  }

  /**
   * Plays on from before a decision, after all is over.
   * @param {number} decision
   */
  playOn(decision) {
    this.goBack({ do: "play_on", decision });
  }

  /** @param {object} question */
  async goBack(question) {
    this.runs += 1;
    this.motion.skip();
    this.after.replaceChildren();
    this.box.classList.remove("is-over");
    await this.alone(async () => {
      const step = await this.ask(question);
      this.scene = undefined;
      await this.follow(step);
    });
  }

  /**
   * The attempt is over: what there is to say about it takes the place of the hand.
   * @param {HTMLElement} box
   */
  showAfter(box) {
    this.box.classList.add("is-over");
    this.after.replaceChildren(box);
  }

  /** Ends what goes on by itself. */
  stop() {
    this.runs += 1;
    this.countdown.stop();
    this.motion.skip();
  }

  /**
   * Hides the hands until the next one has the device.
   * @param {Scene} scene
   */
  async passOn(scene) {
    const { name } = scene.seats[scene.viewer];
    this.hand.show({ cards: [], allowed: undefined, shown: [] });
    await new Promise((/** @type {(done?: unknown) => void} */ done) => {
      const go = button(fill(this.words["pass.go"], { seat: name }), () => done(), { className: "main" });
      this.curtain.replaceChildren(make("p", {}, fill(this.words["pass.to"], { seat: name })), go);
      this.curtain.hidden = false;
      go.focus();
    });
    this.curtain.hidden = true;
  }

  /** @param {string} words */
  tell(words) {
    this.news.textContent = words;
    this.log.prepend(make("li", {}, words));
  }
}

/**
 * @param {Words} words
 * @param {HTMLElement} log
 */
const logFold = (words, log) => make("details", {}, make("summary", {}, words["side.log"]), log);
