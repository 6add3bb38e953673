import { disposalOperations, type GriTables, recoveryOperations } from '@thant/contracts/reporting/gri'
import { type GriCell, type GriItems, maxGriItems } from '@thant/contracts/reporting/gri-items'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import {
  createDestination,
  createOrganization,
  createPickup,
  createTreatmentProfile,
  item,
} from '../../../../test/records/factories.ts'
import { createReaders } from '../../../../test/records/waste-readers.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let branchManager: TestActor
let organization: string
let branch: string

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  ;({ staff, organization, branch, customer, branchManager } = await createReaders(testApp))
  const mill = await createDestination(staff, { name: 'Mill' })
  const shares = [
    { treatment: 'recycling', percent: 91.07, destinationId: mill },
    { treatment: 'landfill', percent: 8.93 },
  ]
  await createTreatmentProfile(staff, { wasteType: 'Plastics', validFrom: '2026-01-01', shares })
  await createPickup(staff, organization, '2026-01-31T17:29:59Z', [
    { ...item('Papers', 12.345), measure: 'weighed' },
    { ...item('Plastics', 33.333), measure: 'estimated' },
  ])
  await createPickup(staff, organization, '2026-02-10T02:30:00Z', [
    { ...item('E-waste', 0.1), treatment: 'unknown' },
    { ...item('E-waste', 0.2), treatment: 'incineration-with-energy', measure: 'from-volume', destinationId: mill },
    { ...item('Organic', 7), measure: 'weighed', isHazardous: true },
    { ...item('Cans', 1.5), treatment: 'digestion', isHazardous: true },
  ])
  await createPickup(
    staff,
    organization,
    '2026-03-10T02:30:00Z',
    [{ ...item('Glasses', 5), treatment: 'reuse', measure: 'weighed' }],
    branch,
  )
  await createPickup(staff, organization, '2026-03-11T02:30:00Z', [])
})

const at = (path = '') => `/gri/organizations/${organization}${path}`

async function read(query: object = {}, by = staff): Promise<GriItems> {
  const { status, body } = await by.call('GET', at('/items'), { query: query as Record<string, string> })
  expect(status).toBe(200)
  return body.data
}

const grams = (kilograms: number) => Math.round(kilograms * 1_000)

/** Every cell of the tables with the filter that leads to it. */
function cellsOf({ waste306_3, diverted306_4, disposed306_5, dataQuality }: GriTables): Array<[number, GriCell]> {
  const ofHazard = [
    ['hazardous', 'true'],
    ['nonHazardous', 'false'],
  ] as const
  return [
    ...[...waste306_3.rows, { ...waste306_3.total, wasteType: undefined }].flatMap(({ wasteType, ...cells }) => [
      [cells.generated, { wasteType }] satisfies [number, GriCell],
      [cells.divertedFromDisposal, { wasteType, operation: 'diverted' }] satisfies [number, GriCell],
      [cells.directedToDisposal, { wasteType, operation: 'disposed' }] satisfies [number, GriCell],
    ]),
    ...ofHazard.flatMap(
      ([name, isHazardous]): Array<[number, GriCell]> => [
        ...recoveryOperations.map((operation): [number, GriCell] => [
          diverted306_4[name].rows.find((row) => row.operation === operation)?.total ?? Number.NaN,
          { operation, isHazardous },
        ]),
        ...disposalOperations.map((operation): [number, GriCell] => [
          disposed306_5[name].rows.find((row) => row.operation === operation)?.total ?? Number.NaN,
          { operation, isHazardous },
        ]),
        [diverted306_4[name].total.total, { operation: 'diverted', isHazardous }],
        [disposed306_5[name].total.total, { operation: 'disposed', isHazardous }],
        [disposed306_5[name].unknownTreatment.total, { treatment: 'unknown', isHazardous }],
      ],
    ),
    ...dataQuality.measures.map(({ measure, weightKg }): [number, GriCell] => [weightKg, { measure }]),
  ]
}

