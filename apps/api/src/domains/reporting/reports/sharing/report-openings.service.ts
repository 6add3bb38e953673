import { eq } from 'drizzle-orm'
import { griReports } from '#database/schema/gri-reports.ts'
import { reports } from '#database/schema/reports.ts'
import { countOpening } from '#domains/company/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { isReader } from '../reports.queries.ts'
import { getShareLink, type SharedKind } from './report-links.queries.ts'

/**
 * Counts that a share link was opened, unless by somebody who reads the report without it. The page sends it once it
 * shows the report, because mail programs fetch links that nobody has opened.
 */
export async function countReportOpening(context: AnyContext, kind: SharedKind, link: string): Promise<null> {
  if (context.actor !== null && (await isOwnReader(context, kind, link))) return null
  if (!(await countOpening(context, kind, link))) throw new AppError('report.link-not-found')
  return null
}

async function isOwnReader(context: AnyContext, kind: SharedKind, link: string): Promise<boolean> {
  const { reportId } = await getShareLink(context, kind, link)
  const [report] = await organizationOf(context, kind, reportId)
  return report !== undefined && isReader(context, report.organizationId)
}

function organizationOf(
  { database }: AnyContext,
  kind: SharedKind,
  id: string,
): PromiseLike<Array<{ organizationId: string | null }>> {
  if (kind === 'report') {
    return database.select({ organizationId: reports.organizationId }).from(reports).where(eq(reports.id, id))
  }
  return database.select({ organizationId: griReports.organizationId }).from(griReports).where(eq(griReports.id, id))
}
