import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization, invoiceForm } from '../../../../test/records/factories.ts'
import { batteryForm, beginToPay, genericForm, notify, resultFor } from '../../../../test/records/payments.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
const today = '2026-02-03'
let finance: TestActor
let admin: TestActor
let organization: string
let made = 0

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  organization = await createOrganization(admin, { name: 'Lotus Tower' })
  await finance.call('POST', '/payment/tax_rates', { body: { from: today, percent: 5 } })
})

const line = (unitPrice: number, taxTreatment: string) => ({
  description: 'Collections',
  quantity: 1,
  unit: 'month',
  unitPrice,
  taxTreatment,
})
const mixed = [line(100_000, 'taxable'), line(10_500, 'tax-included'), line(4_000, 'exempt')]

async function bill(fields: object = {}, by = finance): Promise<{ id: string; number: string }> {
  made += 1
  const number = `JNL-${made}`
  const { amount, ...form } = invoiceForm(organization, { invoiceNo: number })
  const { status, body } = await by.call('POST', '/payment', { body: { ...form, currency: 'MMK', ...fields } })
  expect([status, body]).toMatchObject([201, {}])
  return { id: body.data._id, number }
}
const move = (id: string, paymentStatus: string, by = finance) =>
  by.call('PATCH', `/payment/${id}`, { body: { paymentStatus } })
const credit = (path: string, kind: string, amount: number) =>
  finance.call('POST', `${path}/credits`, { body: { kind, amount, reason: 'Agreed' } })
async function checkOut(id: string): Promise<Record<string, string>> {
  const customer = await signInAs(testApp, 'USER', organization)
  return (await customer.call('POST', `/payment/${id}/checkout`, { body: { option: 'card' } })).body.data.fields
}
const listed = async (query: Record<string, string>) =>
  (await finance.call('GET', '/payment/journal', { query: { sort: 'day', limit: '1000', ...query } })).body.data

type Line = { event: string; document: string; account: string; debit: number; credit: number; taxCode: string }
/** The entries of a document in short: what happened, and each account with its debit or credit. */
async function entriesOf(document: string): Promise<string[]> {
  const lines: Line[] = await listed({ q: document })
  return lines.map(({ event, account, debit, credit, taxCode }) =>
    [event, account, debit > 0 ? `D ${debit}` : `C ${credit}`, taxCode].filter(Boolean).join(' '),
  )
}

/** Signs in at that time, because an earlier session would have expired. */
async function at(instant: string, run: (by: TestActor) => Promise<void>): Promise<void> {
  testApp.clock.set(instant)
  await run(await signInAs(testApp, 'FINANCE OFFICE')).finally(() => testApp.clock.set('2026-02-03T03:00:00Z'))
}

