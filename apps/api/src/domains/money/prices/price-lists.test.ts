import { beforeAll, describe, expect, it } from 'vitest'
import { charges } from '#database/schema/charges.ts'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization } from '../../../../test/records/factories.ts'
import { agree, createPriceList, price, priceListForm, versionForm } from '../../../../test/records/prices.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let finance: TestActor
let organization: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  organization = await createOrganization(await signInAs(testApp, 'OPERATION'), { name: 'Lotus Tower' })
})

const add = (overrides: object = {}) => finance.call('POST', '/price_lists', { body: priceListForm({ ...overrides }) })
const get = async (id: string) => (await finance.call('GET', `/price_lists/${id}`)).body.data
const change = (id: string, body: object) => finance.call('PATCH', `/price_lists/${id}`, { body })

async function charge(versionId: string, organizationId = organization) {
  const now = testApp.clock.now()
  await testApp.database.insert(charges).values({
    organizationId,
    day: '2026-02-02',
    kind: 'pickup',
    quantity: 1,
    unit: 'pickup',
    unitPrice: 5_000,
    amount: 5_000,
    currency: 'MMK',
    taxTreatment: 'taxable',
    versionId,
    createdAt: now,
    updatedAt: now,
  })
}

const whole = {
  wayType: null,
  wasteType: null,
  fromQuantity: 0,
  indexName: null,
  indexPercent: null,
  isRebate: false,
  taxTreatment: 'taxable',
}

