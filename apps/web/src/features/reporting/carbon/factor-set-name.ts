import type { Translate } from '@thant/i18n/translation-key'

/** Returns such as `thant-2023, version 1`. */
export function factorSetName({ name, version }: { name: string; version: string }, t: Translate): string {
  return t('{{name}}, version {{version}}', { name, version })
}
