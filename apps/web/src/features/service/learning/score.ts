/** Scores up to 50 percent are red, higher ones green (docs/specification.md 5-44). */
export function isGoodScore(percentage: number): boolean {
  return percentage > 50
}