describe('the items behind the tables', () => {
  it.each<Record<string, string>>([
    {},
    { from: '2026-02' },
    { to: '2026-01' },
    { from: '2026-01', to: '2026-02' },
    { from: '2020-01', to: '2020-12' },
  ])('add up to every cell, to the gram: %j', { tags: ['11.5-09'] }, async (period) => {
    for (const [by, site] of [
      [staff, undefined],
      [customer, branch],
      [branchManager, undefined],
    ] as const) {
      const query: Record<string, string> = { ...period, ...(site && { site }) }
      const { body } = await by.call('GET', at(), { query })
      for (const [figure, cell] of cellsOf(body.data)) {
        const requested = Object.entries({ ...query, ...cell }).filter(([, value]) => value !== undefined)
        const { weightKg, items, itemCount, pickups } = await read(Object.fromEntries(requested), by)
        const sum = items.reduce((total, one) => total + grams(one.weightKg), 0)
        expect([cell, weightKg, sum]).toEqual([cell, figure, grams(figure)])
        expect([pickups, itemCount]).toEqual([new Set(items.map(({ pickup }) => pickup)).size, items.length])
      }
    }
  })

  it('are the parts of each item, in time order, with where they went', { tags: ['11.5-09'] }, async () => {
    const { pickups, weightKg, items } = await read({ to: '2026-01' })
    expect([pickups, weightKg]).toEqual([1, 45.678])
    expect(
      items.map(({ wasteType, treatment, destination, measure, weightKg: kg }) => [
        wasteType,
        treatment,
        destination,
        measure,
        kg,
      ]),
    ).toEqual([
      ['Papers', 'recycling', null, 'weighed', 12.345],
      ['Plastics', 'recycling', 'Mill', 'estimated', 30.357],
      ['Plastics', 'landfill', null, 'estimated', 2.976],
    ])
    expect((await read({ treatment: 'incineration-with-energy' })).items[0]).toMatchObject({
      destination: 'Mill',
      isHazardous: true,
      pickUpTime: '2026-02-10T02:30:00.000Z',
      site: { _id: organization, name: 'Main site' },
    })
  })

  it('are listed up to a number, the latest, but counted and summed up beyond it', { tags: ['11.5-09'] }, async () => {
    const busy = await createOrganization(staff)
    await createPickup(staff, busy, '2026-01-10T02:30:00Z', [item('Papers', 3)])
    const pickup = await createPickup(staff, busy, '2026-02-10T02:30:00Z', [item('Papers', 1)])
    await testApp.pool.query(
      `insert into pickup_items select (jsonb_populate_record(i, jsonb_build_object('position', n))).*
       from pickup_items i, generate_series(1001, 1000 + $2::int) n where pickup_id = $1`,
      [pickup, maxGriItems],
    )
    const { items, ...counts }: GriItems = (await staff.call('GET', `/gri/organizations/${busy}/items`)).body.data
    expect(counts).toEqual({ pickups: 2, itemCount: maxGriItems + 2, weightKg: maxGriItems + 4 })
    expect(items).toHaveLength(maxGriItems)
    expect(new Set(items.map((one) => one.pickup))).toEqual(new Set([pickup]))
  })

  it('are none of another organization, nor of a site that the caller is not of', { tags: ['11.5-09'] }, async () => {
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    for (const path of ['/items', '/items/export']) {
      expect([path, (await stranger.call('GET', at(path))).status]).toEqual([path, 404])
      expect([path, (await branchManager.call('GET', at(`${path}?site=${organization}`))).status]).toEqual([path, 404])
    }
    expect((await read({}, branchManager)).items.map(({ site }) => site.name)).toEqual(['Branch'])
  })

  it.each([
    ['from=2026-03&to=2026-02', 'to'],
    ['from=now', 'from'],
    ['operation=burning', 'operation'],
    ['treatment=none', 'treatment'],
    ['measure=guessed', 'measure'],
    ['isHazardous=1', 'isHazardous'],
    ['wasteType=Gold', 'wasteType'],
  ])('are refused with ?%s', { tags: ['11.5-09'] }, async (query, field) => {
    for (const path of ['/items', '/items/export']) {
      const { status, body } = await staff.call('GET', at(`${path}?${query}`))
      expect([status, body.issues?.map((issue: { path: string }) => issue.path)]).toEqual([400, [field]])
    }
  })

  it('come as a file in the language of the reader, each once', { tags: ['11.5-09'] }, async () => {
    const [head = [], ...lines] = rowsOf((await customer.call('GET', at('/items/export'))).text)
    expect(head.slice(4)).toEqual([
      'Waste type',
      'Treatment',
      'Destination',
      'How the weight is known',
      'Kind of waste',
      'Weight (kg)',
    ])
    expect(lines).toHaveLength(8)
    expect(lines[2]?.slice(1)).toEqual([
      '2026-01-31T23:59:59+06:30',
      'Main site',
      'Office paper',
      'Plastic',
      'Landfilling',
      '',
      'Estimated',
      'Non-hazardous',
      '2.976',
    ])
    const [, ...burmese] = rowsOf((await customer.call('GET', at('/items/export?language=my&measure=weighed'))).text)
    expect(burmese).toHaveLength(3)
    expect(burmese.flatMap((cells) => cells.slice(4, 9)).filter((cell) => /[A-Za-z]/.test(cell))).toEqual([])
  })
})
