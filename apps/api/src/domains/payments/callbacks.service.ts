import { dayMs } from '@thant/contracts/durations'
import { inOneTrip } from '#database/one-trip.ts'
import { inPreparedTransaction } from '#database/prepared-transaction.ts'
import { addLink } from '#domains/links/links.service.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderFields, ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import type { Redirect } from '#lib/serve.ts'
import { judgeResult } from './results.service.ts'

/** Told of a result that nobody of ours signed. */
export type OnForged = (context: AnyContext) => void

const tokenLifetimeMs = 7 * dayMs

/** The provider's notification: what is understood is acknowledged, whatever becomes of it. */
export async function receiveNotification(
  context: AnyContext,
  fields: ProviderFields,
  onForged: OnForged,
): Promise<{ received: true }> {
  const result = verify(context, fields, onForged)
  if (result === undefined) throw new AppError('payment.bad-signature')
  await inPreparedTransaction(context.pool, async (database) => {
    const { write } = await judgeResult({ ...context, database }, result, 'notification')
    await write()
  })
  return { received: true }
}

/** The payer's browser on its way back: no less is checked, and it goes on to a page that tells how the payment is. */
export async function receiveReturn(
  context: AnyContext,
  fields: ProviderFields,
  onForged: OnForged,
): Promise<Redirect> {
  const result = verify(context, fields, onForged)
  if (result === undefined) return { location: thankYou }
  return inPreparedTransaction(context.pool, async (database) => {
    const inTransaction = { ...context, database }
    const { outcome, attempt, write } = await judgeResult(inTransaction, result, 'return')
    if (attempt === undefined || outcome === 'mismatch') {
      await write()
      return { location: thankYou }
    }
    const subject = attempt.orderId ?? attempt.invoiceId
    const [{ token }] = await inOneTrip([addLink(inTransaction, 'payment', subject, tokenLifetimeMs), write()])
    return { location: `${thankYou}?order=${attempt.number}&token=${token}` }
  })
}

const thankYou = '/thankyou'

function verify(context: AnyContext, fields: ProviderFields, onForged: OnForged): ProviderResult | undefined {
  const result = context.paymentGateway?.verifyResult(fields)
  if (result === undefined) onForged(context)
  return result
}
