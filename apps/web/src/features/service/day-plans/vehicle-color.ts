import { type Surface, wasteColor } from '@thant/charts/palette'
import { wasteTypes } from '@thant/contracts/materials/wastes'

/** Colours that can be told apart; with more vehicles they come again, so a name or a number is always beside one. */
export function vehicleColor(index: number, surface: Surface): string {
  return wasteColor(wasteTypes[index % wasteTypes.length] ?? 'Mixed', surface)
}
