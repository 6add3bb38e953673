import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import type { GriTables } from '@thant/contracts/reporting/gri'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { uploadSlip } from '../../../../test/files/upload.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createTreatmentProfile,
  factorSetForm,
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
let mill: string

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  ;({ staff, organization, branch, customer, branchManager } = await createReaders(testApp))
  const shares = [
    { treatment: 'recycling', percent: 91.07 },
    { treatment: 'landfill', percent: 8.93 },
  ]
  await createTreatmentProfile(staff, { wasteType: 'Plastics', validFrom: '2026-01-01', shares })
  mill = await createDestination(staff)
  const toMill = [{ treatment: 'recycling', destinationId: mill, percent: 100 }]
  await createTreatmentProfile(staff, { wasteType: 'Papers', validFrom: '2026-01-01', shares: toMill })
  await createPickup(staff, organization, '2026-01-31T17:29:59Z', [
    { ...item('Papers', 12.345), measure: 'weighed' },
    { ...item('Plastics', 33.333), measure: 'estimated' },
  ])
  await createPickup(staff, organization, '2026-02-10T02:30:00Z', [
    { ...item('E-waste', 0.1), treatment: 'unknown' },
    { ...item('E-waste', 0.2), treatment: 'incineration-with-energy', measure: 'from-volume' },
    { ...item('Organic', 7), measure: 'weighed' },
  ])
  await createPickup(
    staff,
    organization,
    '2026-03-10T02:30:00Z',
    [{ ...item('Glasses', 5), treatment: 'reuse', destinationId: mill, measure: 'weighed' }],
    branch,
  )
})

async function read(query = '', by = staff): Promise<GriTables> {
  return (await by.call('GET', `/gri/organizations/${organization}${query}`)).body.data
}

/** Recomputes from the items what the tables have from the totals. */
async function itemsOf(condition: string): Promise<number> {
  const { rows } = await testApp.pool.query(
    `select coalesce(sum(coalesce(part.weight_kg, i.weight_kg)), 0)::float8 as kg
     from pickups p join pickup_items i on i.pickup_id = p.id
     left join pickup_item_parts part on part.pickup_id = i.pickup_id and part.position = i.position
     where p.organization_id = $1 and p.status = 'COMPLETED' and ${condition}`,
    [organization],
  )
  return rows[0].kg
}

