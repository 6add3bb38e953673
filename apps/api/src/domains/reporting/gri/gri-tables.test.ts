import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import { sortedTypes, wasteTreatments, wasteTypes, weightMeasures } from '@thant/contracts/materials/wastes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TreatedWaste } from '#domains/materials/wastes/wastes.queries.ts'
import { griTables } from './gri-tables.ts'

const waste: fc.Arbitrary<TreatedWaste> = fc.record({
  wasteType: fc.constantFrom(...wasteTypes),
  treatment: fc.constantFrom(...wasteTreatments),
  measure: fc.constantFrom(...weightMeasures),
  isHazardous: fc.boolean(),
  grams: fc.integer({ min: 1, max: 1_000_000_000 }),
})

const evidence = {
  coveredByConsignments: { weightKg: 0, share: null, withSlip: { weightKg: 0, share: null } },
  weightUncertainty: defaultUncertainty,
}
const gramsOf = (kilograms: number) => Math.round(kilograms * 1_000)
const sumOf = (kilograms: readonly number[]) => kilograms.reduce((sum, kg) => sum + gramsOf(kg), 0)
const tablesOf = (over: Partial<TreatedWaste>) =>
  griTables(
    [
      {
        wasteType: 'Papers',
        treatment: 'recycling',
        measure: 'weighed',
        isHazardous: false,
        grams: 1_005,
        ...over,
      },
    ],
    evidence,
  )

describe('griTables', () => {
  it.each([
    ['reuse', 'preparation-for-reuse'],
    ['recycling', 'recycling'],
    ['composting', 'recycling'],
    ['digestion', 'recycling'],
    ['other-recovery', 'other-recovery'],
  ] as const)('counts %s as diverted from disposal, by %s', { tags: ['11.5-02'] }, (treatment, operation) => {
    const { waste306_3, diverted306_4, disposed306_5 } = tablesOf({ treatment })
    expect(waste306_3.total).toEqual({ generated: 1.005, divertedFromDisposal: 1.005, directedToDisposal: 0 })
    expect(diverted306_4.nonHazardous.rows.filter(({ total }) => total > 0)).toEqual([
      { operation, onsite: null, offsite: 1.005, total: 1.005 },
    ])
    expect([diverted306_4.total.total, diverted306_4.hazardous.total.total]).toEqual([1.005, 0])
    expect(disposed306_5.total.total).toBe(0)
  })

  it.each([
    ['incineration-with-energy', 'incineration-with-energy', 0],
    ['incineration', 'incineration', 0],
    ['landfill', 'landfilling', 0],
    ['other-disposal', 'other-disposal', 0],
    ['unknown', 'other-disposal', 1.005],
  ] as const)('counts %s as directed to disposal, by %s', { tags: ['11.5-02'] }, (treatment, operation, unknown) => {
    const { waste306_3, diverted306_4, disposed306_5, dataQuality } = tablesOf({ treatment, isHazardous: true })
    expect(waste306_3.total).toEqual({ generated: 1.005, divertedFromDisposal: 0, directedToDisposal: 1.005 })
    expect(disposed306_5.hazardous.rows.filter(({ total }) => total > 0)).toEqual([
      { operation, onsite: null, offsite: 1.005, total: 1.005 },
    ])
    expect([disposed306_5.total.total, disposed306_5.nonHazardous.total.total]).toEqual([1.005, 0])
    expect(disposed306_5.hazardous.unknownTreatment.total).toBe(unknown)
    expect(dataQuality.unknownTreatment.weightKg).toBe(unknown)
    expect(diverted306_4.total.total).toBe(0)
  })

  it('has all rows and no shares for a period without data', { tags: ['11.5-06'] }, () => {
    const { waste306_3, diverted306_4, disposed306_5, dataQuality } = griTables([], evidence)
    expect(waste306_3.rows.map(({ wasteType, generated }) => [wasteType, generated])).toEqual(
      sortedTypes.map((type) => [type, 0]),
    )
    expect([diverted306_4.hazardous.rows.length, disposed306_5.hazardous.rows.length]).toEqual([3, 4])
    expect([dataQuality.diversionRate, dataQuality.weighedShare]).toEqual([null, null])
    expect(dataQuality.measures.every(({ weightKg, share }) => weightKg === 0 && share === null)).toBe(true)
  })

  it('adds up to the gram: generated is diverted and disposed in every cell', { tags: ['11.5-03'] }, () => {
    fc.assert(
      fc.property(fc.array(waste, { maxLength: 60 }), (wastes) => {
        const { waste306_3, diverted306_4, disposed306_5, dataQuality } = griTables(wastes, evidence)
        const generated = wastes.reduce((sum, { grams }) => sum + grams, 0)
        for (const cells of [...waste306_3.rows, waste306_3.total]) {
          expect(gramsOf(cells.divertedFromDisposal) + gramsOf(cells.directedToDisposal)).toBe(gramsOf(cells.generated))
        }
        expect(gramsOf(waste306_3.total.generated)).toBe(generated)
        expect(sumOf(waste306_3.rows.map((row) => row.generated))).toBe(generated)
        const { total } = waste306_3
        for (const [table, of] of [
          [diverted306_4, total.divertedFromDisposal],
          [disposed306_5, total.directedToDisposal],
        ] as const) {
          expect(table.total.total).toBe(of)
          expect(sumOf([table.hazardous.total.total, table.nonHazardous.total.total])).toBe(gramsOf(of))
          for (const { rows, total: sum } of [table.hazardous, table.nonHazardous]) {
            expect(sumOf(rows.map((row) => row.total))).toBe(gramsOf(sum.total))
            for (const { onsite, offsite, total: both } of [...rows, sum])
              expect([onsite, offsite]).toEqual([null, both])
          }
        }
        expect(sumOf(dataQuality.measures.map(({ weightKg }) => weightKg))).toBe(generated)
        const hazardous = wastes.reduce((sum, { grams, isHazardous }) => sum + (isHazardous ? grams : 0), 0)
        expect(sumOf([diverted306_4.hazardous.total.total, disposed306_5.hazardous.total.total])).toBe(hazardous)
      }),
    )
  })
})
