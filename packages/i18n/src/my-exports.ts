import type { Catalogue } from './create-i18n.ts'
import my from './locales/my-exports.json' with { type: 'json' }

/** What only exported files say; the server alone loads it. */
export const exportMessages: Catalogue = my
