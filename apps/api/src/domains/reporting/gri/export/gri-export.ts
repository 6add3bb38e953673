import type { QueryOf } from '@thant/contracts/endpoint'
import { roundShare } from '@thant/contracts/materials/shares'
import { isDefaultSource } from '@thant/contracts/materials/uncertainty-notes'
import { wasteTreatmentLabels, wasteTypeLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import { griBoundary, type griCompanyEndpoints } from '@thant/contracts/reporting/gri'
import type { GriItem, griItemEndpoints } from '@thant/contracts/reporting/gri-items'
import { getCompany } from '#domains/company/company/company.service.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { listCoveredSites } from '#domains/customers/sites/sites.queries.ts'
import { walkGriItems } from '#domains/materials/wastes/gri-items.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import type { ExportColumn } from '#lib/lists/export-cells.ts'
import { exportRows } from '#lib/lists/list-export.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { getGriContext, monthsOfPeriod } from '../entries/gri-context.queries.ts'
import { getGriTables } from '../gri.queries.ts'
import { listGriDestinations } from '../gri-destinations.queries.ts'
import { type GriScopeIds, getGriSubject } from '../gri-subject.ts'
import { getGriPdf, griNameParts } from '../papers/gri-pdf.ts'
import { unfinishedDay } from '../years/compared-years.ts'
import { getGriYears } from '../years/gri-years.queries.ts'
import { griContextLines } from './gri-context-lines.ts'
import { destinationLines, type GriLine, griLines } from './gri-lines.ts'
import { yearLines } from './year-lines.ts'

type ExportQuery = QueryOf<typeof griCompanyEndpoints.export>
type Months = Pick<ExportQuery, 'from' | 'to'>

/** Every line says what it is about, so that lines of several files can stand in one. */
export async function exportGriTables(
  context: Context,
  scope: GriScopeIds,
  { format, language, ...months }: ExportQuery,
): Promise<FileReply> {
  if (format === 'pdf') return getGriPdf(context, scope, { ...months, language })
  const { organization, sites } = await getGriSubject(context, scope)
  const { name: company } = await getCompany(context)
  const countedUntil = unfinishedDay(months, dayOf(context.clock.now(), context.settings.timeZone)) ?? null
  const siteNames = sites?.map(({ name }) => name).join(', ') ?? null
  const columns: ReadonlyArray<ExportColumn<GriLine>> = [
    { header: 'Table', label: ({ disclosure }) => disclosure },
    { header: 'Kind of waste', label: ({ hazard }) => hazard ?? null },
    { header: 'Row', label: ({ row }) => row },
    { header: 'Waste generated (kg)', number: ({ generated }) => generated ?? null },
    { header: 'Diverted from disposal (kg)', number: ({ divertedFromDisposal }) => divertedFromDisposal ?? null },
    { header: 'Directed to disposal (kg)', number: ({ directedToDisposal }) => directedToDisposal ?? null },
    { header: 'Onsite (kg)', number: ({ onsite }) => onsite ?? null },
    { header: 'Offsite (kg)', number: ({ offsite }) => offsite ?? null },
    { header: 'Total (kg)', number: ({ total }) => total ?? null },
    { header: 'Share of waste generated', number: ({ share }) => (share == null ? null : roundShare(share)) },
    { header: 'Emissions (t CO2e)', number: ({ emissions }) => emissions ?? null },
    { header: 'Factor set', text: ({ factorSet }) => factorSet ?? null },
    { header: 'Note', label: ({ note }) => note ?? null },
    { header: 'Period from', text: ({ from }) => from ?? months.from ?? null },
    { header: 'Period to', text: ({ to }) => to ?? months.to ?? null },
    { header: 'Counted until', text: (line) => (line.from === undefined ? countedUntil : (line.countedUntil ?? null)) },
    organization
      ? { header: 'Organization', text: () => organization.name }
      : { header: 'Organization', label: () => 'All organizations' },
    { header: 'Sites', text: () => siteNames },
    { header: 'Boundary', written: (_line, translate) => translate(griBoundary, { company }) },
    { header: 'Uncertainty at 95 % (± %)', number: ({ uncertaintyPercent }) => uncertaintyPercent ?? null },
    {
      header: 'Source of the uncertainty',
      written: ({ uncertaintySource: source = '' }, translate) =>
        isDefaultSource(source) ? translate(source) : source,
    },
    { header: 'Report', text: ({ report }) => report ?? null },
    { header: 'Month', text: ({ month }) => month ?? null },
    { header: 'Stated amount', number: ({ amount }) => amount ?? null },
    { header: 'Kilograms per unit', number: ({ kgPerUnit }) => kgPerUnit ?? null },
    { header: 'Months with an amount', number: ({ months }) => months ?? null },
    { header: 'Months that are over', number: ({ ofMonths }) => ofMonths ?? null },
    { header: 'Text', text: ({ typed }) => typed ?? null },
    { header: 'Stated by', text: ({ typedBy }) => typedBy ?? null },
  ]
  const of = griNameParts({ organization, sites, period: months })
  return exportRows(context, { format, language, of }, 'gri-306', columns, (reading) =>
    readLines(reading, scope, months),
  )
}

async function* readLines(
  context: Context,
  { organizationId, site }: GriScopeIds,
  { from, to }: Months,
): AsyncGenerator<GriLine> {
  yield* griLines(await getGriTables(context, organizationId, { from, to, site }))
  yield* destinationLines(await listGriDestinations(context, { organizationId, site }, { from, to }))
  if (organizationId !== undefined) {
    const stated = await monthsOfPeriod(context, organizationId, { from, to })
    yield* griContextLines(await getGriContext(context, { organizationId, site }, stated))
  }
  if (from === undefined || to === undefined) return
  yield* yearLines(await getGriYears(context, { organizationId, site }, { from, to }))
}

export async function exportGriItems(
  context: Context,
  organizationId: string,
  { format, language, ...query }: QueryOf<typeof griItemEndpoints.exportItems>,
): Promise<FileReply> {
  const organization = await getOrganization(context, organizationId)
  const sites = await listCoveredSites(context, organizationId, query.site)
  const of = griNameParts({ organization, sites, period: query })
  return exportRows(context, { format, language, of }, 'gri-306-items', itemColumns, (reading) =>
    walkGriItems(reading, organizationId, query),
  )
}

/** Every cell of the tables can be recomputed from these columns, as docs/gri-306.mjs does. */
export const itemColumns: ReadonlyArray<ExportColumn<GriItem>> = [
  { header: 'Pickup', text: ({ pickup }) => pickup },
  { header: 'Pick Up Time', instant: ({ pickUpTime }) => pickUpTime },
  { header: 'Site', text: ({ site }) => site.name },
  { header: 'Item', text: ({ productName }) => productName },
  { header: 'Waste type', label: ({ wasteType }) => wasteTypeLabels[wasteType] },
  { header: 'Treatment', label: ({ treatment }) => wasteTreatmentLabels[treatment] },
  { header: 'Destination', text: ({ destination }) => destination },
  { header: 'How the weight is known', label: ({ measure }) => weightMeasureLabels[measure] },
  { header: 'Kind of waste', label: ({ isHazardous }) => (isHazardous ? 'Hazardous' : 'Non-hazardous') },
  { header: 'Weight (kg)', number: ({ weightKg }) => weightKg },
]
