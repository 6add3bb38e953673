import {
  type SortedType,
  type WasteType,
  wasteTreatments,
  wasteTypes,
  weightIn,
} from '@thant/contracts/materials/wastes'
import type { TreatedWeight } from '@thant/contracts/reporting/report-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../findings/findings.ts'
import { recommendationsOf } from '../findings/recommendations.ts'
import { generalTips, reduceReuseRecycleTips, typeTips } from '../findings/tips.ts'
import { comparableMonths } from './comparable-months.ts'
import { changeOf, compositionOf, seriesOf, sharesOf } from './figures.ts'
import { mergeTreatedWeights } from './treated-weights.ts'

const zeros = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const month = (name: string, kg: Partial<typeof zeros>) => ({ month: name, ...zeros, ...kg })

describe('sharesOf', () => {
  it('gives thirds as two decimals each, though they do not add up to 100.00', () => {
    const shares = sharesOf([
      { name: 'Papers', quantity: 1 },
      { name: 'Cans', quantity: 1 },
      { name: 'Organic', quantity: 1 },
    ])
    expect(shares.map(({ percent }) => percent)).toEqual([33.33, 33.33, 33.33])
  })

  it('rounds each share by itself, a half upwards', () => {
    const shares = sharesOf([
      { name: 'Organic', quantity: 43.5551 },
      { name: 'Papers', quantity: 7.895 },
      { name: 'Cans', quantity: 48.5499 },
    ])
    expect(shares.map(({ percent }) => percent)).toEqual([43.56, 7.9, 48.55])
  })

  it('differs from the exact share by half a hundredth at most', { tags: ['9-39'] }, () => {
    const weights = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, (grams) => {
        const figures = grams.map((each, index) => ({ name: wasteTypes[index] as WasteType, quantity: each / 1_000 }))
        const total = grams.reduce((sum, each) => sum + each, 0)
        for (const [index, { percent }] of sharesOf(figures).entries()) {
          expect(Math.abs(percent - ((grams[index] ?? 0) / total) * 100)).toBeLessThanOrEqual(0.005 + 1e-9)
        }
      }),
    )
  })

  it('keeps the digits of a share that two decimals would make nothing', { tags: ['11.5-15'] }, () => {
    const shares = sharesOf([
      { name: 'Papers', quantity: 49 },
      { name: 'Plastics', quantity: 2_000_000 },
    ])
    expect(shares.map(({ percent }) => percent)).toEqual([expect.closeTo(0.00245, 5), 100])
  })

  it('returns no shares if nothing was collected', () => {
    expect(sharesOf([])).toEqual([])
  })
})

describe('changeOf', () => {
  it.each([
    [112, 100, 12],
    [88, 100, -12],
    [100, 100, 0],
    [99.99, 100, 0],
    [1, 3, -66.7],
    [0, 5, -100],
    [5, 0, undefined],
    [0, 0, undefined],
  ])('%d kg after %d kg is a change of %s percent', { tags: ['11.8-03'] }, (kg, before, change) => {
    expect(changeOf(kg, before)).toBe(change)
  })
})

describe('mergeTreatedWeights', () => {
  it('loses no gram, and has each way of a type once', { tags: ['11.8-01'] }, () => {
    const weight = fc.record({
      type: fc.constantFrom(...wasteTypes),
      treatment: fc.constantFrom(...wasteTreatments),
      destination: fc.constantFrom('A', 'B', null),
      weightKg: fc.integer({ min: 1, max: 90_000_000 }).map((each) => each / 1_000),
    })
    const wayOf = ({ type, treatment, destination }: TreatedWeight) => `${type} ${treatment} ${destination}`
    const gramsOf = (weights: Array<{ weightKg: number }>) =>
      weights.reduce((sum, { weightKg }) => sum + Math.round(weightKg * 1_000), 0)
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 60 }), (weights) => {
        const merged = mergeTreatedWeights(weights)
        expect(gramsOf(merged)).toBe(gramsOf(weights))
        expect(merged.map(wayOf).toSorted()).toEqual([...new Set(weights.map(wayOf))].toSorted())
      }),
    )
  })
})

describe('comparableMonths', () => {
  const known = ['2025-01', '2025-02', '2025-04', '2025-11', '2026-01', '2026-02']
  it.each<[string, string[], string[], unknown, unknown]>([
    ['the first quarter', known.slice(0, 3), ['2025-01', '2025-02', '2025-03', '2025-04'], undefined, undefined],
    [
      'a quarter with an empty month in it',
      known.slice(3),
      ['2025-11', '2025-12', '2026-01', '2026-02'],
      { months: { from: '2025-01', to: '2025-04' }, isWhole: true },
      { months: { from: '2024-11', to: '2025-02' }, isWhole: false },
    ],
    [
      'a month that has just begun',
      ['2026-02'],
      ['2026-02'],
      { months: { from: '2026-01', to: '2026-01' }, isWhole: true },
      { months: { from: '2025-02', to: '2025-02' }, isWhole: true },
    ],
    [
      'all months',
      known,
      monthsOfRange('2025-01', 14),
      undefined,
      { months: { from: '2024-01', to: '2025-02' }, isWhole: false },
    ],
  ])('of %s', { tags: ['11.8-03'] }, (_what, chosen, reported, before, yearAgo) => {
    const found = comparableMonths(known, reported, chosen)
    expect(found.before ?? undefined).toEqual(before && expect.objectContaining(before))
    expect(found.yearAgo ?? undefined).toEqual(yearAgo && expect.objectContaining(yearAgo))
  })
})

