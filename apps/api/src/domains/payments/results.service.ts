import { randomUUID } from 'node:crypto'
import type { AttemptState, PaymentResult, ResultOutcome } from '@thant/contracts/payments'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { inOneTrip } from '#database/one-trip.ts'
import { given, givenRow, preparedQuery } from '#database/prepared-query.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { type AuditEvent, auditEntryOf, givenAuditEntry, recordAudit } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import { type Attempt, lockPayment, type PaymentTarget, payTarget } from './payment-targets.service.ts'
import { isAboutAttempt } from './payments.policy.ts'
import { auditedTarget, currencyOf } from './payments.presenter.ts'
import { type Decision, decide } from './result-decision.ts'

type Source = PaymentResult['source']

/** What becomes of a result, and which attempt it is for. */
export type Judgement = {
  outcome: ResultOutcome
  attempt?: Attempt
  /** Writes what follows from it, beside whatever else the caller writes. */
  write: () => Promise<unknown>
}

/**
 * Judges what the provider says, from its notification or the payer's browser alike (docs/payments.md 6); its signature
 * held. Nothing is written yet, but attempt and what it pays are locked.
 */
export async function judgeResult(context: AnyContext, result: ProviderResult, source: Source): Promise<Judgement> {
  const payment = await lockPayment(context, result.orderId)
  if (payment === undefined) return judgeUnknown(context, result, source)
  const { attempt, target } = payment
  if (!isAboutAttempt(result, attempt)) {
    const mismatch = { source, outcome: 'mismatch', attempt } as const
    const isKnown = await isNoted(context, result, attempt)
    return { ...mismatch, write: isKnown ? nothing : () => storeFlagged(context, result, { ...mismatch, target }) }
  }
  if (await isRepeated(context, result, attempt)) return { outcome: 'duplicate', attempt, write: nothing }
  const decision = decide(result.status, attempt.state as AttemptState, target.state)
  return {
    outcome: decision.outcome,
    attempt,
    write: () =>
      inOneTrip([
        decision.pays && payTarget(context, target),
        storeDecided(context, result, { source, attempt, target, decision }),
      ]),
  }
}

const nothing = async () => {}

/** Nobody's; the provider repeats itself, which is noted once. */
async function judgeUnknown(context: AnyContext, result: ProviderResult, source: Source): Promise<Judgement> {
  const isOfNobody = and(isNull(paymentResults.attemptId), eq(paymentResults.number, result.orderId))
  const isThere = (await context.database.$count(paymentResults, and(isOfNobody, isSame(result)))) > 0
  const flagged = { source, outcome: 'unknown-order' } as const
  return { outcome: 'unknown-order', write: isThere ? nothing : () => storeFlagged(context, result, flagged) }
}

/** Once both are locked, the results stand still. An attempt that is open was told nothing yet that fitted it. */
async function isRepeated(context: AnyContext, result: ProviderResult, attempt: Attempt): Promise<boolean> {
  if (attempt.state === 'OPEN') return false
  // What was moved until it fitted no more must not keep the right one from counting.
  const isOther = and(eq(paymentResults.attemptId, attempt.id), ne(paymentResults.outcome, 'mismatch'))
  return (await context.database.$count(paymentResults, and(isOther, isSame(result)))) > 0
}

/** Whether staff were told already that this one does not fit. */
async function isNoted(context: AnyContext, result: ProviderResult, attempt: Attempt): Promise<boolean> {
  const isMismatch = and(eq(paymentResults.attemptId, attempt.id), eq(paymentResults.outcome, 'mismatch'))
  return (await context.database.$count(paymentResults, and(isMismatch, isSame(result)))) > 0
}

/**
 * The provider repeats a result with its reference and status (docs/payments.md 6). Characters moved between reference
 * and approval code would make one payment look like two, and money be given back that came once: they count as one
 * text.
 */
function isSame({ transaction, status }: ProviderResult): SQL | undefined {
  const { transactionRef, approvalCode } = paymentResults
  return and(eq(paymentResults.status, status), sql`starts_with(${transaction}, ${transactionRef} || ${approvalCode})`)
}

type Decided = { source: Source; attempt: Attempt; target: PaymentTarget; decision: Decision }

/** One statement: providers send many results at once, and each trip to the database holds its locks longer. */
async function storeDecided(
  context: AnyContext,
  result: ProviderResult,
  { source, attempt, target, decision }: Decided,
): Promise<void> {
  const row = resultRow(context, result, { source, outcome: decision.outcome, attempt })
  const event =
    decision.outcome === 'refund-due'
      ? flagOf(row, { result, source, target })
      : {
          action: 'payment.receive' as const,
          ...auditedTarget(target),
          before: { state: attempt.state },
          after: { state: decision.state, ...auditedResult(result, source), outcome: decision.outcome },
        }
  const isClosed = decision.state !== 'WAITING'
  await writeDecided(context.database).execute({
    ...auditEntryOf(context, event),
    ...row,
    state: decision.state,
    closedAt: isClosed ? row.at : attempt.closedAt,
    closingRef: isClosed ? row.transactionRef : attempt.transactionRef,
  })
}

const writeDecided = preparedQuery((database) => {
  const changed = database.$with('changed').as(
    database
      .update(paymentAttempts)
      .set({
        state: given('state'),
        changedAt: given('at'),
        closedAt: given('closedAt'),
        transactionRef: given('closingRef'),
      })
      .where(and(eq(paymentAttempts.id, given('attemptId')), ne(paymentAttempts.state, given('state')))),
  )
  const recorded = database.$with('recorded').as(database.insert(auditEntries).values(givenAuditEntry))
  return database.with(changed, recorded).insert(paymentResults).values(givenResult).prepare('write-decided-result')
})

const givenResult = givenRow(
  'id',
  'at',
  'attemptId',
  'number',
  'source',
  'status',
  'amount',
  'currency',
  'transactionRef',
  'approvalCode',
  'outcome',
  'requestId',
)

type Stored = { source: Source; outcome: ResultOutcome; attempt?: Attempt }

/** What staff have to look at, where nothing else changes. */
async function storeFlagged(
  context: AnyContext,
  result: ProviderResult,
  { target, ...stored }: Stored & { target?: PaymentTarget },
): Promise<void> {
  const row = resultRow(context, result, stored)
  await context.database.insert(paymentResults).values(row)
  await recordAudit(context, flagOf(row, { result, source: stored.source, target }))
}

type ResultRow = typeof paymentResults.$inferInsert & { id: string }

function resultRow(context: AnyContext, result: ProviderResult, { source, outcome, attempt }: Stored): ResultRow {
  return {
    id: randomUUID(),
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
  }
}

type Flagged = { result: ProviderResult; source: Source; target?: PaymentTarget | undefined }

function flagOf({ id, outcome }: ResultRow, { result, source, target }: Flagged): AuditEvent {
  return {
    action: 'payment.flag',
    entity: 'payment-result',
    entityId: id,
    after: {
      outcome,
      ...auditedResult(result, source),
      ...(target && { [target.kind === 'invoice' ? 'invoice' : 'order']: target.number }),
    },
  }
}

function auditedResult(result: ProviderResult, source: Source) {
  const { orderId: attempt, status, amount = null, transactionRef } = result
  return { attempt, status, amount, currency: currencyOf(result.currency), transactionRef, source }
}
