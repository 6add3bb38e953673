import { possibleKey } from '@thant/i18n/possible-key'
import type { Translate } from '@thant/i18n/translation-key'
import { translatedError } from '../i18n.ts'
import { isApiError } from './api-error.ts'

/** Returns the message in the user's language: translated by its code where possible, else as the server sent it. */
export function errorText(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('Something went wrong')
  return translatedError(error, t) ?? t(possibleKey(error.message))
}
