import type { PickupStage, PickupStatus } from '@thant/contracts/service/pickup-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { isLate, stageLabels, statusBadges } from '../pickup-status.ts'

type PickupStatusBadgeProps = {
  status: PickupStatus
  stage?: PickupStage | null
  /** In a list, where a pickup that is late has to stand out. */
  pickUpTime?: string
}

/** Shows a status, and in the same badge that nobody came yet or else the stage, where that adds information. */
export function PickupStatusBadge({ status, stage = null, pickUpTime }: PickupStatusBadgeProps) {
  const detail: TranslationKey | undefined =
    pickUpTime !== undefined && isLate({ status, pickUpTime }, Date.now())
      ? 'Late'
      : stage === null || stage === 'COMPLETE'
        ? undefined
        : stageLabels[stage]
  const badge = statusBadges[status]
  return <StatusBadge badge={detail === 'Late' ? { ...badge, color: 'brick' } : badge} detail={detail} />
}
