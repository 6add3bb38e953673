import type { Page, QueryOf } from '@thant/contracts/endpoint'
import type { GriVersions } from '@thant/contracts/reporting/gri-proof'
import type { SharedGriReport } from '@thant/contracts/reporting/gri-report-links'
import {
  type GriReport,
  type GriReportData,
  type GriReportRow,
  griReportDataSchema,
  griReportList,
} from '@thant/contracts/reporting/gri-reports'
import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import { and, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { griReports } from '#database/schema/gri-reports.ts'
import { organizations } from '#database/schema/organizations.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { totalsDigest } from '#domains/materials/wastes/totals-digest.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, referenced } from '#lib/lists/list-filters.ts'
import { presentFrozen } from '#lib/records/frozen-data.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization, listedInOwnOrganization } from '#lib/scope.ts'
import type { GriScopeIds } from '../gri-subject.ts'
import {
  type ListedGriReport,
  type ListedGriRow,
  presentGriReportRow,
  type StoredGriReport,
} from './gri-reports.presenter.ts'

const { data, sha256, formatVersion, sourceDigest, ...listedColumns } = getTableColumns(griReports)

const fields = {
  ...listedColumns,
  organizationName: organizations.name,
  siteName: sites.name,
  createdByName: users.name,
}

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .leftJoin(organizations, eq(organizations.id, griReports.organizationId))
    .leftJoin(sites, eq(sites.id, griReports.siteId))
    .leftJoin(users, eq(users.id, griReports.createdById))
}

export const griReportListing = createList({
  contract: griReportList.list,
  fields,
  table: griReports,
  join: joinReferences,
  id: griReports.id,
  scope: listedInOwnOrganization(griReports.organizationId),
  search: contains(
    referenced(griReports.organizationId, organizations.name),
    referenced(griReports.siteId, sites.name),
  ),
  columns: {
    months: griReports.fromMonth,
    generated: griReports.weightKg,
    createdAt: griReports.createdAt,
  },
  filters: {
    extent: equals(griReports.extent),
    organization: equals(griReports.organizationId),
    site: equals(griReports.siteId),
  },
  presenter: () => (report: ListedGriReport) => presentGriReportRow(report),
})

export async function pageGriReports(
  context: Context,
  query: QueryOf<typeof griReportList.list>,
): Promise<Page<GriReportRow>> {
  const page = await griReportListing.page(context, query)
  return { ...page, data: await withState(context, page.data) }
}

export async function* readGriReports(
  context: Context,
  query: QueryOf<typeof griReportList.export>,
): AsyncGenerator<GriReportRow> {
  for await (const row of griReportListing.all(context, query)) yield* await withState(context, [row])
}

export async function getGriReport(context: Context, id: string): Promise<GriReport> {
  const stored = await getGriReportInReach(context, id)
  const [listed] = await joinReferences(context.database.select(fields).from(griReports).$dynamic()).where(
    eq(griReports.id, id),
  )
  if (listed === undefined) throw new AppError('gri-report.not-found')
  const [row] = await withState(context, [presentGriReportRow(listed)])
  if (row === undefined) throw new AppError('gri-report.not-found')
  const { sha256: digest, data: frozen } = presentGriReport(stored)
  return { ...row, sha256: digest, data: frozen }
}

/** Throws 404 for a report outside of the caller's reach. */
export async function getGriReportInReach(context: Context, id: string): Promise<StoredGriReport> {
  const [stored] = await context.database
    .select()
    .from(griReports)
    .where(and(eq(griReports.id, id), reachedReports(context)))
  if (stored === undefined) throw new AppError('gri-report.not-found')
  return stored
}

/** Does not check who the caller is, and leaves out the ids. */
export async function getSharedGriReport(context: AnyContext, id: string): Promise<SharedGriReport> {
  const [stored] = await context.database.select().from(griReports).where(eq(griReports.id, id))
  if (stored === undefined) throw new AppError('gri-report.not-found')
  const { number, createdAt, sha256: digest, data: frozen } = presentGriReport(stored)
  return { number, createdAt, sha256: digest, ...(await getGriVersions(context, id)), data: frozen }
}

export async function getGriVersions(context: AnyContext, id: string): Promise<GriVersions> {
  const revision = (await mapRevisions(context, [id])).get(id)
  const others = (await mapOtherReports(context, [id])).get(id) ?? []
  return { revisedBy: revision ? presentOther(revision) : null, others: others.map(presentOther) }
}

