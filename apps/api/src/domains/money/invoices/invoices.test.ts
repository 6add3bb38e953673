import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { invoices } from '#database/schema/invoices.ts'
import { createInvoice, createOrganization, invoiceForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let finance: TestActor
let admin: TestActor
let operation: TestActor
let organization: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  admin = await signInAs(testApp, 'SUPER ADMIN')
  operation = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(operation, {
    name: 'Lotus Tower',
    address: '1 Pyay Road',
    companyType: 'Hotel',
  })
})

const make = (fields: object = {}, by = finance) =>
  by.call('POST', '/payment', { body: { ...invoiceForm(organization), ...fields } })
const get = async (id: string, by = finance) => by.call('GET', `/payment/${id}`)
const step = (id: string, paymentStatus: string, fields: object = {}) =>
  finance.call('PATCH', `/payment/${id}`, { body: { paymentStatus, ...fields } })
const suggested = async (by = finance) => (await by.call('GET', '/payment/next_invoice_no')).body.data.invoiceNo

/** Signs in at that time, because an earlier session would have expired. */
async function at(instant: string, run: (by: TestActor) => Promise<void>): Promise<void> {
  testApp.clock.set(instant)
  await run(await signInAs(testApp, 'FINANCE OFFICE')).finally(() => testApp.clock.set('2026-02-03T03:00:00Z'))
}

/** Sorts by action, because entries of the same instant have no order. */
async function auditOf(id: string): Promise<unknown[]> {
  const entries = await testApp.database.select().from(auditEntries)
  return entries
    .filter(({ entityId }) => entityId === id)
    .toSorted((a, b) => a.action.localeCompare(b.action))
    .map(({ action, before, after, actorId }) => ({ action, before, after, actorId }))
}

