import type { Catalogue } from './create-i18n.ts'
import my from './locales/my.json' with { type: 'json' }

/** Burmese as it is read in Yangon, by its English; what is missing here is shown in English. */
export const burmese: Catalogue = my
