import {
  IconCalendarEvent,
  IconCheck,
  IconClock,
  IconPlayerPauseFilled,
  IconQuestionMark,
  IconX,
} from '@tabler/icons-react'
import { minuteMs } from '@thant/contracts/durations'
import type { PickupStage, PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { pickupStatusLabels } from '@thant/contracts/service/pickup-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const statusBadges: Record<PickupStatus, BadgeStyle> = {
  REQUESTED: { label: pickupStatusLabels.REQUESTED, color: 'gray', icon: IconQuestionMark },
  CONFIRMED: { label: pickupStatusLabels.CONFIRMED, color: 'sky', icon: IconClock },
  COMPLETED: { label: pickupStatusLabels.COMPLETED, color: 'leaf', icon: IconCheck },
  ONHOLD: { label: pickupStatusLabels.ONHOLD, color: 'amber', icon: IconPlayerPauseFilled },
  CANCELLED: { label: pickupStatusLabels.CANCELLED, color: 'brick', icon: IconX },
}

/**
 * What customers read: a pickup that is not confirmed yet is in the company's plan, mostly by their schedule, and what
 * they request themselves becomes a pickup only when it is accepted.
 */
export const statusBadgesOfCustomers: Record<PickupStatus, BadgeStyle> = {
  ...statusBadges,
  REQUESTED: { label: 'Planned', color: 'gray', icon: IconCalendarEvent },
}

/** A crew is to come. */
export function isToCome(status: PickupStatus): boolean {
  return status === 'REQUESTED' || status === 'CONFIRMED'
}

/** A crew may come so long after the time that was agreed before the pickup is called late. */
const graceMs = 60 * minuteMs

/** Should have been collected by now. */
export function isLate({ status, pickUpTime }: { status: PickupStatus; pickUpTime: string }, now: number): boolean {
  return isToCome(status) && Date.parse(pickUpTime) + graceMs < now
}

/** Stages that the list can be filtered by; the server derives them from status, driver and time (docs/api.md 5). */
export const stageLabels: Record<PickupStage, TranslationKey> = {
  COMPLETE: 'Complete',
  ASSIGNED: 'Assigned',
  ONGOING: 'Ongoing',
}
