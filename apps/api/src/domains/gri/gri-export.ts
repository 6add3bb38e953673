import type { QueryOf } from '@thant/contracts/endpoint'
import { griBoundary, type griEndpoints } from '@thant/contracts/gri'
import type { GriItem, griItemEndpoints } from '@thant/contracts/gri-items'
import type { Organization } from '@thant/contracts/organizations'
import { roundShare } from '@thant/contracts/shares'
import { isUsualSource } from '@thant/contracts/uncertainty-notes'
import { wasteTreatmentLabels, wasteTypeLabels, weightMeasureLabels } from '@thant/contracts/wastes'
import { getCompany } from '#domains/company/company.service.ts'
import { drawPaper } from '#domains/company/papers.service.ts'
import { getOrganization } from '#domains/organizations/organizations.queries.ts'
import { listCoveredSites } from '#domains/sites/sites.queries.ts'
import { walkGriItems } from '#domains/wastes/gri-items.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import type { ExportColumn } from '#lib/export-cells.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import { exportRows } from '#lib/list-export.ts'
import type { FileReply } from '#lib/serve.ts'
import { getGriTables } from './gri.queries.ts'
import { type GriLine, griLines } from './gri-lines.ts'
import { type GriPaper, griPaper } from './gri-paper.ts'

type ExportQuery = QueryOf<typeof griEndpoints.export>
type Period = QueryOf<typeof griEndpoints.tables>

/** Every line says what it is about, so that lines of several files can stand in one. */
export async function exportGriTables(
  context: Context,
  organizationId: string,
  { format, language, ...period }: ExportQuery,
): Promise<FileReply> {
  const organization = await getOrganization(context, organizationId)
  const sites = await listCoveredSites(context, organizationId, period.site)
  const countedUntil = unfinishedDay(context, period)
  if (format === 'pdf') return drawGriPaper(context, { organization, sites, period, countedUntil, language })
  const { name: company } = await getCompany(context)
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
    { header: 'Period from', text: () => period.from ?? null },
    { header: 'Period to', text: () => period.to ?? null },
    { header: 'Counted until', text: () => countedUntil ?? null },
    { header: 'Organization', text: () => organization.name },
    { header: 'Sites', text: () => siteNames },
    { header: 'Boundary', written: (_line, translate) => translate(griBoundary, { company }) },
    { header: 'Uncertainty at 95 % (± %)', number: ({ uncertaintyPercent }) => uncertaintyPercent ?? null },
    {
      header: 'Source of the uncertainty',
      written: ({ uncertaintySource: source = '' }, translate) => (isUsualSource(source) ? translate(source) : source),
    },
  ]
  const of = nameParts({ organization, sites, period })
  return exportRows(context, { format, language, of }, 'gri-306', columns, (reading) =>
    readLines(reading, organizationId, period),
  )
}

type Drawing = Pick<GriPaper, 'sites' | 'countedUntil'> &
  Pick<ExportQuery, 'language'> & { organization: Organization; period: Period }

/** The day until which a period counts that has begun and is not over; undefined of others. */
function unfinishedDay(context: Context, { from, to }: Pick<Period, 'from' | 'to'>): string | undefined {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const month = today.slice(0, 7)
  return (from ?? month) <= month && (to ?? month) >= month ? today : undefined
}

async function drawGriPaper(
  context: Context,
  { organization, sites, period, countedUntil, language }: Drawing,
): Promise<FileReply> {
  const { name: companyName } = await getCompany(context)
  const day = dayOf(context.clock.now(), context.settings.timeZone)
  const tables = await getGriTables(context, organization._id, period)
  return drawPaper(
    context,
    {
      language,
      createdAt: `${day}T00:00:00.000Z`,
      fileName: `${fileNameOf('gri-306', ...nameParts({ organization, sites, period }), day)}.pdf`,
    },
    griPaper(tables, { organization, sites, period, countedUntil, day, companyName }),
  )
}

async function* readLines(context: Context, organizationId: string, period: Period): AsyncGenerator<GriLine> {
  yield* griLines(await getGriTables(context, organizationId, period))
}

type Named = Pick<GriPaper, 'sites'> & { organization: Organization; period: Pick<Period, 'from' | 'to'> }

/** Whose the figures are, of which sites unless of all, and of which months. */
function nameParts({ organization, sites = [], period }: Named): string[] {
  return [organization.name, sites.map(({ name }) => name).join(' '), spanPart(period)]
}

export async function exportGriItems(
  context: Context,
  organizationId: string,
  { format, language, ...query }: QueryOf<typeof griItemEndpoints.exportItems>,
): Promise<FileReply> {
  const organization = await getOrganization(context, organizationId)
  const sites = await listCoveredSites(context, organizationId, query.site)
  const of = nameParts({ organization, sites, period: query })
  return exportRows(context, { format, language, of }, 'gri-306-items', itemColumns, (reading) =>
    walkGriItems(reading, organizationId, query),
  )
}

/** Every cell of the tables can be recomputed from these columns, as docs/gri-306.mjs does. */
const itemColumns: ReadonlyArray<ExportColumn<GriItem>> = [
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
