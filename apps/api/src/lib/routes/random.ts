/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to 1, which it never is. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 up to `limit`, which it never is. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  shuffle(values: number[]): void {
    for (let last = values.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1)
      const value = values[last] as number
      values[last] = values[other] as number
      values[other] = value
    }
  }
}
