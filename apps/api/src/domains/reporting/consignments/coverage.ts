import { countMonths } from '@thant/contracts/days'
import { type MonthlyWaste, type WasteType, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import { staleMonths } from '@thant/contracts/reporting/mass-balance'

type Covered = { weightKg: number; share: number | null }
/** A share is between 0 and 1, and null where nothing was collected. With slip is a part of what is covered. */
export type Coverage = Covered & { withSlip: Covered }

/** What was to go to a place and what loads took there in a month, in whole grams; without a place no load covers it. */
export type RouteMonth = {
  month: string
  wasteType: WasteType
  destinationId: string | null
  claimed: number
  consigned: number
  withSlip: number
}

/**
 * How much of these kilograms has gone to the place that was claimed for it, in loads. Loads are of all customers
 * together; an organization's kilograms of a type and month have gone in the share in which the company's of that type
 * and month have (decision 81). More than all that counts of a month is a slip and is not covered.
 */
export function coverageOf(wastes: readonly MonthlyWaste[], routes: readonly RouteMonth[]): Coverage {
  const shares = coveredShares(routes)
  let [grams, covered, slipped] = [0, 0, 0]
  for (const { month, ...kilograms } of wastes) {
    for (const wasteType of wasteTypes) {
      const collected = Math.round(weightIn(kilograms, wasteType) * 1_000)
      grams += collected
      const share = shares.get(`${month} ${wasteType}`)
      if (share === undefined) continue
      const counted = Math.min(collected, share.claimed)
      covered += Math.round((counted * share.covered) / share.claimed)
      slipped += Math.round((counted * share.withSlip) / share.claimed)
    }
  }
  const part = (of: number): Covered => ({ weightKg: of / 1_000, share: grams === 0 ? null : of / grams })
  return { ...part(covered), withSlip: part(slipped) }
}

type Share = { claimed: number; covered: number; withSlip: number }

/** Returns what was claimed and covered of the whole company, by month and type. */
function coveredShares(routes: readonly RouteMonth[]): Map<string, Share> {
  const shares = new Map<string, Share>()
  const shareOf = (month: string, wasteType: WasteType) => {
    const share = shares.get(`${month} ${wasteType}`) ?? { claimed: 0, covered: 0, withSlip: 0 }
    shares.set(`${month} ${wasteType}`, share)
    return share
  }
  for (const ofRoute of Map.groupBy(
    routes,
    ({ wasteType, destinationId }) => `${wasteType} ${destinationId}`,
  ).values()) {
    const open: Array<{ month: string; left: number }> = []
    for (const route of ofRoute.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
      const { month, wasteType, claimed, consigned, withSlip } = route
      if (claimed > 0) shareOf(month, wasteType).claimed += claimed
      if (route.destinationId === null) continue
      open.push({ month, left: claimed })
      // What has not left for months is not waited for.
      while (open[0] && countMonths({ from: open[0].month, to: month }) > staleMonths + 1) open.shift()
      let load = consigned
      // The oldest leaves first.
      for (const waiting of open) {
        const taken = Math.min(waiting.left, load)
        if (taken <= 0) continue
        waiting.left -= taken
        load -= taken
        const share = shareOf(waiting.month, wasteType)
        share.covered += taken
        share.withSlip += (taken * withSlip) / consigned
      }
    }
  }
  for (const [key, { claimed }] of shares) if (claimed === 0) shares.delete(key)
  return shares
}
