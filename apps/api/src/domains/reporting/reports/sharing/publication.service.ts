import { eq } from 'drizzle-orm'
import { privateReports } from '#database/schema/reports.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { getReportInReach } from '../reports.queries.ts'

/** A report that is not public can be read by its organization, by staff and through share links only. */
export async function publishReport(context: Context, id: string, isPublic: boolean): Promise<{ isPublic: boolean }> {
  await getReportInReach(context, id)
  const changed = isPublic
    ? await context.database
        .delete(privateReports)
        .where(eq(privateReports.reportId, id))
        .returning({ id: privateReports.reportId })
    : await context.database
        .insert(privateReports)
        .values({ reportId: id, since: context.clock.now() })
        .onConflictDoNothing()
        .returning({ id: privateReports.reportId })
  if (changed.length > 0) {
    await recordAudit(context, { action: 'report.publish', entity: 'report', entityId: id, after: { isPublic } })
  }
  return { isPublic }
}
