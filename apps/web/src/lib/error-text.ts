import type { TFunction } from 'i18next'
import { isApiError } from './api-error.ts'
import { translatedError } from './i18n.ts'

/** Returns the message in the user's language: translated by its code where possible, else as the server sent it. */
export function errorText(error: unknown, t: TFunction): string {
  if (!isApiError(error)) return t('Something went wrong')
  return translatedError(error, t) ?? t(error.message)
}
