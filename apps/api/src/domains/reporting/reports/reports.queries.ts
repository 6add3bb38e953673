import type { Page, QueryOf, ReplyOf } from '@thant/contracts/endpoint'
import { sumKg } from '@thant/contracts/materials/wastes'
import { type Report, type ReportData, reportNumberOf } from '@thant/contracts/reporting/report-data'
import { type ReportRow, type reportEndpoints, reportList } from '@thant/contracts/reporting/reports'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { privateReports, reportLabels, reports } from '#database/schema/reports.ts'
import { users } from '#database/schema/users.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, onJoined, referenced } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'
import { inOwnOrganization, listedInOwnOrganization } from '#lib/scope.ts'
import { listReportPickups } from './figures/report-figures.queries.ts'
import {
  type ListedReport,
  presentReport,
  presentReportRow,
  presentSharedReport,
  type StoredReport,
} from './reports.presenter.ts'
import { mapOthers, mapRevisions } from './revisions/same-months.queries.ts'
import { coveredMonthsOf, isSourceChanged } from './revisions/source-digest.ts'
import { getShareLink } from './sharing/report-links.queries.ts'

const { data, sha256, formatVersion, factorSetId, ...listedColumns } = getTableColumns(reports)

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, reports.organizationId))
    .leftJoin(users, eq(users.id, reports.createdById))
    .leftJoin(privateReports, eq(privateReports.reportId, reports.id))
    .leftJoin(reportLabels, eq(reportLabels.reportId, reports.id))
}

/** A condition on a joined table would not be in the count of a list. */
export const isReportListed = sql`not exists (select from ${reportLabels} where ${reportLabels.reportId} = ${reports.id}
  and ${reportLabels.archivedAt} is not null)`

const ofOrganization = referenced(reports.organizationId, organizations.name)

export const reportListing = createList({
  contract: reportList.list,
  fields: {
    ...listedColumns,
    organizationName: organizations.name,
    createdByName: users.name,
    createdInOrganizationId: users.organizationId,
    name: reportLabels.name,
    privateSince: privateReports.since,
  },
  table: reports,
  join: joinReferences,
  id: reports.id,
  always: isReportListed,
  scope: listedInOwnOrganization(reports.organizationId),
  search: onJoined(contains(ofOrganization, reports.title, reportLabels.name)),
  columns: {
    organization: ofOrganization,
    /** As the calendar runs, since the names of quarters start anew each year. */
    title: { filter: contains(reports.title), sort: { by: sql`${reports.months}[1]`, type: 'text' } },
    layout: reports.layout,
    createdAt: reports.createdAt,
  },
  filters: {
    organization: equals(reports.organizationId),
  },
  presenter: (context) => (report: ListedReport) => presentReportRow(context, report),
})

export async function listReports(context: Context, query: QueryOf<typeof reportList.list>): Promise<Page<ReportRow>> {
  const page = await reportListing.page(context, query)
  return { ...page, data: await withState(context, page.data) }
}

export async function* readReports(
  context: Context,
  query: QueryOf<typeof reportList.export>,
): AsyncGenerator<ReportRow> {
  let rows: ListedRow[] = []
  for await (const row of reportListing.all(context, query)) {
    if (rows.push(row) < markedAtOnce) continue
    yield* await withState(context, rows)
    rows = []
  }
  yield* await withState(context, rows)
}
const markedAtOnce = 100

type ListedRow = ReturnType<typeof presentReportRow>

/** Sets `dataChangedSince` where the digest of the pickups today is not the one of the report, and names other reports. */
async function withState(context: Context, listed: readonly ListedRow[]): Promise<ReportRow[]> {
  if (listed.length === 0) return []
  const ids = listed.map(({ _id }) => _id)
  const rows = await context.database
    .select({ id: reports.id, isChanged: isSourceChanged(context.settings.timeZone) })
    .from(reports)
    .where(inArray(reports.id, ids))
  const changed = new Set(rows.flatMap(({ id, isChanged }) => (isChanged ? [id] : [])))
  const others = await mapOthers(context, ids)
  const revisions = await mapRevisions(context, ids)
  return listed.map((row) => {
    const revision = revisions.get(row._id)
    return {
      ...row,
      revisedBy: revision ? reportNumberOf(revision.id) : null,
      dataChangedSince: changed.has(row._id),
      others: (others.get(row._id) ?? []).map(({ id }) => reportNumberOf(id)),
    }
  })
}

/** Does not check who the caller is. */
export async function getReport(context: AnyContext, id: string): Promise<Report> {
  const [report] = await context.database.select().from(reports).where(eq(reports.id, id))
  if (report === undefined) throw new AppError('report.not-found')
  return presentWithRevision(context, report)
}

