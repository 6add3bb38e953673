import { missedReportStateLabels } from '@thant/contracts/service/missed-reports'
import { and, eq } from 'drizzle-orm'
import { missedReports } from '#database/schema/outcomes.ts'
import type { Context } from '#lib/context.ts'
import { recordAudits } from '#lib/records/audit.ts'
import { settledReport } from './settled-report.ts'

/** Closes the open reports of an organization that is archived. Nobody is told, since its users can't sign in. */
export async function closeReportsOf(context: Context, organizationId: string): Promise<void> {
  const closed = await context.database
    .update(missedReports)
    .set(settledReport(context, 'CLOSED'))
    .where(and(eq(missedReports.organizationId, organizationId), eq(missedReports.state, 'OPEN')))
    .returning({ pickupId: missedReports.pickupId })
  await recordAudits(
    context,
    closed.map(({ pickupId }) => ({
      action: 'missed-report.answer' as const,
      entity: 'pickup' as const,
      entityId: pickupId,
      before: { state: missedReportStateLabels.OPEN },
      after: { state: missedReportStateLabels.CLOSED },
    })),
  )
}
