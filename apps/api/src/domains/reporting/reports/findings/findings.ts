import type { Message } from '@thant/contracts/materials/plan'
import { isSorted, sumKg, type WasteSummary, type WasteType } from '@thant/contracts/materials/wastes'
import type { TreatedWeight } from '@thant/contracts/reporting/report-data'
import { message } from '#lib/plan-message.ts'
import { divertedOf, sharesOf, totalOf } from '../figures/figures.ts'

type PickupsByType = ReadonlyArray<{ type: WasteType; pickups: number }>

/** Follows docs/specification.md 9-36 to 9-39. Nothing counts as recycled but what was recorded as such. */
export function findingsOf(
  composition: readonly WasteSummary[],
  treatments: readonly TreatedWeight[],
  pickupsByType: PickupsByType = [],
): Message[] {
  const shares = sharesOf(composition).toSorted((one, other) => other.percent - one.percent)
  if (shares.length === 0) return []
  const mostCommon = shares.find(({ type }) => isSorted(type))
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
    ...(mostCommon === undefined
      ? []
      : [
          message('{{type}} was the most common type of waste, with {{percent}} of the weight.', {
            type: { type: mostCommon.type },
            percent: { percent: mostCommon.percent },
          }),
        ]),
    ...mixedFinding(composition, pickupsByType),
    { text: 'By weight, the waste was {{shares}}.', values: { shares: { shares } } },
  ]
}

/** That there was none is never said: it may only not have been recorded. */
function mixedFinding(composition: readonly WasteSummary[], pickupsByType: PickupsByType): Message[] {
  const mixed = composition.find(({ name }) => name === 'Mixed')
  const pickups = pickupsByType.find(({ type }) => type === 'Mixed')?.pickups
  if (mixed === undefined || pickups === undefined) return []
  return [
    {
      text: 'Mixed waste, which belongs to no type, was {{weight}}. The number of pickups with it is {{pickups}}.',
      values: { weight: { kg: mixed.quantity }, pickups: { number: pickups } },
    },
  ]
}
