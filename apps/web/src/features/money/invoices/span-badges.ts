import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const spanBadges: Record<InvoiceStatus, { key: 'paid' | 'open' | 'rejected'; label: TranslationKey }> = {
  APPROVED: { key: 'paid', label: 'Paid' },
  SETTLED: { key: 'paid', label: 'Paid' },
  PENDING: { key: 'open', label: 'Unpaid' },
  REJECTED: { key: 'rejected', label: 'Rejected' },
}
