import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { charges } from '#database/schema/charges.ts'
import { rowsOf } from '../../../../test/files/csv.ts'
import { type AgreedPrices, agreePrices } from '../../../../test/records/agreed-prices.ts'
import {
  createInvoice,
  createOrganization,
  createPickup,
  createSite,
  item,
} from '../../../../test/records/factories.ts'
import { agree as agreeByForm, createPriceList, versionForm } from '../../../../test/records/prices.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { chargePastPickups } from './charge-past-pickups.service.ts'

// Today is 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let finance: TestActor
let superAdmin: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

beforeEach(async () => {
  organizationId = await createOrganization(staff)
})

const agree = (prices: AgreedPrices['prices'], rest: Partial<AgreedPrices> = {}) =>
  agreePrices(testApp, { organizationId, prices, ...rest })

const monday = '2026-02-02T03:00:00Z'
const perTrip = { kind: 'pickup', unitPrice: 5_000 } as const
const perKg = { kind: 'kg', wasteType: 'Papers', unitPrice: 12.5 } as const

async function chargesOf(query = `organizationId=${organizationId}`) {
  const { body } = await finance.call('GET', `/charges?${query}&sort=createdAt&limit=50`)
  return body.data
}

/** Billed ones first, and by the size of the price. */
const summaryOf = async (query?: string) =>
  (await chargesOf(query))
    .toSorted(inOrder)
    .map(({ kind, quantity, unitPrice, state, isCorrection }: Record<string, unknown>) =>
      [kind, quantity, unitPrice, state, ...(isCorrection ? ['correction'] : [])].join(' '),
    )

function inOrder(one: Record<string, number>, other: Record<string, number>): number {
  return Number(one.isCorrection) - Number(other.isCorrection) || Number(other.unitPrice) - Number(one.unitPrice)
}

const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })

/** As an invoice of a billing run takes them. */
async function bill(): Promise<void> {
  const invoiceId = await createInvoice(finance, organizationId)
  await testApp.database
    .update(charges)
    .set({ invoiceId, invoicePosition: 0 })
    .where(eq(charges.organizationId, organizationId))
}

describe('a pickup', { tags: ['14.6-01'] }, () => {
  it('is charged when it is completed, at the prices of its day', async () => {
    await agree([perTrip, perKg])
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 33.333), item('Cans', 2)])
    const [trip, paper, ...others] = (await chargesOf()).toSorted(inOrder)
    expect(others).toEqual([])
    expect(trip).toMatchObject({
      organization: { _id: organizationId },
      pickup: { _id: pickup, pickUpTime: '2026-02-02T03:00:00.000Z' },
      day: '2026-02-02',
      kind: 'pickup',
      quantity: 1,
      unit: 'pickup',
      unitPrice: 5_000,
      amount: 5_000,
      currency: 'MMK',
      state: 'open',
    })
    expect(paper).toMatchObject({
      wasteType: 'Papers',
      quantity: 33.333,
      unit: 'kg',
      unitPrice: 12.5,
      amount: 416.6625,
    })
  })

  it('is not charged without prices, while it is planned, nor for a day before they begin', async () => {
    await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    await agree([perTrip], { startsOn: '2026-02-03' })
    await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    await createPickup(staff, organizationId, '2026-02-03T03:00:00Z')
    expect(await chargesOf()).toEqual([])
    await createPickup(staff, organizationId, '2026-02-03T01:00:00Z', [item('Papers', 10)])
    expect(await summaryOf()).toEqual(['pickup 1 5000 open'])
  })

  it('is charged by the prices of its site before those of all sites', async () => {
    const siteId = await createSite(staff, organizationId)
    await agree([perTrip])
    await agree([{ kind: 'pickup', unitPrice: 8_000 }], { siteId })
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 10)], siteId)
    expect(await summaryOf(`pickup=${pickup}`)).toEqual(['pickup 1 8000 open'])
    await change(pickup, { siteId: organizationId })
    expect(await summaryOf(`pickup=${pickup}`)).toEqual(['pickup 1 5000 open'])
  })

  it('is charged anew while nothing is billed: weights, undone, archived, restored', {
    tags: ['14.6-04'],
  }, async () => {
    await agree([perTrip, perKg])
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    await change(pickup, { items: [item('Papers', 12)] })
    expect(await summaryOf()).toEqual(['pickup 1 5000 open', 'kg 12 12.5 open'])
    await change(pickup, { status: 'CONFIRMED' })
    expect(await chargesOf()).toEqual([])
    await change(pickup, { status: 'COMPLETED' })
    expect(await summaryOf()).toHaveLength(2)
    await superAdmin.call('DELETE', `/logistics/${pickup}`)
    expect(await chargesOf()).toEqual([])
    await superAdmin.call('POST', `/logistics/${pickup}/restore`)
    expect(await summaryOf()).toEqual(['pickup 1 5000 open', 'kg 12 12.5 open'])
  })

  it('keeps its charges where a change concerns none of them', async () => {
    await agree([perTrip])
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    const before = await chargesOf()
    await change(pickup, { remark: 'Back door', items: [item('Papers', 11)] })
    expect(await chargesOf()).toEqual(before)
  })
})

