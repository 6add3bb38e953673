import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../files/csv.ts'
import { createOrganization, createPickup, createTreatmentProfile, factorSetForm, item } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

/** Three months, in which a part of the plastic is landfilled, and a factor set that begins in the second. */
const months = ['2025-10', '2025-11', '2025-12']

const testApp = useTestApp()
let staff: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(staff, { name: 'Lotus' })
  await createTreatmentProfile(staff, {
    wasteType: 'Plastics',
    validFrom: '2025-10-01',
    shares: [
      { treatment: 'recycling', percent: 80 },
      { treatment: 'landfill', percent: 20 },
    ],
  })
  for (const month of months) {
    await createPickup(staff, organization, `${month}-10T02:30:00Z`, [
      item('Plastics', 1_000),
      item('Papers', 12.345),
      item('Organic', 7),
      { ...item('E-waste', 3), treatment: 'incineration' },
    ])
  }
  const { status } = await staff.call('POST', '/factor_sets', { body: factorSetForm({ validFrom: '2025-11-05' }) })
  expect(status).toBe(201)
})

const read = async (path: string) => (await staff.call('GET', path)).body.data
const carbon = (): Promise<CarbonReport> => read(`/carbon/organizations/${organization}?quarter=2025-10`)
const category5 = async (from: string, to: string) =>
  (await read(`/gri/organizations/${organization}?from=${from}&to=${to}`)).scope3Category5

describe('one calculation of emissions', () => {
  it('gives the carbon report, category 5 and the waste report the same figures', { tags: ['11.6-04'] }, async () => {
    const { emissions } = await carbon()
    const { direct, outsideOfScopes, withoutFactor, isTooLow } = await category5('2025-10', '2025-12')
    expect([direct, outsideOfScopes.avoided]).toEqual([emissions.total.direct, emissions.total.avoided])
    expect([withoutFactor, isTooLow]).toEqual([emissions.withoutFactor, true])
    const subject = { organization, quarters: ['2025-10'], layout: 'interval' }
    const { body } = await staff.call('POST', '/reports/preview', { body: subject })
    expect(body.data.figures.emissions).toEqual(emissions)
  })

  it('counts what was landfilled as landfilled, and names what no factor is known of', {
    tags: ['11.6-04'],
  }, async () => {
    const { treatments, withoutFactor } = (await carbon()).emissions
    expect(treatments.map(({ treatment, weightKg }) => [treatment, weightKg])).toEqual([
      ['recycling', 2_437.035],
      ['composting', 21],
      ['landfilling', 600],
      ['e-waste', 0],
      ['incineration', 9],
    ])
    expect(withoutFactor).toEqual([
      { treatment: 'incineration', weightKg: 9 },
      { treatment: 'landfill', weightKg: 600 },
    ])
  })

  it('is the sum of its months, each by the set in force at its end', { tags: ['11.6-04'] }, async () => {
    const { emissions, factorSet, earlierFactorSets } = await carbon()
    const ofMonths = await Promise.all(months.map((month) => category5(month, month)))
    const sum = ofMonths.reduce((all, { direct }) => all + direct, 0)
    expect(emissions.total.direct).toBeCloseTo(sum, 11)
    expect(earlierFactorSets?.map((earlier) => [earlier.months, earlier.factorSet.name])).toEqual([
      [{ from: '2025-10', to: '2025-10' }, 'thant-2023'],
    ])
    expect(factorSet.name).not.toBe('thant-2023')
  })

  it('is recomputed from the lines of the file, which name treatment and set of each', {
    tags: ['11.6-04'],
  }, async () => {
    const { text } = await staff.call('GET', `/carbon/organizations/${organization}/csv?quarter=2025-10`)
    const [, ...lines] = rowsOf(text)
    const direct = lines.reduce((sum, cells) => sum + (Number(cells[5]) / 1_000) * Number(cells[6]), 0)
    expect(direct).toBeCloseTo((await carbon()).emissions.total.direct, 9)
    expect(lines.filter((cells) => cells[4] === 'Landfilling').map((cells) => cells[5])).toEqual(['200', '200', '200'])
    const sets = new Set(lines.map((cells) => `${cells[1]?.slice(0, 7)} ${cells[9]?.replace(/ made \d+$/, '')}`))
    expect([...sets]).toEqual(['2025-10 thant-2023 1', '2025-11 National factors', '2025-12 National factors'])
  })
})
