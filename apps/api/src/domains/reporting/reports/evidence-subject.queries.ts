import type { WasteType } from '@thant/contracts/materials/wastes'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { eq } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { getShareLink } from './reports.queries.ts'
import { coveredMonthsOf, isSourceChanged } from './source-digest.ts'

/** What evidence is about: whose report, of which months, and where it says that things went. */
export type EvidenceSubject = {
  organizationId: string
  months: string[]
  isChanged: boolean
  frozenWays: Array<{ type: WasteType; destination: string }>
}

/** The link opens one report, so its reader reaches that report's organization and months and no others. */
export async function getSharedSubject(context: AnyContext, link: string): Promise<EvidenceSubject> {
  const { reportId } = await getShareLink(context, link)
  return getEvidenceSubject(context, reportId)
}

/** Does not check who the caller is. */
export async function getEvidenceSubject(context: AnyContext, reportId: string): Promise<EvidenceSubject> {
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
  return { ...subject, frozenWays: waysOf(JSON.parse(data) as ReportData) }
}

/** Reports of former releases name no places. */
function waysOf({ figures: { treatments = [] } }: ReportData): EvidenceSubject['frozenWays'] {
  return treatments.flatMap(({ type, destination }) => (destination === null ? [] : [{ type, destination }]))
}
