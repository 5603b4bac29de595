/** Deterministic randomness. */

/** Pseudo-random numbers from a seed (mulberry32), and unique titles. */
export class Dice {
  private titles = 0;

  constructor(private state: number) {}

  /** A number from 0 up to 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** True with a given probability. */
  is = (share: number): boolean => this.roll() < share;

  /** An integer from `low` to `high`. */
  from = (low: number, high: number): number => low + Math.floor(this.roll() * (high - low + 1));

  one = <T>(all: readonly T[]): T => all[this.from(0, all.length - 1)] as T;

  /** Unique titles keep labels apart, so that choices can be selected by them. */
  titled = (title: string): string => `${title} ${++this.titles}`;
}
