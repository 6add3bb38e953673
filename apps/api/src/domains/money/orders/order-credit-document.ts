import type { DocumentParts } from '#domains/company/company/letter-pdf.service.ts'
import { type CreditedDocument, creditParts } from '#domains/money/invoices/credits/credit-document.ts'
import type { CreditRow } from '#domains/money/invoices/credits/credits.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import { literal, message } from '#lib/plan-message.ts'
import type { OrderRow } from './orders.presenter.ts'

/** A credit note, or the paper on a refund, of an order. */
export function orderCreditDocument(order: OrderRow, credit: CreditRow, timeZone: string): DocumentParts {
  const { number, currency, customerName, customerEmail, deliveryAddress, createdAt } = order
  const paper: CreditedDocument = {
    titles: {
      refund: 'Refund {{credit}} for order {{number}}',
      'credit-note': 'Credit note {{credit}} for order {{number}}',
    },
    number,
    currency,
    addressee: { name: customerName, address: deliveryAddress || customerEmail },
    facts: [
      { label: message('Order'), value: literal(number) },
      { label: message('Ordered on'), value: message('{{day}}', { day: { day: dayOf(createdAt, timeZone) } }) },
    ],
    promise: 'This amount is to your credit, and we pay it back.',
  }
  return creditParts(paper, credit, timeZone)
}
