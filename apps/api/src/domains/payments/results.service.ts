import { randomUUID } from 'node:crypto'
import type { AttemptState, PaymentResult, ResultOutcome } from '@thant/contracts/payments'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { recordAudit } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import { lockTarget, type PaymentTarget, payTarget } from './payment-targets.service.ts'
import { isAboutAttempt } from './payments.policy.ts'
import { auditedTarget, currencyOf } from './payments.presenter.ts'
import { type Decision, decide } from './result-decision.ts'

type Source = PaymentResult['source']
type Attempt = typeof paymentAttempts.$inferSelect

/** What became of a result, and which attempt it was for. */
export type Received = { outcome: ResultOutcome; attempt?: Attempt }

/** Takes what the provider says, from its notification or the payer's browser alike (PAYMENTS.md); its signature held. */
export async function receiveResult(context: AnyContext, result: ProviderResult, source: Source): Promise<Received> {
  const [found] = await context.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.number, result.orderId))
  if (found === undefined) return receiveUnknown(context, result, source)
  const target = await lockTarget(context, found)
  const { attempt, outcomes } = await lockAttempt(context, found, result)
  if (!isAboutAttempt(result, attempt)) {
    const mismatch = { source, outcome: 'mismatch', attempt } as const
    if (!outcomes.includes('mismatch')) await storeFlagged(context, result, { ...mismatch, target })
    return mismatch
  }
  // What was moved until it fitted no more must not keep the right one from counting.
  if (outcomes.some((outcome) => outcome !== 'mismatch')) return { outcome: 'duplicate', attempt }
  const decision = decide(result.status, attempt.state as AttemptState, target.state)
  await changeState(context, attempt, decision, result)
  if (decision.outcome === 'refund-due') {
    await storeFlagged(context, result, { source, outcome: 'refund-due', attempt, target })
  } else {
    await storeResult(context, result, { source, outcome: decision.outcome, attempt })
    await recordAudit(context, {
      action: 'payment.receive',
      ...auditedTarget(target),
      before: { state: attempt.state },
      after: { state: decision.state, ...auditedResult(result, source), outcome: decision.outcome },
    })
  }
  if (decision.pays) await payTarget(context, target)
  return { outcome: decision.outcome, attempt }
}

/** Nobody's; the provider repeats itself, which is noted once. */
async function receiveUnknown(context: AnyContext, result: ProviderResult, source: Source): Promise<Received> {
  const isOfNobody = and(isNull(paymentResults.attemptId), eq(paymentResults.number, result.orderId))
  const isThere = (await context.database.$count(paymentResults, and(isOfNobody, isSame(result)))) > 0
  if (!isThere) await storeFlagged(context, result, { source, outcome: 'unknown-order' })
  return { outcome: 'unknown-order' }
}

/** Once what it pays is locked, its state and results stand still: with what became of this one, if it was there before. */
async function lockAttempt(context: AnyContext, { id }: Attempt, result: ProviderResult) {
  const isOfAttempt = eq(paymentResults.attemptId, id)
  const [locked] = await context.database
    .select({
      attempt: paymentAttempts,
      outcomes: sql<
        ResultOutcome[]
      >`array(select ${paymentResults.outcome} from ${paymentResults} where ${and(isOfAttempt, isSame(result))})`,
    })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id))
    .for('update')
  if (locked === undefined) throw new Error('an attempt is gone')
  return locked
}

/**
 * The provider repeats a result with its reference and status (PAYMENTS.md). Characters moved between reference and
 * approval code would make one payment look like two, and money be given back that came once: they count as one text.
 */
function isSame({ transaction, status }: ProviderResult): SQL | undefined {
  const { transactionRef, approvalCode } = paymentResults
  return and(eq(paymentResults.status, status), sql`starts_with(${transaction}, ${transactionRef} || ${approvalCode})`)
}

async function changeState(
  context: AnyContext,
  attempt: Attempt,
  { state }: Decision,
  { transactionRef }: ProviderResult,
): Promise<void> {
  if (state === attempt.state) return
  const now = context.clock.now()
  const isClosed = state !== 'WAITING'
  await context.database
    .update(paymentAttempts)
    .set({ state, changedAt: now, ...(isClosed && { closedAt: now, transactionRef }) })
    .where(eq(paymentAttempts.id, attempt.id))
}

type Stored = { source: Source; outcome: ResultOutcome; attempt?: Attempt }

async function storeResult(context: AnyContext, result: ProviderResult, { source, outcome, attempt }: Stored) {
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

/** What staff have to look at. */
async function storeFlagged(
  context: AnyContext,
  result: ProviderResult,
  { target, ...stored }: Stored & { target?: PaymentTarget },
): Promise<void> {
  const id = await storeResult(context, result, stored)
  await recordAudit(context, {
    action: 'payment.flag',
    entity: 'payment-result',
    entityId: id,
    after: {
      outcome: stored.outcome,
      ...auditedResult(result, stored.source),
      ...(target && { [target.kind === 'invoice' ? 'invoice' : 'order']: target.number }),
    },
  })
}

function auditedResult(result: ProviderResult, source: Source) {
  const { orderId: attempt, status, amount = null, transactionRef } = result
  return { attempt, status, amount, currency: currencyOf(result.currency), transactionRef, source }
}
