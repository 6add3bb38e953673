import { countMonths } from '@thant/contracts/days'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { eq, sql } from 'drizzle-orm'
import { griReports } from '#database/schema/gri-reports.ts'
import { reports } from '#database/schema/reports.ts'
import { isChangedSince, presentGriReport } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import { monthsUpTo } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { coveredMonthsOf, isSourceChanged } from '../revisions/source-digest.ts'
import { getShareLink, type SharedKind } from '../sharing/report-links.queries.ts'

/** What evidence is about: whose report, of which months, and where it says that things went. */
export type EvidenceSubject = {
  /** Null of all organizations together. */
  organizationId: string | null
  /** Null of all sites. */
  siteId: string | null
  months: string[]
  isChanged: boolean
  frozenWays: Array<{ type: WasteType; destination: string }>
}

/** The link opens one report, so its reader reaches that report's organization and months and no others. */
export async function getSharedSubject(context: AnyContext, kind: SharedKind, link: string): Promise<EvidenceSubject> {
  const { reportId } = await getShareLink(context, kind, link)
  return getEvidenceSubject(context, kind, reportId)
}

/** Does not check who the caller is. */
export function getEvidenceSubject(context: AnyContext, kind: SharedKind, reportId: string): Promise<EvidenceSubject> {
  return kind === 'report' ? getSubjectOfReport(context, reportId) : getSubjectOfGriReport(context, reportId)
}

async function getSubjectOfReport(context: AnyContext, reportId: string): Promise<EvidenceSubject> {
  const [report] = await context.database
    .select({
      organizationId: reports.organizationId,
      months: coveredMonthsOf(reports),
      isChanged: isSourceChanged(context.settings.timeZone),
      data: reports.data,
    })
    .from(reports)
    .where(eq(reports.id, reportId))
  if (report === undefined) throw new AppError('report.not-found')
  const { data, ...subject } = report
  return { ...subject, siteId: null, frozenWays: waysOf(JSON.parse(data) as ReportData) }
}

/** Reports of former releases name no places. */
function waysOf({ figures: { treatments = [] } }: ReportData): EvidenceSubject['frozenWays'] {
  return treatments.flatMap(({ type, destination }) => (destination === null ? [] : [{ type, destination }]))
}

async function getSubjectOfGriReport(context: AnyContext, reportId: string): Promise<EvidenceSubject> {
  const [row] = await context.database
    .select({ report: griReports, isChanged: sql<boolean>`${isChangedSince()}` })
    .from(griReports)
    .where(eq(griReports.id, reportId))
  if (row === undefined) throw new AppError('gri-report.not-found')
  const { organizationId, siteId, fromMonth, toMonth } = row.report
  const { tables, destinations = [] } = presentGriReport(row.report).data
  const types = tables.waste306_3.rows.filter(({ generated }) => generated > 0).map(({ wasteType }) => wasteType)
  return {
    organizationId,
    siteId,
    months: monthsUpTo(toMonth, countMonths({ from: fromMonth, to: toMonth })),
    isChanged: row.isChanged,
    // Its tables say types and places apart, so each of them may have gone to each.
    frozenWays: destinations.flatMap(({ name }) =>
      name === null ? [] : types.map((type) => ({ type, destination: name })),
    ),
  }
}