describe('the tables of an organization', () => {
  it('are those of GRI 306, equal to the items to the gram', { tags: ['11.5-01'] }, async () => {
    const { waste306_3, diverted306_4, disposed306_5 } = await read('?from=2026-01&to=2026-12')
    expect(waste306_3.rows[1]).toEqual({
      wasteType: 'Plastics',
      generated: 33.333,
      divertedFromDisposal: 30.357,
      directedToDisposal: 2.976,
    })
    expect(waste306_3.total).toEqual({ generated: 57.978, divertedFromDisposal: 54.702, directedToDisposal: 3.276 })
    for (const { wasteType, generated } of waste306_3.rows) {
      expect(generated).toBe(await itemsOf(`i.waste_type = '${wasteType}'`))
    }
    expect(diverted306_4.hazardous.total.total).toBe(0)
    expect(diverted306_4.nonHazardous.rows).toEqual([
      { operation: 'preparation-for-reuse', onsite: null, offsite: 5, total: 5 },
      { operation: 'recycling', onsite: null, offsite: 49.702, total: 49.702 },
      { operation: 'other-recovery', onsite: null, offsite: 0, total: 0 },
    ])
    expect(disposed306_5.hazardous).toEqual({
      rows: [
        { operation: 'incineration-with-energy', onsite: null, offsite: 0.2, total: 0.2 },
        { operation: 'incineration', onsite: null, offsite: 0, total: 0 },
        { operation: 'landfilling', onsite: null, offsite: 0, total: 0 },
        { operation: 'other-disposal', onsite: null, offsite: 0.1, total: 0.1 },
      ],
      total: { onsite: null, offsite: 0.3, total: 0.3 },
      unknownTreatment: { onsite: null, offsite: 0.1, total: 0.1 },
    })
    expect(disposed306_5.nonHazardous.total.total).toBe(await itemsOf(`part.treatment = 'landfill'`))
  })

  it('say how the weights are known, with the weighed share beside the diversion rate', {
    tags: ['11.5-04'],
  }, async () => {
    const { dataQuality } = await read()
    expect(dataQuality.measures.map(({ measure, weightKg }) => [measure, weightKg])).toEqual([
      ['weighed', 24.345],
      ['estimated', 33.333],
      ['from-volume', 0.2],
      ['not-recorded', 0.1],
    ])
    expect(dataQuality.measures[0]?.share).toBe(24_345 / 57_978)
    expect(dataQuality.unknownTreatment).toEqual({ weightKg: 0.1, share: 100 / 57_978 })
    expect([dataQuality.diversionRate, dataQuality.weighedShare]).toEqual([54_702 / 57_978, 24_345 / 57_978])
  })

  it('say how far each total may be off, by the percentages of the company, with their sources', {
    tags: ['11.5-48'],
  }, async () => {
    const uncertaintyOf = async () => {
      const { measures, uncertaintyPercent } = (await read()).dataQuality
      const { generated, divertedFromDisposal, directedToDisposal } = uncertaintyPercent
      const percents = measures.map(({ uncertainty }) => uncertainty.percent)
      return [percents, generated, divertedFromDisposal, directedToDisposal]
    }
    // 24.345 kg weighed, 33.333 kg estimated, 0.2 kg from the volume and 0.1 kg of which it was not recorded.
    expect(await uncertaintyOf()).toEqual([[2, 30, 50, 50], 17, 17, 27])
    const { weightUncertainty } = (await staff.call('GET', '/company')).body.data
    const weighed = { percent: 12.5, source: '=Calibrated in May' }
    await staff.call('PATCH', '/company', { body: { weightUncertainty: { ...weightUncertainty, weighed } } })
    expect(await uncertaintyOf()).toEqual([[12.5, 30, 50, 50], 18, 18, 27])
    expect((await read()).dataQuality.measures[0]?.uncertainty).toEqual(weighed)
    // A spreadsheet would run it as a formula.
    const { text } = await staff.call('GET', `/gri/organizations/${organization}/export`)
    expect(text).toContain(",12.5,'=Calibrated in May,")
    expect((await read('?from=2024-01&to=2024-02')).dataQuality.uncertaintyPercent.generated).toBeNull()
    await staff.call('PATCH', '/company', { body: { weightUncertainty } })
  })

  it('count of the last month what was collected up to a day, as the items do', { tags: ['11.5-11'] }, async () => {
    const sumOf = async (query: string, by = staff) => {
      const { waste306_3, dataQuality } = await read(query, by)
      const { body } = await by.call('GET', `/gri/organizations/${organization}/items${query}`)
      expect(body.data.weightKg).toBe(waste306_3.total.generated)
      return [waste306_3.total.generated, dataQuality.diversionRate]
    }
    expect(await sumOf('?from=2026-01&to=2026-02&lastDay=9')).toEqual([45.678, 42_702 / 45_678])
    expect(await sumOf('?from=2026-01&to=2026-02&lastDay=10')).toEqual([52.978, 49_702 / 52_978])
    expect(await sumOf('?from=2026-02&to=2026-02&lastDay=9')).toEqual([0, null])
    expect(await sumOf('?to=2026-03&lastDay=9', branchManager)).toEqual([0, null])
    // February has no 31st, so it counts as a whole.
    expect(await read('?to=2026-02&lastDay=31')).toEqual(await read('?to=2026-02'))
    expect((await staff.call('GET', `/gri/organizations/${organization}?to=2026-02&lastDay=32`)).status).toBe(400)
  })

  it('say how much has gone to its destination in consignments, of the sites and months that are asked for', {
    tags: ['11.5-08'],
  }, async () => {
    const other = await createOrganization(staff)
    const id = await createPickup(staff, other, '2026-01-20T02:30:00Z')
    const documents = [item('Papers', 37.655)]
    await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items: documents } })
    const load = { gross: undefined, tare: undefined }
    await createConsignment(staff, mill, { ...load, wasteType: 'Papers', date: '2026-02-03', net: 25 })
    await createConsignment(staff, mill, { ...load, wasteType: 'Glasses', date: '2026-04-03', net: 100 })
    const coveredIn = async (query: string, by = staff) => (await read(query, by)).dataQuality.coveredByConsignments
    // Of January's 50 kg of paper 25 have left, so half of this organization's 12.345 has.
    expect(await coveredIn('?to=2026-01', customer)).toMatchObject({ weightKg: 6.173, share: 6_173 / 45_678 })
    expect(await coveredIn('')).toMatchObject({ weightKg: 11.173, share: 11_173 / 57_978 })
    expect(await coveredIn('', branchManager)).toMatchObject({ weightKg: 5, share: 1 })
    const none = { weightKg: 0, share: null }
    expect(await coveredIn('?from=2024-01&to=2024-12')).toEqual({ ...none, withSlip: none })
    // What went elsewhere proves nothing, and neither does a slip of the hand of another customer change anything.
    await createConsignment(staff, await createDestination(staff), {
      ...load,
      wasteType: 'Papers',
      date: '2026-02-03',
      net: 9,
    })
    const { file: slip } = (await uploadSlip(staff, await pngFile())).body.data
    await createConsignment(staff, mill, { ...load, wasteType: 'Papers', date: '2026-03-03', net: 5, slip })
    const before = await coveredIn('?to=2026-01')
    expect(before).toEqual({
      weightKg: 7.407,
      share: 7_407 / 45_678,
      withSlip: { weightKg: 1.235, share: 1_235 / 45_678 },
    })
    await createPickup(staff, other, '2026-01-21T02:30:00Z', [item('Papers', 900_000)])
    expect(await coveredIn('?to=2026-01')).toEqual(before)
  })

  it('have the direct emissions of category 5, which are too low for what went to a landfill', {
    tags: ['11.5-05'],
  }, async () => {
    const { scope3Category5 } = await read('?from=2026-01&to=2026-01')
    expect(scope3Category5.factorSets.map(({ name }) => name)).toEqual(['thant-2023'])
    expect(scope3Category5.direct).toBeCloseTo(0.012345 * 1.266 + 0.030357 * 2.148, 10)
    expect(scope3Category5.outsideOfScopes.avoided).toBeCloseTo(0.012345 * 0.971 + 0.030357 * 1.899, 10)
    expect(scope3Category5.withoutFactor).toEqual([{ treatment: 'landfill', weightKg: 2.976 }])
    expect(scope3Category5.isTooLow).toBe(true)
    expect((await read('?from=2026-04')).scope3Category5).toMatchObject({ direct: 0, isTooLow: false })
  })

  it.each([
    ['?from=2026-01&to=2026-01', 45.678],
    ['?from=2026-02', 12.3],
    ['?to=2026-02', 52.978],
    ['?duration=2026-02,2026-03', 12.3],
    ['?from=2024-01&to=2024-12', 0],
  ])('with %j cover the months from the first to the last', { tags: ['11.5-01'] }, async (query, generated) => {
    expect((await read(query)).waste306_3.total.generated).toBe(generated)
  })

  it.each([
    ['from=2026-13', 'from', 'Invalid month'],
    ['to=2026-02-30', 'to', 'Invalid month'],
    ['from=2026-03&to=2026-02', 'to', 'Must not be before the first month'],
    ['site=here', 'site', 'Invalid id'],
  ])('are refused with ?%s', { tags: ['11.5-06'] }, async (query, path, message) => {
    for (const address of ['', '/export']) {
      const reply = await staff.call('GET', `/gri/organizations/${organization}${address}?${query}`)
      expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]])
    }
  })

  it('are of the sites that a user may see, and of one that is asked for', { tags: ['11.5-06'] }, async () => {
    expect(await read('', customer)).toEqual(await read())
    expect((await read('', branchManager)).waste306_3.total.generated).toBe(5)
    expect((await read(`?site=${branch}`, customer)).waste306_3.total.generated).toBe(5)
    const other = await createOrganization(staff)
    for (const path of [organization, `${organization}?site=${other}`, other, `${other}/export`]) {
      const by = path === organization ? await signInAs(testApp, 'USER', other) : customer
      expect([path, (await by.call('GET', `/gri/organizations/${path}`)).status]).toEqual([path, 404])
    }
  })

  it('count each month by the factors in force at its end, so that a year is the sum of its months', {
    tags: ['11.5-05'],
  }, async () => {
    const { body } = await staff.call('POST', '/factor_sets', { body: factorSetForm({ validFrom: '2026-03-31' }) })
    const category5Of = async (query: string) => (await read(query)).scope3Category5
    const idsOf = async (query: string) => (await category5Of(query)).factorSets.map(({ _id }) => _id)
    const [former = ''] = await idsOf('?to=2026-02')
    expect(await idsOf('?from=2026-03&to=2026-03')).toEqual([body.data._id])
    expect(await idsOf('?from=2026-01')).toEqual([former, body.data._id])
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
    const direct = await Promise.all(
      months.map(async (month) => (await category5Of(`?from=${month}&to=${month}`)).direct),
    )
    const year = await category5Of('?from=2026-01&to=2026-12')
    expect(year.direct).toBeCloseTo(
      direct.reduce((sum, one) => sum + one, 0),
      10,
    )
    expect(new Set(direct.filter((one) => one > 0)).size).toBeGreaterThan(1)
  })

  it('are no longer too low once the set has factors for what went to a landfill', { tags: ['11.5-05'] }, async () => {
    const form = factorSetForm({ validFrom: '2025-01-01' })
    const landfill = { ...form.factors[1], treatment: 'landfill', direct: 0.75, avoidedMaterial: 0 }
    const body = { ...form, factors: [...form.factors, landfill] }
    await staff.call('POST', '/factor_sets', { body })
    const { direct, outsideOfScopes, withoutFactor, isTooLow } = (await read('?from=2026-01&to=2026-01'))
      .scope3Category5
    expect(direct).toBeCloseTo(0.012345 * 1 + 0.030357 * 2 + 0.002976 * 0.75, 10)
    expect(outsideOfScopes.avoided).toBeCloseTo(0.012345 * 0.5 + 0.030357 * 1, 10)
    expect([withoutFactor, isTooLow]).toEqual([[], false])
  })
})

