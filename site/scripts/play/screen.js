// What is on the screen during an attempt: the bar, the table, the question, the hand, and what lies beside them.
import { button, make } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { Pictures } from "../table/pictures.js";
import { TableView } from "../table/table.js";
import { laid } from "./changes.js";
import { HandView } from "./hand.js";
import { isLarge, keepLarge } from "./kept-attempt.js";
import { Motion } from "./motion.js";
import { QuestionView } from "./question.js";
import { goalPanel, taskDialog } from "./sidelines.js";
import { ToolBar } from "./tool-bar.js";

/** @typedef {import("./described.js").CardName} CardName */
/** @typedef {import("./described.js").Option} Option */
/** @typedef {import("./described.js").Scene} Scene */
/** @typedef {import("./described.js").Setting} Setting */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("./tool-bar.js").ToolDeeds} ToolDeeds */
/**
 * What a hint says about options: their shares of worlds, which one it advises, and what they would tell the others.
 * @typedef {{ shares: Map<number, number>, advised: number | undefined, notes: Map<number, string> }} Advice
 */
/**
 * What people at the screen do.
 * @typedef {object} ScreenDeeds
 * @property {(card: CardName, from: DOMRect) => void} choose
 * @property {(card: CardName) => void} refuse
 * @property {(option: Option) => void} decide
 * @property {Omit<ToolDeeds, "large">} tools
 */

/** How much of what happened waits to be read out. */
const NEWS = 20;

/** @type {Advice} */
export const NO_ADVICE = { shares: new Map(), advised: undefined, notes: new Map() };

export class AttemptScreen {
  /**
   * @param {Words} words
   * @param {Setting} setting
   * @param {ScreenDeeds} deeds
   */
  constructor(words, setting, deeds) {
    this.words = words;
    this.setting = setting;
    this.motion = new Motion();
    this.pictures = new Pictures(setting);
    this.table = new TableView(words, this.pictures, (task) => taskDialog(words, this.pictures, task));
    this.hand = new HandView(words, this.pictures, setting.suits, deeds);
    this.question = new QuestionView(words, this.pictures, deeds.decide);
    this.bar = new ToolBar(words, setting.title, { ...deeds.tools, large: () => this.enlarge() });
    this.news = make("div", { className: "unseen", role: "log", "aria-live": "polite" });
    this.side = make("aside", { className: "side", "aria-label": words["side.title"] });
    this.log = make("ol", { className: "log", reversed: true });
    this.fold = make("details", {}, make("summary", {}, words["side.log"]), this.log);
    this.after = make("div", { className: "afterwards" });
    this.curtain = make("div", { className: "curtain", hidden: true });
    this.isSilent = false;
    this.usesKeys = false;
    /** @type {DOMRect | undefined} where the card that was just chosen came from */
    this.from = undefined;
    this.box = this.built(deeds.tools.hint);
  }

  /** @param {() => unknown} hint */
  built(hint) {
    const dock = make("div", { className: "dock" }, this.question.box, this.hand.box);
    const parts = [this.bar.box, this.table.box, dock, this.after, this.curtain];
    const stage = make("div", { className: "stage" }, parts);
    // The own seat stays above the dock, however high that is.
    new ResizeObserver(() => stage.style.setProperty("--dock", `${dock.offsetHeight}px`)).observe(dock);
    const room = make("div", { className: "room" }, stage, this.side);
    const box = make("div", { className: "attempt" }, room, this.news);
    const touched = () => {
      this.usesKeys = false;
      this.motion.skip();
    };
    box.addEventListener("pointerdown", touched, { capture: true });
    box.addEventListener("keydown", ({ key }) => {
      this.usesKeys = true;
      this.motion.skip();
      if (key === "?" && !this.bar.hint.disabled) hint();
    });
    box.classList.toggle("large", isLarge());
    return box;
  }

  enlarge() {
    keepLarge(this.box.classList.toggle("large"));
  }