describe('prices that are entered late', { tags: ['14.6-09'] }, () => {
  it('charge what was done since they begin, once', async () => {
    for (const day of ['2026-01-05', '2026-01-12', '2026-01-19']) {
      await createPickup(staff, organizationId, `${day}T03:00:00Z`, [item('Papers', 10)])
    }
    await agree([perTrip], { startsOn: '2026-01-12' })
    const past = { organizationId, from: '2026-01-01', to: null }
    await chargePastPickups(testApp.app, past)
    const days = async () => (await chargesOf()).map(({ day }: { day: string }) => day).toSorted()
    expect(await days()).toEqual(['2026-01-12', '2026-01-19'])
    await bill()
    await chargePastPickups(testApp.app, { ...past, organizationId: null })
    expect(await days()).toEqual(['2026-01-12', '2026-01-19'])
  })
})

it('are asked for by an agreement, a version or an index of a past day', { tags: ['14.6-09'] }, async () => {
  const list = await createPriceList(finance, { version: versionForm({ startsOn: '2026-01-01' }) })
  const agreement = { site: null, startsOn: '2026-01-15', priceList: list, prices: [] }
  const agreed = await agreeByForm(finance, organizationId, [agreement])
  expect(agreed.status).toBe(200)
  await finance.call('POST', '/price_indexes', { body: { name: 'Cardboard', month: '2026-01', value: 300 } })
  const version = versionForm({ startsOn: '2026-01-20' })
  expect((await finance.call('PATCH', `/price_lists/${list}`, { body: { version } })).status).toBe(200)
  const toCome = versionForm({ startsOn: '2026-02-20' })
  await finance.call('PATCH', `/price_lists/${list}`, { body: { version: toCome } })
  const { rows } = await testApp.pool.query(
    `select data from jobs.job where name = 'pickup-charges' order by data->>'from'`,
  )
  expect(rows.map(({ data }) => data)).toEqual([
    { organizationId: null, from: '2026-01-01', to: '2026-01-31' },
    { organizationId, from: '2026-01-15', to: null },
    { organizationId: null, from: '2026-01-20', to: null },
  ])
})

