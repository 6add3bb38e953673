import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'

/** Returns such as `thant-2023, version 1`. */
export function factorSetName(set: { name: string; version: string }, format: Format, t: Translate): string {
  return t('{{name}}, version {{version}}', { name: set.name, version: format.digits(set.version) })
}
