import type { Invoice } from '@thant/contracts/money/invoices'
import { generatePath } from 'react-router'
import { paths } from '#lib/links/paths.ts'

/** Returns the address of the invoice's screen for staff. */
export function invoiceHref({ _id, organization }: Pick<Invoice, '_id' | 'organization'>): string {
  return generatePath(paths.invoice, { organizationId: organization._id, paymentId: _id })
}
