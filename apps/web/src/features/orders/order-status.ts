import { IconCheck, IconClock, IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import type { OrderKind } from '@thant/contracts/order-form'
import type { OrderStatus } from '@thant/contracts/orders'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<OrderStatus, BadgeStyle> = {
  PENDING: { label: 'Not paid yet', color: 'amber', icon: IconClock },
  PAID: { label: 'Paid', color: 'leaf', icon: IconCheck },
  PACKED: { label: 'Packed', color: 'sky', icon: IconPackage },
  DELIVERED: { label: 'Delivered', color: 'leaf', icon: IconTruckDelivery },
}

export const kindLabels: Record<OrderKind, string> = { battery: 'Battery boxes', generic: 'Other payment' }

type TransitionLabels = { label: string; question: string; consequence: string }

/** The action that leads to a status, with the question and consequence that its confirmation shows. */
export const transitionLabels: Record<Exclude<OrderStatus, 'PENDING'>, TransitionLabels> = {
  PAID: {
    label: 'Mark as paid',
    question: 'Was this order paid?',
    consequence:
      'For money that came another way than by card. The receipt goes to the customer. This can not be undone.',
  },
  PACKED: {
    label: 'Mark as packed',
    question: 'Are these boxes packed?',
    consequence: 'They wait to be delivered. This can not be undone.',
  },
  DELIVERED: {
    label: 'Mark as delivered',
    question: 'Were these boxes delivered?',
    consequence: 'Nothing can be changed afterwards.',
  },
}
