// The clock of a mission against time: it runs from the first trick on, and says when it is over.

/**
 * What is left, in minutes and seconds.
 * @param {number} seconds
 */
export function timeLeft(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export class Countdown {
  /**
   * @param {HTMLElement} shown
   * @param {() => void} over
   */
  constructor(shown, over) {
    this.shown = shown;
    this.over = over;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.ticking = undefined;
    this.end = 0;
  }

  /**
   * Runs while the attempt has a limit, and stands still otherwise.
   * @param {number | null} seconds
   */
  follow(seconds) {
    if (seconds === null) return this.stop();
    if (this.ticking !== undefined) return;
    this.end = performance.now() + seconds * 1000;
    this.shown.hidden = false;
    this.ticking = setInterval(() => this.tick(), 250);
    this.tick();
  }

  tick() {
    const left = (this.end - performance.now()) / 1000;
    this.shown.textContent = timeLeft(left);
    if (left > 0) return;
    this.stop();
    this.over();
  }

  stop() {
    clearInterval(this.ticking);
    this.ticking = undefined;
  }
}
