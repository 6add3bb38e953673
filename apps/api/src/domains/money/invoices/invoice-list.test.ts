import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createInvoice, createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let finance: TestActor
let customer: TestActor
let [lotus, shwe] = ['', '']

/** `overdue` counts the days from the due date to 3 February 2026; it is negative if the invoice is not due yet. */
const sample = [
  { invoiceNo: 'A-1', of: 'lotus', amount: 100, currency: 'USD', overdue: -14, description: 'Monthly' },
  { invoiceNo: 'A-2', of: 'lotus', amount: 0.1, currency: 'USD', overdue: 0 },
  { invoiceNo: 'A-3', of: 'lotus', amount: 0.2, currency: 'USD', overdue: 1 },
  { invoiceNo: 'A-4', of: 'shwe', amount: 0.1, currency: 'USD', overdue: 29 },
  { invoiceNo: 'B-5', of: 'shwe', amount: 30, currency: 'USD', overdue: 30 },
  { invoiceNo: 'B-6', of: 'lotus', amount: 5_000, currency: 'MMK', overdue: 59 },
  { invoiceNo: 'B-7', of: 'shwe', amount: 6_000, currency: 'MMK', overdue: 60, description: '=1+1' },
  { invoiceNo: 'B-8', of: 'lotus', amount: 9_999_999_999.99, currency: 'MMK', overdue: 90 },
  { invoiceNo: 'C-9', of: 'lotus', amount: 70, currency: 'THB', overdue: 200, paymentStatus: 'APPROVED' },
  { invoiceNo: 'C-10', of: 'lotus', amount: 80, currency: 'SGD', overdue: 200, paymentStatus: 'REJECTED' },
]

beforeAll(async () => {
  const operation = await signInAs(testApp, 'OPERATION')
  lotus = await createOrganization(operation, { name: 'Lotus Tower' })
  shwe = await createOrganization(operation, { name: 'ရွှေကြာ' })
  for (const [index, { of, overdue, ...fields }] of sample.entries()) {
    testApp.clock.set(`2026-01-${10 + index}T03:00:00Z`)
    const staff = await signInAs(testApp, 'FINANCE OFFICE')
    const dueDate = new Date(Date.UTC(2026, 1, 3 - overdue)).toISOString().slice(0, 10)
    await createInvoice(staff, of === 'lotus' ? lotus : shwe, { ...fields, dueDate })
  }
  testApp.clock.set('2026-02-03T03:00:00Z')
  finance = await signInAs(testApp, 'CUSTOMER SERVICE')
  customer = await signInAs(testApp, 'USER', lotus)
})

type Row = { invoiceNo: string; daysOverdue: number }
const rows = async (query: Record<string, string> = {}, path = '/payment', by = finance): Promise<Row[]> =>
  (await by.call('GET', path, { query })).body.data
const list = async (...args: Parameters<typeof rows>) => (await rows(...args)).map(({ invoiceNo }) => invoiceNo)

