import { createHmac } from 'node:crypto'
import { dayMs } from '@thant/contracts/durations'
import { inPreparedTransaction } from '#database/transaction.ts'
import { renewLink } from '#domains/company/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderFields } from '#lib/payment-gateway/payment-gateway.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { Redirect } from '#lib/requests/serve.ts'
import { receiveResult } from './results.service.ts'

/** Is called for a result without a valid signature, so that the caller can log it. */
export type OnInvalidSignature = (context: AnyContext) => void

const tokenLifetimeMs = 7 * dayMs

/**
 * Receives the provider's notification. Every signed one is acknowledged, because the provider would repeat it
 * otherwise.
 */
export async function receiveNotification(
  context: AnyContext,
  fields: ProviderFields,
  onInvalidSignature: OnInvalidSignature,
): Promise<{ received: true }> {
  const result = verify(context, fields, onInvalidSignature)
  if (result === undefined) throw new AppError('payment.bad-signature')
  await inPreparedTransaction(context.pool, (database) =>
    receiveResult({ ...context, database }, result, 'notification'),
  )
  return { received: true }
}

/**
 * Receives the result from the payer's browser, with the same checks, and redirects it to a page with the payment's
 * state.
 */
export async function receiveReturn(
  context: AnyContext,
  fields: ProviderFields,
  onInvalidSignature: OnInvalidSignature,
): Promise<Redirect> {
  const result = verify(context, fields, onInvalidSignature)
  if (result === undefined) return { location: thankYou }
  return inPreparedTransaction(context.pool, async (database) => {
    const writing = { ...context, database }
    const attempt = await receiveResult(writing, result, 'return')
    if (attempt === undefined) return { location: thankYou }
    const token = tokenOf(context, attempt.number)
    await renewLink(writing, 'payment', attempt.orderId ?? attempt.invoiceId, token, tokenLifetimeMs)
    return { location: `${thankYou}?order=${attempt.number}&token=${token}` }
  })
}

/** The same for each return of an attempt, so that a payer who repeats it adds nothing to the database. */
function tokenOf({ settings }: AnyContext, attempt: string): string {
  const digest = createHmac('sha256', settings.tokenSecrets[0]).update(`payment ${attempt}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

const thankYou = '/thankyou'

function verify(context: AnyContext, fields: ProviderFields, onInvalidSignature: OnInvalidSignature) {
  const result = context.paymentGateway?.verifyResult(fields)
  if (result === undefined) onInvalidSignature(context)
  return result
}
