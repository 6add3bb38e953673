import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { charges } from '#database/schema/charges.ts'
import { createOrganization, createSite } from '../../../../test/records/factories.ts'
import { agree, createPriceList, noBilling, price, versionForm } from '../../../../test/records/prices.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let finance: TestActor
let operation: TestActor
let [organization, site, offices, dollars] = ['', '', '', '']

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  operation = await signInAs(testApp, 'OPERATION')
  const prices = [price('pickup', 5_000), price('pickup', 4_000, { fromQuantity: 10 }), price('kg', 50)]
  offices = await createPriceList(finance, {
    name: 'Offices',
    version: versionForm({ prices, minimumPerMonth: 9_000 }),
  })
  dollars = await createPriceList(finance, { name: 'Dollars', currency: 'USD' })
})

beforeEach(async () => {
  organization = await createOrganization(operation)
  site = await createSite(operation, organization, { name: 'Branch' })
})

const read = async (by: TestActor = finance) =>
  (await by.call('GET', `/organizations/${organization}/prices`)).body.data
const set = (agreements: object[], billing = noBilling) => agree(finance, organization, agreements, billing)

async function chargeBy(agreementId: string) {
  const now = testApp.clock.now()
  await testApp.database.insert(charges).values({
    organizationId: organization,
    day: '2026-02-02',
    kind: 'pickup',
    quantity: 1,
    unit: 'pickup',
    unitPrice: 5_000,
    amount: 5_000,
    currency: 'MMK',
    taxTreatment: 'taxable',
    agreementId,
    createdAt: now,
    updatedAt: now,
  })
}

