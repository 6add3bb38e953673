import type { TranslationKey } from '@thant/i18n/translation-key'

export const collectedAmounts = ['all', 'part', 'nothing'] as const
export type CollectedAmount = (typeof collectedAmounts)[number]

export const collectedLabels: Record<CollectedAmount, TranslationKey> = {
  all: 'Collected',
  part: 'Collected in part',
  nothing: 'Not collected',
}

/** What the office changed meanwhile keeps a visit from being applied until staff settle it. */
export const visitStates = ['applied', 'to-look-at', 'settled'] as const
export type VisitState = (typeof visitStates)[number]

export const visitStateLabels: Record<VisitState, TranslationKey> = {
  applied: 'Applied',
  'to-look-at': 'To look at',
  settled: 'Settled',
}

/** What became of the pickup before its visit arrived. */
export const visitConflicts = [
  'cancelled',
  'moved',
  'other-site',
  'given-away',
  'completed',
  'not-confirmed',
  'archived',
  'removed',
  'unknown',
] as const
export type VisitConflict = (typeof visitConflicts)[number]

const visitConflictLabels: Record<VisitConflict, TranslationKey> = {
  cancelled: 'The pickup was cancelled',
  moved: 'The pickup was moved to another day',
  'other-site': 'The pickup was moved to another site',
  'given-away': 'The pickup was given to another driver',
  completed: 'The pickup was completed already',
  'not-confirmed': 'The pickup is not confirmed',
  archived: 'The pickup was deleted',
  removed: 'The pickup was removed by its schedule',
  unknown: 'The pickup is not known',
}

/** A driver is not told which of these a pickup is, since it may never have been theirs; they are `not-yours` to them. */
export const outOfReachConflicts: readonly VisitConflict[] = ['given-away', 'unknown']

export const shownConflicts = [...visitConflicts, 'not-yours'] as const
export type ShownConflict = (typeof shownConflicts)[number]

export const shownConflictLabels: Record<ShownConflict, TranslationKey> = {
  ...visitConflictLabels,
  'not-yours': "The pickup is no longer the driver's",
}
