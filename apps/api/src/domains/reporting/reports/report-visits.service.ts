import { eq } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'
import { countOpening } from '#domains/company/links/links.service.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { getShareLink, isReader } from './reports.queries.ts'

/**
 * Counts that a share link was opened, unless by somebody who reads the report without it. The page sends it once it
 * shows the report, because mail programs fetch links that nobody has opened.
 */
export async function countVisit(context: AnyContext, link: string): Promise<null> {
  if (context.actor !== null && (await isOwnReader(context, link))) return null
  if (!(await countOpening(context, 'report', link))) throw new AppError('report.link-not-found')
  return null
}

async function isOwnReader(context: AnyContext, link: string): Promise<boolean> {
  const { reportId } = await getShareLink(context, link)
  const [report] = await context.database
    .select({ organizationId: reports.organizationId })
    .from(reports)
    .where(eq(reports.id, reportId))
  return report !== undefined && isReader(context, report.organizationId)
}
