import { IconBuildingBank, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/invoices'
import { invoiceStatusLabels } from '@thant/contracts/labels'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<InvoiceStatus, BadgeStyle> = {
  PENDING: { label: invoiceStatusLabels.PENDING, color: 'amber', icon: IconClock },
  APPROVED: { label: invoiceStatusLabels.APPROVED, color: 'leaf', icon: IconCheck },
  SETTLED: { label: invoiceStatusLabels.SETTLED, color: 'sky', icon: IconBuildingBank },
  REJECTED: { label: invoiceStatusLabels.REJECTED, color: 'brick', icon: IconX },
}
