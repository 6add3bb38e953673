import { IconBuildingBank, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/invoices'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<InvoiceStatus, BadgeStyle> = {
  PENDING: { label: 'Pending', color: 'amber', icon: IconClock },
  APPROVED: { label: 'Approved', color: 'leaf', icon: IconCheck },
  SETTLED: { label: 'Settled', color: 'sky', icon: IconBuildingBank },
  REJECTED: { label: 'Rejected', color: 'brick', icon: IconX },
}
