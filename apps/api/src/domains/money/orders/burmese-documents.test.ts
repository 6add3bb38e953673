import { creditKinds } from '@thant/contracts/money/credits'
import type { Invoice } from '@thant/contracts/money/invoices'
import { paymentOptions } from '@thant/contracts/money/payments'
import { expect, it } from 'vitest'
import { creditDocument } from '#domains/money/invoices/credits/credit-document.ts'
import type { CreditRow } from '#domains/money/invoices/credits/credits.queries.ts'
import { invoiceDocument, receiptDocument } from '#domains/money/invoices/papers/invoice-document.ts'
import { statementOf } from '#domains/money/invoices/statements/statement.ts'
import { statementDocument } from '#domains/money/invoices/statements/statement-document.ts'
import { missingInBurmese, textsIn } from '../../../../test/files/burmese-texts.ts'
import { certificateDocument } from './certificate-document.ts'
import { orderCreditDocument } from './order-credit-document.ts'
import { orderReceipt } from './order-receipt.ts'
import type { OrderRow } from './orders.presenter.ts'

const invoice = {
  invoiceNo: '1',
  description: '2',
  billedTo: { name: '3', address: '4' },
  invoiceDate: '2026-02-03',
  paymentDueDate: '2026-02-17',
  servicePeriod: { start: '2026-02-01', end: '2026-02-28' },
  amount: 1,
  currency: 'USD',
  isPayableHere: true,
} as Invoice
const taxes = [false, true].map((isIncluded) => ({ percent: 5, isIncluded, base: 1, tax: 1 }))
const bills = [null, '5'].map((taxExemption) => ({
  lines: (['taxable', 'tax-included', 'exempt'] as const).map((taxTreatment) => ({
    description: '2',
    site: { _id: '3', name: '3' },
    quantity: 1,
    unit: 'viss' as const,
    unitPrice: 1.2345,
    amount: 1,
    taxTreatment,
  })),
  taxes,
  taxExemption,
  taxNumber: '6',
}))
const credit = {
  number: '1',
  amount: '1.00',
  reason: '2',
  reference: '3',
  createdAt: new Date('2026-02-05T03:00:00Z'),
} as CreditRow
const order = {
  number: '1',
  kind: 'battery',
  quantity: 1,
  hasCertificate: true,
  total: '150.00',
  currency: 'USD',
  customerName: '3',
  deliveryAddress: '4',
  createdAt: new Date('2026-02-05T03:00:00Z'),
} as OrderRow
const organization = { name: '3', address: '4' }
const period = { from: '2026-02-01', to: '2026-02-28' }
const credits = (['second-payment', 'credit-note', 'refund'] as const).map((kind) => ({
  kind,
  number: '6',
  day: '2026-02-06',
  amount: 2,
  currency: 'USD' as const,
}))
const currencies = statementOf([{ ...invoice, paidOn: '2026-02-05' }], period, { credits })

it('has a Burmese translation of every text of invoices, receipts, statements and certificates', {
  tags: ['2.12-15'],
}, () => {
  const documents = [
    ...(['PENDING', 'APPROVED', 'REJECTED'] as const).flatMap((paymentStatus) =>
      [true, false].flatMap((isPayableHere) =>
        ['', '5'].map((bankDetails) =>
          invoiceDocument({ ...invoice, paymentStatus, isPayableHere }, { payAt: '5', bankDetails }),
        ),
      ),
    ),
    ...bills.flatMap((bill) => [
      invoiceDocument({ ...invoice, bill, paymentStatus: 'PENDING' }, { payAt: '5', bankDetails: '' }),
      receiptDocument({ ...invoice, bill }, '2026-02-05T03:00:00Z', undefined, 'UTC'),
    ]),
    ...creditKinds.flatMap((kind) => [
      creditDocument(invoice, { ...credit, kind }, taxes, 'UTC'),
      orderCreditDocument(order, { ...credit, kind }, 'UTC'),
    ]),
    ...paymentOptions.map((option) =>
      receiptDocument(invoice, '2026-02-05T03:00:00Z', { orderId: '6', option, reference: '7' }, 'UTC'),
    ),
    receiptDocument(invoice, '2026-02-05T03:00:00Z', undefined, 'UTC'),
    orderReceipt(order, new Date('2026-02-05T03:00:00Z'), { orderId: '6', option: null, reference: null }, 'UTC'),
    statementDocument({ organization, currencies, ...period }),
    statementDocument({ organization, currencies: [], from: undefined, to: period.to }),
    certificateDocument({ serial: '7', holder: '8', boxes: 1, issuedOn: '2026-02-05' }, '9', '10'),
  ]
  const texts = textsIn(documents)
  expect(texts.length).toBeGreaterThan(45)
  expect(missingInBurmese(texts)).toEqual([])
})
