import { randomUUID } from 'node:crypto'
import type { AttemptState, PaymentResult, ResultOutcome } from '@thant/contracts/money/payments'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import { recordAudit } from '#lib/records/audit.ts'
import {
  type Attempt,
  lockPayment,
  notifyOfSecondPayment,
  type Payable,
  payPayable,
  postSecondPayment,
} from './payables.service.ts'
import { isAboutAttempt, stateForAttempt } from './payments.policy.ts'
import { auditedPayable, currencyOf } from './payments.presenter.ts'
import { decide } from './result-decision.ts'

type Source = PaymentResult['source']

/**
 * Receives a verified result, from the provider's notification or the payer's browser (docs/payments.md 6). The locks
 * admit one result of an attempt at a time, so that it is paid at most once. Returns undefined if no attempt fits.
 */
export async function receiveResult(
  context: AnyContext,
  result: ProviderResult,
  source: Source,
): Promise<Attempt | undefined> {
  const payment = await lockPayment(context, result.orderId)
  if (payment === undefined) return flagOnce(context, { result, source, outcome: 'unknown-order' })
  const { attempt, payable } = payment
  if (!isAboutAttempt(result, attempt)) {
    return flagOnce(context, { result, source, outcome: 'mismatch', attempt, payable })
  }
  if (await isRepeated(context, result, attempt)) return attempt

  const { outcome, state, pays } = decide(result.status, attempt.state, stateForAttempt(payable, attempt))
  if (pays) await payPayable(context, payable, attempt)
  if (state !== attempt.state) await changeState(context, attempt, state, result.transactionRef)
  if (outcome === 'refund-due') {
    await storeFlagged(context, { result, source, outcome, attempt, payable })
    await postSecondPayment(context, payable, attempt.amount)
    await notifyOfSecondPayment(context, payable, attempt.amount)
    return attempt
  }
  await storeResult(context, { result, source, outcome, attempt })
  await recordAudit(context, {
    action: 'payment.receive',
    ...auditedPayable(payable),
    before: { state: attempt.state },
    after: { state, ...auditedResult(result, source), outcome },
  })
  return attempt
}

type Received = { result: ProviderResult; source: Source; outcome: ResultOutcome; attempt?: Attempt; payable?: Payable }

/**
 * Stores a result that staff must check, only once however often the provider repeats it. A repetition has the same amount
 * and currency, so that staff see every way in which a result differs. Nothing else changes.
 */
async function flagOnce(context: AnyContext, received: Received): Promise<undefined> {
  const { result, outcome } = received
  // An unknown order has no row that results of it could wait for.
  await context.database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${result.orderId}, 0))`)
  const isFlagged = and(
    eq(paymentResults.number, result.orderId),
    eq(paymentResults.outcome, outcome),
    isSame(result),
    sql`${paymentResults.amount} is not distinct from ${result.amount ?? null}::numeric`,
    sql`${paymentResults.currency} is not distinct from ${currencyOf(result.currency)}::text`,
  )
  if ((await context.database.$count(paymentResults, isFlagged)) === 0) await storeFlagged(context, received)
}

/** Ignores mismatches, because a copy that somebody tampered with must not make the genuine result look repeated. */
async function isRepeated(context: AnyContext, result: ProviderResult, { id }: Attempt): Promise<boolean> {
  const isGenuine = and(eq(paymentResults.attemptId, id), ne(paymentResults.outcome, 'mismatch'))
  return (await context.database.$count(paymentResults, and(isGenuine, isSame(result)))) > 0
}

/**
 * A repeated result has the same reference and status (docs/payments.md 6). Reference and approval code are compared as
 * one text, because moving characters between them would make one payment look like two, and be refunded.
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
  const { result, source, outcome, payable } = received
  const number = payable && { [payable.kind === 'invoice' ? 'invoice' : 'order']: payable.number }
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
