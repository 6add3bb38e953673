import type { CreditForm, CreditKind, Credits } from '@thant/contracts/credits'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { invoiceCredits } from '#database/schema/invoices.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { lockInvoice } from './approve-invoice.service.ts'
import { getCredits } from './credits.queries.ts'
import { sendCreditMail } from './invoice-mails.ts'
import { assertCredit } from './invoices.policy.ts'

/**
 * Records a credit note, or a refund that somebody made at the provider or the bank, and tells the customer. Once nothing
 * is left to be paid back, the results that were flagged for it count as looked at.
 */
export async function addCredit(context: Context, invoiceId: string, form: CreditForm): Promise<Credits> {
  const invoice = await lockInvoice(context, invoiceId)
  const before = await getCredits(context, invoiceId)
  assertCredit(form, invoice, before)
  const count = before.credits.filter(({ kind }) => kind === form.kind).length
  const credit = await insertOne(context.database, invoiceCredits, {
    ...form,
    invoiceId,
    amount: form.amount.toFixed(2),
    number: `${prefixes[form.kind]}-${invoice.number}-${count + 1}`,
    createdById: context.actor.id,
    createdAt: context.clock.now(),
  })
  await recordAudit(context, {
    action: form.kind === 'refund' ? 'invoice.refund' : 'invoice.credit',
    entity: 'invoice',
    entityId: invoiceId,
    after: { ...form, number: credit.number, currency: invoice.currency },
  })
  await sendCreditMail(context, invoice, credit)
  const after = await getCredits(context, invoiceId)
  if (after.left === 0) await handleSecondPayments(context, invoiceId)
  return after
}

const prefixes: Record<CreditKind, string> = { 'credit-note': 'CN', refund: 'RF' }

async function handleSecondPayments({ database, clock, actor }: Context, invoiceId: string): Promise<void> {
  const attempts = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoiceId, invoiceId))
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
