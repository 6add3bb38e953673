import type { Composition, GriWaste } from '@thant/contracts/reporting/gri'
import { fewestDecimals, weightDecimals } from '@thant/i18n/decimals'

/** The fewest decimals that show the tables' kilograms exactly, the same in all of them, so that what is shown adds up. */
export function shownDecimals({ waste306_3, diverted306_4, disposed306_5, dataQuality }: GriWaste): number {
  const kilograms = [
    ...[...waste306_3.rows, waste306_3.total].map(({ generated }) => generated),
    ...waste306_3.rows.map(({ divertedFromDisposal }) => divertedFromDisposal),
    ...[diverted306_4, disposed306_5].flatMap(({ hazardous, nonHazardous }) =>
      [...hazardous.rows, ...nonHazardous.rows].map(({ total }) => total),
    ),
    ...dataQuality.measures.map(({ weightKg }) => weightKg),
  ]
  return fewestDecimals(kilograms)
}

/** A tonne or more is summed up in whole kilograms, since no grams are known beside its range; the tables have them. */
export function summaryDecimals({ generated, ...parts }: Composition): number {
  return generated >= 1000 ? 0 : weightDecimals([generated, ...Object.values(parts)])
}

/** The same for periods beside each other. */
export function comparedDecimals(periods: readonly Composition[]): number {
  return weightDecimals(
    periods.flatMap(({ generated, divertedFromDisposal, directedToDisposal }) => [
      generated,
      divertedFromDisposal,
      directedToDisposal,
    ]),
  )
}
