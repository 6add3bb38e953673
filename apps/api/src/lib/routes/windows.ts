import type { Hours } from './route-problem.ts'

export const daySeconds = 86_400

/** When a place is open on the day, in order; empty where its hours contradict each other. */
export function openSpans(hours: readonly Hours[]): Hours[] {
  let open: Hours[] = [{ from: 0, to: daySeconds }]
  for (const { from, to } of hours) {
    const allowed =
      from <= to
        ? [{ from, to }]
        : [
            { from: 0, to },
            { from, to: daySeconds },
          ]
    open = open.flatMap((span) => allowed.map((other) => overlapOf(span, other)).filter((both) => both.from < both.to))
  }
  return open.toSorted((one, other) => one.from - other.from)
}

/** Where the second is over midnight, it ends on the day after. */
export function overlapOf(one: Hours, other: Hours): Hours {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}
