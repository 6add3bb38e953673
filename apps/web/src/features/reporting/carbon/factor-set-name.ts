import { defaultFactorSource, defaultGwpSet } from '@thant/contracts/reporting/factor-sets'
import { withSubscripts } from '@thant/i18n/chemical-formulas'
import type { Format } from '@thant/i18n/format'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'

/** Returns such as `thant-2023, version 1`. */
export function factorSetName(set: { name: string; version: string }, format: Format, t: Translate): string {
  return t('{{name}}, version {{version}}', { name: set.name, version: format.digits(set.version) })
}

export function factorSetSource({ source }: { source: string }, t: Translate): string {
  return translatedDefault(source, defaultFactorSource, t)
}

export function factorSetPotentials({ gwpSet }: { gwpSet: string }, t: Translate): string {
  return translatedDefault(gwpSet, defaultGwpSet, t)
}

/** Translates what the set says that comes with the portal; others are as somebody typed them. */
function translatedDefault(typed: string, ofPortal: TranslationKey, t: Translate): string {
  const shown = withSubscripts(typed)
  return shown === ofPortal ? t(ofPortal) : shown
}
