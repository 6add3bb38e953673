import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react'
import {
  type LicenceDoubt,
  type LicenceState,
  licenceDoubtLabels,
  licenceStateLabels,
} from '@thant/contracts/materials/destinations'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

/** A valid licence, or one whose end is not recorded, needs no mark. */
export const licenceStateBadges: Partial<Record<LicenceState, BadgeStyle>> = {
  ended: { label: licenceStateLabels.ended, color: 'brick', icon: IconAlertTriangle },
  'ends-soon': { label: licenceStateLabels['ends-soon'], color: 'amber', icon: IconCalendarDue },
}

const doubtBadge = (doubt: LicenceDoubt): BadgeStyle => ({
  label: licenceDoubtLabels[doubt],
  color: 'amber',
  icon: IconAlertTriangle,
})

export const licenceDoubtBadges: Record<LicenceDoubt, BadgeStyle> = {
  ended: doubtBadge('ended'),
  'waste-type': doubtBadge('waste-type'),
  treatment: doubtBadge('treatment'),
}