describe('seriesOf', () => {
  const known = [
    month('2025-11', { Papers: 1 }),
    month('2026-01', { Papers: 2 }),
    month('2026-04', { Papers: 3 }),
    month('2026-05', { Papers: 4 }),
    month('2026-07', { Papers: 5 }),
  ]
  it.each<[string[], Array<[string, number]>, string[]]>([
    [[], [], []],
    [['2026-01'], [['2026-01', 2]], []],
    [
      ['2025-11', '2026-01', '2026-04'],
      [
        ['2025-11', 1],
        ['2025-12', 0],
        ['2026-01', 2],
        ['2026-02', 0],
        ['2026-03', 0],
        ['2026-04', 3],
      ],
      ['2025-12', '2026-02', '2026-03'],
    ],
    // May is left out and not zero, because its quarter was not chosen.
    [
      ['2026-04', '2026-07'],
      [
        ['2026-04', 3],
        ['2026-06', 0],
        ['2026-07', 5],
      ],
      ['2026-06'],
    ],
  ])('of %j are %j', { tags: ['3-32', '9-35'] }, (chosen, expected, empty) => {
    const { months, emptyMonths } = seriesOf(known, chosen)
    expect(months.map(({ month: name, Papers }) => [name, Papers])).toEqual(expected)
    expect(emptyMonths).toEqual(empty)
  })
})

describe('compositionOf', () => {
  it('agrees with the months to the gram', { tags: ['3-33'] }, () => {
    const kg = fc.integer({ min: 0, max: 90_000_000 }).map((grams) => grams / 1_000)
    const months = fc.array(fc.record(Object.fromEntries(wasteTypes.map((type) => [type, kg]))), { maxLength: 24 })
    fc.assert(
      fc.property(months, (rows) => {
        const figures = rows.map((row, index) => month(String(index), row as Partial<typeof zeros>))
        const composition = compositionOf(figures)
        for (const type of wasteTypes) {
          const grams = figures.reduce((sum, row) => sum + Math.round(weightIn(row, type) * 1_000), 0)
          const found = composition.find(({ name }) => name === type)?.quantity ?? 0
          expect(Math.round(found * 1_000)).toBe(grams)
        }
      }),
    )
  })
})

describe('findingsOf', () => {
  it('states the total with what was recycled and diverted, the most common type, and the shares', {
    tags: ['9-36', '9-37', '9-39'],
  }, () => {
    const part = { destination: null, type: 'Papers' } as const
    const findings = findingsOf(
      [
        { name: 'Papers', quantity: 25 },
        { name: 'Organic', quantity: 75 },
      ],
      [
        { ...part, treatment: 'recycling', weightKg: 20 },
        { ...part, treatment: 'unknown', weightKg: 5 },
        { ...part, type: 'Organic', treatment: 'composting', weightKg: 70 },
        { ...part, type: 'Organic', treatment: 'landfill', weightKg: 5 },
      ],
    )
    expect(findings.map(({ values }) => values)).toEqual([
      { weight: { kg: 100 }, recycled: { kg: 20 }, diverted: { kg: 90 } },
      { type: { type: 'Organic' }, percent: { percent: 75 } },
      {
        shares: {
          shares: [
            { type: 'Organic', percent: 75 },
            { type: 'Papers', percent: 25 },
          ],
        },
      },
    ])
  })

  it('finds nothing if nothing was collected', () => {
    expect(findingsOf([], [])).toEqual([])
  })
})

describe('recommendationsOf', () => {
  const onTypes = (types: WasteType[]) =>
    recommendationsOf(types, 'seed')
      .slice(0, 3)
      .map(({ text }) => text)

  it.each<[WasteType[], Array<[SortedType, number]>]>([
    [
      ['Papers', 'Cans', 'Glasses', 'Organic'],
      [
        ['Papers', 0],
        ['Cans', 0],
        ['Glasses', 0],
      ],
    ],
    [
      ['Papers', 'Cans'],
      [
        ['Papers', 0],
        ['Cans', 0],
        ['Papers', 1],
      ],
    ],
    [
      ['E-waste'],
      [
        ['E-waste', 0],
        ['E-waste', 1],
        ['E-waste', 2],
      ],
    ],
  ])('takes the first tips of %j, then their next ones', { tags: ['9-40'] }, (types, expected) => {
    expect(onTypes(types)).toEqual(expected.map(([type, index]) => typeTips[type][index]))
  })

  it('draws one 3R tip and one general tip, the same for the same seed', { tags: ['9-41'] }, () => {
    const [, , , threeR, general] = recommendationsOf(['Papers'], 'a')
    expect(reduceReuseRecycleTips).toContain(threeR?.text)
    expect(generalTips).toContain(general?.text)
    expect(recommendationsOf(['Papers'], 'a')).toEqual(recommendationsOf(['Papers'], 'a'))
    const drawn = Array.from({ length: 60 }, (_, index) => recommendationsOf(['Papers'], String(index))[4]?.text)
    expect(new Set(drawn).size).toBe(generalTips.length)
  })

  it('recommends nothing if nothing was collected', () => {
    expect(recommendationsOf([], 'a')).toEqual([])
  })
})

function monthsOfRange(first: string, count: number): string[] {
  const [year = 0, ofYear = 1] = first.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, ofYear - 1 + index, 15)).toISOString().slice(0, 7),
  )
}
