import { IconAlertTriangle, IconBuildingBank, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import { invoiceStatusLabels } from '@thant/contracts/money/invoice-statuses'
import type { Invoice } from '@thant/contracts/money/invoices'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<InvoiceStatus, BadgeStyle> = {
  PENDING: { label: invoiceStatusLabels.PENDING, color: 'amber', icon: IconClock },
  APPROVED: { label: invoiceStatusLabels.APPROVED, color: 'leaf', icon: IconCheck },
  SETTLED: {
    label: invoiceStatusLabels.SETTLED,
    hint: 'Paid, and the money is in the bank',
    color: 'sky',
    icon: IconBuildingBank,
  },
  REJECTED: { label: invoiceStatusLabels.REJECTED, hint: 'Not to be paid', color: 'brick', icon: IconX },
}

/** What customers are told: whether an invoice is paid or has to be, and not how far its bookkeeping is. */
const ownStatusBadges: Record<InvoiceStatus, BadgeStyle> = {
  PENDING: { label: 'Due', color: 'amber', icon: IconClock },
  APPROVED: { label: 'Paid', color: 'leaf', icon: IconCheck },
  SETTLED: { label: 'Paid', color: 'leaf', icon: IconCheck },
  REJECTED: { label: 'Cancelled', color: 'gray', icon: IconX },
}

export function ownBadgeOf({ paymentStatus, daysOverdue }: Pick<Invoice, 'paymentStatus' | 'daysOverdue'>): BadgeStyle {
  const isOverdue = paymentStatus === 'PENDING' && daysOverdue > 0
  return isOverdue ? { label: 'Overdue', color: 'brick', icon: IconAlertTriangle } : ownStatusBadges[paymentStatus]
}
