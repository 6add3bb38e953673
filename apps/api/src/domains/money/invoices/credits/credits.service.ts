import type { CreditForm, CreditKind, Credits } from '@thant/contracts/money/credits'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { credits } from '#database/schema/credits.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { findRefundAccount, postEntry } from '#domains/money/journal/post-entry.service.ts'
import { moved, postingsOfBill } from '#domains/money/journal/postings.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { lockInvoice } from '../approve-invoice.service.ts'
import { entryOf } from '../invoice-journal.service.ts'
import { sendCreditMail } from '../invoice-mails.ts'
import { assertCredit } from '../invoices.policy.ts'
import { getInvoice } from '../invoices.queries.ts'
import { creditDocument } from './credit-document.ts'
import { creditedTaxes, storeCreditedTaxes } from './credited-taxes.ts'
import { attemptsOf, type Credited, type CreditedKey, type CreditRow, sumCredits } from './credits.queries.ts'
import { issueCredit } from './issued-credit.ts'

/** Records a credit note or refund of an invoice. */
export async function addCredit(context: Context, invoiceId: string, form: CreditForm): Promise<Credits> {
  const invoice = await lockInvoice(context, invoiceId)
  const { number, amount, currency, status } = invoice
  const billed = await getInvoice(context, invoiceId)
  const taxes = form.kind === 'refund' ? [] : await creditedTaxes(context, billed, form.amount)
  const recorded = await recordCredit(context, form, {
    key: { invoiceId },
    audited: { entity: 'invoice', entityId: invoiceId },
    number,
    amount,
    currency,
    isPaid: isPaid(status),
    subject: entryOf(invoice),
    takenBack: postingsOfBill(-form.amount, taxes),
    documentOf: (credit) => creditDocument(billed, credit, taxes, context.settings.timeZone),
    sendMail: (credit) => sendCreditMail(context, invoice, credit),
  })
  const note = recorded.credits.findLast(({ kind }) => kind === 'credit-note')
  if (note !== undefined) await storeCreditedTaxes(context, { invoiceId, creditId: note._id }, taxes)
  return recorded
}

/**
 * Records a credit note, or a refund that somebody made at the provider or the bank, and tells the customer. Once nothing
 * is left to be paid back, the results that were flagged for it count as looked at.
 */
export async function recordCredit(context: Context, form: CreditForm, credited: Credited): Promise<Credits> {
  const { key, audited, currency } = credited
  const before = await sumCredits(context, key, currency)
  assertCredit(form, credited, before)
  const count = before.credits.filter(({ kind }) => kind === form.kind).length
  const credit = await insertOne(context.database, credits, {
    ...form,
    ...key,
    amount: form.amount.toFixed(2),
    number: `${prefixes[form.kind]}-${credited.number}-${count + 1}`,
    createdById: context.actor.id,
    createdAt: context.clock.now(),
  })
  await recordAudit(context, {
    ...audited,
    action: `${audited.entity}.${form.kind === 'refund' ? 'refund' : 'credit'}`,
    after: { ...form, number: credit.number, currency },
  })
  await postCredit(context, credit, credited)
  await issueCredit(context, credit, await credited.documentOf(credit))
  await credited.sendMail(credit)
  const after = await sumCredits(context, key, currency)
  if (after.left === 0) await handleSecondPayments(context, key)
  return after
}

/** A refund goes out from where the money is; what a credit note takes back is to the customer's credit until then. */
async function postCredit(
  context: Context,
  { id, kind, number, amount: written }: CreditRow,
  { key, subject, takenBack }: Credited,
): Promise<void> {
  const amount = Number(written)
  const postings =
    kind === 'refund'
      ? moved(amount, { from: await findRefundAccount(context, key, amount), to: 'receivables' })
      : takenBack
  await postEntry(context, { ...subject, event: kind, document: number, creditId: id, postings })
}

const prefixes: Record<CreditKind, string> = { 'credit-note': 'CN', refund: 'RF' }

async function handleSecondPayments({ database, clock, actor }: Context, key: CreditedKey): Promise<void> {
  const attempts = database.select({ id: paymentAttempts.id }).from(paymentAttempts).where(attemptsOf(key))
  await database
    .update(paymentResults)
    .set({ handledAt: clock.now(), handledById: actor.id })
    .where(
      and(
        inArray(paymentResults.attemptId, attempts),
        eq(paymentResults.outcome, 'refund-due'),
        isNull(paymentResults.handledAt),
      ),
    )
}
