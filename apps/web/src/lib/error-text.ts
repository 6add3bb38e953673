import type { TFunction } from 'i18next'
import { isApiError } from './api-error.ts'
import { translatableError } from './i18n.ts'

/** What went wrong, in the reader's language: by its code where the language has it, else as the server said it. */
export function errorText(error: unknown, t: TFunction): string {
  if (!isApiError(error)) return t('Something went wrong')
  const key = translatableError(error.code)
  return key === undefined ? t(error.message) : t(key, { ...error.values, requestId: error.requestId })
}
