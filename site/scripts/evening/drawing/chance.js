// The seeded random numbers of the engine (logwright.engine.chance), so that a seed draws the same cards everywhere.

const MASK = (1n << 64n) - 1n;
const STEP = 0x9e3779b97f4a7c15n;
const UPPER = 1n << 32n;

/** @param {bigint} state */
function mixed(state) {
  let value = state & MASK;
  value = ((value ^ (value >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  value = ((value ^ (value >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return value ^ (value >> 31n);
}

export class Chance {
  /** @param {number} seed */
  constructor(seed) {
    this.state = mixed(mixed(BigInt(seed)));
  }

  /**
   * A number from 0 to limit - 1, all equally likely.
   * @param {number} limit
   */
  below(limit) {
    const most = BigInt(limit);
    const unfair = UPPER % most;
    for (;;) {
      this.state = (this.state + STEP) & MASK;
      const product = (mixed(this.state) >> 32n) * most;
      if (product % UPPER >= unfair) return Number(product / UPPER);
    }
  }

  /**
   * @template Thing
   * @param {readonly Thing[]} things
   */
  shuffled(things) {
    const row = [...things];
    for (let last = row.length - 1; last >= 0; last--) {
      const place = this.below(last + 1);
      [row[place], row[last]] = [row[last], row[place]];
    }
    return row.reverse();
  }
}
