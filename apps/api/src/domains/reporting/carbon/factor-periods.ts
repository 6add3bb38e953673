import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import { monthBefore } from '#lib/company-time.ts'

/** Months in which one factor set is in force; without `from` since ever. Both months are YYYY-MM and included. */
export type FactorPeriod = { from: string | undefined; to: string; factorSet: FactorSet }

/**
 * Parts a span of months at those in which another set comes into force, the earliest first. A month counts by the set in
 * force at its end, so that a year is the sum of its months; what was before the first set counts by the first.
 */
export function factorPeriods(
  latestFirst: readonly FactorSet[],
  { from, to }: { from?: string | undefined; to: string },
): FactorPeriod[] {
  const sets = latestFirst.toReversed()
  const inForce = sets.filter((set, index) => {
    const next = sets[index + 1]
    return next === undefined || monthIn(next) !== monthIn(set)
  })
  return inForce.flatMap((factorSet, index) => {
    const next = inForce[index + 1]
    const begin = index === 0 ? from : later(from, monthIn(factorSet))
    const end = next === undefined ? to : earlier(to, monthBefore(monthIn(next)))
    return begin !== undefined && begin > end ? [] : [{ from: begin, to: end, factorSet }]
  })
}

function monthIn({ validFrom }: FactorSet): string {
  return validFrom.slice(0, 7)
}

function later(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