describe('creating an invoice', () => {
  it('returns the invoice, issued today to the current name of the organization', {
    tags: ['3-25', '3-26', '7.9-07'],
  }, async () => {
    const { status, body } = await make({ invoiceNo: 'FIRST-1', amount: 1234.5, currency: 'MMK' })
    expect([status, body.message]).toEqual([201, 'Successfully added invoice!'])
    expect(body.data).toEqual({
      _id: expect.any(String),
      __v: 0,
      createdAt: '2026-02-03T03:00:00.000Z',
      updatedAt: '2026-02-03T03:00:00.000Z',
      invoiceNo: 'FIRST-1',
      description: 'Waste collection, monthly',
      organization: { _id: organization, name: 'Lotus Tower' },
      billedTo: { name: 'Lotus Tower', address: '1 Pyay Road' },
      companyType: 'Hotel',
      invoiceDate: '2026-02-03',
      paymentDueDate: '2026-02-17',
      amount: 1234.5,
      currency: 'MMK',
      paymentStatus: 'PENDING',
      servicePeriod: { start: '2026-02-01', end: '2026-02-28' },
      extendsContract: false,
      paidAt: null,
      daysOverdue: 0,
      isPayableHere: true,
      file: null,
      lines: [
        {
          description: 'Waste collection, monthly',
          site: null,
          quantity: 1,
          unit: 'piece',
          unitPrice: 1234.5,
          amount: 1234.5,
          taxTreatment: null,
          charges: 0,
        },
      ],
      taxes: [],
      taxExemption: null,
    })
    expect((await get(body.data._id)).body.data).toEqual(body.data)
    expect(await auditOf(body.data._id)).toMatchObject([
      {
        action: 'invoice.create',
        actorId: finance.id,
        before: null,
        after: { amount: 1234.5, organization: 'Lotus Tower' },
      },
    ])
  })

  it('keeps name and address when the organization is renamed or moves', { tags: ['2.12-13'] }, async () => {
    const id = await createOrganization(operation, { name: 'Old Name', address: 'Old Road' })
    const invoice = await createInvoice(finance, id)
    await operation.call('PATCH', `/organizations/${id}`, { body: { name: 'New Name', address: 'New Road' } })
    const { body } = await get(invoice)
    expect(body.data.billedTo).toEqual({ name: 'Old Name', address: 'Old Road' })
    expect(body.data.organization.name).toBe('New Name')
    const thief = testApp.pool.query('update invoices set billed_name = $2 where id = $1', [invoice, 'Someone Else'])
    await expect(thief).rejects.toThrow('what an invoice is made out for is never changed')
  })

  it('issues it on the company’s day, not on the server’s', { tags: ['R-rel-15a'] }, async () => {
    await at('2026-02-28T17:30:00Z', async (by) => {
      expect((await make({}, by)).body.data.invoiceDate).toBe('2026-03-01')
    })
  })

  const refusals: Array<[string, unknown, string, string?]> = [
    ['invoiceNo', '', 'Required'],
    ['invoiceNo', 'x'.repeat(41), 'At most 40 characters'],
    ['description', ' ', 'Required'],
    ['organization', '', 'Required'],
    ['organization', '00000000-0000-4000-8000-000000000000', 'This organization was not found.'],
    ['amount', undefined, 'Required'],
    ['amount', '150', 'Invalid Number'],
    ['amount', 0, 'More than 0'],
    ['amount', -1, 'More than 0'],
    ['amount', 0.001, 'At most 2 decimals'],
    ['amount', 10.125, 'At most 2 decimals'],
    ['amount', 1e12, 'At most 9,999,999,999.99'],
    ['amount', 10_000_000_000, 'At most 9,999,999,999.99'],
    ['currency', undefined, 'Required'],
    ['currency', 'EUR', 'Invalid'],
    ['currency', 'usd', 'Invalid'],
    ['paymentStatus', 'PAID', 'Invalid'],
    ['dueDate', '2026-02-30', 'Invalid date'],
    ['servicePeriod', { start: '2026-02-02', end: '2026-02-01' }, 'Ends before it starts', 'servicePeriod.end'],
    ['servicePeriod', { start: 'then', end: '2026-02-01' }, 'Invalid date', 'servicePeriod.start'],
    ['companyType', 'Piracy', 'Required'],
    ['file', 'invoice.pdf', 'Please upload the file again.'],
    ['file', `${'0'.repeat(32)}.pdf`, 'Please upload the file again.'],
  ]

  it.each(refusals)(
    'refuses the %s %j: %s',
    { tags: ['5-39', '5-41', '9-05'] },
    async (field, value, message, path = field) => {
      const before = await testApp.database.$count(invoices)
      const { status, body } = await make({ [field]: value })
      expect([status, body.issues]).toEqual([400, [{ path, message }]])
      expect(await testApp.database.$count(invoices)).toBe(before)
    },
  )

  it.each([0.01, 0.1, 19.99, 1_234_567.89, 9_999_999_999.99])(
    'keeps the amount %d to the cent',
    { tags: ['5-39'] },
    async (amount) => {
      const { body } = await make({ amount })
      expect((await get(body.data._id)).body.data.amount).toBe(amount)
    },
  )

  it('is not possible for an archived organization, whose invoices stay readable and payable', async () => {
    const id = await createOrganization(operation)
    const invoice = await createInvoice(finance, id)
    await admin.call('DELETE', `/organizations/${id}`)
    expect((await make({ organization: id })).body.issues).toEqual([
      { path: 'organization', message: 'This organization was not found.' },
    ])
    expect((await step(invoice, 'APPROVED')).body.data.paymentStatus).toBe('APPROVED')
  })

  it('creates one invoice for one idempotency key, however many requests arrive at once', {
    tags: ['R-rel-04d'],
  }, async () => {
    const body = invoiceForm(organization)
    const request = { body, headers: { 'idempotency-key': 'one invoice' } }
    const replies = await Promise.all(Array.from({ length: 10 }, () => finance.call('POST', '/payment', request)))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    const { body: found } = await finance.call('GET', '/payment', { query: { invoiceNo: body.invoiceNo } })
    expect(found.total).toBe(1)
    const other = await finance.call('POST', '/payment', { ...request, body: { ...body, amount: 1 } })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key.reused'])
  })
})

