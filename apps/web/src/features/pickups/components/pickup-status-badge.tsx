import { Badge } from '@mantine/core'
import type { PickupStage, PickupStatus } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { stageLabels, statusLooks } from '../pickup-status.ts'
import classes from './pickup-status-badge.module.css'

type PickupStatusBadgeProps = { status: PickupStatus; stage?: PickupStage | null }

/** A status by its word, mark and colour, with the stage behind it where that says more. */
export function PickupStatusBadge({ status, stage = null }: PickupStatusBadgeProps) {
  const { t } = useTranslation()
  const { label, color, icon: StatusIcon } = statusLooks[status]
  const badge = (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
  if (stage === null || stage === 'COMPLETE') return badge
  return (
    <span className={classes.staged}>
      {badge}
      <span className={classes.stage}>{t(stageLabels[stage])}</span>
    </span>
  )
}
