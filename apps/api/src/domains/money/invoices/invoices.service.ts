import type { BodyOf } from '@thant/contracts/endpoint'
import type { InvoiceForm } from '@thant/contracts/money/invoice-forms'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import type { InvoiceRecord, invoiceEndpoints } from '@thant/contracts/money/invoices'
import { attachDocument } from '#domains/company/files/files.service.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { applyTransition, approveInvoice, lockInvoice } from './approve-invoice.service.ts'
import { billOf } from './invoice-bill.ts'
import { assertNoWarning } from './invoices.policy.ts'
import type { InvoiceRow } from './invoices.presenter.ts'
import { getInvoice, suggestInvoiceNumber } from './invoices.queries.ts'
import { mailNewInvoice, storeInvoice } from './new-invoice.service.ts'
import { listBilledPeriods } from './subscriptions/subscriptions.queries.ts'
import { lockOrganization } from './subscriptions/subscriptions.service.ts'

/**
 * An invoice that is created as paid goes through every transition, so that its contract is extended and the audit log
 * has each one.
 */
export async function createInvoice(context: Context, form: InvoiceForm): Promise<InvoiceRecord> {
  const organization = await getActiveOrganization(context, form.organization, 'organization')
  // Two invoices for one period, made out at once, would not see each other.
  await lockOrganization(context, form.organization)
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  assertNoWarning(form, await listBilledPeriods(context, form.organization), today)
  const bill = await billOf(context, form, today)
  if (form.file) await attachDocument(context, 'invoice', form.file, 'file')
  const id = await storeInvoice(context, { ...form, billedTo: organization, issuedOn: today }, bill)
  if (id === undefined) throw await numberTaken(context)
  for (const status of transitionsTo[form.paymentStatus]) {
    await moveTo(context, await lockInvoice(context, id), status)
  }
  if (form.paymentStatus === 'PENDING') await mailNewInvoice(context, id, form.organization)
  return getInvoice(context, id)
}

export async function changeInvoice(
  context: Context,
  id: string,
  { paymentStatus, __v }: BodyOf<typeof invoiceEndpoints.change>,
): Promise<InvoiceRecord> {
  const locked = await lockInvoice(context, id)
  await assertVersion(context, { entity: 'invoice', id, current: await getInvoice(context, id) }, __v)
  await moveTo(context, locked, paymentStatus)
  return getInvoice(context, id)
}

function moveTo(context: Context, locked: InvoiceRow, status: InvoiceStatus): Promise<void> {
  return status === 'APPROVED' ? approveInvoice(context, locked) : applyTransition(context, locked, status)
}

/** Lists the transitions from PENDING, the status of every new invoice. */
const transitionsTo: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  PENDING: [],
  APPROVED: ['APPROVED'],
  SETTLED: ['APPROVED', 'SETTLED'],
  REJECTED: ['REJECTED'],
}

async function numberTaken(context: Context): Promise<Error> {
  const next = await suggestInvoiceNumber(context)
  return errorAt('invoiceNo', 'invoice.number-taken', { values: { next } })
}
