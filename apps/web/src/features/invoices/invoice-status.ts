import { IconBuildingBank, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/invoices'
import type { StatusLook } from '#components/figures/status-badge.tsx'

export const statusLooks: Record<InvoiceStatus, StatusLook> = {
  PENDING: { label: 'Pending', color: 'amber', icon: IconClock },
  APPROVED: { label: 'Approved', color: 'leaf', icon: IconCheck },
  SETTLED: { label: 'Settled', color: 'sky', icon: IconBuildingBank },
  REJECTED: { label: 'Rejected', color: 'brick', icon: IconX },
}
