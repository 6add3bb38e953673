import type { OfferedCode, OutcomeCode } from '@thant/contracts/outcomes'
import { eq } from 'drizzle-orm'
import { outcomeCodesOff } from '#database/schema/outcomes.ts'
import { recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { listCodes } from './outcome-codes.queries.ts'

/** A code that is no longer offered stays on the pickups that have it. */
export async function offerCode(context: Context, code: OutcomeCode, isOffered: boolean): Promise<OfferedCode[]> {
  const before = await listCodes(context)
  if (isOffered) await context.database.delete(outcomeCodesOff).where(eq(outcomeCodesOff.code, code))
  else {
    await context.database
      .insert(outcomeCodesOff)
      .values({ code, switchedOffAt: context.clock.now(), switchedOffById: context.actor.id })
      .onConflictDoNothing()
  }
  const after = await listCodes(context)
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