describe('after it was billed', { tags: ['14.6-05'] }, () => {
  it('other weights make a difference of the next invoice', async () => {
    await agree([perTrip, perKg])
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    await bill()
    const billed = ['pickup 1 5000 billed', 'kg 10 12.5 billed']
    await change(pickup, { items: [item('Papers', 7.5)], correctionReason: 'Misread' })
    expect(await summaryOf()).toEqual([...billed, 'kg -2.5 12.5 open correction'])
    await change(pickup, { items: [item('Papers', 11)], correctionReason: 'Misread' })
    expect(await summaryOf()).toEqual([...billed, 'kg 1 12.5 open correction'])
    await change(pickup, { items: [item('Papers', 10)], correctionReason: 'Misread' })
    expect(await summaryOf()).toEqual(billed)
  })

  it('a pickup that is archived or undone takes back what was billed, and gives it again', async () => {
    await agree([perTrip])
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    await bill()
    expect((await superAdmin.call('DELETE', `/logistics/${pickup}`)).body).toMatchObject({ data: null })
    expect(await summaryOf()).toEqual(['pickup 1 5000 billed', 'pickup -1 5000 open correction'])
    await superAdmin.call('POST', `/logistics/${pickup}/restore`)
    expect(await summaryOf()).toEqual(['pickup 1 5000 billed'])
  })

  it('a pickup that is moved over the end of the month is charged once', async () => {
    await agree([perTrip])
    const pickup = await createPickup(staff, organizationId, '2026-01-31T03:00:00Z', [item('Papers', 10)])
    await bill()
    await change(pickup, { pickUpTime: '2026-02-01T03:00:00Z', correctionReason: 'The other day' })
    expect(await summaryOf()).toEqual(['pickup 1 5000 billed'])
  })
})

describe('a pickup that was not collected', { tags: ['14.6-03'] }, () => {
  const record = (id: string, code: string) =>
    staff.call('POST', `/logistics/${id}/outcomes`, { body: { code, note: 'Seen', photos: [] } })
  const wasted = { kind: 'wasted-trip', unitPrice: 2_000 } as const

  it('is charged as a wasted trip where the reason lies with the customer', async () => {
    await agree([perTrip, wasted])
    const pickup = await createPickup(staff, organizationId, monday)
    expect((await record(pickup, 'not-out')).status).toBe(201)
    expect(await summaryOf()).toEqual(['wasted-trip 1 2000 open'])
    testApp.clock.advance(60_000)
    await record(pickup, 'vehicle-broke-down')
    expect(await chargesOf()).toEqual([])
  })

  it('stays charged when another pickup follows it, which is charged itself', async () => {
    await agree([perTrip, wasted])
    const pickup = await createPickup(staff, organizationId, monday)
    await record(pickup, 'nobody-there')
    const followed = await staff.call('POST', `/logistics/${pickup}/follow_ups`, {
      body: { pickUpTime: '2026-02-03T05:00:00Z' },
    })
    await change(followed.body.data._id, { status: 'COMPLETED', items: [item('Papers', 1)] })
    expect(await summaryOf()).toEqual(['pickup 1 5000 open', 'wasted-trip 1 2000 open'])
  })

  it('is not charged where it lies with nobody', async () => {
    await agree([perTrip, wasted])
    await record(await createPickup(staff, organizationId, monday), 'flooded')
    expect(await chargesOf()).toEqual([])
  })

  it('is charged no more once a report about it was upheld', async () => {
    await agree([perTrip, wasted])
    const pickup = await createPickup(staff, organizationId, monday)
    await record(pickup, 'not-out')
    const report = await staff.call('POST', `/logistics/${pickup}/missed_reports`, {
      body: { kind: 'dispute', note: 'It stood there', photos: [] },
    })
    // The latest reason counts, and two of one moment have no order.
    testApp.clock.advance(60_000)
    await staff.call('POST', `/missed_reports/${report.body.data._id}/answer`, {
      body: { state: 'UPHELD', note: 'Sorry' },
    })
    expect(await chargesOf()).toEqual([])
  })
})

