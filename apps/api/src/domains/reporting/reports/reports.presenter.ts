import {
  type Report,
  reportDataSchema,
  reportNumberOf,
  type SharedReport,
} from '@thant/contracts/reporting/report-data'
import type { ReportRow } from '@thant/contracts/reporting/reports'
import type { reports } from '#database/schema/reports.ts'
import type { Context } from '#lib/context.ts'
import { presentFrozen } from '#lib/records/frozen-data.ts'
import { mayArchive } from './reports.policy.ts'

export type StoredReport = typeof reports.$inferSelect
/** A row of the list, which does not load the frozen data. */
export type ListedReport = Omit<StoredReport, 'data' | 'sha256' | 'formatVersion' | 'factorSetId'> & {
  organizationName: string
  createdByName: string | null
  createdInOrganizationId: string | null
  name: string | null
  privateSince: Date | null
}

/** A report beside another or in its place. */
export type OtherReport = { id: string; createdAt: Date }

export function presentReport(report: StoredReport, revision?: OtherReport): Report {
  return {
    ...presentFrozen(report, reportDataSchema),
    revisedBy: revision?.id ?? null,
    revisedAt: revision?.createdAt.toISOString() ?? null,
  }
}

/** Leaves out the ids, which would open the report after the link has expired. */
export function presentSharedReport({ number, createdAt, sha256, revisedAt, data }: Report): SharedReport {
  return { number, createdAt, sha256, revisedAt, data }
}

/** The query adds what only it knows: the pickups of today, and the other reports. */
export function presentReportRow(
  context: Pick<Context, 'reach'>,
  report: ListedReport,
): Omit<ReportRow, 'dataChangedSince' | 'others' | 'revisedBy'> {
  return {
    _id: report.id,
    createdAt: report.createdAt.toISOString(),
    title: report.title,
    period: report.period ?? report.title,
    layout: report.layout,
    organization: { _id: report.organizationId, name: report.organizationName },
    createdBy: report.createdById === null ? null : { _id: report.createdById, name: report.createdByName ?? '' },
    revisionOf: report.revisionOfId,
    weightKg: Number(report.weightKg),
    number: reportNumberOf(report.id),
    isPublic: report.privateSince === null,
    name: report.name ?? '',
    canArchive: mayArchive(context, report, { organizationId: report.createdInOrganizationId }),
  }
}
