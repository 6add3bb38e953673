import type { TranslationKey } from '@thant/i18n/translation-key'

export const emissionKinds = ['direct', 'avoided', 'net'] as const
export type EmissionKind = (typeof emissionKinds)[number]

/** Column titles of the three kinds, which always appear together (docs/carbon.md 6). */
export const kindLabels: Record<EmissionKind, TranslationKey> = {
  direct: 'Direct (A)',
  avoided: 'Avoided (B + C)',
  net: 'Net',
}
