import type { MessageValue } from '@thant/contracts/materials/plan'
import { sumKg, wasteTypes } from '@thant/contracts/materials/wastes'
import type { TreatedWeight } from '@thant/contracts/reporting/report-data'

/** Sums in whole grams what went the same way, in the order of the types and for each type the most first. */
export function mergeTreatedWeights(weights: readonly TreatedWeight[]): TreatedWeight[] {
  const merged = new Map<string, TreatedWeight>()
  for (const weight of weights) {
    const key = JSON.stringify([weight.type, weight.treatment, weight.destination])
    merged.set(key, { ...weight, weightKg: sumKg([weight.weightKg, merged.get(key)?.weightKg ?? 0]) })
  }
  return [...merged.values()].toSorted(
    (one, other) => wasteTypes.indexOf(one.type) - wasteTypes.indexOf(other.type) || other.weightKg - one.weightKg,
  )
}

/** The cells of a table that say what became of it and where. */
export function wayCells({ treatment, destination }: TreatedWeight): MessageValue[] {
  return [{ treatments: [{ treatment, percent: 100 }] }, { destinations: [destination] }]
}
