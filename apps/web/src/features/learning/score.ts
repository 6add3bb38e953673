/** SPECIFICATION 5: 50 percent or below is shown red, above it green. */
export function isGoodScore(percentage: number): boolean {
  return percentage > 50
}
