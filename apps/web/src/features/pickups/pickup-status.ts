import { IconCheck, IconClock, IconPlayerPauseFilled, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { PickupStage, PickupStatus } from '@thant/contracts/pickups'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<PickupStatus, BadgeStyle> = {
  REQUESTED: { label: 'Requested', color: 'gray', icon: IconQuestionMark },
  CONFIRMED: { label: 'Confirmed', color: 'sky', icon: IconClock },
  COMPLETED: { label: 'Completed', color: 'leaf', icon: IconCheck },
  ONHOLD: { label: 'On hold', color: 'amber', icon: IconPlayerPauseFilled },
  CANCELLED: { label: 'Cancelled', color: 'brick', icon: IconX },
}

/** Stages that the list can be filtered by; the server derives them from status, driver and time (docs/api.md 5). */
export const stageLabels: Record<PickupStage, string> = {
  COMPLETE: 'Complete',
  ASSIGNED: 'Assigned',
  ONGOING: 'Ongoing',
}
