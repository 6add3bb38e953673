import { type MissedReport, type MissedReportKind, missedReportList } from '@thant/contracts/service/missed-reports'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { missedReports } from '#database/schema/outcomes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { photoOf } from '#domains/company/files/files.presenter.ts'
import { reference } from '#domains/service/pickups/pickups.presenter.ts'
import { getPickup } from '#domains/service/pickups/pickups.queries.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, onJoined, referenced } from '#lib/lists/list-filters.ts'
import { staffNamed } from '#lib/records/staff-named.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { canDispute, missedProblem } from './outcomes.policy.ts'
import { findLatestOutcome } from './outcomes.queries.ts'

const answerers = alias(users, 'answerers')

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(pickups, eq(pickups.id, missedReports.pickupId))
    .innerJoin(organizations, eq(organizations.id, missedReports.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .innerJoin(users, eq(users.id, missedReports.reportedById))
    .leftJoin(answerers, eq(answerers.id, missedReports.answeredById))
}

const fields = {
  id: missedReports.id,
  version: missedReports.version,
  createdAt: missedReports.createdAt,
  updatedAt: missedReports.updatedAt,
  pickupId: missedReports.pickupId,
  pickUpAt: pickups.pickUpAt,
  organizationId: missedReports.organizationId,
  organizationName: organizations.name,
  siteId: sites.id,
  siteName: sites.name,
  kind: missedReports.kind,
  state: missedReports.state,
  note: missedReports.note,
  photoKeys: missedReports.photoKeys,
  reportedById: missedReports.reportedById,
  reportedByName: users.name,
  reportedByRole: users.role,
  answerNote: missedReports.answerNote,
  answeredById: missedReports.answeredById,
  answeredByName: answerers.name,
  answeredAt: missedReports.answeredAt,
}

type StoredReport = SelectedRow<typeof fields, 'answerers'>

const ofOrganization = referenced(missedReports.organizationId, organizations.name)

export const isUnansweredReport = sql`${missedReports.state} = 'OPEN'`

export const missedReportListing = createList({
  contract: missedReportList.list,
  fields,
  table: missedReports,
  join: joinReferences,
  id: missedReports.id,
  search: contains(ofOrganization),
  columns: {
    organization: ofOrganization,
    state: missedReports.state,
    kind: missedReports.kind,
    createdAt: missedReports.createdAt,
  },
  filters: {
    organizationId: equals(missedReports.organizationId),
    site: onJoined(equals(pickups.siteId)),
  },
  presenter: (context) => (row) => presentReport(context, row),
})

export async function getMissedReport(context: Context, id: string): Promise<MissedReport> {
  const [report] = await joinReferences(context.database.select(fields).from(missedReports).$dynamic()).where(
    eq(missedReports.id, id),
  )
  if (report === undefined) throw new AppError('missed-report.not-found')
  return presentReport(context, report)
}

export async function listReportsOfPickup(context: Context, pickupId: string): Promise<MissedReport[]> {
  const pickup = await getPickup(context, pickupId)
  const reports = await joinReferences(context.database.select(fields).from(missedReports).$dynamic())
    .where(eq(missedReports.pickupId, pickup._id))
    .orderBy(desc(missedReports.createdAt), desc(missedReports.id))
  return reports.map((report) => presentReport(context, report))
}

/** What may be reported of a pickup now; nothing while a report is open. */
export async function getReportable(context: Context, pickupId: string): Promise<{ kind: MissedReportKind | null }> {
  const pickup = await getPickup(context, pickupId)
  const open = and(eq(missedReports.pickupId, pickupId), isUnansweredReport)
  if ((await context.database.$count(missedReports, open)) > 0) return { kind: null }
  const outcome = await findLatestOutcome(context, pickupId)
  if (outcome !== undefined || pickup.status === 'COMPLETED') {
    return { kind: (await canDispute(context, outcome, pickup)) ? 'dispute' : null }
  }
  return { kind: missedProblem(context, pickup) === undefined ? 'missed' : null }
}

function presentReport(context: Context, report: StoredReport): MissedReport {
  const reporter = { _id: report.reportedById, name: report.reportedByName }
  return {
    _id: report.id,
    __v: report.version,
    createdAt: report.createdAt.toISOString(),
    updatedAt: report.updatedAt.toISOString(),
    pickup: { _id: report.pickupId, pickUpTime: report.pickUpAt.toISOString() },
    organization: { _id: report.organizationId, name: report.organizationName },
    site: { _id: report.siteId, name: report.siteName },
    kind: report.kind,
    state: report.state,
    note: report.note,
    photos: report.photoKeys.map((key) => photoOf(context, key)),
    reportedBy: report.reportedByRole === 'USER' ? reporter : staffNamed(context, reporter),
    answerNote: report.answerNote,
    answeredBy: staffNamed(context, reference(report.answeredById, report.answeredByName)),
    answeredAt: report.answeredAt?.toISOString() ?? null,
  }
}
