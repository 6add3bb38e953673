import type { Translate } from './translation-key.ts'

/** Writes how long to wait in words, such as `in 11 minutes`, and rounds up, so that nobody comes too early. */
export function waitText(seconds: number, t: Translate): string {
  if (seconds < 60) return t('in {{count}} seconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return t('in {{count}} minutes', { count: minutes })
  return t('in {{count}} hours', { count: Math.ceil(minutes / 60) })
}
