import type { RecordedCode } from '@thant/contracts/service/outcome-reasons'
import type { OfferedCode } from '@thant/contracts/service/outcomes'
import { eq, sql } from 'drizzle-orm'
import { outcomeCodesOff } from '#database/schema/outcomes.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { listCodes } from './outcome-codes.queries.ts'

/** A code that is no longer offered stays on the pickups that have it. The last one stays offered. */
export async function offerCode(context: Context, code: RecordedCode, isOffered: boolean): Promise<OfferedCode[]> {
  // Two who switch off at once wait for each other, so that the last code is known.
  await context.database.execute(sql`lock table outcome_codes_off in share row exclusive mode`)
  const before = await listCodes(context)
  if (isOffered) await context.database.delete(outcomeCodesOff).where(eq(outcomeCodesOff.code, code))
  else {
    await context.database
      .insert(outcomeCodesOff)
      .values({ code, switchedOffAt: context.clock.now(), switchedOffById: context.actor.id })
      .onConflictDoNothing()
  }
  const after = await listCodes(context)
  if (after.every((row) => !row.isOffered)) throw new AppError('outcome.last-code')
  const offered = (codes: OfferedCode[]) => codes.filter((row) => row.isOffered).map((row) => row.code)
  await recordAudit(context, {
    action: 'outcome-code.offer',
    entity: 'company',
    entityId: code,
    before: { reasons: offered(before) },
    after: { reasons: offered(after) },
  })
  return after
}
