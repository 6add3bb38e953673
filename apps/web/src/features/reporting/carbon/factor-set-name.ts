import type { Translate } from '@thant/i18n/translation-key'

/** Returns such as `thant-2023, version 1`. */
export function factorSetName({ name, version }: { name: string; version: string }, t: Translate): string {
  // A number has the digits of the language.
  return t('{{name}}, version {{version}}', { name, version: /^\d+$/.test(version) ? Number(version) : version })
}
