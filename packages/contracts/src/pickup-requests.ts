export const pickupRequestKinds = ['extra', 'move', 'cancel'] as const

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

export const partsOfDay = ['morning', 'afternoon', 'any'] as const