describe('the number', () => {
  it('is suggested as the one after the highest of the year', { tags: ['2.12-12'] }, async () => {
    expect(await suggested()).toBe('INV-2026-0001')
    for (const invoiceNo of ['INV-2026-0041', 'INV-2026-0007', 'INV-2025-0900', 'INV-2026-77', 'INV-2026-0500b']) {
      await make({ invoiceNo })
    }
    expect(await suggested()).toBe('INV-2026-0042')
    await make({ invoiceNo: 'INV-2026-09999' })
    expect(await suggested()).toBe('INV-2026-10000')
    await at('2026-12-31T17:30:00Z', async (by) => expect(await suggested(by)).toBe('INV-2027-0001'))
  })

  it('is refused at its field if it is taken, with the next one as a suggestion', {
    tags: ['2.12-12', '5-41'],
  }, async () => {
    await make({ invoiceNo: 'INV-2026-10000' })
    const { status, body } = await make({ invoiceNo: ' INV-2026-10000 ' })
    expect([status, body.code, body.values]).toEqual([409, 'invoice.number-taken', { next: 'INV-2026-10001' }])
    const message = 'This invoice number is taken. The next one is INV-2026-10001.'
    expect(body.issues).toEqual([{ path: 'invoiceNo', message }])
  })

  it.each([
    'seen-1',
    'SEEN-1\u200b',
    '\u200dSeen\u200c-\u20601',
    'SE\u00adEN-1',
    'SEEN‑1',
    'ＳＥＥＮ-1',
    'SEEN-1\u3164',
    '\u115fSEEN-1',
  ])('that reads as another one does is taken too: %j', async (invoiceNo) => {
    await make({ invoiceNo: 'SEEN-1' })
    const { status, body } = await make({ invoiceNo })
    expect([status, body.code]).toEqual([409, 'invoice.number-taken'])
  })

  it('goes to one invoice when two are created with it at once', { tags: ['2.12-12'] }, async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => make({ invoiceNo: 'RACE-1' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })
})

describe('a transition', () => {
  const statuses = ['PENDING', 'APPROVED', 'SETTLED', 'REJECTED'] as const
  const steps = new Set(['PENDING APPROVED', 'PENDING REJECTED', 'APPROVED SETTLED', 'REJECTED PENDING'])
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

  it.each(pairs)(
    'from %s to %s is applied or refused as the table says',
    { tags: ['4-14', '9-12'] },
    async (from, to) => {
      const id = await createInvoice(finance, organization, { paymentStatus: from })
      const { status, body } = await step(id, to)
      if (steps.has(`${from} ${to}`)) {
        expect([status, body.data.paymentStatus]).toEqual([200, to])
        return
      }
      expect([status, body.code, body.values]).toEqual([409, 'invoice.no-such-step', { from, to }])
      expect((await get(id)).body.data.paymentStatus).toBe(from)
    },
  )

  it.each([
    ['PENDING', ['invoice.create']],
    ['APPROVED', ['invoice.create', 'invoice.approve']],
    ['SETTLED', ['invoice.create', 'invoice.approve', 'invoice.settle']],
    ['REJECTED', ['invoice.create', 'invoice.reject']],
  ])(
    'is recorded for every status on the way when the invoice is created as %s',
    { tags: ['4-13'] },
    async (paymentStatus, actions) => {
      const { body } = await make({ paymentStatus })
      expect(body.data.paidAt).toBe(actions.includes('invoice.approve') ? '2026-02-03T03:00:00.000Z' : null)
      const entries = (await auditOf(body.data._id)) as Array<{ action: string }>
      expect(entries.map(({ action }) => action)).toEqual(actions.toSorted())
    },
  )

  it('never leaves SETTLED, not even in the database', { tags: ['4-14'] }, async () => {
    const id = await createInvoice(finance, organization, { paymentStatus: 'SETTLED' })
    const back = testApp.pool.query(`update invoices set status = 'PENDING' where id = $1`, [id])
    await expect(back).rejects.toThrow('a settled invoice stays settled')
  })

  it('of an older version is refused with the current invoice', async () => {
    const id = await createInvoice(finance, organization)
    await step(id, 'REJECTED', { __v: 0 })
    const { status, body } = await step(id, 'APPROVED', { __v: 0 })
    expect([status, body.code, body.current.paymentStatus]).toEqual([409, 'record.stale', 'REJECTED'])
  })

  it('is recorded with its actor', { tags: ['R-sec-39c'] }, async () => {
    const id = await createInvoice(finance, organization)
    await step(id, 'REJECTED')
    await step(id, 'PENDING')
    expect((await auditOf(id)).slice(1)).toEqual([
      {
        action: 'invoice.reject',
        actorId: finance.id,
        before: { paymentStatus: 'PENDING' },
        after: { paymentStatus: 'REJECTED' },
      },
      {
        action: 'invoice.reopen',
        actorId: finance.id,
        before: { paymentStatus: 'REJECTED' },
        after: { paymentStatus: 'PENDING' },
      },
    ])
  })

  it('changes nothing but the status, whatever else is sent', { tags: ['2.12-13'] }, async () => {
    const id = await createInvoice(finance, organization)
    const before = (await get(id)).body.data
    const evil = {
      amount: 0.01,
      currency: 'MMK',
      invoiceNo: 'X',
      organization: id,
      dueDate: '2030-01-01',
      paidAt: null,
    }
    const { body } = await step(id, 'APPROVED', evil)
    expect(body.data).toEqual({
      ...before,
      __v: 1,
      paymentStatus: 'APPROVED',
      paidAt: '2026-02-03T03:00:00.000Z',
    })
  })
})

describe('a customer', () => {
  it('reads their own invoices, and can change none', { tags: ['7.9-06'] }, async () => {
    const customer = await signInAs(testApp, 'USER', organization)
    const id = await createInvoice(finance, organization)
    expect((await get(id, customer)).body.data._id).toBe(id)
    const { status } = await customer.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'APPROVED' } })
    expect(status).toBe(403)
    expect((await make({}, customer)).status).toBe(403)
  })
})
