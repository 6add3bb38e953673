import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { billingDrafts } from '#database/schema/billing-runs.ts'
import { charges } from '#database/schema/charges.ts'
import { invoices, subscriptions } from '#database/schema/invoices.ts'
import type { Portal } from '#lib/context.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { agreePrices } from '../../../../test/records/agreed-prices.ts'
import { addCharge } from '../../../../test/records/charges.ts'
import {
  createInvoice,
  createOrganization,
  createPickup,
  createSite,
  invoiceForm,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'
import { billRuns } from './bill-run.service.ts'

const testApp = useTestApp()
let finance: TestActor
let admin: TestActor

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

const create = (body: object, by = finance) => by.call('POST', '/billing_runs', { body })
const draft = async (organizations: readonly string[], month = '2026-01') => {
  const { status, body } = await create({ month, organizations })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
const accept = (run: { _id: string; __v: number }) =>
  finance.call('POST', `/billing_runs/${run._id}/accept`, { body: { __v: run.__v } })
const draftsOf = async (run: { _id: string }, query = '') =>
  (await finance.call('GET', `/billing_runs/${run._id}/drafts?${query}`)).body.data
const read = async (run: { _id: string }) => (await finance.call('GET', `/billing_runs/${run._id}`)).body.data

/** Accepts a run, and does what its job does. */
async function bill(organizations: string[], month = '2026-01') {
  const run = await draft(organizations, month)
  expect((await accept(run)).status).toBe(200)
  await billRuns(testApp.app)
  return { run: await read(run), drafts: await draftsOf(run) }
}

const invoiceOf = async ({ invoice }: { invoice: { _id: string } }) =>
  (await finance.call('GET', `/payment/${invoice._id}`)).body.data
const openOf = async (organization: string) =>
  (await testApp.database.select().from(charges).where(eq(charges.organizationId, organization))).filter(
    ({ invoiceId }) => invoiceId === null,
  )
const subscribe = (organizationId: string, values: Partial<typeof subscriptions.$inferInsert>) =>
  testApp.database.insert(subscriptions).values({ organizationId, ...values })

describe('what a run bills', () => {
  it('is what is open until the end of the month, as lines of equal charges, with the tax', {
    tags: ['14.7-01', '14.7-03', '14.7-05'],
  }, async () => {
    const organization = await createOrganization(admin, { name: 'Lotus Tower' })
    await addCharge(testApp, organization, { wayType: 'Dry' })
    await addCharge(testApp, organization, { wayType: 'Dry', day: '2025-11-30' })
    await addCharge(testApp, organization, { day: '2026-02-01' })
    await addCharge(testApp, organization, { waivedAt: new Date(), waivedReason: 'A gift' })
    await addCharge(testApp, organization, {
      kind: 'kg',
      wasteType: 'Papers',
      unit: 'kg',
      quantity: 10.5,
      unitPrice: -120,
    })
    await addCharge(testApp, organization, { kind: 'hour', unit: 'hour', quantity: 1, unitPrice: 500 })
    await addCharge(testApp, organization, { kind: 'hour', unit: 'hour', quantity: -1, unitPrice: 500 })
    await addCharge(testApp, organization, { kind: 'bin', unit: 'bin', quantity: -2, unitPrice: 100 })
    const run = await draft([organization])
    expect(run).toMatchObject({
      month: '2026-01',
      state: 'draft',
      drafts: 1,
      settled: 0,
      totals: [{ currency: 'MMK', count: 1, subtotal: 48_540, tax: 0, total: 48_540, credit: 0 }],
    })
    expect(await draftsOf(run)).toMatchObject([
      { organization: { name: 'Lotus Tower' }, site: null, charges: 6, total: 48_540, invoice: null, refused: null },
    ])
    expect((await openOf(organization)).length).toBe(8)
    expect((await accept(run)).body.data).toMatchObject({ state: 'billing' })
    await billRuns(testApp.app)
    expect(await read(run)).toMatchObject({ state: 'done', settled: 1, billed: 1, refused: 0 })
    const [billed] = await draftsOf(run)
    const invoice = await invoiceOf(billed)
    expect(invoice).toMatchObject({
      amount: 48_540,
      currency: 'MMK',
      paymentStatus: 'PENDING',
      invoiceDate: '2026-02-03',
      paymentDueDate: '2026-02-17',
      servicePeriod: { start: '2026-01-01', end: '2026-01-31' },
      extendsContract: false,
    })
    expect(invoice.lines).toMatchObject([
      { description: 'Pickup (Dry)', quantity: 2, unit: 'pickup', unitPrice: 25_000, amount: 50_000, charges: 2 },
      { description: 'Paper', quantity: 10.5, unit: 'kg', unitPrice: -120, amount: -1_260, charges: 1 },
      { description: 'Bin', quantity: 2, unit: 'bin', unitPrice: -100, amount: -200, charges: 1 },
    ])
    const left = await openOf(organization)
    expect(left.map(({ day, waivedAt }) => [day, waivedAt === null]).sort()).toEqual([
      ['2026-01-15', false],
      ['2026-02-01', true],
    ])
    const outweighed = await testApp.database.select().from(charges).where(eq(charges.invoiceId, billed.invoice._id))
    expect(outweighed.filter(({ invoicePosition }) => invoicePosition === null).map(({ kind }) => kind)).toEqual([
      'hour',
      'hour',
    ])
    expect((await mailsTo(testApp, (await organizationOf(organization)).email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(invoice.invoiceNo),
    ])
  })

  it('is one invoice for each currency, and for each site where the customer wants that', {
    tags: ['14.7-04'],
  }, async () => {
    const organization = await createOrganization(admin, { name: 'Pearl Hotels' })
    const site = await createSite(admin, organization, { name: 'Annex' })
    for (const siteId of [organization, site, null]) await addCharge(testApp, organization, { siteId })
    await addCharge(testApp, organization, { siteId: site, currency: 'USD', unitPrice: 10.55 })
    const together = await draft([organization])
    expect((await draftsOf(together)).map(summary)).toEqual([
      [null, 'MMK', 3, 75_000],
      [null, 'USD', 1, 10.55],
    ])
    await subscribe(organization, { billsEachSite: true, purchaseOrder: 'PO-77' })
    const { drafts } = await bill([organization])
    // What is of no site is on the main site's invoice.
    expect(drafts.map(summary)).toEqual([
      [organization, 'MMK', 2, 50_000],
      [site, 'MMK', 1, 25_000],
      [site, 'USD', 1, 10.55],
    ])
    const numbers = []
    for (const billed of drafts) numbers.push((await invoiceOf(billed)).invoiceNo)
    expect(numbers).toEqual([...numbers].sort())
    expect(new Set(numbers).size).toBe(3)
    const invoice = await invoiceOf(drafts[1])
    expect(invoice.lines).toMatchObject([{ site: { _id: site, name: 'Annex' }, amount: 25_000 }])
    expect(invoice.description).toContain('Purchase order PO-77')
  })

  it('is proposed where the cycle ends with the month, counted from the contract or the last billed period', {
    tags: ['14.7-02'],
  }, async () => {
    const contracts = (startDate: string) => [{ startDate, endDate: '2027-12-31' }]
    const ends = await createOrganization(admin, { name: 'Quarter ends', contracts: contracts('2025-11-10') })
    const goesOn = await createOrganization(admin, { name: 'Quarter goes on', contracts: contracts('2025-12-01') })
    const billed = await createOrganization(admin, { name: 'Quarter billed', contracts: contracts('2025-12-01') })
    const calendar = await createOrganization(admin, { name: 'Quarter of the calendar' })
    for (const organization of [ends, goesOn, billed, calendar]) {
      await addCharge(testApp, organization)
      await subscribe(organization, { cycle: 'quarterly' })
    }
    await createInvoice(finance, billed, {
      extendsContract: true,
      servicePeriod: { start: '2025-08-01', end: '2025-10-31' },
    })
    const { body } = await create({ month: '2026-01' })
    const proposed = await draftsOf(body.data, 'organization=Quarter')
    expect(proposed.map((one: Draft) => [one.organization.name, one.servicePeriod.start])).toEqual([
      ['Quarter billed', '2025-11-01'],
      ['Quarter ends', '2025-11-01'],
    ])
    // Somebody named them: they are billed for their cycle so far.
    const named = await draftsOf(await draft([goesOn, calendar]))
    expect(named.map(({ servicePeriod }: Draft) => servicePeriod)).toEqual([
      { start: '2025-12-01', end: '2026-01-31' },
      { start: '2026-01-01', end: '2026-01-31' },
    ])
  })

  it('has the fee of each month of the cycle once, and fills a month up to its minimum', {
    tags: ['14.7-06'],
  }, async () => {
    const organization = await createOrganization(admin, {
      name: 'Fees',
      contracts: [{ startDate: '2025-11-01', endDate: '2027-12-31' }],
    })
    await subscribe(organization, { cycle: 'quarterly' })
    await agreePrices(testApp, {
      organizationId: organization,
      startsOn: '2025-01-01',
      minimumPerMonth: 50_000,
      prices: [{ kind: 'month', unitPrice: 30_000 }],
    })
    const fee = { kind: 'month', unit: 'month', day: '2025-12-31', unitPrice: 30_000, siteId: null } as const
    await addCharge(testApp, organization, { siteId: null })
    await addCharge(testApp, organization, fee)
    const run = await draft([organization])
    // November and December 50,000 each, January 25,000 and the fee.
    expect(run.totals).toMatchObject([{ total: 155_000 }])
    expect(await openOf(organization)).toHaveLength(2)
    await accept(run)
    await billRuns(testApp.app)
    const [billed] = await draftsOf(run)
    expect(billed.total).toBe(155_000)
    expect((await invoiceOf(billed)).lines).toMatchObject([
      { description: 'Pickup', quantity: 1, amount: 25_000 },
      { description: 'Monthly fee', quantity: 3, unit: 'month', amount: 90_000 },
      { description: 'Top-up to the monthly minimum', quantity: 2, amount: 40_000 },
    ])
    expect((await create({ month: '2026-01', organizations: [organization] })).body.code).toBe(
      'billing-run.nothing-to-bill',
    )
  })

  it('is nothing where rebates exceed the charges, which stay open and count next time', {
    tags: ['14.7-07'],
  }, async () => {
    const organization = await createOrganization(admin)
    await addCharge(testApp, organization)
    await addCharge(testApp, organization, {
      kind: 'kg',
      wasteType: 'Cans',
      unit: 'kg',
      quantity: 100,
      unitPrice: -400,
    })
    const { run, drafts } = await bill([organization])
    expect(drafts).toMatchObject([{ total: -15_000, refused: 'credit', invoice: null, needs: ['credit'] }])
    expect(run).toMatchObject({
      state: 'done',
      billed: 0,
      refused: 1,
      totals: [{ count: 0, total: 0, credit: -15_000 }],
    })
    expect(await openOf(organization)).toHaveLength(2)
    await addCharge(testApp, organization, { day: '2026-02-01' })
    const statement = async () =>
      (await pdfOf(testApp, `/payment/organizations/${organization}/statement`, finance)).text
    const credit = 'Rebates to your credit, set off by the next invoice 15,000 MMK'
    expect(await statement()).toContain(credit)
    const next = await bill([organization], '2026-02')
    expect(next.drafts).toMatchObject([{ total: 10_000, refused: null, charges: 3 }])
    expect(await statement()).not.toContain('Rebates')
  })

  it('bears the tax of the day on which it is billed, not of the day of the draft', { tags: ['14.7-08'] }, async () => {
    const organization = await createOrganization(admin)
    await addCharge(testApp, organization)
    testApp.clock.set('2026-02-03T03:00:00Z')
    const run = await draft([organization])
    expect(run.totals).toMatchObject([{ tax: 0, total: 25_000 }])
    await accept(run)
    await finance.call('POST', '/payment/tax_rates', { body: { from: '2026-02-04', percent: 5 } })
    testApp.clock.set('2026-02-04T03:00:00Z')
    await billRuns(testApp.app)
    testApp.clock.set('2026-02-03T03:00:00Z')
    expect(await draftsOf(run)).toMatchObject([{ subtotal: 25_000, tax: 1_250, total: 26_250 }])
  })
})

describe('what needs a look first', () => {
  it('is another sum than before, a pickup without a price or weights, and an overdrawn purchase order', {
    tags: ['14.7-09'],
  }, async () => {
    const organization = await createOrganization(admin)
    await subscribe(organization, { purchaseOrder: 'PO-1', purchaseLimit: 60_000 })
    const typed = invoiceForm(organization, { amount: 9_000_000, currency: 'MMK', paymentStatus: 'APPROVED' })
    expect((await finance.call('POST', '/payment', { body: typed })).status).toBe(201)
    await addCharge(testApp, organization, { unitPrice: 40_000 })
    expect((await bill([organization])).drafts).toMatchObject([{ previousTotal: null, overLimit: null, needs: [] }])
    await agreePrices(testApp, {
      organizationId: organization,
      startsOn: '2025-01-01',
      prices: [{ kind: 'pickup', wayType: 'Organic', unitPrice: 1 }],
    })
    await createPickup(admin, organization, '2026-01-20T04:00:00Z', [item('Papers', 3)])
    const bare = await createPickup(admin, organization, '2026-01-21T04:00:00Z')
    await testApp.pool.query(`update pickups set status = 'COMPLETED' where id = $1`, [bare])
    await addCharge(testApp, organization, { unitPrice: 53_000, pickupId: bare })
    const run = await draft([organization])
    expect(await draftsOf(run)).toMatchObject([
      {
        previousTotal: 40_000,
        pickupsWithoutPrice: 1,
        weightsMissing: 1,
        overLimit: 33_000,
        needs: ['no-price', 'no-weight', 'over-limit', 'differs'],
      },
    ])
    expect(run.needs).toEqual(['no-price', 'no-weight', 'over-limit', 'differs'].map((need) => ({ need, count: 1 })))
    expect(await draftsOf(run, 'needs=differs,credit')).toHaveLength(1)
    expect(await draftsOf(run, 'needs=credit')).toEqual([])
    await testApp.database.update(charges).set({ unitPrice: 51_000 }).where(eq(charges.pickupId, bare))
    expect((await draftsOf(await draft([organization])))[0].needs).not.toContain('differs')
  })
})

describe('accepting', () => {
  it('is done by the first of twenty, and bills each charge once', { tags: ['14.7-10'] }, async () => {
    const organization = await createOrganization(admin)
    for (let count = 0; count < 5; count += 1) await addCharge(testApp, organization)
    const run = await draft([organization])
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(run)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'record.stale']))
    await Promise.all(Array.from({ length: 5 }, () => billRuns(testApp.app)))
    await billRuns(testApp.app)
    const made = await testApp.database.select().from(invoices).where(eq(invoices.organizationId, organization))
    expect(made.map(({ amount }) => amount)).toEqual(['125000.00'])
    const again = await finance.call('POST', `/billing_runs/${run._id}/accept`, { body: {} })
    expect([again.status, again.body.code]).toEqual([409, 'billing-run.accepted'])
    expect((await finance.call('DELETE', `/billing_runs/${run._id}`)).body.code).toBe('billing-run.accepted')
  })

  it('bills nothing twice by two runs of the same month, at once with invoices that are typed', {
    tags: ['14.7-10', '14.7-11'],
  }, async () => {
    const organizations: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const organization = await createOrganization(admin)
      await addCharge(testApp, organization)
      organizations.push(organization)
    }
    const runs = [await draft(organizations), await draft(organizations)]
    for (const run of runs) await accept(run)
    const typed = async () => {
      const { invoiceNo } = (await finance.call('GET', '/payment/next_invoice_no')).body.data
      return finance.call('POST', '/payment', { body: invoiceForm(organizations[0] ?? '', { invoiceNo }) })
    }
    await Promise.all([...runs.map(() => billRuns(testApp.app)), typed(), typed()])
    const drafts = (await Promise.all(runs.map((run) => draftsOf(run)))).flat()
    expect(drafts.filter(({ invoice }) => invoice !== null)).toHaveLength(4)
    expect(drafts.filter(({ refused }) => refused === 'nothing-left')).toHaveLength(4)
    const bound = await testApp.database.select().from(charges).where(inArray(charges.organizationId, organizations))
    expect(new Set(bound.map(({ invoiceId }) => invoiceId)).size).toBe(4)
  })

  it('goes on where a server was killed', { tags: ['14.7-11'] }, async () => {
    const organizations: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const organization = await createOrganization(admin)
      await addCharge(testApp, organization)
      organizations.push(organization)
    }
    const run = await draft(organizations)
    await accept(run)
    await expect(billRuns(failingAfter(3))).rejects.toThrow('killed')
    expect(await read(run)).toMatchObject({ state: 'billing', settled: 3, billed: 3 })
    await billRuns(testApp.app)
    expect(await read(run)).toMatchObject({ state: 'done', settled: 6, billed: 6 })
    const made = await testApp.database.select().from(invoices).where(inArray(invoices.organizationId, organizations))
    expect(made).toHaveLength(6)
  })

  it('leaves out a customer that was archived since, and bills a pickup that was', { tags: ['14.7-12'] }, async () => {
    const gone = await createOrganization(admin)
    const stays = await createOrganization(admin)
    const pickup = await createPickup(admin, stays, '2026-01-20T04:00:00Z', [item('Papers', 3)])
    await addCharge(testApp, gone)
    await addCharge(testApp, stays, { pickupId: pickup })
    const run = await draft([gone, stays])
    await accept(run)
    await admin.call('DELETE', `/organizations/${gone}`)
    await billRuns(testApp.app)
    const drafts = await draftsOf(run)
    expect(drafts.map(({ refused }: Draft) => refused)).toEqual(['archived', null])
    await testApp.pool.query('update pickups set archived_at = now() where id = $1', [pickup])
    expect(await invoiceOf(drafts[1])).toMatchObject({ amount: expect.any(Number), lines: [{ charges: 1 }] })
  })

  it('asks for what a rejected invoice asked for again, which then cannot be reopened', {
    tags: ['14.7-13'],
  }, async () => {
    const organization = await createOrganization(admin)
    await addCharge(testApp, organization)
    const { drafts } = await bill([organization])
    const path = `/payment/${drafts[0].invoice._id}`
    expect((await finance.call('PATCH', path, { body: { paymentStatus: 'REJECTED' } })).status).toBe(200)
    expect(await openOf(organization)).toHaveLength(1)
    const reopened = await finance.call('PATCH', path, { body: { paymentStatus: 'PENDING' } })
    expect([reopened.status, reopened.body.code]).toEqual([409, 'invoice.charges-released'])
    const again = await bill([organization])
    expect(again.drafts).toMatchObject([{ charges: 1, refused: null }])
    expect(again.drafts[0].invoice._id).not.toBe(drafts[0].invoice._id)
  })
})

