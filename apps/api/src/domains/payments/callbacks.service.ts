import { dayMs } from '@thant/contracts/durations'
import { inPreparedTransaction } from '#database/transaction.ts'
import { addLink } from '#domains/links/links.service.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderFields, ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import type { Redirect } from '#lib/serve.ts'
import { receiveResult } from './results.service.ts'

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
  await inPreparedTransaction(context.pool, (database) =>
    receiveResult({ ...context, database }, result, 'notification'),
  )
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
    const writing = { ...context, database }
    const attempt = await receiveResult(writing, result, 'return')
    if (attempt === undefined) return { location: thankYou }
    const { token } = await addLink(writing, 'payment', attempt.orderId ?? attempt.invoiceId, tokenLifetimeMs)
    return { location: `${thankYou}?order=${attempt.number}&token=${token}` }
  })
}

const thankYou = '/thankyou'

function verify(context: AnyContext, fields: ProviderFields, onForged: OnForged): ProviderResult | undefined {
  const result = context.paymentGateway?.verifyResult(fields)
  if (result === undefined) onForged(context)
  return result
}
