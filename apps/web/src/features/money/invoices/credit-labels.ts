import type { CreditKind } from '@thant/contracts/money/credits'

export const creditLabels: Record<CreditKind, string> = { 'credit-note': 'Credit note', refund: 'Refund' }