describe('whatever was charged and in whichever order customers are billed,', () => {
  const charge = fc.record({
    kind: fc.constantFrom('pickup', 'kg', 'bin'),
    quantity: fc.integer({ min: -5_000, max: 20_000 }).filter((thousandths) => thousandths !== 0),
    unitPrice: fc.integer({ min: -99, max: 999_999 }),
    treatment: fc.constantFrom('taxable', 'tax-included', 'exempt'),
    currency: fc.constantFrom('MMK', 'USD'),
    customer: fc.nat(2),
  })

  it('an invoice is the sum of its lines and tax, and each charge is in one', { tags: ['14.7-15'] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(charge, { minLength: 1, maxLength: 12 }), fc.boolean(), async (charged, isReversed) => {
        const names = ['A', 'B', 'C']
        const organizations = await Promise.all(names.map((name) => createOrganization(admin, { name })))
        for (const { kind, quantity, unitPrice, treatment, currency, customer } of charged) {
          await addCharge(testApp, organizations[customer] ?? '', {
            kind,
            unit: kind === 'kg' ? 'kg' : 'piece',
            quantity: quantity / 1_000,
            unitPrice: unitPrice / 100,
            amount: (quantity * unitPrice) / 100_000,
            taxTreatment: treatment,
            currency,
          })
        }
        const billed = [...new Set(charged.map(({ customer }) => organizations[customer] ?? ''))]
        const previews = await draftsOf(await draft(billed))
        const drafts: Draft[] = []
        for (const one of isReversed ? billed.toReversed() : billed) drafts.push(...(await bill([one])).drafts)
        const sums = (of: Draft[]) =>
          of.map(({ organization, currency, total }) => `${organization._id} ${currency} ${total}`)
        expect(sums(drafts).toSorted()).toEqual(sums(previews).toSorted())
        for (const one of drafts) {
          expect(one.refused).toBe(one.total > 0 ? null : 'credit')
          if (one.invoice === null) continue
          const { amount, lines, taxes } = await invoiceOf({ invoice: one.invoice })
          const added = taxes.filter(({ isIncluded }: { isIncluded: boolean }) => !isIncluded)
          const parts = [
            ...lines.map((line: { amount: number }) => line.amount),
            ...added.map(({ tax }: { tax: number }) => tax),
          ]
          expect(Number(parts.reduce((sum, part) => sum + part, 0).toFixed(2))).toBe(amount)
          const { rows } = await testApp.pool.query(
            'select count(*)::int as count from charges where invoice_id = $1',
            [one.invoice._id],
          )
          expect(rows[0].count).toBe(one.charges)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('a run', () => {
  it('is of a month from the first charge until now', { tags: ['14.7-01'] }, async () => {
    const { body } = await finance.call('GET', '/billing_runs/next')
    expect(body.data).toMatchObject({ first: '2025-01', last: '2026-02' })
    expect((await create({ month: '2026-03' })).body.issues).toMatchObject([{ path: 'month' }])
    expect((await create({ month: '2024-12' })).body.issues).toMatchObject([{ path: 'month' }])
    expect((await create({ month: '2026-01' }, await signInAs(testApp, 'OPERATION'))).status).toBe(403)
  })

  it('can be removed with its drafts until it is accepted', { tags: ['14.7-14'] }, async () => {
    const organization = await createOrganization(admin)
    await addCharge(testApp, organization)
    const run = await draft([organization])
    expect((await finance.call('DELETE', `/billing_runs/${run._id}`)).status).toBe(200)
    expect((await finance.call('GET', `/billing_runs/${run._id}`)).status).toBe(404)
    expect((await finance.call('GET', `/billing_runs/${run._id}/drafts`)).status).toBe(404)
    expect(await testApp.database.select().from(billingDrafts).where(eq(billingDrafts.runId, run._id))).toEqual([])
  })
})

type Draft = {
  organization: { _id: string; name: string }
  invoice: { _id: string } | null
  servicePeriod: { start: string; end: string }
  site: { _id: string } | null
  currency: string
  charges: number
  total: number
  refused: string | null
}

function summary({ site, currency, charges: count, total }: Draft) {
  return [site?._id ?? null, currency, count, total]
}

async function organizationOf(id: string) {
  return (await admin.call('GET', `/organizations/${id}`)).body.data
}

/** A server that is killed after so many drafts: it gets no further connection. */
function failingAfter(count: number): Portal {
  let left = count
  const { database, services } = testApp.app
  const pool = new Proxy(testApp.pool, {
    get: (target, name) => {
      if (name !== 'connect') return Reflect.get(target, name)
      return () => {
        left -= 1
        return left < 0 ? Promise.reject(new Error('killed')) : target.connect()
      }
    },
  })
  return { database, services, pool }
}
