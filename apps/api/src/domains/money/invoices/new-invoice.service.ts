import type { InvoiceForm } from '@thant/contracts/money/invoice-forms'
import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import { eq } from 'drizzle-orm'
import { invoices, subscriptions } from '#database/schema/invoices.ts'
import type { StoredOrganization } from '#domains/customers/organizations/organizations.presenter.ts'
import type { AnyContext } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { lockInvoice } from './approve-invoice.service.ts'
import { type Bill, storeBill } from './invoice-bill.ts'
import { postInvoice } from './invoice-journal.service.ts'
import { sendInvoiceMail } from './invoice-mails.ts'
import { getInvoice } from './invoices.queries.ts'
import { issueInvoice } from './papers/issued-invoice.ts'

type NewInvoice = Omit<InvoiceForm, 'amount' | 'lines' | 'paymentStatus' | 'isSure'> & {
  /** As the invoice names it from then on. */
  billedTo: Pick<StoredOrganization, 'name' | 'address' | 'companyType'>
  issuedOn: string
}

/** Stores an invoice with its bill, its paper and its entry in the audit log; undefined where its number is taken. */
export async function storeInvoice(context: AnyContext, made: NewInvoice, bill: Bill): Promise<string | undefined> {
  const now = context.clock.now()
  const [created] = await context.database
    .insert(invoices)
    .values({
      number: made.invoiceNo,
      description: made.description,
      organizationId: made.organization,
      billedName: made.billedTo.name,
      billedAddress: made.billedTo.address,
      companyType: made.companyType ?? made.billedTo.companyType,
      issuedOn: made.issuedOn,
      dueOn: made.dueDate,
      amount: bill.total.toFixed(2),
      currency: made.currency,
      serviceStartsOn: made.servicePeriod.start,
      serviceEndsOn: made.servicePeriod.end,
      extendsContract: made.extendsContract,
      fileKey: made.file,
      taxExemption: bill.taxExemption,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: invoices.id })
  if (created === undefined) return undefined
  await storeBill(context, created.id, made.issuedOn, bill)
  const invoice = await getInvoice(context, created.id)
  await issueInvoice(context, invoice)
  await postInvoice(context, 'invoice-issued', invoice)
  await recordAudit(context, {
    action: 'invoice.create',
    entity: 'invoice',
    entityId: created.id,
    after: auditedValues(invoice),
  })
  return created.id
}

/** Sends the customer its new invoice, unless it gets none by email. */
export async function mailNewInvoice(context: AnyContext, id: string, organizationId: string): Promise<void> {
  const [subscription] = await context.database
    .select({ mailsInvoices: subscriptions.mailsInvoices })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
  if (subscription?.mailsInvoices ?? true) await sendInvoiceMail(context, await lockInvoice(context, id))
}

/** Leaves out the URL of the file, because it is a different one each time. */
function auditedValues({
  _id,
  __v,
  createdAt,
  updatedAt,
  organization,
  daysOverdue,
  isPayableHere,
  file,
  lines,
  ...values
}: InvoiceRecord) {
  const printed = lines.map(({ charges, ...line }) => line)
  return { ...values, lines: printed, organization: organization.name, hasFile: file !== null }
}
