/**
 * Percent by which `now` differs from `before`, to two decimals; null when there was nothing before (docs/api.md 7).
 */
export function growthRate(before: number, now: number): number | null {
  if (before === 0) return null
  return Math.round(((now - before) / before) * 10_000) / 100
}
