import { daysAfter } from '#lib/entries/zoned-time.ts'

export type ClosedRun = { from: string; to: string; name: string }

/** Joins closed days of a month (YYYY-MM) that follow each other and have one name. */
export function closedRunsOf(closed: ReadonlyMap<string, string>, month: string): ClosedRun[] {
  const runs: ClosedRun[] = []
  for (const [day, name] of [...closed].filter(([day]) => day.startsWith(month)).sort()) {
    const last = runs.at(-1)
    if (last !== undefined && last.name === name && daysAfter(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day, name })
  }
  return runs
}
