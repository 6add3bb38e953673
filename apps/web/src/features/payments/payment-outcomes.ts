import type { PaymentState } from '@thant/contracts/payments'

export const outcomeTexts: Record<PaymentState, { title: string; text: string }> = {
  paid: {
    title: 'Thank you. Your payment has arrived.',
    text: 'We have sent you a receipt by e-mail.',
  },
  pending: {
    title: 'Waiting for your payment',
    text: 'With a slip, please pay it within 48 hours. This page follows by itself, and we write to you once the money is here.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'No money was taken. You can try again, with another card or another way to pay.',
  },
  cancelled: {
    title: 'The payment was cancelled',
    text: 'No money was taken. What you ordered is kept, and you can pay it now or later.',
  },
}
