import type { Currency } from '@thant/contracts/money'
import type { Credit, CreditKind, Credits } from '@thant/contracts/money/credits'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { credits } from '#database/schema/credits.ts'
import { invoices } from '#database/schema/invoices.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import type { DocumentParts } from '#domains/company/company/letter-pdf.service.ts'
import type { EntrySubject } from '#domains/money/journal/post-entry.service.ts'
import type { Posting } from '#domains/money/journal/postings.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getInvoice } from '../invoices.queries.ts'
import type { StatementCredit } from '../statements/statement.ts'

export type CreditRow = typeof credits.$inferSelect

/** What is credited: an invoice, or an order of the public site. */
export type CreditedKey = { invoiceId: string } | { orderId: string }

/** An invoice or order that is locked, so that no two credits of it are recorded at once. */
export type Credited = {
  key: CreditedKey
  audited: { entity: 'invoice' | 'order'; entityId: string }
  number: string
  amount: string
  currency: Currency
  isPaid: boolean
  /** For the journal: whose it is, and what a credit note of the form takes back. */
  subject: EntrySubject
  takenBack: readonly Posting[]
  /** What the paper says. */
  documentOf: (credit: CreditRow) => DocumentParts | Promise<DocumentParts>
  /** Brings the customer the paper. */
  sendMail: (credit: CreditRow) => Promise<void>
}

/** What came twice for an invoice in reach, was credited and was paid back. */
export async function getCredits(context: AnyContext, invoiceId: string): Promise<Credits> {
  const { currency } = await getInvoice(context, invoiceId)
  return sumCredits(context, { invoiceId }, currency)
}

export async function sumCredits(context: AnyContext, key: CreditedKey, currency: Currency): Promise<Credits> {
  const rows = await context.database
    .select()
    .from(credits)
    .where('invoiceId' in key ? eq(credits.invoiceId, key.invoiceId) : eq(credits.orderId, key.orderId))
    .orderBy(asc(credits.createdAt), asc(credits.number))
  const paidTwice = sumOf((await listSecondPayments(context, attemptsOf(key))).map(({ amount }) => amount))
  const sum = (kind: CreditKind) => sumOf(rows.filter((row) => row.kind === kind).map(({ amount }) => Number(amount)))
  return {
    currency,
    paidTwice,
    left: sumOf([paidTwice, sum('credit-note'), -sum('refund')]),
    credits: rows.map(presentCredit),
  }
}

export function attemptsOf(key: CreditedKey): SQL {
  return 'invoiceId' in key ? eq(paymentAttempts.invoiceId, key.invoiceId) : eq(paymentAttempts.orderId, key.orderId)
}

export async function getCredit(context: AnyContext, id: string): Promise<CreditRow> {
  const [credit] = await context.database.select().from(credits).where(eq(credits.id, id))
  if (credit === undefined) throw new AppError('credit.not-found')
  return credit
}

/** All of an organization that is no bill and no payment of one. */
export async function listStatementCredits(context: AnyContext, organizationId: string): Promise<StatementCredit[]> {
  const { timeZone } = context.settings
  const ofOrganization = eq(invoices.organizationId, organizationId)
  const rows = await context.database
    .select({ credit: credits, currency: invoices.currency })
    .from(credits)
    .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
    .where(ofOrganization)
  return [
    ...(await listSecondPayments(context, ofOrganization)).map(({ at, invoiceNo, amount, currency }) => ({
      kind: 'second-payment' as const,
      number: invoiceNo ?? '',
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

/** The number is null for a payment of an order. */
type SecondPayment = { at: Date; invoiceNo: string | null; amount: number; currency: Currency }

/** Successes at the provider that paid nothing, since the invoice or order was paid already or withdrawn. */
async function listSecondPayments({ database }: AnyContext, which: SQL): Promise<SecondPayment[]> {
  const rows = await database
    .select({
      at: paymentResults.at,
      invoiceNo: invoices.number,
      amount: sql<string>`coalesce(${paymentResults.amount}, ${paymentAttempts.amount})`,
      currency: paymentAttempts.currency,
    })
    .from(paymentResults)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentResults.attemptId))
    .leftJoin(invoices, eq(invoices.id, paymentAttempts.invoiceId))
    .where(and(which, eq(paymentResults.outcome, 'refund-due')))
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

function presentCredit({ id, kind, number, amount, reason, reference, createdAt }: CreditRow): Credit {
  return { _id: id, kind, number, amount: Number(amount), reason, reference, createdAt: createdAt.toISOString() }
}

/** In whole cents, so that sums are exact. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}
