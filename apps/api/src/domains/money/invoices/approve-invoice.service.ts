import type { AuditAction } from '@thant/contracts/company/audit'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { extendContract } from '#domains/customers/organizations/extend-contract.service.ts'
import type { MoneyAccount } from '#domains/money/journal/postings.ts'
import type { AnyContext } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { postPayment, postTransition } from './invoice-journal.service.ts'
import { sendReceiptMail } from './invoice-mails.ts'
import { assertTransition } from './invoices.policy.ts'
import type { InvoiceRow } from './invoices.presenter.ts'
import { assertKeepsCharges, releaseCharges } from './released-charges.service.ts'

/** Locks the row, so that a payment and a change by staff cannot both start from the same status. */
export async function lockInvoice(context: AnyContext, id: string): Promise<InvoiceRow> {
  const [invoice] = await context.database
    .select(getTableColumns(invoices))
    .from(invoices)
    .where(eq(invoices.id, id))
    .for('update')
  if (invoice === undefined) throw new AppError('invoice.not-found')
  return invoice
}

/**
 * Marks a locked invoice as paid, extends its contract and sends the receipt. Staff and the card provider's results
 * both end here, so that neither path forgets a step.
 */
export async function approveInvoice(
  context: AnyContext,
  invoice: InvoiceRow,
  { payerId, paidInto }: { payerId: string | null; paidInto: MoneyAccount } = { payerId: null, paidInto: 'bank' },
): Promise<void> {
  await applyTransition(context, invoice, 'APPROVED')
  await postPayment(context, invoice, paidInto)
  const { organizationId, serviceStartsOn: startsOn, serviceEndsOn: endsOn } = invoice
  const contractEndsOn = invoice.extendsContract
    ? await extendContract(context, organizationId, { startsOn, endsOn })
    : null
  await sendReceiptMail(context, invoice, { contractEndsOn, payerId })
}

/** The invoice must be locked. */
export async function applyTransition(context: AnyContext, invoice: InvoiceRow, status: InvoiceStatus): Promise<void> {
  assertTransition(invoice.status, status)
  const now = context.clock.now()
  if (status === 'REJECTED') await releaseCharges(context, invoice.id)
  if (status === 'PENDING') await assertKeepsCharges(context, invoice.id)
  await context.database
    .update(invoices)
    .set({
      status,
      ...(status === 'APPROVED' && { paidAt: now }),
      version: sql`${invoices.version} + 1`,
      updatedAt: now,
    })
    .where(eq(invoices.id, invoice.id))
  await recordAudit(context, {
    action: transitionActions[status],
    entity: 'invoice',
    entityId: invoice.id,
    before: { paymentStatus: invoice.status },
    after: { paymentStatus: status },
  })
  await postTransition(context, invoice, status)
}

const transitionActions: Record<InvoiceStatus, AuditAction> = {
  PENDING: 'invoice.reopen',
  APPROVED: 'invoice.approve',
  SETTLED: 'invoice.settle',
  REJECTED: 'invoice.reject',
}