describe('the file of the tables', () => {
  const linesOf = async (query = '', by = staff) =>
    rowsOf((await by.call('GET', `/gri/organizations/${organization}/export?to=2026-12${query}`)).text)

  it('has the cells of the tables, a row of a table in each line', {
    tags: ['11.5-03', '11.5-07', '11.5-15', '11.5-48'],
  }, async () => {
    const tables = await read('?to=2026-12')
    const [head = [], ...lines] = await linesOf()
    const cellsOf = (table: string, kind: string, row: string) =>
      lines.find((line) => line[0]?.includes(table) && line[1] === kind && line[2] === row)?.slice(3, 11) ?? []
    expect(head.slice(3, 11)).toEqual([
      'Waste generated (kg)',
      'Diverted from disposal (kg)',
      'Directed to disposal (kg)',
      'Onsite (kg)',
      'Offsite (kg)',
      'Total (kg)',
      'Share of waste generated',
      'Emissions (t CO2e)',
    ])
    const places = lines.filter(([table]) => table === 'Where it went')
    expect(places.map((line) => line[2])).toEqual(['Destination', 'Not recorded'])
    expect(lines).toHaveLength(7 + 9 + 13 + 8 + 2 + places.length + tables.scope3Category5.withoutFactor.length + 1)
    expect(cellsOf('306-3', '', 'Plastic')).toEqual(['33.333', '30.357', '2.976', '', '', '', '', ''])
    expect(cellsOf('306-4', 'Non-hazardous', 'Recycling')).toEqual(['', '', '', '', '49.702', '49.702', '', ''])
    expect(cellsOf('306-5', 'Hazardous', 'Total')).toEqual(['', '', '', '', '0.3', '0.3', '', ''])
    expect(cellsOf('306-5', '', 'Total')).toEqual(['', '', '', '', '3.276', '3.276', '', ''])
    const left = cellsOf('What has left the company', '', 'Delivered to the destination shown')
    expect(left.slice(5, 7)).toEqual(['12.407', '0.214'])
    const knownOf = (table: string, row: string) =>
      lines.find((line) => line[0]?.includes(table) && line[1] === '' && line[2] === row)?.slice(19, 21)
    const { weighed } = defaultUncertainty
    expect([head.slice(19, 21), knownOf('Data quality', 'Weighed')]).toEqual([
      ['Uncertainty at 95 % (± %)', 'Source of the uncertainty'],
      ['2', weighed.source],
    ])
    for (const [table, percent] of Object.entries({
      '306-3': '17',
      '306-4': '17',
      '306-5': '27',
      'Data quality': '17',
    }))
      expect([table, knownOf(table, 'Total')]).toEqual([table, [percent, '']])
    // 54.702 of 57.978 kg, as the paper and the screen write it: 94.35 %.
    expect(cellsOf('Data quality', '', 'Diversion rate')[6]).toBe('0.9435')
    expect(cellsOf('Scope 3', '', 'Direct emissions')[7]).toBe(String(tables.scope3Category5.direct))
    expect(cellsOf('Outside', '', 'Avoided emissions')[7]).toBe(String(tables.scope3Category5.outsideOfScopes.avoided))
    const disposed = lines
      .filter((line) => line[0]?.includes('306-5') && line[1] === 'Hazardous')
      .map((line) => line[2])
    expect(disposed.slice(-2)).toEqual(['Unknown treatment', 'Total'])
    const sets = tables.scope3Category5.factorSets.map(({ name, version }) => `${name} ${version}`).join(', ')
    expect(lines.filter((line) => line[11] === sets).map(([table]) => table?.slice(0, 7))).toEqual([
      ...Array.from({ length: 1 + tables.scope3Category5.withoutFactor.length }, () => 'Scope 3'),
      'Outside',
    ])
    expect(lines.every((line) => line[14] === '2026-12' && line[16] === 'Golden Lotus')).toBe(true)
  })

  it('is the same as a spreadsheet, with numbers', { tags: ['11.5-07'] }, async () => {
    const { rawPayload } = await testApp.app.inject({
      url: `/api/gri/organizations/${organization}/export?to=2026-12&format=xlsx`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
    const { sheets } = await readXlsx(rawPayload)
    const rows = (sheets[0]?.rows ?? []).map((cells) => cells.map((cell) => (cell === null ? '' : String(cell))))
    const lines = await linesOf()
    expect(rows.map((cells) => [...cells, '', ''].slice(0, 16))).toEqual(lines.map((cells) => cells.slice(0, 16)))
    expect(sheets[0]?.rows[2]?.[3]).toBe(33.333)
  })

  it('is in the language of the reader, and of the own sites alone', { tags: ['11.5-07'] }, async () => {
    const [, ...lines] = await linesOf('&language=my', branchManager)
    const written = lines.flatMap((line) => [line[0], line[1], line[2], line[12]])
    expect(written.filter((text) => /[A-Za-z]/.test(text?.replace(/GRI 306-\d|Scope( 3)?/, '') ?? ''))).toEqual([])
    expect(lines[6]?.[3]).toBe('5')
    expect(lines.every((line) => line[17] === 'Branch')).toBe(true)
  })
})

describe('the quarters of an organization', () => {
  const readQuarters = (by: TestActor, query = '') =>
    by.call('GET', `/gri/organizations/${organization}/quarters${query}`)

  it('are of the months with waste that the caller sees', { tags: ['11.5-11'] }, async () => {
    const { body } = await readQuarters(customer)
    const months = ['2026-01', '2026-02', '2026-03']
    expect(body.data).toEqual([
      { label: 'First Quarter 2026', ordinal: 1, firstMonth: '2026-01', months, isInProgress: false },
    ])
    for (const [by, query] of [
      [branchManager, ''],
      [staff, `?site=${branch}`],
    ] as const) {
      expect((await readQuarters(by, query)).body.data).toMatchObject([{ months: ['2026-03'], isInProgress: true }])
    }
  })

  it('are not told to another customer', { tags: ['11.5-11'] }, async () => {
    const other = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await readQuarters(other)).status).toBe(404)
  })
})
