import { randomUUID } from 'node:crypto'
import type { AttemptState, PaymentResult, ResultOutcome } from '@thant/contracts/payments'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { recordAudit } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import { type Attempt, lockPayment, type PaymentTarget, payTarget } from './payment-targets.service.ts'
import { isAboutAttempt } from './payments.policy.ts'
import { auditedTarget, currencyOf } from './payments.presenter.ts'
import { decide } from './result-decision.ts'

type Source = PaymentResult['source']

/**
 * Takes what the provider says, with its signature verified, from its notification and the payer's browser alike
 * (docs/payments.md 6). The locks keep results of one attempt in a row. Returns the attempt unless the result does not fit it.
 */
export async function receiveResult(
  context: AnyContext,
  result: ProviderResult,
  source: Source,
): Promise<Attempt | undefined> {
  const payment = await lockPayment(context, result.orderId)
  if (payment === undefined) return flagOnce(context, { result, source, outcome: 'unknown-order' })
  const { attempt, target } = payment
  const isAboutIt = isAboutAttempt(result, attempt)
  if (!isAboutIt) return flagOnce(context, { result, source, outcome: 'mismatch', attempt, target })
  if (await isRepeated(context, result, attempt)) return attempt

  const { outcome, state, pays } = decide(result.status, attempt.state, target.state)
  if (pays) await payTarget(context, target)
  if (state !== attempt.state) await changeState(context, attempt, state, result.transactionRef)
  if (outcome === 'refund-due') {
    await storeFlagged(context, { result, source, outcome, attempt, target })
    return attempt
  }
  await storeResult(context, { result, source, outcome, attempt })
  await recordAudit(context, {
    action: 'payment.receive',
    ...auditedTarget(target),
    before: { state: attempt.state },
    after: { state, ...auditedResult(result, source), outcome },
  })
  return attempt
}

type Received = {
  result: ProviderResult
  source: Source
  outcome: ResultOutcome
  attempt?: Attempt
  target?: PaymentTarget
}

/** A result that changes nothing is stored for staff to look at, once however often the provider repeats it. */
async function flagOnce(context: AnyContext, received: Received): Promise<undefined> {
  const { result, outcome } = received
  const isFlagged = and(eq(paymentResults.number, result.orderId), eq(paymentResults.outcome, outcome), isSame(result))
  if ((await context.database.$count(paymentResults, isFlagged)) === 0) await storeFlagged(context, received)
}

/** A mismatch does not count: a copy that somebody tampered with must not keep the genuine result from counting. */
async function isRepeated(context: AnyContext, result: ProviderResult, { id }: Attempt): Promise<boolean> {
  const isGenuine = and(eq(paymentResults.attemptId, id), ne(paymentResults.outcome, 'mismatch'))
  return (await context.database.$count(paymentResults, and(isGenuine, isSame(result)))) > 0
}

/**
 * The provider repeats a result with its reference and status (docs/payments.md 6). Characters moved between reference and
 * approval code would make one payment look like two, and money be given back that came once: they count as one text.
 */
function isSame({ transaction, status }: ProviderResult): SQL | undefined {
  const { transactionRef, approvalCode } = paymentResults
  return and(eq(paymentResults.status, status), sql`starts_with(${transaction}, ${transactionRef} || ${approvalCode})`)
}

function changeState({ database, clock }: AnyContext, { id }: Attempt, state: AttemptState, transactionRef: string) {
  const now = clock.now()
  const closing = state !== 'WAITING' && { closedAt: now, transactionRef }
  return database
    .update(paymentAttempts)
    .set({ state, changedAt: now, ...closing })
    .where(eq(paymentAttempts.id, id))
}

async function storeFlagged(context: AnyContext, received: Received): Promise<void> {
  const entityId = await storeResult(context, received)
  const { result, source, outcome, target } = received
  const number = target && { [target.kind === 'invoice' ? 'invoice' : 'order']: target.number }
  const after = { outcome, ...auditedResult(result, source), ...number }
  await recordAudit(context, { action: 'payment.flag', entity: 'payment-result', entityId, after })
}

async function storeResult(context: AnyContext, { result, source, outcome, attempt }: Received): Promise<string> {
  const id = randomUUID()
  await context.database.insert(paymentResults).values({
    id,
    at: context.clock.now(),
    attemptId: attempt?.id ?? null,
    number: result.orderId,
    source,
    status: result.status,
    amount: result.amount ?? null,
    currency: currencyOf(result.currency),
    transactionRef: result.transactionRef,
    approvalCode: result.approvalCode,
    outcome,
    requestId: context.requestId,
  })
  return id
}

function auditedResult(result: ProviderResult, source: Source) {
  const { orderId: attempt, status, amount = null, transactionRef } = result
  return { attempt, status, amount, currency: currencyOf(result.currency), transactionRef, source }
}
