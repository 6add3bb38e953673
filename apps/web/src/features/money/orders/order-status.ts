import { IconCheck, IconClock, IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import type { OrderStatus } from '@thant/contracts/money/orders'
import { orderStatusLabels } from '@thant/contracts/money/orders'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<OrderStatus, BadgeStyle> = {
  PENDING: { label: orderStatusLabels.PENDING, color: 'amber', icon: IconClock },
  PAID: { label: orderStatusLabels.PAID, color: 'leaf', icon: IconCheck },
  PACKED: { label: orderStatusLabels.PACKED, color: 'sky', icon: IconPackage },
  DELIVERED: { label: orderStatusLabels.DELIVERED, color: 'leaf', icon: IconTruckDelivery },
}

type TransitionLabels = { label: TranslationKey; question: TranslationKey; consequence: TranslationKey }

/** The action that leads to a status, with the question and consequence that its confirmation shows. */
export const transitionLabels: Record<Exclude<OrderStatus, 'PENDING'>, TransitionLabels> = {
  PAID: {
    label: 'Mark as paid',
    question: 'Was this order paid?',
    consequence:
      'For money that came another way than by card. The receipt goes to the customer. This cannot be undone.',
  },
  PACKED: {
    label: 'Mark as packed',
    question: 'Are these boxes packed?',
    consequence: 'They wait to be delivered. This cannot be undone.',
  },
  DELIVERED: {
    label: 'Mark as delivered',
    question: 'Were these boxes delivered?',
    consequence: 'Nothing can be changed afterwards.',
  },
}
