import { type Icon, IconBuildingBank, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/invoices'

type StatusLook = {
  /** The key of its translation. */
  label: string
  /** A colour of the theme. */
  color: string
  /** So that no status is told by its colour alone. */
  icon: Icon
}

export const statusLooks: Record<InvoiceStatus, StatusLook> = {
  PENDING: { label: 'Pending', color: 'amber', icon: IconClock },
  APPROVED: { label: 'Approved', color: 'leaf', icon: IconCheck },
  SETTLED: { label: 'Settled', color: 'sky', icon: IconBuildingBank },
  REJECTED: { label: 'Rejected', color: 'brick', icon: IconX },
}
