// Gentle movement: cards slide from where they were to where they lie. Whoever prefers none, or cannot wait, gets none.

const SLIDE = 320;
const LOOK = 1100;

export class Motion {
  constructor() {
    this.wanted = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    /** @type {Set<() => void>} */
    this.waiting = new Set();
    /** @type {Set<Animation>} */
    this.moving = new Set();
  }

  /** Ends whatever moves or waits. */
  skip() {
    for (const animation of this.moving) animation.finish();
    for (const end of this.waiting) end();
  }

  /**
   * Lets a card slide here from where something else is.
   * @param {HTMLElement} card
   * @param {DOMRect | undefined} from
   * @param {number} [scale] how large it is there
   */
  async slide(card, from, scale = 0.5) {
    if (!this.wanted || !from) return;
    const to = card.getBoundingClientRect();
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    await this.moved(card, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }]);
  }

  /**
   * Lets cards slide away to somewhere, where they vanish.
   * @param {HTMLElement[]} cards
   * @param {DOMRect | undefined} to
   */
  async away(cards, to) {
    if (!this.wanted || !to) return;
    await Promise.all(
      cards.map((card) => {
        const from = card.getBoundingClientRect();
        const x = to.x + to.width / 2 - from.x - from.width / 2;
        const y = to.y + to.height / 2 - from.y - from.height / 2;
        const end = { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 };
        return this.moved(card, [{ transform: "none", opacity: 1 }, end]);
      }),
    );
  }

  /**
   * @param {HTMLElement} card
   * @param {Keyframe[]} frames
   */
  async moved(card, frames) {
    const animation = card.animate(frames, { duration: SLIDE, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" });
    this.moving.add(animation);
    try {
      await animation.finished;
    } catch {
      // The card was taken from the page meanwhile.
    }
    this.moving.delete(animation);
  }

  /** Time to look at a finished trick; a click or a key ends it. */
  look() {
    return this.pause(LOOK);
  }

  /** @param {number} time in milliseconds */
  pause(time) {
    if (!this.wanted) return Promise.resolve();
    return new Promise((/** @type {(ended?: unknown) => void} */ done) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(end);
        done();
      };
      const timer = setTimeout(end, time);
      this.waiting.add(end);
    });
  }
}