describe('a price list', () => {
  it('is added in one currency with its first version', { tags: ['14.4-01'] }, async () => {
    const prices = [
      price('pickup', 5_000),
      price('pickup', 4_500, { fromQuantity: 10, wayType: null }),
      price('pickup', 6_000, { wayType: 'Organic', taxTreatment: 'exempt' }),
      price('viss', 500, { wasteType: 'Plastics', isRebate: true, taxTreatment: 'tax-included' }),
      price('hour', 0.0001),
    ]
    const version = versionForm({ prices, minimumPerPickup: 3_000, minimumPerMonth: 50_000 })
    const made = await add({ name: 'Households', version })
    expect([made.status, made.body.message]).toEqual([201, 'The price list was added.'])
    expect(made.body.data).toMatchObject({ name: 'Households', currency: 'MMK', archivedAt: null, __v: 0 })
    const [stored, ...others] = made.body.data.versions
    expect(others).toEqual([])
    expect(stored).toMatchObject({ startsOn: '2026-02-01', minimumPerPickup: 3_000, minimumPerMonth: 50_000 })
    expect(stored).toMatchObject({ isUsed: false, prices: prices.map((one) => ({ ...whole, ...one })) })
  })

  it('has a name of its own among those in use', { tags: ['14.4-01'] }, async () => {
    const id = await createPriceList(finance, { name: 'Schools' })
    const again = await add({ name: 'SCHOOLS' })
    expect([again.status, again.body.issues]).toEqual([
      409,
      [{ path: 'name', message: 'There is a price list with this name already.' }],
    ])
    await finance.call('DELETE', `/price_lists/${id}`)
    expect((await add({ name: 'SCHOOLS' })).status).toBe(201)
    expect((await finance.call('POST', `/price_lists/${id}/restore`)).body.code).toBe('price-list.name-taken')
  })

  it('gets another version, and its currency stays', { tags: ['14.4-02'] }, async () => {
    const id = await createPriceList(finance)
    const version = versionForm({ startsOn: '2026-03-01', prices: [price('pickup', 5_500)] })
    const changed = await change(id, { version, currency: 'USD', __v: 0 })
    expect([changed.status, changed.body.data.currency, changed.body.data.__v]).toEqual([200, 'MMK', 1])
    const days = changed.body.data.versions.map(({ startsOn }: { startsOn: string }) => startsOn)
    expect(days).toEqual(['2026-03-01', '2026-02-01'])
    expect((await change(id, { name: 'Second', __v: 0 })).status).toBe(409)
  })

  it('replaces a version of the same day until something was charged by it', { tags: ['14.4-03'] }, async () => {
    const id = await createPriceList(finance)
    const replaced = await change(id, { version: versionForm({ prices: [price('month', 9)] }), __v: 0 })
    expect(replaced.body.data.versions).toMatchObject([{ prices: [{ kind: 'month', unitPrice: 9 }] }])
    await charge(replaced.body.data.versions[0]._id)
    const refused = await change(id, { version: versionForm(), __v: 1 })
    expect([refused.status, refused.body.issues]).toEqual([
      409,
      [
        {
          path: 'version.startsOn',
          message: 'Something was charged by the prices from this day. Please choose another day.',
        },
      ],
    ])
    expect((await get(id)).versions).toMatchObject([{ isUsed: true, prices: [{ kind: 'month', unitPrice: 9 }] }])
    expect((await change(id, { name: 'Renamed all the same', __v: 1 })).status).toBe(200)
  })

  it('cannot be archived while somebody is charged by it today or later', { tags: ['14.4-07'] }, async () => {
    const id = await createPriceList(finance)
    expect((await agree(finance, organization, [{ startsOn: '2026-03-01', priceList: id }])).status).toBe(200)
    const refused = await finance.call('DELETE', `/price_lists/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '1 customers are charged by this list. Please move them first.',
    ])
    const ended = [
      { startsOn: '2026-01-01', priceList: id },
      { startsOn: '2026-02-03', priceList: null },
    ]
    await agree(finance, organization, ended)
    expect((await finance.call('DELETE', `/price_lists/${id}`)).status).toBe(200)
    expect((await change(id, { name: 'Gone' })).status).toBe(404)
    expect((await finance.call('POST', `/price_lists/${id}/restore`)).body.data.archivedAt).toBeNull()
    await agree(finance, organization, [])
  })

  it('says in the audit log what its prices were', async () => {
    const id = await createPriceList(finance, { name: 'Audited' })
    const prices = [price('kg', null, { indexName: 'PET', indexPercent: 40, isRebate: true, wasteType: 'Plastics' })]
    await finance.call('POST', '/price_indexes', { body: { name: 'PET', month: '2026-02', value: 900 } })
    await change(id, { version: versionForm({ prices }), __v: 0 })
    const { body } = await (await signInAs(testApp, 'ADMIN')).call(
      'GET',
      `/audit?entity=price-list&id=${id}&sort=action`,
    )
    expect(body.data).toMatchObject([
      {
        action: 'price-list.change',
        before: { versions: ['2026-02-01: pickup 5000 taxable'] },
        after: { versions: ['2026-02-01: kg Plastics 40 % of PET to the customer taxable'] },
      },
      { action: 'price-list.create' },
    ])
  })
})

describe('the prices of a version', () => {
  const both = 'Please give a price or a share of an index, not both.'
  const index = { indexName: 'Cans', indexPercent: 50 }

  beforeAll(async () => {
    await finance.call('POST', '/price_indexes', { body: { name: 'Cans', month: '2026-02', value: 2_000 } })
  })

  it.each([
    [[], 'version.prices', 'Required'],
    [
      Array.from({ length: 201 }, (_, n) => price('pickup', 1, { fromQuantity: n })),
      'version.prices',
      'At most 200 prices',
    ],
    [[price('pickup', -1)], 'version.prices.0.unitPrice', 'Not below 0'],
    [[price('pickup', 0.00001)], 'version.prices.0.unitPrice', 'At most 4 decimals'],
    [[price('pickup', null)], 'version.prices.0.unitPrice', 'Required'],
    [[price('swim', 1)], 'version.prices.0.kind', 'Required'],
    [[price('kg', 1, index)], 'version.prices.0.unitPrice', both],
    [[price('kg', null, { ...index, indexPercent: null })], 'version.prices.0.indexPercent', 'Required'],
    [[price('kg', null, { ...index, indexPercent: 0 })], 'version.prices.0.indexPercent', 'More than 0 %'],
    [[price('kg', null, { ...index, indexPercent: 100.01 })], 'version.prices.0.indexPercent', 'At most 100 %'],
    [[price('kg', null, { indexPercent: 50 })], 'version.prices.0.indexName', 'Required'],
    [
      [price('pickup', 1), price('kg', null, { ...index, indexName: 'Gold' })],
      'version.prices.1.indexName',
      'No value of this index was entered yet.',
    ],
    [
      [price('pickup', 1, { isRebate: true })],
      'version.prices.0.isRebate',
      'Only for a weight is something paid to the customer.',
    ],
    [
      [price('month', 1, { wayType: 'Dry' })],
      'version.prices.0.wayType',
      'Only a price of pickups is by waste stream.',
    ],
    [
      [price('pickup', 1, { wasteType: 'Cans' })],
      'version.prices.0.wasteType',
      'Only a price of a weight is by waste type.',
    ],
    [
      [price('pickup', 1), price('pickup', 2, { wayType: 'Dry' }), price('pickup', 3)],
      'version.prices.2.fromQuantity',
      'There is a price from this quantity already.',
    ],
    [
      [price('kg', 1, { wasteType: 'Cans' }), price('viss', 2, { wasteType: 'Cans', fromQuantity: 5 })],
      'version.prices.1.kind',
      'This waste has a price in the other unit of weight already.',
    ],
  ])('are refused for %j at %s', { tags: ['14.4-04', '14.4-05', '14.4-06'] }, async (prices, path, message) => {
    const { status, body } = await add({ version: versionForm({ prices }) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it.each([
    ['minimumPerPickup', 0, 'More than 0'],
    ['minimumPerMonth', -5, 'More than 0'],
    ['startsOn', '2026-02-30', 'Invalid date'],
  ])('are refused with %s of %j', { tags: ['14.4-05'] }, async (field, value, message) => {
    const { status, body } = await add({ version: versionForm({ [field]: value }) })
    expect([status, body.issues]).toEqual([400, [{ path: `version.${field}`, message }]])
  })

  it('may be by the kilogram of one waste and by the viss of another', { tags: ['14.4-06'] }, async () => {
    const prices = [price('kg', 1, { wasteType: 'Cans' }), price('viss', 2)]
    expect((await add({ version: versionForm({ prices }) })).status).toBe(201)
  })
})

describe('the list of price lists', () => {
  let dollars: string

  beforeAll(async () => {
    dollars = await createPriceList(finance, { name: 'LST Dollars', currency: 'USD' })
    testApp.clock.advance(1_000)
    await createPriceList(finance, { name: 'LST April', version: versionForm({ startsOn: '2026-04-01' }) })
    const old = await createPriceList(finance, { name: 'LST Old' })
    await finance.call('DELETE', `/price_lists/${old}`)
    await agree(finance, organization, [{ startsOn: '2026-02-01', priceList: dollars }])
  })

  it.each([
    ['q=lst', ['LST April', 'LST Dollars']],
    ['name=lst&sort=-name', ['LST Dollars', 'LST April']],
    ['name=lst&sort=-currency', ['LST Dollars', 'LST April']],
    ['name=lst&sort=createdAt', ['LST Dollars', 'LST April']],
    ['currency=USD', ['LST Dollars']],
    ['name=lst&archived=true', ['LST Old']],
  ])('is filtered and sorted by %s', { tags: ['14.4-09'] }, async (query, names) => {
    const { body } = await finance.call('GET', `/price_lists?${query}`)
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names)
  })

  it('says from when the prices of today are, and for how many customers', { tags: ['14.4-09'] }, async () => {
    const { body } = await finance.call('GET', '/price_lists?name=lst')
    expect(body.data).toMatchObject([
      { currentFrom: null, customers: 0 },
      { currentFrom: '2026-02-01', customers: 1 },
    ])
    const { text } = await finance.call('GET', '/price_lists/export?currency=USD')
    expect(rowsOf(text)).toEqual([
      ['Name', 'Currency', 'In force from', 'Customers'],
      ['LST Dollars', 'USD', '2026-02-01', '1'],
    ])
  })

  it('is read by who reads invoices, and changed by finance and admins alone', { tags: ['14.4-10'] }, async () => {
    const service = await signInAs(testApp, 'CUSTOMER SERVICE')
    expect((await service.call('GET', `/price_lists/${dollars}`)).status).toBe(200)
    expect((await service.call('PATCH', `/price_lists/${dollars}`, { body: { name: 'X' } })).status).toBe(403)
    expect((await (await signInAs(testApp, 'OPERATION')).call('GET', '/price_lists')).status).toBe(403)
    const customer = await signInAs(testApp, 'USER', organization)
    expect((await customer.call('GET', `/price_lists/${dollars}`)).status).toBe(403)
  })
})

describe('a price index', { tags: ['14.4-08'] }, () => {
  const enter = (month: string, value: number, name = 'Paper') =>
    finance.call('POST', '/price_indexes', { body: { name, month, value } })

  it('has one value a month, which another one replaces, and one spelling', async () => {
    expect((await enter('2026-01', 350.5)).status).toBe(201)
    expect((await enter('2026-02', 360)).body.data).toMatchObject({ name: 'Paper', month: '2026-02', value: 360 })
    expect((await enter('2026-02', 365.25, 'PAPER')).body.data).toMatchObject({ name: 'Paper', value: 365.25 })
    const { body } = await finance.call('GET', '/price_indexes?name=paper')
    expect(body.data).toMatchObject([
      { month: '2026-02', value: 365.25 },
      { month: '2026-01', value: 350.5 },
    ])
    expect((await finance.call('GET', '/price_indexes/names')).body.data).toContain('Paper')
  })

  it.each([
    [{ name: 'Paper', month: '2026-13', value: 1 }, 'month', 'Invalid month'],
    [{ name: ' ', month: '2026-02', value: 1 }, 'name', 'Required'],
    [{ name: 'Paper', month: '2026-02', value: 0 }, 'value', 'More than 0'],
    [{ name: 'Paper', month: '2026-02', value: 0.00001 }, 'value', 'At most 4 decimals'],
    [{ name: 'Paper', month: '2026-02' }, 'value', 'Required'],
  ])('is refused for %j at %s', async (body, path, message) => {
    const reply = await finance.call('POST', '/price_indexes', { body })
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]])
  })
})