describe('an event', () => {
  it('of an invoice posts what it is owed for, by tax, and where it was paid', { tags: ['14.3-01'] }, async () => {
    const { id, number } = await bill({ lines: mixed })
    const issued = [
      'invoice-issued receivables D 119500',
      'invoice-issued sales C 100000 Commercial tax 5%',
      'invoice-issued commercial-tax C 5000 Commercial tax 5%',
      'invoice-issued sales C 10000 Commercial tax 5%',
      'invoice-issued commercial-tax C 500 Commercial tax 5%',
      'invoice-issued untaxed-sales C 4000 Tax Exempt',
    ]
    expect(await entriesOf(number)).toEqual(issued)
    await move(id, 'APPROVED')
    await move(id, 'SETTLED')
    expect(await entriesOf(number)).toEqual([
      ...issued,
      'invoice-paid bank D 119500',
      'invoice-paid receivables C 119500',
    ])
    const [first] = await listed({ q: number })
    expect(first).toMatchObject({
      day: today,
      customer: 'Lotus Tower',
      organization: { _id: organization, name: 'Lotus Tower' },
      invoice: id,
      accountNumber: '1100',
      currency: 'MMK',
      exportNo: null,
    })
  })

  it('of one that is rejected takes it back on that day, and reopened it counts anew', {
    tags: ['14.3-02'],
  }, async () => {
    const { id, number } = await bill({ amount: 250.5, currency: 'USD' })
    await at('2026-02-05T03:00:00Z', async (later) => {
      await move(id, 'REJECTED', later)
      await move(id, 'PENDING', later)
    })
    expect(await entriesOf(number)).toEqual([
      'invoice-issued receivables D 250.5',
      'invoice-issued untaxed-sales C 250.5 Tax Exempt',
      'invoice-rejected receivables C 250.5',
      'invoice-rejected untaxed-sales D 250.5 Tax Exempt',
      'invoice-reopened receivables D 250.5',
      'invoice-reopened untaxed-sales C 250.5 Tax Exempt',
    ])
    const days = (await listed({ q: number })).map(({ day }: { day: string }) => day)
    expect(days).toEqual([today, today, '2026-02-05', '2026-02-05', '2026-02-05', '2026-02-05'])
  })

  it('of the card provider goes by its account until the invoice is settled', { tags: ['14.3-01'] }, async () => {
    const { id, number } = await bill({ amount: 150.5, currency: 'USD' })
    await notify(testApp, resultFor(await checkOut(id), '000'))
    await move(id, 'SETTLED')
    expect((await entriesOf(number)).slice(2)).toEqual([
      'invoice-paid card D 150.5',
      'invoice-paid receivables C 150.5',
      'invoice-settled bank D 150.5',
      'invoice-settled card C 150.5',
    ])
  })

  it('of money that came twice is the customer’s until it is paid back, from where it is', {
    tags: ['14.3-03'],
  }, async () => {
    const { id, number } = await bill({ amount: 150.5, currency: 'USD' })
    const fields = await checkOut(id)
    await move(id, 'APPROVED')
    await notify(testApp, resultFor(fields, '000'))
    await credit(`/payment/${id}`, 'refund', 150)
    await credit(`/payment/${id}`, 'credit-note', 100)
    await credit(`/payment/${id}`, 'refund', 100.5)
    expect((await entriesOf(number)).slice(2)).toEqual([
      'invoice-paid bank D 150.5',
      'invoice-paid receivables C 150.5',
      'second-payment card D 150.5',
      'second-payment receivables C 150.5',
      'refund receivables D 150',
      'refund card C 150',
      'credit-note receivables C 100',
      'credit-note untaxed-sales D 100 Tax Exempt',
      'refund receivables D 100.5',
      'refund bank C 100.5',
    ])
  })

  it('of a credit takes sales and their tax back, and a refund pays the customer', { tags: ['14.3-03'] }, async () => {
    const { id } = await bill({ lines: mixed, paymentStatus: 'APPROVED' })
    const note = (await credit(`/payment/${id}`, 'credit-note', 119_500)).body.data.credits[0].number
    const refund = (await credit(`/payment/${id}`, 'refund', 119_500)).body.data.credits[1].number
    expect(await entriesOf(note)).toEqual([
      'credit-note receivables C 119500',
      'credit-note sales D 100000 Commercial tax 5%',
      'credit-note commercial-tax D 5000 Commercial tax 5%',
      'credit-note sales D 10000 Commercial tax 5%',
      'credit-note commercial-tax D 500 Commercial tax 5%',
      'credit-note untaxed-sales D 4000 Tax Exempt',
    ])
    expect(await entriesOf(refund)).toEqual(['refund receivables D 119500', 'refund bank C 119500'])
  })

  it('of a public order is a sale once it is paid', { tags: ['14.3-01', '14.3-03'] }, async () => {
    const { _id, fields } = await beginToPay(testApp, genericForm())
    expect(await entriesOf(_id)).toEqual([])
    await notify(testApp, resultFor(fields, '000'))
    await credit(`/orders/${_id}`, 'credit-note', 25_000)
    await credit(`/orders/${_id}`, 'refund', 25_000)
    expect(await entriesOf(_id)).toEqual([
      'order-paid card D 75000',
      'order-paid order-sales C 75000 Tax Exempt',
      'credit-note order-sales D 25000 Tax Exempt',
      'credit-note receivables C 25000',
      'refund receivables D 25000',
      'refund card C 25000',
    ])
    const [first] = await listed({ q: _id })
    expect(first).toMatchObject({ organization: null, customer: 'U Aung Kyaw', invoice: null })
  })
})

