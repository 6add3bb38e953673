import type { OrderStatus } from '@thant/contracts/money/orders'
import type { PaymentState, PaymentStatus } from '@thant/contracts/money/payments'
import type { TranslationKey } from '@thant/i18n/translation-key'

type OutcomeText = { title: TranslationKey; text: TranslationKey }

/**
 * Returns what a payer is told. After a refusal or an error nobody knows yet whether money was taken, because a success
 * may still follow (docs/payments.md 6), so no text says that none was.
 */
export function outcomeText({
  kind,
  state,
  orderStatus,
}: Pick<PaymentStatus, 'kind' | 'state' | 'orderStatus'>): OutcomeText {
  if (state === 'paid') return deliveryTexts[orderStatus ?? 'PAID'] ?? { ...texts.paid, text: nextTexts[kind] }
  if (state === 'cancelled' && kind === 'invoice') {
    return { title: texts.cancelled.title, text: 'The invoice is kept, and you can pay it now or later.' }
  }
  return texts[state]
}

const texts: Record<PaymentState, OutcomeText> = {
  paid: {
    title: 'Thank you. Your payment has arrived.',
    text: 'We have emailed you a receipt.',
  },
  pending: {
    title: 'Waiting for your payment',
    text: "If you have a payment slip, pay it within 48 hours. This page updates automatically, and we'll email you when the payment arrives.",
  },
  failed: {
    title: 'The payment did not go through',
    text: 'If your bank or card shows that money was taken, please do not pay again, but ask us. Otherwise you can try again, with another card or another way to pay.',
  },
  cancelled: {
    title: 'The payment was cancelled',
    text: 'What you ordered is kept, and you can pay it now or later.',
  },
}

/** What happens after a payment, or can be done then. */
const nextTexts: Record<PaymentStatus['kind'], TranslationKey> = {
  invoice: 'We have emailed you a receipt, and you can download it with the invoice.',
  battery: 'We have emailed you a receipt. Next, we pack your boxes and bring them to you.',
  generic: texts.paid.text,
}

const deliveryTexts: Partial<Record<OrderStatus, OutcomeText>> = {
  PACKED: {
    title: 'Your boxes are packed',
    text: 'Your payment has arrived, and we bring the boxes to you soon.',
  },
  DELIVERED: {
    title: 'Your boxes were delivered',
    text: 'Your order is paid and complete. Thank you.',
  },
}

/** Whether a checkout that was refused can succeed when it is tried again as it is. */
export function isWorthAnotherTry({ code, status }: { code: string; status: number }): boolean {
  return status === 0 || status === 429 || (status >= 500 && code !== 'payment.not-configured')
}
