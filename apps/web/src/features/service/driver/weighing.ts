import { sortedTypes, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { blankItem, type ItemValues, valuesOfPickup } from '#features/service/pickups/form/pickup-values.ts'

/**
 * Returns what a driver starts from: one line for each waste type of the last visit, or for each sorted type where nothing was
 * weighed before, so that only kilograms have to be typed.
 */
export function openingItems(pickup: Pickup): ItemValues[] {
  const { items } = valuesOfPickup(pickup)
  if (items.length > 0) return items.map(onTheScale)
  const { lastTypes = [] } = pickup
  const types = lastTypes.length > 0 ? lastTypes : sortedTypes
  return types.map((productType) => ({ ...scaleItem, productType }))
}

/** What drivers type is what their scale says, unless they say that it is estimated. */
export const scaleItem: ItemValues = { ...blankItem, measure: 'weighed' }

function onTheScale(item: ItemValues): ItemValues {
  return item.measure === 'not-recorded' ? { ...item, measure: 'weighed' } : item
}

/** Leaves out the lines of which only the type is known, because nothing of it was there this time. */
export function weighedItems(items: readonly ItemValues[]): ItemValues[] {
  return items.filter(({ productName, quantity, remark }) => `${productName}${quantity}${remark}`.trim() !== '')
}

/** Names the items after their waste types, unless the driver typed a name. */
export function namedItems(items: readonly ItemValues[]): ItemValues[] {
  return items.map((item) => {
    const { productName, productType } = item
    return productName.trim() === '' && productType ? { ...item, productName: wasteTypeLabels[productType] } : item
  })
}
