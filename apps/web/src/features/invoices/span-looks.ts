import type { InvoiceStatus } from '@thant/contracts/invoices'

/** Style and label of a billed period on the service timeline. */
export const spanLooks: Record<InvoiceStatus, { key: 'paid' | 'open' | 'rejected'; label: string }> = {
  APPROVED: { key: 'paid', label: 'Paid' },
  SETTLED: { key: 'paid', label: 'Paid' },
  PENDING: { key: 'open', label: 'Not paid yet' },
  REJECTED: { key: 'rejected', label: 'Rejected' },
}
