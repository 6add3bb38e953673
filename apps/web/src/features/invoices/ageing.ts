import type { Ageing } from '@thant/contracts/invoices'

export type AgeClass = Ageing['classes'][number]

/** By the days past the due date from which a class counts. */
export const ageLabels: Record<string, string> = {
  null: 'Not due yet',
  0: '1–29 days over',
  30: '30–59 days over',
  60: '60–89 days over',
  90: '90 days and more',
}

/** Added up as whole cents. */
export function sumOf(ages: ReadonlyArray<Pick<AgeClass, 'amount'>>): number {
  return ages.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}
