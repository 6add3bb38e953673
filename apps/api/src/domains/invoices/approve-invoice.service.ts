import type { AuditAction } from '@thant/contracts/audit'
import type { InvoiceStatus } from '@thant/contracts/invoices'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { extendContract } from '#domains/organizations/extend-contract.service.ts'
import { AppError } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import { sendReceiptMail } from './invoice-mails.ts'
import { assertTransition } from './invoices.policy.ts'
import type { InvoiceRow } from './invoices.presenter.ts'

/** Whoever wants to change or pay the invoice comes one after the other. */
export async function lockInvoice(context: AnyContext, id: string): Promise<InvoiceRow> {
  const [invoice] = await context.database
    .select(getTableColumns(invoices))
    .from(invoices)
    .where(eq(invoices.id, id))
    .for('update')
  if (invoice === undefined) throw new AppError('invoice.not-found')
  return invoice
}

/** The one way to paid of a locked invoice, by staff or by the card provider's word: the contract is extended and the receipt sent. */
export async function approveInvoice(context: AnyContext, invoice: InvoiceRow): Promise<void> {
  await applyTransition(context, invoice, 'APPROVED')
  const { organizationId, serviceStartsOn: startsOn, serviceEndsOn: endsOn } = invoice
  const contractEndsOn = invoice.extendsContract
    ? await extendContract(context, organizationId, { startsOn, endsOn })
    : null
  await sendReceiptMail(context, invoice, contractEndsOn)
}

/** Applies and records one transition of a locked invoice. */
export async function applyTransition(context: AnyContext, invoice: InvoiceRow, status: InvoiceStatus): Promise<void> {
  assertTransition(invoice.status, status)
  const now = context.clock.now()
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
}

const transitionActions: Record<InvoiceStatus, AuditAction> = {
  PENDING: 'invoice.reopen',
  APPROVED: 'invoice.approve',
  SETTLED: 'invoice.settle',
  REJECTED: 'invoice.reject',
}
