import type { DecidedPickups } from '@thant/contracts/service/holiday-pickups'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** Why a pickup was left as it is. */
export const conflictTexts: Record<DecidedPickups['conflicts'][number]['reason'], TranslationKey> = {
  changed: 'Somebody changed this pickup meanwhile.',
  gone: 'This pickup is no longer planned.',
  closed: 'The company is closed on the new day as well.',
  passed: 'The new time has passed.',
  taken: 'There is a pickup of this kind on that day already.',
  rest: 'The company does not work on this weekday.',
  far: 'The new day is after the contract or more than a year ahead.',
}

/** Staff may be sure of these; the others hold. */
export const overrulable: ReadonlySet<DecidedPickups['conflicts'][number]['reason']> = new Set(['taken', 'rest', 'far'])
