import type { WasteType } from '@thant/contracts/materials/wastes'
import type { WayType } from '@thant/contracts/service/pickup-statuses'

/** Returns the way that takes all of these types, of which there is at least one. */
export function wayTypeOf(types: readonly WasteType[]): WayType {
  if (!types.includes('Organic')) return 'Dry'
  return types.every((type) => type === 'Organic') ? 'Organic' : 'Dry + Organic'
}
