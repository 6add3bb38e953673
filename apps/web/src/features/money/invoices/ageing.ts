import type { Ageing } from '@thant/contracts/money/invoices'
import type { TranslationKey } from '@thant/i18n/translation-key'

export type AgeClass = Ageing['classes'][number]

/** Labels by the number of days past the due date at which a class begins. */
export const ageLabels: Record<string, TranslationKey> = {
  null: 'Not due yet',
  0: '1–29 days',
  30: '30–59 days',
  60: '60–89 days',
  90: '90+ days',
}

/** Adds in whole cents to avoid rounding errors. */
export function sumOf(ages: ReadonlyArray<Pick<AgeClass, 'amount'>>): number {
  return ages.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}
