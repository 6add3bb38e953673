import type { WasteTreatment } from '@thant/contracts/materials/wastes'
import type { PickupItem } from '@thant/contracts/service/pickup-items'
import { type Part, type Share, splitByShares } from './split.ts'

export type ItemTreatment = {
  treatment: WasteTreatment
  destinationId: string | null
  hasOwnTreatment: boolean
  /** What the item is divided into; empty when it goes as a whole where it says itself. */
  parts: Part[]
}

type Item = Pick<PickupItem, 'quantity' | 'treatment' | 'destinationId'>

/**
 * Says what becomes of an item: what staff said, else what the type's profile of the day says, else that it is unknown,
 * which never counts as diverted (decision 74).
 */
export function treatmentOf(item: Item, shares: readonly Share[] | undefined): ItemTreatment {
  if (item.treatment) {
    return { treatment: item.treatment, destinationId: item.destinationId ?? null, hasOwnTreatment: true, parts: [] }
  }
  const parts = shares === undefined ? [] : splitByShares(Math.round(item.quantity * 1_000), shares)
  return dividedInto(parts) ?? { treatment: 'unknown', destinationId: null, hasOwnTreatment: false, parts: [] }
}

/** Gives an item the treatment of its largest part; undefined without parts. A single part is the item itself. */
export function dividedInto(parts: readonly Part[]): ItemTreatment | undefined {
  const [largest] = parts.toSorted((one, other) => other.grams - one.grams)
  if (largest === undefined) return undefined
  const { treatment, destinationId } = largest
  return { treatment, destinationId, hasOwnTreatment: false, parts: parts.length > 1 ? [...parts] : [] }
}

type ItemKey = { pickupId: string; position: number }

/** Returns what `pickup_item_parts` holds of an item. */
export function partRows({ pickupId, position }: ItemKey, parts: readonly Part[]) {
  return parts.map(({ grams, ...goesTo }, part) => ({
    ...goesTo,
    pickupId,
    position,
    part,
    weightKg: (grams / 1_000).toFixed(3),
  }))
}
