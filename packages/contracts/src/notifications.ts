export const notificationKinds = [
  'request-made',
  'request-answered',
  'request-withdrawn',
  'request-agreed',
  'pickup-moved',
  'pickup-cancelled',
  'pickup-not-collected',
  'missed-reported',
  'missed-answered',
  'holiday-moves',
  'pickup-tomorrow',
] as const

/** The digest is one mail a day. */
export const mailChoices = ['off', 'digest', 'at-once'] as const
