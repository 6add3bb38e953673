import type { TranslationKey } from '@thant/i18n/translation-key'

export const pickupRequestKinds = ['extra', 'move', 'cancel'] as const
export type PickupRequestKind = (typeof pickupRequestKinds)[number]

export const pickupRequestKindLabels: Record<PickupRequestKind, TranslationKey> = {
  extra: 'Extra pickup',
  move: 'Move a pickup',
  cancel: 'Cancel a pickup',
}

/** COUNTERED means that staff offered another time, which the customer then takes (AGREED) or not (REFUSED). */
export const pickupRequestStates = [
  'OPEN',
  'COUNTERED',
  'ACCEPTED',
  'DECLINED',
  'AGREED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
] as const
export type PickupRequestState = (typeof pickupRequestStates)[number]

export const pickupRequestStateLabels: Record<PickupRequestState, TranslationKey> = {
  OPEN: 'Not answered yet',
  COUNTERED: 'Another time offered',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  AGREED: 'Offer taken',
  REFUSED: 'Offer not taken',
  WITHDRAWN: 'Request cancelled',
  EXPIRED: 'Expired',
}

export const partsOfDay = ['morning', 'afternoon', 'any'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export const partOfDayLabels: Record<PartOfDay, TranslationKey> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  any: 'Any time',
}
