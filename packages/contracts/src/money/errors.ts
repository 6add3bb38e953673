import type { ErrorDefinition } from '../error-definition.ts'

export const moneyErrors = {
  'invoice.not-found': { status: 404, text: 'This invoice was not found.' },
  'invoice.number-taken': { status: 409, text: 'This invoice number is taken. The next one is {{next}}.' },
  'invoice.no-such-step': { status: 409, text: 'An invoice that is {{from}} cannot become {{to}}.' },
  'invoice.not-paid': { status: 409, text: 'There is no receipt: this invoice is not paid yet.' },
  'invoice.not-pending': { status: 409, text: 'Reminders are sent of pending invoices only.' },
  'invoice.reminders-off': { status: 409, text: 'The organization is deleted, or gets no reminders by email.' },
  'invoice.reminded-lately': { status: 409, text: 'A reminder was sent in the last three days.' },
  'credit.not-found': { status: 404, text: 'This credit note or refund was not found.' },
  'credit.invoice-not-paid': {
    status: 409,
    text: 'Only a paid invoice can be credited. Please reject this one instead.',
  },
  'credit.order-not-paid': { status: 409, text: 'Only a paid order can be credited.' },
  'credit.too-much': { status: 409, text: 'At most {{left}} {{currency}} can be entered here.' },
  'order.not-found': { status: 404, text: 'This order was not found.' },
  'order.no-such-step': { status: 409, text: 'An order that is {{from}} cannot become {{to}}.' },
  'order.total-differs': { status: 400, text: 'The price is {{total}} USD. Please check the order again.' },
  'payment.not-configured': { status: 503, text: 'Payments cannot be made here at the moment. Please contact us.' },
  'payment.currency-unavailable': {
    status: 409,
    text: 'Payments in {{currency}} cannot be made here. Please contact us.',
  },
  'payment.amount-differs': { status: 400, text: 'The amount has changed. Please load the page again.' },
  'payment.already-paid': { status: 409, text: 'This is paid already.' },
  'payment.closed': { status: 409, text: 'This invoice can no longer be paid. Please contact us.' },
  'payment.bad-signature': { status: 400, text: 'This result is not signed by the card provider.' },
  'payment.not-found': { status: 404, text: 'This payment was not found.' },
} as const satisfies Record<string, ErrorDefinition>
