import type { PaymentOption } from '@thant/contracts/money/payments'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { literal, message } from '#lib/plan-message.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'

/** How something was paid through the card provider; undefined where the money came another way. */
export type ProviderPayment = { orderId: string; option: PaymentOption | null; reference: string | null } | undefined

/** An invoice or order has one receipt, so the number of what is paid makes that of its receipt. */
export function receiptNumber(number: string): string {
  return `R-${number}`
}

/** By which way and under which numbers money came; without a payment at the provider, the office noted it. */
export function paymentFacts(payment: ProviderPayment): PrintedLetter['facts'] {
  if (payment === undefined) return [{ label: message('Paid by'), value: message('Cash, transfer or cheque') }]
  const { option, orderId, reference } = payment
  return [
    { label: message('Paid by'), value: message(option ? optionTexts[option] : 'Card provider') },
    { label: message('Payment number'), value: literal(orderId) },
    ...(reference ? [{ label: message('Reference'), value: literal(reference) }] : []),
  ]
}

/** The tabs of the checkout have names of their own (docs/specification.md 2.12-10). */
const optionTexts: Record<PaymentOption, TranslationKey> = {
  card: 'Credit or debit card',
  counter: 'Cash at a shop',
  bank: 'Bank or banking app',
  mpu: 'MPU Card',
}
