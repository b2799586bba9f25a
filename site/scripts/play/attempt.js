// An attempt on the page: shows each scene that Python tells of, and takes decisions back to it.
import { button, make } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { finished, stillLying } from "./changes.js";
import { Countdown } from "./countdown.js";
import { keepAttempt } from "./kept-attempt.js";
import { AttemptScreen, NO_ADVICE } from "./screen.js";
import { playDialog, trickDialog } from "./sidelines.js";

/** @typedef {import("./described.js").CardName} CardName */
/** @typedef {import("./described.js").Hinted} Hinted */
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
    this.words = words;
    this.ask = ask;
    this.rules = rules;
    this.doors = doors;
    this.setting = started.setting;
    this.screen = new AttemptScreen(words, started.setting, {
      choose: (card, from) => this.chooseCard(card, from),
      refuse: (card) => this.refuse(card),
      decide: (option) => this.decide(option),
      tools: {
        hint: () => this.hint(),
        last: () => this.scene && trickDialog(words, this.screen.pictures, this.scene),
        back: () => this.takeBack(),
        share: () => doors.share(),
        leave: () => doors.leave(),
      },
    });
    this.countdown = new Countdown(this.screen.bar.clock, () => this.goBack({ do: "time" }));
    /** @type {Scene | undefined} */
    this.scene = undefined;
    /** Whether somebody here may decide now. */
    this.isOpen = false;
    /** What a hint said about it. */
    this.advice = NO_ADVICE;
    this.runs = 0;
    /** @type {number | undefined} the seat of whoever has the device, if several people share it */
    this.viewer = started.setting.seats.length > 1 ? undefined : started.scene.viewer;
  }

  /**
   * Shows a step and lets the crew go on until somebody here has to decide.
   * @param {Step} step
   */
  async follow(step) {
    const run = ++this.runs;
    let now = step;
    for (;;) {
      await this.show(now, run);
      if (run !== this.runs) return;
      const { ask, over } = now.scene;
      if (over) {
        this.doors.over(now);
        return;
      }
      const silence = this.screen.isSilent && ask?.kind === "show" ? ask.options.find(({ card }) => !card) : undefined;
      if (ask && !silence) {
        this.open(now.scene);
        return;
      }
      now = await this.ask(silence ? { do: "decide", option: silence.id } : { do: "go_on" });
      if (run !== this.runs) return;
    }
  }

  /**
   * @param {Step} step
   * @param {number} run ends when another one begins
   */
  async show({ scene, said, record, pictures }, run) {
    const { screen } = this;
    keepAttempt(record);
    Object.assign(this.setting.pictures, pictures);
    const before = this.scene;
    const trick = finished(before, scene);
    screen.tell(said);
    if (before && trick) {
      const still = stillLying(before, scene, trick);
      screen.draw(still, trick.winner);
      await screen.arrive(before, still);
      await screen.takeTrick(trick.winner);
    }
    if (run !== this.runs) return;
    const isOther = this.viewer !== scene.viewer;
    if (isOther) await screen.passOn(scene);
    if (run !== this.runs) return;
    this.viewer = scene.viewer;
    this.scene = scene;
    this.countdown.follow(scene.seconds);
    screen.draw(scene);
    if (!trick && !isOther) await screen.arrive(before, scene);
  }

  /**
   * Lets somebody here decide; meanwhile the crew thinks about what may come.
   * @param {Scene} scene
   */
  open(scene) {
    this.isOpen = true;
    this.advice = NO_ADVICE;
    this.screen.open(scene, this.advice);
    this.alone(() => this.thinkAhead(this.runs));
  }

  /**
   * One thought after the other, so that whoever decides waits for one of them at most.
   * @param {number} run
   */
  async thinkAhead(run) {
    while (this.isOpen && run === this.runs) {
      const { more } = await this.ask({ do: "think_ahead" });
      if (!more) return;
    }
  }

  /**
   * @param {CardName} card
   * @param {DOMRect} from
   */
  chooseCard(card, from) {
    const { scene, screen } = this;
    const options = scene?.ask?.options.filter((each) => each.card === card) ?? [];
    if (!scene?.ask || !options.length || !this.isOpen) return;
    if (scene.ask.kind === "show" && screen.hand.raised !== card) {
      // What is shown cannot be hidden again, and a card is soon mistaken for one to play.
      screen.hand.raise(card);
      const { advice } = this;
      screen.question.show(scene, [...options, ...scene.ask.options.filter((each) => !each.card)], advice);
      const learnt = options.map(({ id }) => advice.notes.get(id)).filter((said) => said !== undefined);
      if (learnt.length) screen.question.say(learnt.join(" "));
      return;
    }
    screen.from = from;
    this.decide(options[0]);
  }

  /** @param {CardName} card */
  refuse(card) {
    const refusal = this.scene?.ask?.refused[card];
    if (refusal) this.screen.question.refuse(refusal.words, this.rules[refusal.rule]);
  }

  /** @param {Option} option */
  async decide(option) {
    if (!this.scene || !this.isOpen) return;
    this.isOpen = false;
    this.screen.close(this.scene);
    await this.alone(async () => this.follow(await this.ask({ do: "decide", option: option.id })));
  }

  /**
   * Says so if something goes wrong.
   * @param {() => Promise<unknown>} act
   */
  async alone(act) {
    try {
      await act();
    } catch (error) {
      this.screen.question.say(this.words.mistake);
      console.warn(error);
    }
  }

  async hint() {
    const { scene, screen } = this;
    if (!scene?.ask || !this.isOpen) return;
    screen.bar.hint.disabled = true;
    screen.question.say(this.words["hint.thinking"], true);
    await this.alone(async () => {
      /** @type {Hinted} */
      const { bars, advised, told, notes, record } = await this.ask({ do: "hint" });
      keepAttempt(record);
      if (this.scene !== scene || !this.isOpen) return;
      this.advice = {
        shares: new Map(bars.map(({ option, share }) => [option, share])),
        advised,
        notes: new Map(notes?.map(({ option, words }) => [option, words])),
      };
      screen.open(scene, this.advice);
      // What is to be decided shows in a hand; elsewhere the question says which task it is about.
      const isOfHand = scene.ask?.options.some(({ card }) => card);
      screen.question.say(isOfHand ? told : `${scene.ask?.question} ${told}`);
      screen.tell([told]);
    });
  }

  /** Asks how far to go back. */
  takeBack() {
    const { words, scene } = this;
    if (!scene?.back.length) return;
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
    this.isOpen = false;
    this.screen.motion.skip();
    this.screen.showAfter(undefined);
    this.screen.curtain.hidden = true;
    await this.alone(async () => {
      const step = await this.ask(question);
      this.scene = undefined;
      await this.follow(step);
    });
  }

  /** Ends what goes on by itself. */
  stop() {
    this.runs += 1;
    this.isOpen = false;
    this.countdown.stop();
    this.screen.motion.skip();
  }
}