  /**
   * The table, with nothing to decide.
   * @param {Scene} scene
   * @param {number} [winner]
   */
  draw(scene, winner = undefined) {
    const { words } = this;
    const { last } = scene;
    // A trick stays until the next card: the one that decided, and every one where nothing moves to be looked at.
    const stays = Boolean(last && !scene.lying.length && (scene.over || !this.motion.wanted));
    if (last && stays) this.table.show({ ...scene, leader: last.leader, lying: last.cards }, last.winner);
    else this.table.show(scene, winner);
    this.table.felt.classList.toggle("past", stays && !scene.over);
    this.bar.count.textContent = fill(words["bar.trick"], {
      // Nothing is played after the trick that decides.
      n: Math.min(Math.max(scene.trick - (scene.over && !scene.lying.length ? 1 : 0), 1), scene.tricks),
      all: scene.tricks,
    });
    this.close(scene);
    const who = scene.turn === null ? "" : scene.seats[scene.turn].name;
    this.question.say(who ? fill(words["ask.thinking"], { seat: who }) : "", true);
    this.side.replaceChildren(goalPanel(words, this.pictures, scene, this.setting), this.fold);
    this.bar.back.disabled = scene.back.length === 0;
    this.bar.last.disabled = !scene.last;
  }

  /**
   * Nothing can be decided any more: it was, or it is somebody else's turn.
   * @param {Scene} scene
   */
  close(scene) {
    this.showHand(scene, undefined, NO_ADVICE);
    this.question.show(scene, []);
    this.question.say("", true);
    delete this.question.box.dataset.kind;
    this.bar.hint.disabled = true;
  }

  /**
   * @param {Scene} scene
   * @param {Set<CardName> | undefined} allowed
   * @param {Advice} advice
   */
  showHand(scene, allowed, { shares, advised }) {
    const cardOf = (/** @type {number | undefined} */ id) =>
      scene.ask?.options.find((option) => option.id === id)?.card;
    /** @type {Map<CardName, number>} */
    const bars = new Map();
    for (const [id, share] of shares) {
      const card = cardOf(id);
      // Of several messages about one card the best one counts.
      if (card) bars.set(card, Math.max(share, bars.get(card) ?? 0));
    }
    const { shown } = scene.seats[scene.viewer];
    this.hand.show({ cards: scene.hand, allowed, shown, bars, advised: cardOf(advised) });
  }

  /**
   * Lets somebody here decide.
   * @param {Scene} scene
   * @param {Advice} advice
   */
  open(scene, advice) {
    const { ask } = scene;
    if (!ask) return;
    const held = new Set(scene.hand);
    const fromHand = ask.options.filter(({ card }) => card && held.has(card));
    const others = ask.options.filter(({ card }) => !card || !held.has(card));
    const cards = fromHand.map(({ card }) => card ?? "");
    this.showHand(scene, cards.length ? new Set(cards) : undefined, advice);
    this.question.box.dataset.kind = ask.kind;
    this.question.say(ask.question);
    this.question.show(scene, others, advice);
    if (ask.kind === "show") this.question.options.append(this.silentBox());
    this.bar.hint.disabled = advice !== NO_ADVICE;
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
   * A finished trick is looked at and then goes to its winner.
   * @param {number} winner
   */
  async takeTrick(winner) {
    await this.motion.look();
    await this.motion.away([...this.table.lying.values()], this.table.place(winner));
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

  /**
   * The attempt is over: what there is to say about it takes the place of the hand.
   * @param {HTMLElement | undefined} box nothing if it goes on after all
   */
  showAfter(box) {
    this.box.classList.toggle("is-over", box !== undefined);
    this.after.replaceChildren(...(box ? [box] : []));
  }

  /**
   * What happened, for those who cannot see it, and to look up.
   * @param {string[]} said
   */
  tell(said) {
    for (const words of said) {
      // Added, not replaced: what comes soon after must not cut it short.
      this.news.append(make("p", {}, words));
      this.log.prepend(make("li", {}, words));
    }
    while (this.news.children.length > NEWS) this.news.firstElementChild?.remove();
  }
}
