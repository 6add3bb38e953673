import { factorSetOf, factorsOf } from '@thant/contracts/materials/emissions'
import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import type { CarbonFigures } from '@thant/contracts/reporting/carbon'
import type { GriItem } from '@thant/contracts/reporting/gri-items'
import { monthOf } from '#lib/company-time.ts'
import type { ExportColumn } from '#lib/lists/export-cells.ts'

/**
 * Every figure of the report can be recomputed from these columns: kg / 1,000 x (A - B - C), summed. An item that went
 * several ways has a line for each.
 */
export function carbonColumns(report: CarbonFigures, timeZone: string): ReadonlyArray<ExportColumn<GriItem>> {
  const setOf = ({ pickUpTime }: GriItem) => factorSetOf(report, monthOf(new Date(pickUpTime), timeZone))
  const factors = (item: GriItem) => factorsOf(setOf(item).factors, item.wasteType, item.treatment)
  return [
    { header: 'Pickup', text: ({ pickup }) => pickup },
    { header: 'Pick Up Time', instant: ({ pickUpTime }) => pickUpTime },
    { header: 'Item', text: ({ productName }) => productName },
    { header: 'Material', text: ({ wasteType }) => wasteType },
    { header: 'Treatment', label: ({ treatment }) => wasteTreatmentLabels[treatment] },
    { header: 'Weight (kg)', number: ({ weightKg }) => weightKg },
    { header: 'A direct (t CO2e/t)', number: (item) => factors(item).direct },
    { header: 'B avoided material or fertilizer (t CO2e/t)', number: (item) => factors(item).avoidedMaterial },
    { header: 'C avoided landfilling (t CO2e/t)', number: (item) => factors(item).avoidedLandfill },
    { header: 'Factor set', text: (item) => `${setOf(item).name} ${setOf(item).version}` },
    { header: 'GWP set', text: (item) => setOf(item).gwpSet },
    { header: 'Source', text: (item) => setOf(item).source },
    { header: 'Organization', text: () => report.organization.name },
    { header: 'Site', text: ({ site }) => site.name },
  ]
}
