import { IconAlertTriangle, IconCircleCheck, IconTruckOff, IconZoomQuestion } from '@tabler/icons-react'
import { type ClaimState, claimStateLabels } from '@thant/contracts/reporting/mass-balance'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

/** Of a row in which what counts as diverted went to a landfill. */
export const landfillBadge: BadgeStyle = {
  label: 'Claimed as recovered at a landfill',
  color: 'amber',
  icon: IconAlertTriangle,
}

export const claimStateBadges: Record<ClaimState, BadgeStyle> = {
  agrees: { label: claimStateLabels.agrees, color: 'leaf', icon: IconCircleCheck },
  differs: { label: claimStateLabels.differs, color: 'amber', icon: IconAlertTriangle },
  'claimed-only': { label: claimStateLabels['claimed-only'], color: 'amber', icon: IconTruckOff },
  'consigned-only': { label: claimStateLabels['consigned-only'], color: 'amber', icon: IconZoomQuestion },
}
