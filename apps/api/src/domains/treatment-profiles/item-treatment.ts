import type { PickupItem } from '@thant/contracts/pickups'
import { usualTreatment, type WasteTreatment } from '@thant/contracts/wastes'
import { type Part, type Share, splitByShares } from './split.ts'

export type ItemTreatment = {
  treatment: WasteTreatment
  destinationId: string | null
  hasOwnTreatment: boolean
  /** What the item is divided into; empty when it goes as a whole where it says itself. */
  parts: Part[]
}

type Item = Pick<PickupItem, 'productType' | 'quantity' | 'treatment' | 'destinationId'>

/**
 * Says what becomes of an item: what staff said, else what the type's profile of the day says, else what is usual. An
 * item that is divided has the treatment of its largest part.
 */
export function treatmentOf(item: Item, shares: readonly Share[] | undefined): ItemTreatment {
  if (item.treatment) {
    return { treatment: item.treatment, destinationId: item.destinationId ?? null, hasOwnTreatment: true, parts: [] }
  }
  const parts = shares === undefined ? [] : splitByShares(Math.round(item.quantity * 1_000), shares)
  const [largest] = parts.toSorted((one, other) => other.grams - one.grams)
  return {
    treatment: largest?.treatment ?? usualTreatment[item.productType],
    destinationId: largest?.destinationId ?? null,
    hasOwnTreatment: false,
    parts: parts.length > 1 ? parts : [],
  }
}
