/** Returns the change from `before` to `now` in percent, to two decimals; null when `before` is 0 (docs/api.md 7). */
export function growthRate(before: number, now: number): number | null {
  if (before === 0) return null
  return Math.round(((now - before) / before) * 10_000) / 100
}