function presentOther({ id, createdAt }: { id: string; createdAt: Date }): GriVersions['others'][number] {
  return { number: reportNumberOf(id), createdAt: createdAt.toISOString() }
}

export function presentGriReport(report: StoredGriReport) {
  return presentFrozen<GriReportData>(report, griReportDataSchema)
}

/** Sets what other reports and the totals of today say about these. */
async function withState(context: AnyContext, listed: readonly ListedGriRow[]): Promise<GriReportRow[]> {
  if (listed.length === 0) return []
  const ids = listed.map(({ _id }) => _id)
  const changed = await context.database
    .select({ id: griReports.id })
    .from(griReports)
    .where(and(inArray(griReports.id, ids), isChangedSince()))
  const revisions = await mapRevisions(context, ids)
  const others = await mapOtherReports(context, ids)
  return listed.map((row) => {
    const revision = revisions.get(row._id)
    return {
      ...row,
      revisedBy: revision ? reportNumberOf(revision.id) : null,
      others: (others.get(row._id) ?? []).map(({ id }) => reportNumberOf(id)),
      dataChangedSince: changed.some(({ id }) => id === row._id),
    }
  })
}

/** Returns the revision of each report that has one. */
async function mapRevisions(
  context: AnyContext,
  ids: readonly string[],
): Promise<Map<string, { id: string; createdAt: Date }>> {
  const rows = await context.database
    .select({ of: griReports.revisionOfId, id: griReports.id, createdAt: griReports.createdAt })
    .from(griReports)
    .where(inArray(griReports.revisionOfId, [...ids]))
    .orderBy(griReports.createdAt)
  return new Map(rows.flatMap(({ of, ...revision }) => (of === null ? [] : [[of, revision] as const])))
}

/** Returns, for each report that was not corrected, the others of the same tables and months, latest first. */
export async function mapOtherReports(
  context: AnyContext,
  ids: readonly string[],
): Promise<Map<string, Array<{ id: string; createdAt: Date }>>> {
  const other = alias(griReports, 'other')
  const rows = await context.database
    .select({ of: griReports.id, id: other.id, createdAt: other.createdAt })
    .from(griReports)
    .innerJoin(
      other,
      and(
        eq(other.fromMonth, griReports.fromMonth),
        eq(other.toMonth, griReports.toMonth),
        sql`${other.organizationId} is not distinct from ${griReports.organizationId}`,
        sql`${other.siteId} is not distinct from ${griReports.siteId}`,
        ne(other.id, griReports.id),
      ),
    )
    .where(and(inArray(griReports.id, [...ids]), isUncorrected(griReports.id), isUncorrected(other.id)))
    .orderBy(desc(other.createdAt), desc(other.id))
  return Map.groupBy(rows, ({ of }) => of)
}

/** Lists the saved reports of some tables and months that were not corrected, latest first. */
export function listFormerReports(
  context: AnyContext,
  scope: GriScopeIds,
  { from, to }: { from: string; to: string },
): Promise<StoredGriReport[]> {
  return context.database
    .select()
    .from(griReports)
    .where(
      and(isOfScope(scope), eq(griReports.fromMonth, from), eq(griReports.toMonth, to), isUncorrected(griReports.id)),
    )
    .orderBy(desc(griReports.createdAt), desc(griReports.id))
}

export function isOfScope({ organizationId, site }: GriScopeIds): SQL | undefined {
  return and(
    organizationId === undefined ? isNull(griReports.organizationId) : eq(griReports.organizationId, organizationId),
    site === undefined ? isNull(griReports.siteId) : eq(griReports.siteId, site),
  )
}

export function reachedReports(context: AnyContext): SQL | undefined {
  return inOwnOrganization(context, griReports.organizationId)
}

export function isUncorrected(id: SQLWrapper): SQL {
  return sql`not exists (select from ${griReports} revision where revision.revision_of_id = ${id})`
}

/** Whether the totals of a report's months have another digest today than its own. */
export function isChangedSince(): SQL {
  const { organizationId, siteId, fromMonth, toMonth } = griReports
  return sql`${griReports.sourceDigest} <> ${totalsDigest({ organizationId, siteId, from: fromMonth, to: toMonth })}`
}
