import { IconCheck, IconClock, IconPlayerPauseFilled, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { BinOrderStatus } from '@thant/contracts/service/bin-orders'
import { binOrderStatusLabels } from '@thant/contracts/service/bin-orders'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<BinOrderStatus, BadgeStyle> = {
  REQUESTED: { label: binOrderStatusLabels.REQUESTED, color: 'gray', icon: IconQuestionMark },
  CONFIRMED: { label: binOrderStatusLabels.CONFIRMED, color: 'sky', icon: IconClock },
  ONHOLD: { label: binOrderStatusLabels.ONHOLD, color: 'amber', icon: IconPlayerPauseFilled },
  COMPLETED: { label: binOrderStatusLabels.COMPLETED, color: 'leaf', icon: IconCheck },
  CANCELLED: { label: binOrderStatusLabels.CANCELLED, color: 'brick', icon: IconX },
}

/** The action that leads to a status; after a final one the order cannot change. */
export const transitionLabels: Record<
  Exclude<BinOrderStatus, 'REQUESTED'>,
  { label: TranslationKey; isFinal: boolean }
> = {
  CONFIRMED: { label: 'Confirm', isFinal: false },
  ONHOLD: { label: 'Put on hold', isFinal: false },
  COMPLETED: { label: 'Mark as delivered', isFinal: true },
  CANCELLED: { label: 'Cancel order', isFinal: true },
}
