import type { WasteType } from '@thant/contracts/materials/wastes'
import rows from '../../data/products.json' with { type: 'json' }

type Product = { wasteType: WasteType; english: string; burmese?: string }
export type ProductName = keyof typeof rows

export const products = rows as Record<ProductName, Product>

/** Crews write in Burmese at organizations with a Burmese name, if the product has a common Burmese name. */
export function productLabel(name: ProductName, inBurmese: boolean): string {
  const { english, burmese } = products[name]
  return inBurmese ? (burmese ?? english) : english
}
