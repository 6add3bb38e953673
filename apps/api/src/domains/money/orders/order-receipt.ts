import type { Block, MessageValue } from '@thant/contracts/materials/plan'
import { batteryPriceOf, batteryService } from '@thant/contracts/money/order-form'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { DocumentParts } from '#domains/company/company/letter-pdf.service.ts'
import { type ProviderPayment, paymentFacts, receiptNumber } from '#domains/money/invoices/payment-facts.ts'
import { dayOf } from '#lib/company-time.ts'
import { literal, message, paragraph } from '#lib/plan-message.ts'
import type { OrderRow } from './orders.presenter.ts'

/** That the money for an order has come: when, by which way, for what, and the tax in it. */
export function orderReceipt(order: OrderRow, paidAt: Date, payment: ProviderPayment, timeZone: string): DocumentParts {
  const { number, total, currency } = order
  const received = { money: Number(total), currency }
  return {
    title: message('Receipt for order {{number}}', { number }),
    heading: {
      name: message('RECEIPT'),
      number: message('{{receipt}} for order {{number}}', { receipt: receiptNumber(number), number }),
    },
    status: message('Paid'),
    addressee: {
      label: message('Received from'),
      name: literal(order.customerName),
      address: literal(order.deliveryAddress || order.customerEmail),
    },
    facts: [
      { label: message('Paid on'), value: message('{{day}}', { day: { day: dayOf(paidAt, timeZone) } }) },
      ...paymentFacts(payment),
    ],
    blocks: [
      linesOf(order),
      {
        kind: 'totals',
        items: [
          ...taxOf(order),
          { label: message('Amount received'), value: message('{{amount}}', { amount: received }) },
        ],
      },
      paragraph('Thank you for your payment.'),
    ],
  }
}

function linesOf(order: OrderRow): Block {
  const { quantity, hasCertificate: certificate, currency, total, description } = order
  const columns = [
    { head: message('Description'), isNumber: false },
    { head: message('Amount'), isNumber: true },
  ]
  if (order.kind === 'generic') {
    return { kind: 'table', columns, rows: [[description, { money: Number(total), currency }]] }
  }
  const price = batteryPriceOf({ quantity, certificate })
  const line = (text: TranslationKey, amount: number): MessageValue[] => [
    { text },
    { number: quantity },
    { money: amount, currency },
  ]
  return {
    kind: 'table',
    columns: [...columns.slice(0, 1), { head: message('Boxes'), isNumber: true }, ...columns.slice(1)],
    rows: [
      line('Battery recycling box', price.boxes),
      ...(certificate ? [line('Recycling certificate', price.certificates)] : []),
    ],
  }
}

/** Only of boxes it is known which tax their price includes. */
function taxOf({ kind, quantity, hasCertificate, currency }: OrderRow) {
  if (kind === 'generic') return []
  const { vat } = batteryPriceOf({ quantity, certificate: hasCertificate })
  return [
    {
      label: message('VAT of {{percent}}%, included', { percent: { number: batteryService.vatPercent } }),
      value: message('{{amount}}', { amount: { money: vat, currency } }),
    },
  ]
}
