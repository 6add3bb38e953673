import type { Message } from '@thant/contracts/plan'
import type { TreatedWeight } from '@thant/contracts/report-data'
import type { WasteSummary } from '@thant/contracts/wastes'
import { sumKg } from '#domains/pickups/weight.ts'
import { divertedOf, sharesOf, totalOf } from './figures.ts'

/** Follows docs/specification.md 9-36 to 9-39. Nothing counts as recycled but what was recorded as such. */
export function findingsOf(composition: readonly WasteSummary[], treatments: readonly TreatedWeight[]): Message[] {
  const shares = sharesOf(composition).toSorted((one, other) => other.percent - one.percent)
  const [mostCommon] = shares
  if (mostCommon === undefined) return []
  const recycled = treatments.filter(({ treatment }) => treatment === 'recycling')
  return [
    {
      text: 'A total of {{weight}} of waste was collected in this period. {{recycled}} of it was recycled, and {{diverted}} in all was diverted from disposal.',
      values: {
        weight: { kg: totalOf(composition) },
        recycled: { kg: sumKg(recycled.map(({ weightKg }) => weightKg)) },
        diverted: { kg: divertedOf(treatments) },
      },
    },
    {
      text: '{{type}} was the most common type of waste, with {{percent}} of the weight.',
      values: { type: { type: mostCommon.type }, percent: { percent: mostCommon.percent } },
    },
    { text: 'By weight, the waste was {{shares}}.', values: { shares: { shares } } },
  ]
}
