import type { PaperParts } from '#domains/company/company/papers.service.ts'
import { type CreditedPaper, creditPaper } from '#domains/money/invoices/credit-letter.ts'
import type { CreditRow } from '#domains/money/invoices/credits.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import { literal, message } from '#lib/plan-message.ts'
import type { OrderRow } from './orders.presenter.ts'

/** A credit note, or the paper on a refund, of an order. */
export function orderCreditPaper(order: OrderRow, credit: CreditRow, timeZone: string): PaperParts {
  const { number, currency, customerName, customerEmail, deliveryAddress, createdAt } = order
  const paper: CreditedPaper = {
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
  return creditPaper(paper, credit, timeZone)
}
