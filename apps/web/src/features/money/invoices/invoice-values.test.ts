import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { expect, test } from 'vitest'
import { lineAfter } from './invoice-line-values.ts'
import { type InvoiceValues, invoiceBodyOf, missingFields } from './invoice-values.ts'

const values: InvoiceValues = {
  invoiceNo: 'INV-2026-0001',
  description: 'Waste collection',
  organization: '00000000-0000-4000-8000-000000000000',
  billing: 'amount',
  amount: '၁,၂၅၀.၅',
  lines: [lineAfter(undefined)],
  companyType: null,
  currency: 'MMK',
  paymentStatus: 'PENDING',
  dueDate: '2026-12-15',
  servicePeriod: { start: '2026-12-01', end: '2026-12-31' },
  extendsContract: true,
  file: undefined,
}

test('an amount is typed with Burmese digits and separators and sent as a number', { tags: ['5-39'] }, () => {
  const body = invoiceEndpoints.create.body.parse(invoiceBodyOf(values))
  expect(body).toMatchObject({ amount: 1_250.5, currency: 'MMK', extendsContract: true })
  expect(body.companyType).toBeUndefined()
})

test.each(['', 'abc', '0', '-1', '1.005', '10000000000'])('the amount %j is a problem at its field', (amount) => {
  const { error } = invoiceEndpoints.create.body.safeParse(invoiceBodyOf({ ...values, amount }))
  expect(error?.issues.map(({ path }) => path)).toEqual([['amount']])
})

test('reports missing days at their paths, and an amount unless there are lines', () => {
  expect(missingFields(values)).toEqual({})
  expect(missingFields({ ...values, dueDate: null, servicePeriod: { start: null, end: '2026-12-31' } })).toEqual({
    dueDate: 'Required',
    'servicePeriod.start': 'Required',
  })
  expect(missingFields({ ...values, amount: '' })).toEqual({ amount: 'Required' })
  expect(missingFields({ ...values, amount: '', billing: 'lines' })).toEqual({})
})

test('lines are sent in place of the amount, with numbers typed in either script', { tags: ['14.1-01'] }, () => {
  const line = { ...lineAfter(undefined), description: 'Collections', quantity: '၄', unitPrice: '၂၅,၀၀၀.၅' }
  const body = invoiceEndpoints.create.body.parse(invoiceBodyOf({ ...values, billing: 'lines', lines: [line] }))
  expect(body.amount).toBeUndefined()
  expect(body.lines).toMatchObject([{ quantity: 4, unit: 'pickup', unitPrice: 25_000.5, taxTreatment: 'taxable' }])
})
