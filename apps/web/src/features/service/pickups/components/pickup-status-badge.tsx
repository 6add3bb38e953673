import type { PickupStage, PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { stageLabels, statusBadges } from '../pickup-status.ts'
import classes from './pickup-status-badge.module.css'

type PickupStatusBadgeProps = { status: PickupStatus; stage?: PickupStage | null }

/** Shows a status, and the stage after it where that adds information. */
export function PickupStatusBadge({ status, stage = null }: PickupStatusBadgeProps) {
  const { t } = useTranslation()
  const badge = <StatusBadge badge={statusBadges[status]} />
  if (stage === null || stage === 'COMPLETE') return badge
  return (
    <span className={classes.staged}>
      {badge}
      <span className={classes.stage}>{t(stageLabels[stage])}</span>
    </span>
  )
}
