import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'

export const spanBadges: Record<InvoiceStatus, { key: 'paid' | 'open' | 'rejected'; label: string }> = {
  APPROVED: { key: 'paid', label: 'Paid' },
  SETTLED: { key: 'paid', label: 'Paid' },
  PENDING: { key: 'open', label: 'Unpaid' },
  REJECTED: { key: 'rejected', label: 'Rejected' },
}
