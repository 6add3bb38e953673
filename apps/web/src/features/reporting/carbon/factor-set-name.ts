import { defaultFactorSource, defaultGwpSet } from '@thant/contracts/reporting/factor-sets'
import { withSubscripts } from '@thant/i18n/chemical-formulas'
import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'

/** Returns such as `thant-2023, version 1`. */
export function factorSetName(set: { name: string; version: string }, format: Format, t: Translate): string {
  return t('{{name}}, version {{version}}', { name: set.name, version: format.digits(set.version) })
}

/** Translates the source of the set that comes with the portal; others are as somebody typed them. */
export function factorSetSource({ source }: { source: string }, t: Translate): string {
  const shown = withSubscripts(source)
  return shown === defaultFactorSource ? t(defaultFactorSource) : shown
}

/** Translates the potentials of the set that comes with the portal; others are as somebody typed them. */
export function factorSetPotentials({ gwpSet }: { gwpSet: string }, t: Translate): string {
  const shown = withSubscripts(gwpSet)
  return shown === defaultGwpSet ? t(defaultGwpSet) : shown
}
