import { type Icon, IconBuildingBank, IconBuildingStore, IconCards, IconCreditCard } from '@tabler/icons-react'
import type { PaymentOption } from '@thant/contracts/money/payments'
import type { TranslationKey } from '@thant/i18n/translation-key'

type OptionTexts = { label: TranslationKey; hint: TranslationKey; icon: Icon; marks: readonly string[] }

/** The payment options (docs/specification.md 2.12-10, 2.12-11); their marks are plain text, not logos. */
export const optionTexts: Record<PaymentOption, OptionTexts> = {
  card: {
    label: 'Credit/Debit Counter',
    hint: 'Pay by credit or debit card.',
    icon: IconCreditCard,
    marks: ['Visa', 'Mastercard', 'JCB'],
  },
  counter: {
    label: 'Over the Counter',
    hint: 'You get a slip with a number, and pay in cash at a shop within 48 hours.',
    icon: IconBuildingStore,
    marks: ['123', 'City Express', 'ABC'],
  },
  bank: {
    label: 'Bank Channels',
    hint: 'You get a slip with a number, and pay at a bank, its machines or its app within 48 hours.',
    icon: IconBuildingBank,
    marks: ['KBZ', 'AYA', 'CB', 'Yoma'],
  },
  mpu: {
    label: 'MPU Card',
    hint: 'Pay by an MPU card of a bank in Myanmar.',
    icon: IconCards,
    marks: ['MPU'],
  },
}
