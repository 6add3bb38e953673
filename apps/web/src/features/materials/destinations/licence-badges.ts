import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react'
import { type LicenceState, type LicenceWarning, licenceWarningLabels } from '@thant/contracts/materials/destinations'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

/** A valid licence, or one whose end is not recorded, needs no mark. */
export const licenceStateBadges: Partial<Record<LicenceState, BadgeStyle>> = {
  ended: { label: 'Expired', color: 'brick', icon: IconAlertTriangle },
  'ends-soon': { label: 'Ends soon', color: 'amber', icon: IconCalendarDue },
}

const warningBadge = (warning: LicenceWarning): BadgeStyle => ({
  label: licenceWarningLabels[warning],
  color: 'amber',
  icon: IconAlertTriangle,
})

export const licenceWarningBadges: Record<LicenceWarning, BadgeStyle> = {
  ended: warningBadge('ended'),
  'waste-type': warningBadge('waste-type'),
  treatment: warningBadge('treatment'),
}
