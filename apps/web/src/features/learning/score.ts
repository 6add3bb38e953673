/** 50 percent or below is shown red, above it green (docs/specification.md 5-44). */
export function isGoodScore(percentage: number): boolean {
  return percentage > 50
}
