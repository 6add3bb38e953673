import type { TranslationKey } from './translation-key.ts'

/** Short names in English, from Sunday on; each is the key of its translation. */
export const shortWeekdayNames: readonly TranslationKey[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Short names in English; each is the key of its translation. */
export const shortMonthNames: readonly TranslationKey[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]
