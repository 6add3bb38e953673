import { type MonthlyWaste, sortedTypes, type WasteSummary } from '@thant/contracts/materials/wastes'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { missingFactorNotes } from '@thant/contracts/reporting/carbon-notes'
import type { GriTables } from '@thant/contracts/reporting/gri'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { beforeAll, describe, expect, it } from 'vitest'
import { messageFormatterFor } from '#lib/translator.ts'
import { rowsOf } from '../files/csv.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createTreatmentProfile,
  factorSetForm,
  item,
} from '../records/factories.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
/** Mixed waste was recorded of the one, and never of the other. */
let organization: string
let sorting: string
let dump: string
let firstPickup: string

const mixed = (kg: number, name = 'Mixed trash') => ({ ...item('Mixed', kg, name), measure: 'weighed' })

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(staff, { name: 'Lotus' })
  sorting = await createOrganization(staff, { name: 'Jasmine' })
  dump = await createDestination(staff, { name: 'Htein Bin', kind: 'landfill' })
  await createTreatmentProfile(staff, {
    wasteType: 'Mixed',
    validFrom: '2026-02-01',
    shares: [
      { treatment: 'landfill', destinationId: dump, percent: 75 },
      { treatment: 'recycling', percent: 25 },
    ],
  })
  await createTreatmentProfile(staff, {
    wasteType: 'Papers',
    validFrom: '2026-01-01',
    shares: [{ treatment: 'recycling', percent: 100 }],
  })
  firstPickup = await createPickup(staff, organization, '2026-01-10T02:30:00Z', [item('Papers', 80), mixed(40)])
  await createPickup(staff, organization, '2026-02-10T02:30:00Z', [
    item('Papers', 20),
    mixed(60),
    { ...mixed(0.5, 'Paint sludge and rags'), isHazardous: true, treatment: 'incineration' },
  ])
  await createPickup(staff, organization, '2026-03-10T02:30:00Z', [item('Papers', 10)])
  for (const month of ['01', '02', '03']) {
    await createPickup(staff, sorting, `2026-${month}-11T02:30:00Z`, [item('Papers', 5)])
  }
})

const read = async (path: string) => {
  const { status, body } = await staff.call('GET', path)
  expect(status).toBe(200)
  return body.data
}
const tablesOf = (id: string): Promise<GriTables> => read(`/gri/organizations/${id}?from=2026-01&to=2026-03`)
const carbonOf = (id: string): Promise<CarbonReport> => read(`/carbon/organizations/${id}?quarter=2026-01`)
async function reportOf(id: string, quarter = '2026-01'): Promise<ReportData> {
  const body = { organization: id, quarters: [quarter], layout: 'interval' }
  return (await staff.call('POST', '/reports/preview', { body })).body.data
}
const { formatMessage } = messageFormatterFor('en', 'Asia/Yangon')

