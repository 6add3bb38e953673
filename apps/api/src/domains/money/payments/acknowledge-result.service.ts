import { flaggedOutcomes, type PaymentResult } from '@thant/contracts/money/payments'
import { and, eq, inArray } from 'drizzle-orm'
import { paymentResults } from '#database/schema/payments.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { presentResult } from './payments.presenter.ts'
import { getStoredResult } from './payments.queries.ts'

/** Marks a flagged result as handled, or undoes that. The payment itself does not change. */
export async function acknowledgeResult(context: Context, id: string, isHandled: boolean): Promise<PaymentResult> {
  const [locked] = await context.database
    .select({ handledAt: paymentResults.handledAt })
    .from(paymentResults)
    .where(and(eq(paymentResults.id, id), inArray(paymentResults.outcome, [...flaggedOutcomes])))
    .for('update')
  if (locked === undefined) throw new AppError('payment.not-found')
  const wasHandled = locked.handledAt !== null
  if (wasHandled !== isHandled) {
    const handled = isHandled ? { handledAt: context.clock.now(), handledById: context.actor.id } : notHandled
    await context.database.update(paymentResults).set(handled).where(eq(paymentResults.id, id))
    await recordAudit(context, {
      action: 'payment.handle',
      entity: 'payment-result',
      entityId: id,
      ...changedValues({ isHandled: wasHandled }, { isHandled }),
    })
  }
  return presentResult(await getStoredResult(context, id))
}

const notHandled = { handledAt: null, handledById: null }
