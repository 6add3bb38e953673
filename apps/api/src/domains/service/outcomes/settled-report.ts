import type { MissedReportState } from '@thant/contracts/service/missed-reports'
import { sql } from 'drizzle-orm'
import { missedReports } from '#database/schema/outcomes.ts'
import type { Context } from '#lib/context.ts'

/** Returns what is stored of a report that the caller answers or closes now. */
export function settledReport({ clock, actor }: Context, state: Exclude<MissedReportState, 'OPEN'>) {
  const now = clock.now()
  return {
    state,
    answeredById: actor.id,
    answeredAt: now,
    version: sql`${missedReports.version} + 1`,
    updatedAt: now,
  }
}
