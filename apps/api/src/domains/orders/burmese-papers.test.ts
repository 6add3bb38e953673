import type { Invoice } from '@thant/contracts/invoices'
import { paymentOptions } from '@thant/contracts/payments'
import { expect, it } from 'vitest'
import { invoiceLetter, receiptLetter } from '#domains/invoices/invoice-letter.ts'
import { statementOf } from '#domains/invoices/statement.ts'
import { statementLetter } from '#domains/invoices/statement-letter.ts'
import { missingInBurmese, textsIn } from '../../../test/burmese-texts.ts'
import { certificatePaper } from './certificate-paper.ts'

const invoice = {
  invoiceNo: '1',
  description: '2',
  billedTo: { name: '3', address: '4' },
  invoiceDate: '2026-02-03',
  paymentDueDate: '2026-02-17',
  servicePeriod: { start: '2026-02-01', end: '2026-02-28' },
  amount: 1,
  currency: 'USD',
} as Invoice
const organization = { name: '3', address: '4' }
const period = { from: '2026-02-01', to: '2026-02-28' }
const currencies = statementOf([{ ...invoice, paidOn: '2026-02-05' }], period)

it('has a Burmese translation of every text of invoices, receipts, statements and certificates', () => {
  const papers = [
    ...(['PENDING', 'APPROVED', 'REJECTED'] as const).map((paymentStatus) =>
      invoiceLetter({ ...invoice, paymentStatus }, '5'),
    ),
    ...paymentOptions.map((option) => receiptLetter(invoice, '2026-02-05T03:00:00Z', { orderId: '6', option }, 'UTC')),
    statementLetter({ organization, currencies, ...period }),
    statementLetter({ organization, currencies: [], from: undefined, to: period.to }),
    certificatePaper({ serial: '7', holder: '8', boxes: 1, capacityKg: 5, issuedOn: '2026-02-05' }, '9', '10'),
  ]
  const texts = textsIn(papers)
  expect(texts.length).toBeGreaterThan(45)
  expect(missingInBurmese(texts)).toEqual([])
})
