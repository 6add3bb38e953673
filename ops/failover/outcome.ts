/** `at` is when it was acknowledged, in milliseconds. */
export type Write = { name: string; id: string; at: number }
export type Outcome = { acknowledged: number; lost: number; doubled: number; longestGapSeconds: number }

/** Compares the writes that were acknowledged with the rows that are there. */
export function compare(acknowledged: readonly Write[], rows: ReadonlyArray<{ id: string; name: string }>): Outcome {
  const ids = new Set(rows.map(({ id }) => id))
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ id }) => !ids.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ name }) => name)).size,
    longestGapSeconds: longestGap(acknowledged.map(({ at }) => at)) / 1_000,
  }
}

export function problemsOf({ acknowledged, lost, doubled, longestGapSeconds }: Outcome): string[] {
  return [
    ...(acknowledged < 1_000 ? ['Fewer than 1,000 writes were acknowledged.'] : []),
    ...(lost > 0 ? ['Acknowledged writes are lost.'] : []),
    ...(doubled > 0 ? ['Writes were made twice.'] : []),
    ...(longestGapSeconds > 30 ? ['For more than 30 seconds nothing was acknowledged.'] : []),
  ]
}

function longestGap(instants: number[]): number {
  const sorted = instants.toSorted((a, b) => a - b)
  return Math.max(0, ...sorted.slice(1).map((at, index) => at - (sorted[index] ?? at)))
}