describe('a charge by hand', { tags: ['14.6-06'] }, () => {
  const form = (overrides: object = {}) => ({
    organization: organizationId,
    day: '2026-02-03',
    kind: 'other',
    description: 'Cleaning of the bin room',
    quantity: 1,
    unitPrice: 30_000,
    currency: 'MMK',
    reason: 'Asked for by phone',
    ...overrides,
  })
  const add = (overrides?: object) => finance.call('POST', '/charges', { body: form(overrides) })

  it('has a reason, and a price that is given or that of the list', async () => {
    expect((await add()).body.data).toMatchObject({
      unit: 'piece',
      amount: 30_000,
      pickup: null,
      reason: 'Asked for by phone',
    })
    const unpriced = { kind: 'hour', description: '', unitPrice: null, currency: undefined, quantity: 1.5 }
    const refused = await add(unpriced)
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'unitPrice'])
    await agree([{ kind: 'hour', unitPrice: 15_000, taxTreatment: 'exempt' }])
    expect((await add(unpriced)).body.data).toMatchObject({ unit: 'hour', amount: 22_500, taxTreatment: 'exempt' })
  })

  it.each([
    ['reason', { reason: '' }],
    ['description', { description: '' }],
    ['unitPrice', { unitPrice: null }],
    ['currency', { currency: undefined }],
    ['quantity', { quantity: 0 }],
    ['day', { day: '2026-02-04' }],
    ['site', { site: '11111111-1111-4111-8111-111111111111' }],
    ['organization', { organization: '11111111-1111-4111-8111-111111111111' }],
  ])('is refused at %s', async (path, overrides) => {
    const { status, body } = await add(overrides)
    expect([status, body.issues[0].path]).toEqual([400, path])
  })
})

describe('a waiver', { tags: ['14.6-07'] }, () => {
  const waive = (id: string, body: object) => finance.call('PATCH', `/charges/${id}`, { body })

  it('has a reason, stays when weights change, and can be taken back', async () => {
    await agree([perTrip, perKg])
    const pickup = await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    const [trip] = (await chargesOf()).toSorted(inOrder)
    expect((await waive(trip._id, { waived: true })).body.issues[0].path).toBe('reason')
    const { body } = await waive(trip._id, { waived: true, reason: 'Came late', __v: trip.__v })
    expect(body.data).toMatchObject({ state: 'waived', reason: 'Came late' })
    expect((await waive(trip._id, { waived: false, __v: trip.__v })).status).toBe(409)
    await change(pickup, { items: [item('Papers', 11)] })
    expect(await summaryOf()).toEqual(['pickup 1 5000 waived', 'kg 11 12.5 open'])
    expect((await waive(trip._id, { waived: false })).body.data.state).toBe('open')
  })

  it('is refused once the charge is billed', async () => {
    await agree([perTrip])
    await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    const [trip] = await chargesOf()
    await bill()
    expect((await waive(trip._id, { waived: true, reason: 'Late' })).body.code).toBe('charge.billed')
  })
})

describe('the list', { tags: ['14.6-08'] }, () => {
  it('shows customers their own, and nobody else any', async () => {
    await agree([perTrip])
    await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    const customer = await signInAs(testApp, 'USER', organizationId)
    const other = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await customer.call('GET', '/charges')).body.data).toHaveLength(1)
    expect((await other.call('GET', '/charges')).body.data).toEqual([])
    expect((await other.call('GET', `/charges/open?organizationId=${organizationId}`)).body.data).toEqual([])
    expect((await customer.call('POST', '/charges', { body: {} })).status).toBe(403)
    const driver = await signInAs(testApp, 'DRIVER')
    expect((await driver.call('GET', '/charges')).status).toBe(403)
  })

  it('is filtered by state and invoice, summed by currency, and exported', async () => {
    await agree([perTrip])
    await createPickup(staff, organizationId, '2026-01-10T03:00:00Z', [item('Papers', 10)])
    await bill()
    await createPickup(staff, organizationId, '2026-01-20T03:00:00Z', [item('Papers', 10)])
    await createPickup(staff, organizationId, monday, [item('Papers', 10)])
    const mine = `organizationId=${organizationId}`
    expect(await summaryOf(`${mine}&state=open`)).toHaveLength(2)
    const [billed] = await chargesOf(`${mine}&state=billed`)
    expect(await chargesOf(`invoice=${billed.invoice._id}`)).toEqual([billed])
    const { body } = await finance.call('GET', `/charges/open?${mine}`)
    expect(body.data).toEqual([{ currency: 'MMK', open: 10_000, count: 2, rebates: 0, monthSoFar: 5_000 }])
    const { text } = await finance.call('GET', `/charges/export?${mine}&state=billed`)
    expect(rowsOf(text)).toHaveLength(2)
  })
})
