import type { Composition } from '@thant/contracts/reporting/gri'
import type { GriReportRow } from '@thant/contracts/reporting/gri-reports'
import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import type { griReports } from '#database/schema/gri-reports.ts'

export type StoredGriReport = typeof griReports.$inferSelect
/** A row of the list, which does not load the frozen data. */
export type ListedGriReport = Omit<StoredGriReport, 'data' | 'sha256' | 'formatVersion' | 'sourceDigest'> & {
  organizationName: string | null
  siteName: string | null
  createdByName: string | null
}

/** The query adds the rest, for which it reads the totals and the other reports. */
export type ListedGriRow = Omit<GriReportRow, 'revisedBy' | 'others' | 'dataChangedSince'>

export function presentGriReportRow(report: ListedGriReport): ListedGriRow {
  const { organizationId, siteId, createdById, revisionOfId } = report
  return {
    _id: report.id,
    number: reportNumberOf(report.id),
    createdAt: report.createdAt.toISOString(),
    createdBy: createdById === null ? null : { _id: createdById, name: report.createdByName ?? '' },
    extent: report.extent,
    organization: organizationId === null ? null : { _id: organizationId, name: report.organizationName ?? '' },
    site: siteId === null ? null : { _id: siteId, name: report.siteName ?? '' },
    from: report.fromMonth,
    to: report.toMonth,
    countedUntil: report.countedUntil,
    ...savedComposition(report),
    revises: revisionOfId && reportNumberOf(revisionOfId),
  }
}

export function savedComposition({
  weightKg,
  divertedKg,
}: Pick<StoredGriReport, 'weightKg' | 'divertedKg'>): Composition {
  const [generated, diverted] = [Number(weightKg), Number(divertedKg)]
  const disposedGrams = Math.round(generated * 1_000) - Math.round(diverted * 1_000)
  return { generated, divertedFromDisposal: diverted, directedToDisposal: disposedGrams / 1_000 }
}
