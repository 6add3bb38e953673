import type { Invoice } from '@thant/contracts/invoices'
import { generatePath } from 'react-router'
import { paths } from './paths.ts'

export function invoiceHref({ _id, organization }: Pick<Invoice, '_id' | 'organization'>): string {
  return generatePath(paths.invoice, { organizationId: organization._id, paymentId: _id })
}

export function organizationPaymentsHref(organizationId: string): string {
  return generatePath(paths.organizationPayments, { organizationId })
}

export function certificateHref(serial: string): string {
  return generatePath(paths.certificate, { serial })
}
