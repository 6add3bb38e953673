import { sumKg, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { dataTableTypes, type OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { ExportColumn } from '#lib/lists/export-cells.ts'

/** Lays out the customer's data table: one row per pickup, with the kilograms per waste type and the items behind them. */
export const dataTableColumns: ReadonlyArray<ExportColumn<OrganizationPickup>> = [
  { header: 'Date', day: ({ pickUpTime }) => pickUpTime },
  ...dataTableTypes.map(
    (type): ExportColumn<OrganizationPickup> => ({
      header: `${wasteTypeLabels[type]} (kg)` as const,
      amount: ({ items = [] }: OrganizationPickup) => weightOf(items.filter(({ productType }) => productType === type)),
    }),
  ),
  { header: 'Total (kg)', amount: ({ items = [] }) => weightOf(items) },
  {
    header: 'Items',
    text: ({ items = [] }) => items.map(({ productName, quantity }) => `${productName} ${quantity}`).join('; ') || null,
  },
  { header: 'Site', text: ({ site }) => site.name },
]

/** Null without any item. */
function weightOf(items: ReadonlyArray<{ quantity: number }>): number | null {
  return items.length === 0 ? null : sumKg(items.map(({ quantity }) => quantity))
}