export async function getReadableReport(context: AnyContext, id: string): Promise<Report> {
  await assertReportReadable(context, id)
  return getReport(context, id)
}

/**
 * Needs no session unless the report is private, because the id cannot be guessed and is what a reader was given. The
 * frozen data is not read, since it has every pickup.
 */
export async function assertReportReadable(context: AnyContext, id: string): Promise<void> {
  const [report] = await context.database
    .select({ organizationId: reports.organizationId })
    .from(reports)
    .where(eq(reports.id, id))
  if (report === undefined) throw new AppError('report.not-found')
  if ((await isPrivate(context, id)) && !isReader(context, report.organizationId)) {
    throw new AppError('report.not-found')
  }
  if (await isArchived(context, id)) throw new AppError('report.archived')
}

export type ReportLabel = typeof reportLabels.$inferSelect

export async function findLabel({ database }: AnyContext, reportId: string): Promise<ReportLabel | undefined> {
  const [label] = await database.select().from(reportLabels).where(eq(reportLabels.reportId, reportId))
  return label
}

export async function isArchived(context: AnyContext, id: string): Promise<boolean> {
  const label = await findLabel(context, id)
  return label !== undefined && label.archivedAt !== null
}

export async function findCreator({ database }: AnyContext, { createdById }: StoredReport) {
  if (createdById === null) return undefined
  const [creator] = await database
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, createdById))
  return creator
}

/**
 * Returns who wrote the lines of a report that do not say it: whoever saved the first of the reports that it corrects,
 * since corrections take lines over. Staff are named as customers know them, by their company.
 */
export async function getTyper({ database }: AnyContext, id: string, data: ReportData): Promise<string> {
  const { rows } = await database.execute<{ isCustomer: boolean }>(sql`
    with recursive chain as (
      select r.revision_of_id, r.created_by_id from reports r where r.id = ${id}
      union all
      select r.revision_of_id, r.created_by_id from chain join reports r on r.id = chain.revision_of_id)
    select saver.organization_id is not null as "isCustomer"
    from chain left join users saver on saver.id = chain.created_by_id
    where chain.revision_of_id is null`)
  return rows[0]?.isCustomer ? data.organization.name : data.company.name
}

export async function isPrivate(context: AnyContext, id: string): Promise<boolean> {
  const found = await context.database.select().from(privateReports).where(eq(privateReports.reportId, id))
  return found.length > 0
}

/** Whether the caller is of the company or of the organization, and reads its reports; null is all of them together. */
export function isReader({ actor }: AnyContext, organizationId: string | null): boolean {
  const reach = actor ? reachOfActor(actor, 'reports:list') : undefined
  return reach === 'any' || (reach === 'own' && actor?.organizationId === organizationId)
}

/** Adds the latest revision of the report, of those that were not deleted. */
export async function presentWithRevision(context: AnyContext, report: StoredReport): Promise<Report> {
  return presentReport(report, (await mapRevisions(context, [report.id])).get(report.id))
}

/** Throws 404 for a report outside the caller's reach, and for one that was deleted. */
export async function getReportInReach(context: Context, id: string): Promise<StoredReport> {
  const [report] = await context.database
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), inOwnOrganization(context, reports.organizationId)))
  if (report === undefined) throw new AppError('report.not-found')
  if (await isArchived(context, id)) throw new AppError('report.archived')
  return report
}

/** Throws 404 if the link has expired, was revoked or was altered. */
export async function getSharedReport(
  context: AnyContext,
  link: string,
): Promise<ReplyOf<typeof reportEndpoints.shared>> {
  const { reportId, expiresAt } = await getShareLink(context, 'report', link)
  return { ...presentSharedReport(await getReport(context, reportId)), openUntil: expiresAt.toISOString() }
}

/** Lists the pickups as they are today, oldest first, optionally of one month of the report or one waste type. */
export async function listSourcePickups(
  context: Context,
  id: string,
  { month, type }: QueryOf<typeof reportEndpoints.pickups>,
): Promise<ReplyOf<typeof reportEndpoints.pickups>> {
  const report = await getReportInReach(context, id)
  const covered = await getCoveredMonths(context, id)
  const months = covered.filter((each) => month === undefined || each === month)
  const pickups = await listReportPickups(context, report.organizationId, months, type)
  return pickups.map(({ id: pickupId, at, items }) => ({
    _id: pickupId,
    pickUpTime: new Date(at).toISOString(),
    quantity: sumKg(items.map(({ kg }) => kg)),
    items: items.map((item) => ({ productName: item.name, productType: item.type, quantity: item.kg })),
  }))
}

async function getCoveredMonths({ database }: Context, id: string): Promise<string[]> {
  const [report] = await database
    .select({ months: coveredMonthsOf(reports) })
    .from(reports)
    .where(eq(reports.id, id))
  return report?.months ?? []
}
