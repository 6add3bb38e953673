import { IconCheck, IconChecks, IconEye } from '@tabler/icons-react'
import { type VisitState, visitStateLabels } from '@thant/contracts/service/visit-states'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const visitBadges: Record<VisitState, BadgeStyle> = {
  applied: { label: visitStateLabels.applied, color: 'leaf', icon: IconCheck },
  'to-look-at': { label: visitStateLabels['to-look-at'], color: 'amber', icon: IconEye },
  settled: { label: visitStateLabels.settled, color: 'gray', icon: IconChecks },
}
