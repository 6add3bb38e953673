import { IconArrowsExchange, IconCheck, IconClock, IconHourglassEmpty, IconX } from '@tabler/icons-react'
import type { PickupRequestState } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestStateLabels } from '@thant/contracts/service/pickup-request-states'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

const styles: Record<PickupRequestState, Omit<BadgeStyle, 'label'>> = {
  OPEN: { color: 'sky', icon: IconClock },
  COUNTERED: { color: 'amber', icon: IconArrowsExchange },
  ACCEPTED: { color: 'leaf', icon: IconCheck },
  AGREED: { color: 'leaf', icon: IconCheck },
  DECLINED: { color: 'brick', icon: IconX },
  REFUSED: { color: 'brick', icon: IconX },
  WITHDRAWN: { color: 'gray', icon: IconX },
  EXPIRED: { color: 'gray', icon: IconHourglassEmpty },
}

export function stateBadge(state: PickupRequestState): BadgeStyle {
  return { ...styles[state], label: pickupRequestStateLabels[state] }
}
