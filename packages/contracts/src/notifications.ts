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
export type NotificationKind = (typeof notificationKinds)[number]

/** The digest is one mail a day. */
export const mailChoices = ['off', 'digest', 'at-once'] as const
export type MailChoice = (typeof mailChoices)[number]

/** What a person gets who chose nothing: what a customer waits for comes at once, the work of staff once a day. */
export const usualMail: Record<NotificationKind, MailChoice> = {
  'request-made': 'digest',
  'request-answered': 'at-once',
  'request-withdrawn': 'digest',
  'request-agreed': 'digest',
  'pickup-moved': 'at-once',
  'pickup-cancelled': 'at-once',
  'pickup-not-collected': 'at-once',
  'missed-reported': 'digest',
  'missed-answered': 'at-once',
  'holiday-moves': 'at-once',
  'pickup-tomorrow': 'off',
}
