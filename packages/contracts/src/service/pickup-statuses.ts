import type { TranslationKey } from '@thant/i18n/translation-key'

export const pickupStatuses = ['REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED'] as const
export type PickupStatus = (typeof pickupStatuses)[number]

/** Trainings have the same statuses. */
export const pickupStatusLabels: Record<PickupStatus, TranslationKey> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  ONHOLD: 'On hold',
  CANCELLED: 'Cancelled',
}

/**
 * COMPLETE means COMPLETED; ASSIGNED means CONFIRMED with a driver and not yet due; ONGOING means CONFIRMED and due
 * today or earlier.
 */
export const pickupStages = ['COMPLETE', 'ASSIGNED', 'ONGOING'] as const
export type PickupStage = (typeof pickupStages)[number]

export const wayTypes = ['Dry', 'Organic', 'Dry + Organic'] as const
export type WayType = (typeof wayTypes)[number]

/** Who put a pickup into the plan. */
export const pickupPlanners = ['schedule', 'request', 'staff', 'import'] as const

/**
 * What is to be known of a pickup besides its status: it comes from a schedule, the customer's request about it waits
 * for an answer, it was not collected and nobody planned another one, or what the customer reported is not answered.
 */
export const pickupMarks = [
  'schedule',
  'move-requested',
  'cancel-requested',
  'not-collected',
  'missed-reported',
] as const
export type PickupMark = (typeof pickupMarks)[number]

export const pickupMarkLabels: Record<PickupMark, TranslationKey> = {
  schedule: 'Recurring schedule',
  'move-requested': 'Another time requested',
  'cancel-requested': 'Cancellation requested',
  'not-collected': 'Not collected',
  'missed-reported': 'Report not answered yet',
}
