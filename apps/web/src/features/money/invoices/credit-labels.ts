import type { CreditKind } from '@thant/contracts/money/credits'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const creditLabels: Record<CreditKind, TranslationKey> = { 'credit-note': 'Credit note', refund: 'Refund' }