describe('the list of all invoices', () => {
  it.each([
    [{}, 'C-10 C-9 B-8 B-7 B-6 B-5 A-4 A-3 A-2 A-1'],
    [{ sort: 'invoiceDate' }, 'A-1 A-2 A-3 A-4 B-5 B-6 B-7 B-8 C-9 C-10'],
    [{ sort: 'invoiceNo' }, 'A-1 A-2 A-3 A-4 B-5 B-6 B-7 B-8 C-10 C-9'],
    [{ sort: 'paymentDueDate', status: 'PENDING' }, 'B-8 B-7 B-6 B-5 A-4 A-3 A-2 A-1'],
    [{ sort: '-amount', currency: 'MMK' }, 'B-8 B-7 B-6'],
    [{ sort: '-currency', from: '2026-01-18' }, 'C-9 C-10'],
    [{ status: 'APPROVED' }, 'C-9'],
    [{ overdue: '30' }, 'B-8 B-7 B-6 B-5'],
    [{ overdue: '60' }, 'B-8 B-7'],
    [{ overdue: '90' }, 'B-8'],
    [{ invoiceNo: 'b-' }, 'B-8 B-7 B-6 B-5'],
    [{ organization: 'ရွှေ' }, 'B-7 B-5 A-4'],
    [{ q: 'ရွှေ' }, 'B-7 B-5 A-4'],
    [{ description: 'month' }, 'C-10 C-9 B-8 B-6 B-5 A-4 A-3 A-2 A-1'],
    [{ amountFrom: '0.15', amountTo: '70' }, 'C-9 B-5 A-3'],
    [{ dueFrom: '2026-02-03' }, 'A-2 A-1'],
    [{ dueTo: '2025-11-05' }, 'C-10 C-9 B-8'],
    [{ from: '2026-01-11', to: '2026-01-12' }, 'A-3 A-2'],
  ])('filtered by %j has %s', { tags: ['2.12-14'] }, async (query, expected) => {
    expect((await list(query as Record<string, string>)).join(' ')).toBe(expected)
  })

  it.each([
    ['organization', ['Lotus Tower', 'ရွှေကြာ']],
    ['-organization', ['ရွှေကြာ', 'Lotus Tower']],
  ])('with sort=%s is in the order of the names', async (sort, names) => {
    const { body } = await finance.call('GET', '/payment', { query: { sort } })
    const found = body.data.map(({ organization }: { organization: { name: string } }) => organization.name)
    expect(found.filter((name: string, index: number) => name !== found[index - 1])).toEqual(names)
  })

  it('shows the days overdue, which are 0 unless the invoice is unpaid', async () => {
    const days = Object.fromEntries((await rows()).map(({ invoiceNo, daysOverdue }) => [invoiceNo, daysOverdue]))
    const expected = sample.map(({ invoiceNo, overdue, paymentStatus }) => [
      invoiceNo,
      paymentStatus === undefined ? Math.max(0, overdue) : 0,
    ])
    expect(days).toEqual(Object.fromEntries(expected))
  })

  it.each([
    ['overdue=31', 'overdue', 'Invalid'],
    ['status=PAID', 'status', 'Invalid'],
    ['currency=EUR', 'currency', 'Invalid'],
    ['amountFrom=much', 'amountFrom', 'Invalid Number'],
    ['dueTo=soon', 'dueTo', 'Invalid date'],
    ['sort=daysOverdue', 'sort', 'Unknown sort field'],
  ])('refuses ?%s', async (query, path, message) => {
    const { status, body } = await finance.call('GET', `/payment?${query}`)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('is exported as it is filtered, numbers as numbers and formulas as text', async () => {
    const { text, headers } = await finance.call('GET', '/payment/export?currency=MMK&sort=invoiceNo')
    expect(headers['content-disposition']).toContain('invoices-2026-02-03.csv')
    const [head, ...exported] = rowsOf(text)
    expect(head).toEqual([
      'Invoice No',
      'Organization',
      'Description',
      'Invoice Date',
      'Payment Due Date',
      'Service from',
      'Service to',
      'Amount',
      'Currency',
      'Payment Status',
      'Days overdue',
      'Paid',
    ])
    expect(exported).toEqual([
      [
        'B-6',
        'Lotus Tower',
        'Waste collection, monthly',
        '2026-01-15',
        '2025-12-06',
        '2026-02-01',
        '2026-02-28',
        '5000',
        'MMK',
        'Unpaid',
        '59',
        '',
      ],
      [
        'B-7',
        'ရွှေကြာ',
        "'=1+1",
        '2026-01-16',
        '2025-12-05',
        '2026-02-01',
        '2026-02-28',
        '6000',
        'MMK',
        'Unpaid',
        '60',
        '',
      ],
      [
        'B-8',
        'Lotus Tower',
        'Waste collection, monthly',
        '2026-01-17',
        '2025-11-05',
        '2026-02-01',
        '2026-02-28',
        '9999999999.99',
        'MMK',
        'Unpaid',
        '90',
        '',
      ],
    ])
  })
})

describe('the ageing', () => {
  it('sums unpaid invoices by currency and age, to the cent', { tags: ['2.12-14', '9-05'] }, async () => {
    const { body } = await finance.call('GET', '/payment/ageing')
    expect(body.data.map(({ currency }: { currency: string }) => currency)).toEqual(['USD', 'MMK'])
    expect(body.data[0].classes).toEqual([
      { overdueFrom: null, dueFrom: '2026-02-03', dueTo: null, count: 2, amount: 100.1, onlyInvoice: null },
      { overdueFrom: 0, dueFrom: '2026-01-05', dueTo: '2026-02-02', count: 2, amount: 0.3, onlyInvoice: null },
      {
        overdueFrom: 30,
        dueFrom: '2025-12-06',
        dueTo: '2026-01-04',
        count: 1,
        amount: 30,
        onlyInvoice: expect.any(String),
      },
      { overdueFrom: 60, dueFrom: '2025-11-06', dueTo: '2025-12-05', count: 0, amount: 0, onlyInvoice: null },
      { overdueFrom: 90, dueFrom: null, dueTo: '2025-11-05', count: 0, amount: 0, onlyInvoice: null },
    ])
    const figures = body.data[1].classes.map(({ count, amount }: { count: number; amount: number }) => [count, amount])
    expect(figures).toEqual([
      [0, 0],
      [0, 0],
      [1, 5_000],
      [1, 6_000],
      [1, 9_999_999_999.99],
    ])
  })

  it('counts as many invoices in each class as the list shows for its due dates', { tags: ['2.12-14'] }, async () => {
    const { body } = await finance.call('GET', '/payment/ageing')
    for (const { currency, classes } of body.data) {
      for (const { dueFrom, dueTo, count, onlyInvoice } of classes) {
        const query = { currency, status: 'PENDING', ...(dueFrom && { dueFrom }), ...(dueTo && { dueTo }) }
        const numbers = await list(query)
        expect(numbers).toHaveLength(count)
        if (onlyInvoice === null) continue
        expect(numbers).toEqual([(await finance.call('GET', `/payment/${onlyInvoice}`)).body.data.invoiceNo])
      }
    }
  })
})

describe("an organization's list", () => {
  it('has the newest invoice first, for staff and for its own customer', { tags: ['7.9-05'] }, async () => {
    const path = `/payment/organizations/${lotus}`
    const expected = 'C-10 C-9 B-8 B-6 A-3 A-2 A-1'.split(' ')
    expect(await list({}, path)).toEqual(expected)
    expect(await list({}, path, customer)).toEqual(expected)
    expect(await list({ status: 'PENDING', sort: 'amount', limit: '2' }, path, customer)).toEqual(['A-2', 'A-3'])
    const exported = rowsOf((await customer.call('GET', `${path}/export?status=REJECTED`)).text)
    expect(exported.slice(1).map(([number]) => number)).toEqual(['C-10'])
  })

  it('is summed up by age as its own unpaid invoices are', async () => {
    const { body } = await customer.call('GET', `/payment/organizations/${lotus}/ageing`)
    const all: Array<{ currency: string; amount: number; paymentStatus: string }> = (
      await customer.call('GET', `/payment/organizations/${lotus}`)
    ).body.data
    for (const { currency, classes } of body.data) {
      const unpaid = all.filter((invoice) => invoice.paymentStatus === 'PENDING' && invoice.currency === currency)
      const summed = classes.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
      expect(summed).toBeCloseTo(
        unpaid.reduce((sum, { amount }) => sum + amount, 0),
        2,
      )
    }
    expect(body.data.length).toBeGreaterThan(0)
  })

  it.each([
    () => '',
    () => '/export',
    () => '?q=B',
    () => '?status=PENDING',
    () => `?organizationId=${lotus}`,
    () => '/ageing',
    () => '/statement',
    () => '/subscription',
  ])('of another organization answers 404 to a customer (%#)', { tags: ['7.9-05'] }, async (rest) => {
    const { status, body } = await customer.call('GET', `/payment/organizations/${shwe}${rest()}`)
    expect([status, body.code]).toEqual([404, 'organization.not-found'])
  })

  it('has those of one day by their numbers, the newest first, from page to page too', async () => {
    const house = await createOrganization(await signInAs(testApp, 'OPERATION'), { name: 'Inya Villas' })
    const numbers = [31, 34, 29, 37, 30, 33].map((number) => `D-${number}`)
    for (const invoiceNo of numbers) await createInvoice(finance, house, { invoiceNo })
    const path = `/payment/organizations/${house}`
    const expected = numbers.toSorted().toReversed()
    expect(await list({}, path)).toEqual(expected)
    expect(await list({ sort: 'invoiceDate' }, path)).toEqual(expected.toReversed())
    const { body } = await finance.call('GET', path, { query: { limit: '2' } })
    expect(await list({ limit: '2', after: body.next }, path)).toEqual(expected.slice(2, 4))
  })

  it('continues after a page', async () => {
    const path = `/payment/organizations/${lotus}`
    const { body } = await customer.call('GET', path, { query: { limit: '4', sort: 'paymentDueDate' } })
    expect([body.total, body.data.length]).toEqual([7, 4])
    const next = await list({ limit: '4', sort: 'paymentDueDate', after: body.next }, path, customer)
    expect(next).toEqual(['A-3', 'A-2', 'A-1'])
  })
})
