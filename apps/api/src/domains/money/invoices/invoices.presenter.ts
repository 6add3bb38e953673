import type { Invoice } from '@thant/contracts/money/invoices'
import { getTableColumns } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { signedFileUrl } from '#domains/company/files/signed-url.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Services } from '#lib/context.ts'
import { daysOverdue } from './ageing/ageing.ts'

/** `organizationName` is today's name; `billedName` is the one on the invoice. */
export const invoiceFields = { ...getTableColumns(invoices), organizationName: organizations.name }

export type InvoiceRow = typeof invoices.$inferSelect
export type StoredInvoice = SelectedRow<typeof invoiceFields>

export function presenterFor(
  services: Pick<Services, 'clock' | 'settings' | 'paymentGateway'>,
): (invoice: StoredInvoice) => Invoice {
  const today = dayOf(services.clock.now(), services.settings.timeZone)
  return (invoice) => ({
    _id: invoice.id,
    __v: invoice.version,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
    invoiceNo: invoice.number,
    description: invoice.description,
    organization: { _id: invoice.organizationId, name: invoice.organizationName },
    billedTo: { name: invoice.billedName, address: invoice.billedAddress },
    companyType: invoice.companyType,
    invoiceDate: invoice.issuedOn,
    paymentDueDate: invoice.dueOn,
    amount: Number(invoice.amount),
    currency: invoice.currency,
    paymentStatus: invoice.status,
    servicePeriod: { start: invoice.serviceStartsOn, end: invoice.serviceEndsOn },
    extendsContract: invoice.extendsContract,
    paidAt: invoice.paidAt?.toISOString() ?? null,
    daysOverdue: invoice.status === 'PENDING' ? daysOverdue(invoice.dueOn, today) : 0,
    isPayableHere: services.paymentGateway?.takes(invoice.currency) ?? false,
    file: invoice.fileKey === null ? null : signedFileUrl(services, invoice.fileKey),
  })
}
