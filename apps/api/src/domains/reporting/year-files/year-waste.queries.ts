import {
  type MonthlyWaste,
  sumKg,
  type WasteType,
  wasteTypeLabels,
  wasteTypes,
  weightIn,
} from '@thant/contracts/materials/wastes'
import type { Emissions } from '@thant/contracts/reporting/carbon'
import { walkGriItems } from '#domains/materials/wastes/gri-items.queries.ts'
import { listMonthlyWastes } from '#domains/materials/wastes/wastes.queries.ts'
import { emissionsOfPeriods, listTreatedPeriods } from '#domains/reporting/carbon/treated-periods.queries.ts'
import { itemColumns } from '#domains/reporting/gri/export/gri-export.ts'
import { dataTableColumns } from '#domains/service/pickups/organization-pickups/data-table-columns.ts'
import { walkWeighedPickups } from '#domains/service/pickups/organization-pickups/organization-pickups.queries.ts'
import type { Context } from '#lib/context.ts'
import type { ExportColumn } from '#lib/lists/export-cells.ts'
import { daysOf, monthsOf, type YearReader, type YearTable } from './year-parts.ts'
import { yearTable } from './year-table.ts'

/** The customer's data table, and each item with what became of it. */
export async function tabulatePickups(context: Context, reader: YearReader): Promise<YearTable[]> {
  const { organizationId, year } = reader
  const pickups = walkWeighedPickups(context, organizationId, daysOf(year))
  const items = walkGriItems(context, organizationId, monthsOf(year))
  return [
    ...(await yearTable(context, reader, 'pickups', dataTableColumns, pickups)),
    ...(await yearTable(context, reader, 'items', itemColumns, items)),
  ]
}

export async function tabulateWastes(context: Context, reader: YearReader): Promise<YearTable[]> {
  const months = await listMonthlyWastes(context, monthsOf(reader.year), reader.organizationId)
  return yearTable(context, reader, 'waste', wasteColumns, months)
}

const wasteColumns: ReadonlyArray<ExportColumn<MonthlyWaste>> = [
  { header: 'Month', text: ({ month }) => month },
  ...wasteTypes.map(
    (type): ExportColumn<MonthlyWaste> => ({
      header: `${wasteTypeLabels[type]} (kg)` as const,
      amount: (month) => weightIn(month, type),
    }),
  ),
  { header: 'Total (kg)', amount: (month) => sumKg(wasteTypes.map((type) => weightIn(month, type))) },
]

/** As carbon reports compute it, by the factors that are in force in each month today. */
export function tabulateCarbon(context: Context, reader: YearReader): Promise<YearTable[]> {
  return yearTable(context, reader, 'carbon', carbonColumns, emissionsOfYear(context, reader))
}

type MonthlyEmissions = Emissions & { month: string; material: WasteType; factorSet: string }

async function* emissionsOfYear(
  context: Context,
  { organizationId, year }: YearReader,
): AsyncGenerator<MonthlyEmissions> {
  for (const { month } of await listMonthlyWastes(context, monthsOf(year), organizationId)) {
    const periods = await listTreatedPeriods(context, organizationId, { spans: [{ from: month, to: month }] })
    const factorSet = periods.map(({ factorSet: { name, version } }) => `${name} ${version}`).join(', ')
    const { materials } = emissionsOfPeriods(periods)
    yield* materials.filter(({ weightKg }) => weightKg > 0).map((line) => ({ ...line, month, factorSet }))
  }
}

const carbonColumns: ReadonlyArray<ExportColumn<MonthlyEmissions>> = [
  { header: 'Month', text: ({ month }) => month },
  { header: 'Waste type', label: ({ material }) => wasteTypeLabels[material] },
  { header: 'Weight (kg)', number: ({ weightKg }) => weightKg },
  { header: 'Direct, A (t CO2e)', number: ({ direct }) => direct },
  { header: 'Avoided, B + C (t CO2e)', number: ({ avoided }) => avoided },
  { header: 'Net, A − B − C (t CO2e)', number: ({ net }) => net },
  { header: 'Factor set', text: ({ factorSet }) => factorSet },
]
