import type { TranslationKey } from '@thant/i18n/translation-key'

export const invoiceStatuses = ['PENDING', 'APPROVED', 'SETTLED', 'REJECTED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceStatusLabels: Record<InvoiceStatus, TranslationKey> = {
  PENDING: 'Unpaid',
  APPROVED: 'Paid',
  SETTLED: 'In the bank',
  REJECTED: 'Rejected',
}

/** Lists the statuses an invoice may move to (docs/api.md 9); the server refuses every other transition. */
export const invoiceTransitions: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['SETTLED'],
  REJECTED: ['PENDING'],
  SETTLED: [],
}

/** An approved invoice is paid; a settled one has also reached the bank. */
export function isPaid(status: InvoiceStatus): boolean {
  return status === 'APPROVED' || status === 'SETTLED'
}
