import type { Report, ReportData, ReportRow } from '@thant/contracts/reports'
import type { reports } from '#database/schema/reports.ts'

export type StoredReport = typeof reports.$inferSelect
/** A row of the list, which does not load the frozen data. */
export type ListedReport = Omit<StoredReport, 'data' | 'sha256' | 'factorSetId' | 'quarters'> & {
  organizationName: string
  createdByName: string | null
}

export function presentReport(report: StoredReport): Report {
  return {
    _id: report.id,
    createdAt: report.createdAt.toISOString(),
    sha256: report.sha256,
    revisionOf: report.revisionOfId,
    data: JSON.parse(report.data) as ReportData,
  }
}

/** The query adds `dataChangedSince`, because only it has the pickups. */
export function presentReportRow(report: ListedReport): Omit<ReportRow, 'dataChangedSince'> {
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
  }
}
