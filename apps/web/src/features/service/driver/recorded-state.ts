import type { Translate } from '@thant/i18n/translation-key'
import type { UnsentVisit } from './outbox-database.ts'

/** What became of a recorded visit so far, in a few words. */
export function recordedState({ isToLookAt, refusal }: UnsentVisit, t: Translate): string {
  if (isToLookAt) return t('The office looks at it')
  return refusal === undefined ? t('Recorded, not sent yet') : t('Refused by the office')
}
