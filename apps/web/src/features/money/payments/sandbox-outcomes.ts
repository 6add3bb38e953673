import { type Icon, IconCircleCheck, IconCircleX, IconClock, IconCreditCardOff, IconPlugX } from '@tabler/icons-react'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** The outcomes that the card provider can report (docs/payments.md 5). */
export const sandboxOutcomes: ReadonlyArray<{
  status: '000' | '001' | '002' | '003' | '999'
  label: TranslationKey
  hint: TranslationKey
  icon: Icon
}> = [
  { status: '000', label: 'Paid', hint: 'The money is here.', icon: IconCircleCheck },
  { status: '001', label: 'Waiting slip', hint: 'A slip to be paid at a counter was issued.', icon: IconClock },
  { status: '002', label: 'Rejected', hint: 'The bank says no.', icon: IconCreditCardOff },
  { status: '003', label: 'Cancelled', hint: 'The payer gives up.', icon: IconCircleX },
  { status: '999', label: 'Error', hint: 'Something breaks at the provider.', icon: IconPlugX },
]
