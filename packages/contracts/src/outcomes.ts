export const outcomeCodes = [
  'not-out',
  'wrong-container',
  'contaminated',
  'too-full',
  'too-heavy',
  'gate-locked',
  'vehicle-in-the-way',
  'nobody-there',
  'road-closed',
  'flooded',
  'unsafe',
  'nothing-to-collect',
  'refused',
  'vehicle-broke-down',
  'out-of-time',
  'other',
] as const

export const outcomeSources = ['driver', 'staff'] as const

/** A report says that nobody came; a dispute contradicts the reason that was recorded. */
export const missedReportKinds = ['missed', 'dispute'] as const

export const missedReportStates = ['OPEN', 'UPHELD', 'REJECTED'] as const
