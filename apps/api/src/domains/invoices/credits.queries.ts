import type { Credit, CreditKind, Credits } from '@thant/contracts/credits'
import type { Currency } from '@thant/contracts/money'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { invoiceCredits, invoices } from '#database/schema/invoices.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { AppError } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { getInvoice } from './invoices.queries.ts'
import type { StatementCredit } from './statement.ts'

export type CreditRow = typeof invoiceCredits.$inferSelect

/** What came twice for an invoice in reach, was credited and was paid back. */
export async function getCredits(context: AnyContext, invoiceId: string): Promise<Credits> {
  const { currency } = await getInvoice(context, invoiceId)
  const rows = await context.database
    .select()
    .from(invoiceCredits)
    .where(eq(invoiceCredits.invoiceId, invoiceId))
    .orderBy(asc(invoiceCredits.createdAt), asc(invoiceCredits.number))
  const paidTwice = sumOf((await listSecondPayments(context, eq(invoices.id, invoiceId))).map(({ amount }) => amount))
  const sum = (kind: CreditKind) => sumOf(rows.filter((row) => row.kind === kind).map(({ amount }) => Number(amount)))
  return {
    currency,
    paidTwice,
    left: sumOf([paidTwice, sum('credit-note'), -sum('refund')]),
    credits: rows.map(presentCredit),
  }
}

export async function getCredit(context: AnyContext, id: string): Promise<CreditRow> {
  const [credit] = await context.database.select().from(invoiceCredits).where(eq(invoiceCredits.id, id))
  if (credit === undefined) throw new AppError('credit.not-found')
  return credit
}

/** All of an organization that is no bill and no payment of one. */
export async function listStatementCredits(context: AnyContext, organizationId: string): Promise<StatementCredit[]> {
  const { timeZone } = context.settings
  const ofOrganization = eq(invoices.organizationId, organizationId)
  const rows = await context.database
    .select({ credit: invoiceCredits, currency: invoices.currency })
    .from(invoiceCredits)
    .innerJoin(invoices, eq(invoices.id, invoiceCredits.invoiceId))
    .where(ofOrganization)
  return [
    ...(await listSecondPayments(context, ofOrganization)).map(({ at, invoiceNo, amount, currency }) => ({
      kind: 'second-payment' as const,
      number: invoiceNo,
      day: dayOf(at, timeZone),
      amount,
      currency,
    })),
    ...rows.map(({ credit: { kind, number, amount, createdAt }, currency }) => ({
      kind,
      number,
      day: dayOf(createdAt, timeZone),
      amount: Number(amount),
      currency,
    })),
  ]
}

type SecondPayment = { at: Date; invoiceNo: string; amount: number; currency: Currency }

/** Successes at the provider that paid nothing, since the invoice was paid already or withdrawn. */
async function listSecondPayments({ database }: AnyContext, ofInvoices: SQL): Promise<SecondPayment[]> {
  const rows = await database
    .select({
      at: paymentResults.at,
      invoiceNo: invoices.number,
      amount: sql<string>`coalesce(${paymentResults.amount}, ${paymentAttempts.amount})`,
      currency: invoices.currency,
    })
    .from(paymentResults)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentResults.attemptId))
    .innerJoin(invoices, eq(invoices.id, paymentAttempts.invoiceId))
    .where(and(ofInvoices, eq(paymentResults.outcome, 'refund-due')))
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

function presentCredit({ id, kind, number, amount, reason, reference, createdAt }: CreditRow): Credit {
  return { _id: id, kind, number, amount: Number(amount), reason, reference, createdAt: createdAt.toISOString() }
}

/** In whole cents, so that sums are exact. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}
