import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'

/** How the service timeline draws the period of an invoice. */
export const spanKinds: Record<InvoiceStatus, 'paid' | 'open' | 'rejected'> = {
  APPROVED: 'paid',
  SETTLED: 'paid',
  PENDING: 'open',
  REJECTED: 'rejected',
}
