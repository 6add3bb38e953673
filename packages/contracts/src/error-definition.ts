import type { TranslationKey } from '@thant/i18n/translation-key'

/** An expected failure: its HTTP status, and its English text, which is also the key of its translation. */
export type ErrorDefinition = { status: number; text: TranslationKey }
