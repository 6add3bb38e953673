import { IconBuildingBank, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/invoices'
import { invoiceStatusLabels } from '@thant/contracts/labels'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<InvoiceStatus, BadgeStyle> = {
  PENDING: { label: invoiceStatusLabels.PENDING, hint: 'Not paid yet', color: 'amber', icon: IconClock },
  APPROVED: { label: invoiceStatusLabels.APPROVED, hint: 'Paid', color: 'leaf', icon: IconCheck },
  SETTLED: {
    label: invoiceStatusLabels.SETTLED,
    hint: 'Paid, and the money is in the bank',
    color: 'sky',
    icon: IconBuildingBank,
  },
  REJECTED: { label: invoiceStatusLabels.REJECTED, hint: 'Not to be paid', color: 'brick', icon: IconX },
}