describe('the journal', () => {
  /** What the accounts come to, against the invoices and credits themselves. */
  async function expectAgreement() {
    const { rows } = await testApp.pool.query(`
      select currency, sum(debit)::float8 as debit, sum(credit)::float8 as credit,
        coalesce(sum(debit - credit) filter (where account = 'receivables'), 0)::float8 as receivables
      from journal_lines group by currency order by currency`)
    const { rows: owed } = await testApp.pool.query(`
      select currency, sum(amount)::float8 as amount from (
        select currency, amount from invoices where status = 'PENDING'
        union all
        select currency, 0 from invoices
        union all
        select currency, 0 from orders where paid_at is not null
        union all
        select coalesce(invoices.currency, orders.currency), case credits.kind when 'refund' then credits.amount else -credits.amount end
        from credits left join invoices on invoices.id = invoice_id left join orders on orders.id = order_id
        union all
        select attempts.currency, -coalesce(results.amount, attempts.amount)
        from payment_results results join payment_attempts attempts on attempts.id = attempt_id
        where outcome = 'refund-due') parts
      where currency in (select currency from journal_lines)
      group by currency order by currency`)
    expect(rows.map(({ currency, receivables }) => [currency, receivables])).toEqual(
      owed.map(({ currency, amount }) => [currency, amount]),
    )
    for (const { debit, credit: credited } of rows) expect(debit).toBe(credited)
    const { rows: unbalanced } = await testApp.pool.query(
      'select entry from journal_lines group by entry having sum(debit) <> sum(credit)',
    )
    expect(unbalanced).toEqual([])
  }

  const step = fc.oneof(
    fc.constantFrom('APPROVED', 'REJECTED', 'PENDING', 'SETTLED').map((status) => ({ status })),
    fc.record({ kind: fc.constantFrom('credit-note', 'refund'), cents: fc.integer({ min: 1, max: 2_000_000 }) }),
  )
  const price = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100)
  const treatment = fc.constantFrom('taxable', 'tax-included', 'exempt')
  const invoice = fc.record({
    currency: fc.constantFrom('USD', 'MMK', 'THB'),
    lines: fc.array(fc.tuple(price, treatment), { minLength: 1, maxLength: 4 }),
    discount: fc.option(treatment),
    steps: fc.array(step, { maxLength: 6 }),
  })

  it('balances, and what it says is owed is what is unpaid less credits, whatever happens', {
    tags: ['14.3-04'],
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(invoice, async ({ currency, lines, discount, steps }) => {
        const all = lines.map(([unitPrice, taxTreatment]) => line(Number((unitPrice + 2).toFixed(2)), taxTreatment))
        if (discount !== null) all.push(line(-0.5, discount))
        const { id } = await bill({ currency, lines: all })
        for (const one of steps) {
          if ('status' in one) await move(id, one.status)
          else await credit(`/payment/${id}`, one.kind, one.cents / 100)
        }
        await expectAgreement()
      }),
      { numRuns: 25 },
    )
    for (const form of [batteryForm(), genericForm()]) {
      const { _id, fields } = await beginToPay(testApp, form)
      await finance.call('PATCH', `/orders/${_id}`, { body: { status: 'PAID' } })
      await notify(testApp, resultFor(fields, '000'))
      await expectAgreement()
    }
  })

  it('of what happened before is filled in when the portal is updated', { tags: ['14.3-05'] }, async () => {
    const sums = `select coalesce(invoice_id, order_id) as of, currency, tax_treatment, tax_percent,
        case when account in ('bank', 'card') then 'money' else account end as account,
        sum(debit - credit)::float8 as sum, max(customer_name) as customer
      from journal_lines group by 1, 2, 3, 4, 5 having sum(debit - credit) <> 0 order by 1, 2, 3, 4, 5`
    const { rows: posted } = await testApp.pool.query(sums)
    expect(posted.length).toBeGreaterThan(50)
    const folder = join(import.meta.dirname, '../../../../drizzle')
    const name = readdirSync(folder).find((file) => file.endsWith('_journal.sql')) ?? ''
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    const filling = statements.find((statement) => statement.includes('INSERT INTO journal_lines')) ?? ''
    const client = await testApp.pool.connect()
    try {
      await client.query('begin')
      await client.query('alter table journal_lines disable trigger user')
      await client.query('delete from journal_lines')
      await client.query('alter table journal_lines enable trigger user')
      await client.query(filling)
      const { rows } = await client.query(sums)
      expect(rows).toEqual(posted)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('takes no entry that does not balance, and no line is changed', { tags: ['14.3-04'] }, async () => {
    const refused = (sql: string) => expect(testApp.pool.query(sql)).rejects.toThrow()
    await refused(`insert into journal_lines (entry, position, day, event, document, customer_name, invoice_id, account,
        currency, debit, created_at)
      select 0, 0, day, event, document, customer_name, invoice_id, account, currency, 1, now()
      from journal_lines where invoice_id is not null limit 1`)
    await refused(`update journal_lines set debit = debit + 1 where debit > 0`)
    await refused('delete from journal_lines')
    await refused('truncate journal_lines')
  })

  it('is filtered, and exported as every list is', { tags: ['14.3-06'] }, async () => {
    const { number } = await bill({ amount: 77, currency: 'SGD' })
    const numbers = async (query: Record<string, string>) =>
      new Set((await listed(query)).map(({ document }: Line) => document))
    expect(await numbers({ currency: 'SGD' })).toEqual(new Set([number]))
    expect(await numbers({ currency: 'SGD', account: 'receivables', exported: 'false' })).toEqual(new Set([number]))
    expect(await numbers({ currency: 'SGD', exported: 'true' })).toEqual(new Set())
    expect(await numbers({ customer: 'lotus', currency: 'SGD', from: today, to: today })).toEqual(new Set([number]))
    expect(await numbers({ currency: 'SGD', from: '2026-02-04' })).toEqual(new Set())
    const { text } = await finance.call('GET', '/payment/journal/export', { query: { currency: 'SGD', sort: 'day' } })
    const [head, ...rows] = rowsOf(text)
    expect(head?.slice(0, 5)).toEqual(['Date', 'Document', 'Event', 'Ledger account number', 'Ledger account name'])
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      [today, number, 'Invoice issued', '1100'],
      [today, number, 'Invoice issued', '4010'],
    ])
  })
})