describe('the prices of an organization', () => {
  it('are none at first', { tags: ['14.5-01'] }, async () => {
    expect(await read()).toEqual({ agreements: [], present: [], ...noBilling, __v: 0 })
  })

  it('are by a list from a day on, for all sites or for one, with prices of its own', {
    tags: ['14.5-01'],
  }, async () => {
    const own = price('pickup', 4_800, { taxTreatment: 'exempt' })
    const reply = await set([
      { startsOn: '2026-02-01', priceList: offices, prices: [own] },
      { startsOn: '2026-03-01', priceList: null },
      { site, startsOn: '2026-02-01', currency: 'USD', prices: [price('month', 30)] },
    ])
    expect([reply.status, reply.body.message]).toEqual([200, 'The prices were saved.'])
    expect(reply.body.data.__v).toBe(1)
    expect(reply.body.data.agreements).toMatchObject([
      { site: null, startsOn: '2026-03-01', priceList: null, prices: [], isUsed: false },
      {
        site: null,
        startsOn: '2026-02-01',
        priceList: { _id: offices, name: 'Offices' },
        currency: 'MMK',
        prices: [{ ...own, fromQuantity: 0 }],
      },
      { site: { _id: site, name: 'Branch' }, startsOn: '2026-02-01', priceList: null, currency: 'USD' },
    ])
    expect(reply.body.data.present).toMatchObject([
      { site: null, currency: 'MMK', minimumPerMonth: 9_000, prices: [{ unitPrice: 4_800 }, { unitPrice: 50 }] },
      { site: { name: 'Branch' }, currency: 'USD', prices: [{ kind: 'month', unitPrice: 30 }] },
    ])
    expect(await read()).toEqual(reply.body.data)
  })

  it('are in the currency of the list', { tags: ['14.5-02'] }, async () => {
    const reply = await set([{ startsOn: '2026-02-01', priceList: dollars, currency: 'MMK' }])
    expect(reply.body.data.agreements).toMatchObject([{ currency: 'USD' }])
  })

  it('name a purchase order and its limit, and say whether each site is billed', { tags: ['14.5-07'] }, async () => {
    const billing = { billsEachSite: true, purchaseOrder: 'PO-77', purchaseLimit: 1_500_000 as never }
    expect((await set([], billing)).body.data).toMatchObject(billing)
    const { body } = await finance.call('GET', `/payment/organizations/${organization}/subscription`)
    expect(body.data.__v).toBe(1)
    const entries = await (await signInAs(testApp, 'ADMIN')).call(
      'GET',
      `/audit?entity=subscription&id=${organization}`,
    )
    expect(entries.body.data).toMatchObject([{ action: 'subscription.change-prices', after: billing }])
  })

  it('are refused by an old version', async () => {
    await set([])
    const body = { agreements: [], ...noBilling, __v: 0 }
    expect((await finance.call('PUT', `/organizations/${organization}/prices`, { body })).status).toBe(409)
  })

  it.each([
    [[{ startsOn: '2026-02-01', prices: [price('pickup', 1)] }], 'agreements.0.currency', 'Required'],
    [
      [{ startsOn: '2026-02-01' }, { startsOn: '2026-03-01' }, { startsOn: '2026-02-01' }],
      'agreements.2.startsOn',
      'There is an agreement from this day already.',
    ],
    [
      [{ startsOn: '2026-02-01', priceList: '00000000-0000-4000-8000-000000000000' }],
      'agreements.0.priceList',
      'Please choose a price list that is in use.',
    ],
    [
      [{ startsOn: '2026-02-01', site: '00000000-0000-4000-8000-000000000000' }],
      'agreements.0.site',
      'Please choose a site of this organization.',
    ],
    [
      [{ startsOn: '2026-02-01', currency: 'MMK', prices: [price('pickup', 1), price('pickup', 1)] }],
      'agreements.0.prices.1.fromQuantity',
      'There is a price from this quantity already.',
    ],
    [
      [{ startsOn: '2026-02-01', currency: 'MMK', prices: [price('kg', null, { indexName: 'X', indexPercent: 1 })] }],
      'agreements.0.prices.0.indexName',
      'No value of this index was entered yet.',
    ],
  ])('are refused for %j at %s', { tags: ['14.5-03'] }, async (agreements, path, message) => {
    const { status, body } = await set(agreements)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})

describe('an agreement by which something was charged', { tags: ['14.5-06'] }, () => {
  const used = { startsOn: '2026-02-01', prices: [price('pickup', 4_800)] }
  const refusal = 'Something was charged by this agreement, so that it cannot change. Please add one from a later day.'

  beforeEach(async () => {
    const { body } = await set([{ ...used, priceList: offices }])
    await chargeBy(body.data.agreements[0]._id)
  })

  it('comes back unchanged next to a later one, also when its list was archived', async () => {
    const list = await createPriceList(finance)
    const both = [
      { startsOn: '2026-02-03', priceList: list },
      { ...used, priceList: offices },
    ]
    expect((await set(both)).status).toBe(200)
    expect((await read()).agreements).toMatchObject([{ isUsed: false }, { isUsed: true }])
  })

  it.each([
    [
      'with another price',
      () => [{ startsOn: '2026-01-01' }, { ...used, priceList: offices, prices: [] }],
      'agreements.1',
    ],
    ['with another list', () => [{ ...used, priceList: dollars }], 'agreements.0'],
    ['left out', () => [], 'agreements'],
  ])('is refused %s', async (_how, agreements, path) => {
    const { status, body } = await set(agreements())
    expect([status, body.issues]).toEqual([409, [{ path, message: refusal }]])
    expect((await read()).agreements).toHaveLength(1)
  })
})

describe('a customer', { tags: ['14.5-08'] }, () => {
  it('sees what it pays, and nobody else does', async () => {
    await set([{ startsOn: '2026-02-01', priceList: offices }])
    const customer = await signInAs(testApp, 'USER', organization)
    expect(await read(customer)).toEqual(await read())
    const other = await signInAs(testApp, 'USER', await createOrganization(operation))
    const path = `/organizations/${organization}/prices`
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await customer.call('PUT', path, { body: { agreements: [], ...noBilling } })).status).toBe(403)
    expect((await operation.call('GET', path)).status).toBe(403)
  })
})
