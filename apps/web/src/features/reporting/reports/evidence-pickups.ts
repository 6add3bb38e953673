import { sumKg } from '@thant/contracts/materials/wastes'
import { countsTreatment, type GriCell } from '@thant/contracts/reporting/gri-items'
import type { EvidenceItem, EvidencePickup } from '@thant/contracts/reporting/report-evidence'
import type { SourcePickup } from '#features/materials/drilldown/source-pickups.ts'

/** Says what stands beside an item, and beside the day of a pickup. */
type Words = { ofItem: (item: EvidenceItem) => string; ofPickup: (pickup: EvidencePickup) => string }

/** Keeps the items that a cell of the tables counts, and the pickups that have any. */
export function pickupsBehind(pickups: readonly EvidencePickup[], cell: GriCell, words: Words): SourcePickup[] {
  return pickups
    .map((pickup) => ({
      _id: pickup.collectionNote,
      pickUpTime: pickup.pickUpTime,
      place: words.ofPickup(pickup),
      items: pickup.items
        .filter((item) => isOfCell(item, cell))
        .map((item) => ({
          productName: item.productName,
          productType: item.wasteType,
          quantity: item.weightKg,
          note: words.ofItem(item),
        })),
    }))
    .filter(({ items }) => items.length > 0)
}

export function hasSeveralSites(pickups: readonly EvidencePickup[]): boolean {
  return new Set(pickups.map(({ site }) => site)).size > 1
}

/** Sums up the products of a pickup, of which some are listed in parts; in whole grams, so that sums are exact. */
export function collectedOf({ items }: EvidencePickup) {
  const products = new Map<string, { productName: string; grams: number }>()
  for (const { productName, wasteType, weightKg } of items) {
    const key = `${wasteType} ${productName}`
    const { grams } = products.get(key) ?? { grams: 0 }
    products.set(key, { productName, grams: grams + Math.round(weightKg * 1_000) })
  }
  return {
    products: [...products.values()].map(({ productName, grams }) => ({ productName, weightKg: grams / 1_000 })),
    weightKg: sumKg(items.map(({ weightKg }) => weightKg)),
  }
}

function isOfCell(item: EvidenceItem, { wasteType, treatment, measure, isHazardous, operation }: GriCell): boolean {
  return (
    (wasteType === undefined || item.wasteType === wasteType) &&
    (treatment === undefined || item.treatment === treatment) &&
    (measure === undefined || item.measure === measure) &&
    (isHazardous === undefined || String(item.isHazardous) === isHazardous) &&
    countsTreatment(operation, item.treatment)
  )
}