describe('an export', () => {
  const open = async (query: Record<string, string> = {}, by = finance) =>
    (await by.call('GET', '/payment/journal/open', { query })).body.data
  const close = (through: string, by = finance) => by.call('POST', '/payment/journal/exports', { body: { through } })
  const fileOf = async (id: string, query: Record<string, string>) =>
    (await finance.call('GET', `/payment/journal/exports/${id}/file`, { query })).text

  it('marks each line once, though two ask at once, and an empty one is refused', { tags: ['14.3-07'] }, async () => {
    const { lines, firstDay, totals } = await open()
    expect(firstDay).toBe(today)
    for (const { debit, credit: credited } of totals) expect(debit).toBe(credited)
    const future = await close('2026-02-04')
    expect([future.status, future.body.issues?.[0]?.path]).toEqual([400, 'through'])
    const early = await close('2026-02-02')
    expect([early.status, early.body.code]).toEqual([409, 'journal.nothing-to-export'])
    const through = await open({ through: today })
    const replies = await Promise.all([close(today), close(today), close(today, admin)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const exported = replies.find(({ status }) => status === 201)?.body.data
    expect(exported).toMatchObject({ number: 1, throughOn: today, lines: through.lines, totals: through.totals })
    expect((await open()).lines).toBe(lines - through.lines)
    expect((await finance.call('GET', '/payment/journal', { query: { export: exported._id } })).body.total).toBe(
      Math.min(exported.lines, 1_000),
    )
  })

  it('leaves what is corrected later to the next one, and its own file stays the same', {
    tags: ['14.3-07', '14.3-08'],
  }, async () => {
    const { id, number } = await bill({ amount: 90, currency: 'SGD' })
    const first = (await close(today)).body.data
    const before = [await fileOf(first._id, {}), await fileOf(first._id, { format: 'xero' })]
    const xlsx = () =>
      testApp.app.inject({
        url: `/api/payment/journal/exports/${first._id}/file?format=xlsx`,
        headers: { authorization: `Bearer ${finance.token}` },
      })
    const sheet = (await xlsx()).rawPayload
    await move(id, 'REJECTED')
    const second = (await close(today)).body.data
    expect([second.number, second.lines]).toEqual([first.number + 1, 2])
    const corrections = rowsOf(await fileOf(second._id, {})).slice(1)
    expect(corrections.map((row) => row.slice(1, 4))).toEqual([
      [number, 'Invoice rejected', '1100'],
      [number, 'Invoice rejected', '4010'],
    ])
    const settings = (await finance.call('GET', '/payment/accounts')).body.data
    await finance.call('PUT', '/payment/accounts', { body: formOf(settings, { receivables: '1234' }) })
    expect([await fileOf(first._id, {}), await fileOf(first._id, { format: 'xero' })]).toEqual(before)
    expect((await xlsx()).rawPayload.equals(sheet)).toBe(true)
    const { sheets } = await readXlsx(sheet)
    expect(sheets[0]?.rows[0]?.[0]).toBe('Date')
    expect((await listed({ q: number, account: 'receivables' }))[0]).toMatchObject({ accountNumber: '1234' })
    await finance.call('PUT', '/payment/accounts', { body: formOf(settings, {}) })
  })

  it('has the columns that Xero, QuickBooks and Odoo import, and each entry comes to nothing', {
    tags: ['14.3-09'],
  }, async () => {
    const name = '=HYPERLINK("http://evil.example","Pay")'
    const hostile = await createOrganization(admin, { name })
    const { number } = await bill({ organization: hostile, lines: mixed })
    const { _id } = (await close(today)).body.data
    const tables = async (format: string) => rowsOf(await fileOf(_id, { format }))
    const [xeroHead, ...xero] = await tables('xero')
    expect(xeroHead).toEqual([
      ...['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
      ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'],
    ])
    expect(xero.map((row) => [row[1], row[3], row[4], row[5]])).toEqual([
      ['03/02/2026', '1100', 'Tax Exempt', '119500'],
      ['03/02/2026', '4000', 'Commercial tax 5%', '-100000'],
      ['03/02/2026', '2200', 'Commercial tax 5%', '-5000'],
      ['03/02/2026', '4000', 'Commercial tax 5%', '-10000'],
      ['03/02/2026', '2200', 'Commercial tax 5%', '-500'],
      ['03/02/2026', '4010', 'Tax Exempt', '-4000'],
    ])
    const [quickbooksHead, ...quickbooks] = await tables('quickbooks')
    expect(quickbooksHead).toEqual([
      ...['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits'],
      ...['Description', 'Name', 'Currency', 'Tax Code'],
    ])
    expect(quickbooks[0]?.slice(1, 5)).toEqual(['02/03/2026', 'Accounts receivable', '119500', ''])
    expect(sumOf(quickbooks, 3)).toBe(sumOf(quickbooks, 4))
    const [odooHead, ...odoo] = await tables('odoo')
    expect(odooHead).toEqual([
      ...['date', 'ref', 'journal_id', 'currency_id', 'line_ids/account_id', 'line_ids/partner_id'],
      ...['line_ids/name', 'line_ids/debit', 'line_ids/credit'],
    ])
    expect(odoo.map((row) => row[0])).toEqual([today, '', '', '', '', ''])
    expect(odoo[0]?.[1]).toContain(`Invoice issued ${number}`)
    expect(sumOf(odoo, 7)).toBe(sumOf(odoo, 8))
    for (const format of ['csv', 'xero', 'quickbooks', 'odoo']) {
      const cells = (await tables(format)).flat()
      expect(cells.filter((cell) => /^[=@+]/.test(cell))).toEqual([])
      expect(cells.some((cell) => cell.includes(name))).toBe(true)
    }
    expect(rowsOf(await fileOf(_id, { format: 'odoo', currency: 'THB' }))).toHaveLength(1)
    expect((await fileOf(_id, {})).startsWith('\uFEFF')).toBe(true)
    expect((await fileOf(_id, { format: 'xero' })).startsWith('*Narration')).toBe(true)
  })

  it('is for admins and finance; a manager reads, and nobody else knows of it', { tags: ['14.3-10'] }, async () => {
    const manager = await signInAs(testApp, 'OPERATION MANAGER')
    const others = [
      await signInAs(testApp, 'CUSTOMER SERVICE'),
      await signInAs(testApp, 'USER', organization),
      await signInAs(testApp, 'DRIVER'),
    ]
    const exports = (await manager.call('GET', '/payment/journal/exports')).body.data
    expect(exports[0]).toMatchObject({ createdBy: { name: expect.any(String) }, number: expect.any(Number) })
    expect((await close(today, manager)).status).toBe(403)
    const form = formOf((await manager.call('GET', '/payment/accounts')).body.data, {})
    expect((await manager.call('PUT', '/payment/accounts', { body: form })).status).toBe(403)
    for (const other of others) {
      for (const path of ['/payment/journal', '/payment/accounts', `/payment/journal/exports/${exports[0]._id}/file`]) {
        expect((await other.call('GET', path)).status).toBe(403)
      }
    }
    const none = await finance.call('GET', `/payment/journal/exports/${organization}/file`)
    expect([none.status, none.body.code]).toEqual([404, 'journal-export.not-found'])
  })
})

type Accounts = {
  accounts: Array<{ role: string; number: string; name: string }>
  taxCodes: Array<{ treatment: string; code: string }>
}
function formOf({ accounts, taxCodes }: Accounts, numbers: Record<string, string>) {
  return {
    accounts: Object.fromEntries(
      accounts.map(({ role, number, name }) => [role, { number: numbers[role] ?? number, name }]),
    ),
    taxCodes: Object.fromEntries(taxCodes.map(({ treatment, code }) => [treatment, code])),
  }
}

function sumOf(rows: string[][], column: number): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0)
}