describe('mixed waste', () => {
  it('is an item like others: hazardous where it is said, and treated by its profile, its own word or not known', async () => {
    const { items } = await read(`/logistics/${firstPickup}`)
    expect(items[1]).toMatchObject({ productType: 'Mixed', quantity: 40, isHazardous: false, measure: 'weighed' })
    expect(items[1].treatments).toEqual([{ treatment: 'unknown', destination: null, quantity: 40 }])
    const {
      pickups,
      weightKg,
      items: behind,
    } = await read(`/gri/organizations/${organization}/items?from=2026-02&to=2026-03&wasteType=Mixed`)
    expect([pickups, weightKg]).toEqual([1, 60.5])
    expect(
      behind.map((part: { treatment: string; isHazardous: boolean; weightKg: number }) => [
        part.treatment,
        part.isHazardous,
        part.weightKg,
      ]),
    ).toEqual([
      ['landfill', false, 45],
      ['recycling', false, 15],
      ['incineration', true, 0.5],
    ])
  })

  it('has its own row in the totals, after the sorted types and only where there is some', {
    tags: ['3-37'],
  }, async () => {
    const totals: WasteSummary[] = await read(`/wastes/organizations/${organization}`)
    expect(totals).toEqual([
      { name: 'Papers', quantity: 110 },
      { name: 'Mixed', quantity: 100.5 },
    ])
    const months: MonthlyWaste[] = await read(`/wastes/monthly/${organization}`)
    expect(months.map(({ Mixed }) => Mixed)).toEqual([40, 60.5, undefined])
    const company: MonthlyWaste[] = await read('/wastes/monthly')
    expect(company.map(({ Papers, Mixed }) => [Papers, Mixed])).toEqual([
      [85, 40],
      [25, 60.5],
      [15, undefined],
    ])
    expect(Object.keys((await read(`/wastes/monthly/${sorting}`))[0])).toEqual(['month', ...sortedTypes])
  })

  it('is generated waste of GRI 306, by its treatment and hazard, and is no row where there was none', async () => {
    const { waste306_3, diverted306_4, disposed306_5, dataQuality } = await tablesOf(organization)
    expect(waste306_3.rows.at(-1)).toEqual({
      wasteType: 'Mixed',
      generated: 100.5,
      divertedFromDisposal: 15,
      directedToDisposal: 85.5,
    })
    expect(waste306_3.total).toEqual({ generated: 210.5, divertedFromDisposal: 125, directedToDisposal: 85.5 })
    expect(diverted306_4.hazardous.total.total).toBe(0)
    expect(disposed306_5.hazardous.total.total).toBe(0.5)
    expect(disposed306_5.nonHazardous.unknownTreatment.total).toBe(40)
    expect(dataQuality.unknownTreatment.weightKg).toBe(40)
    const rows = (await tablesOf(sorting)).waste306_3.rows
    expect(rows.map(({ wasteType }) => wasteType)).toEqual([...sortedTypes])
  })

  it('has no factor, so the carbon report counts its kilograms, names them and says that it is too low', async () => {
    const { emissions, insights } = await carbonOf(organization)
    expect(emissions.total.weightKg).toBe(210.5)
    expect(emissions.materials.at(-1)).toMatchObject({ material: 'Mixed', weightKg: 100.5, direct: 0, avoided: 0 })
    expect(emissions.withoutFactor).toEqual([
      { treatment: 'recycling', wasteType: 'Mixed', weightKg: 15 },
      { treatment: 'incineration', wasteType: 'Mixed', weightKg: 0.5 },
      { treatment: 'landfill', wasteType: 'Mixed', weightKg: 45 },
      { treatment: 'unknown', wasteType: 'Mixed', weightKg: 40 },
    ])
    expect(missingFactorNotes(emissions.withoutFactor ?? []).map(formatMessage)).toEqual([
      'The factor set has no factors for (kg): Mixed 100.500. They count as 0, so the direct emissions are too low.',
    ])
    expect(insights.map(formatMessage).join(' ')).not.toContain('Mixed')
    const { scope3Category5 } = await tablesOf(organization)
    expect(scope3Category5).toMatchObject({ withoutFactor: emissions.withoutFactor, isTooLow: true })
    expect((await carbonOf(sorting)).emissions.materials).toHaveLength(6)
  })

  it('is in every total of the waste report, which says how much of it there was', { tags: ['9-38'] }, async () => {
    const { figures, findings, pages } = await reportOf(organization)
    expect([figures.weightKg, figures.emissions.total.weightKg]).toEqual([210.5, 210.5])
    expect(figures.composition.at(-1)).toEqual({ name: 'Mixed', quantity: 100.5 })
    expect(findings.map(formatMessage)).toEqual([
      'A total of 210.50\u00a0kg of waste was collected in this period. 125.00\u00a0kg of it was recycled, and 125.00\u00a0kg in all was diverted from disposal.',
      'Paper was the most common type of waste, with 52.26% of the weight.',
      'Mixed waste, which belongs to no type, was 100.50\u00a0kg. The number of pickups with it is 2.',
      'By weight, the waste was Paper 52.26%, Mixed 47.74%.',
    ])
    expect(JSON.stringify(pages.find(({ id }) => id === 'what-became'))).toContain('Htein Bin')
  })

  it('is not said to be absent where none was recorded', { tags: ['9-38'] }, async () => {
    expect(JSON.stringify(await reportOf(sorting))).not.toMatch(/mixed waste|"Mixed"/i)
  })

  it('alone is a report too, with no type that was the most common', async () => {
    const other = await createOrganization(staff)
    for (const month of ['01', '02', '03']) {
      await createPickup(staff, other, `2025-${month}-12T02:30:00Z`, [mixed(3)])
    }
    const { findings, recommendations } = await reportOf(other, '2025-01')
    expect(findings.map(formatMessage).join(' ')).not.toContain('most common')
    expect(recommendations).toHaveLength(2)
  })

  it('leaves in loads, and has its months in the mass balance', async () => {
    await createConsignment(staff, dump, { wasteType: 'Mixed', date: '2026-02-20', gross: 1_045, tare: 1_000 })
    const balance: Array<{ wasteType: string; month: string }> = await read('/mass_balance?from=2026-02&to=2026-02')
    expect(balance.find(({ wasteType }) => wasteType === 'Mixed')).toMatchObject({ consigned: 45 })
    const { rows } = await read('/mass_balance/claims?from=2026-02&to=2026-02')
    expect(rows).toContainEqual(
      expect.objectContaining({ wasteType: 'Mixed', claimedKg: 45, consignedKg: 45, state: 'agrees' }),
    )
  })

  it('has a column of its own in the data table, which can be searched', { tags: ['2.14-12'] }, async () => {
    const path = `/logistics/organizations/${organization}`
    const found = await read(`${path}?include=items&Mixed=sludge`)
    expect(found.map(({ pickUpTime }: { pickUpTime: string }) => pickUpTime)).toEqual(['2026-02-10T02:30:00.000Z'])
    const headers = { authorization: `Bearer ${staff.token}` }
    const file = await testApp.app.inject({ method: 'GET', url: `/api${path}/export`, headers })
    const [head = [], first = []] = rowsOf(file.body)
    expect(head.indexOf('Mixed (kg)')).toBe(head.indexOf('E-waste (kg)') + 1)
    const cellOf = (header: string) => Number(first[head.indexOf(header)])
    expect(['Paper (kg)', 'Mixed (kg)', 'Total (kg)'].map(cellOf)).toEqual([80, 40, 120])
  })

  it('is nothing that a customer asks for, and no material of a factor set', async () => {
    const { factors } = factorSetForm()
    const lines = [...factors, { ...factors[0], material: 'Mixed' }]
    const added = await staff.call('POST', '/factor_sets', { body: factorSetForm({ factors: lines }) })
    expect([added.status, added.body.issues?.[0]?.path]).toEqual([400, 'factors.7.material'])
    const body = {
      organizationId: organization,
      kind: 'extra',
      wantedAt: '2026-06-20T03:00:00Z',
      wasteTypes: ['Mixed'],
    }
    expect((await staff.call('POST', '/pickup_requests', { body })).status).toBe(400)
  })

  it('is in the frozen report and in the evidence behind its link, with the same kilograms', async () => {
    const body = { organization, quarters: ['2026-01'], layout: 'interval' }
    const { _id } = (await staff.call('POST', '/reports', { body })).body.data
    expect((await read(`/reports/${_id}`)).data.figures.weightKg).toBe(210.5)
    const made = await staff.call('POST', `/reports/${_id}/links`, { body: { expiresInDays: 7 } })
    const { tables } = (await call(testApp.app, 'GET', `/reports/shared/${made.body.data.link}/evidence`)).body.data
    expect(tables.waste306_3.total.generated).toBe(210.5)
    expect(tables.waste306_3.rows.at(-1)).toMatchObject({ wasteType: 'Mixed', generated: 100.5 })
  })
})
