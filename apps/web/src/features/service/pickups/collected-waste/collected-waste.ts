import { isSorted, sumKg, type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import { dataTableTypes, type OrganizationPickup } from '@thant/contracts/service/organization-pickups'

type WeighedItem = NonNullable<OrganizationPickup['items']>[number]

export function itemsOf({ items = [] }: OrganizationPickup, type: WasteType): WeighedItem[] {
  return items.filter(({ productType }) => productType === type)
}

export function weightOf(items: readonly WeighedItem[]): number {
  return sumKg(items.map(({ quantity }) => quantity))
}

export type WasteSums = { byType: Record<WasteType, number>; all: number }

/** Returns the total weight in kg by type and of all types. */
export function totalsOf(pickups: readonly OrganizationPickup[]): WasteSums {
  const items = pickups.flatMap(({ items: weighed = [] }) => weighed)
  const byType = Object.fromEntries(
    wasteTypes.map((type) => [type, weightOf(items.filter(({ productType }) => productType === type))]),
  ) as Record<WasteType, number>
  return { byType, all: weightOf(items) }
}

/** The columns of the table: mixed waste has one where some was found or is searched. */
export function columnTypes(hasMixed: boolean): readonly WasteType[] {
  return hasMixed ? dataTableTypes : sortedColumns
}
const sortedColumns = dataTableTypes.filter(isSorted)

/** Returns the weight in kg of the items that a search of their type's column found; totals count whole pickups. */
export function matchingKg(pickups: readonly OrganizationPickup[], type: WasteType, text: string): number {
  const wanted = text.toLowerCase()
  const items = pickups.flatMap((pickup) => itemsOf(pickup, type))
  return weightOf(items.filter(({ productName }) => productName.toLowerCase().includes(wanted)))
}
