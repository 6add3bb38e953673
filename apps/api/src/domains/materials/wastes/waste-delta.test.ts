import { wasteTreatments, wasteTypes, weightMeasures } from '@thant/contracts/materials/wastes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CountedPickup,
  dailyPickupCountDelta,
  dailyWasteDelta,
  monthlyWasteDelta,
  pickupCountDelta,
  wasteDelta,
} from './waste-delta.ts'

const pickup: fc.Arbitrary<CountedPickup | null> = fc.option(
  fc.record({
    organizationId: fc.constantFrom('a', 'b'),
    siteId: fc.constantFrom('a', 'c'),
    day: fc.constantFrom('2026-01-30', '2026-01-31', '2026-02-01'),
    items: fc.array(
      fc.record({
        wasteType: fc.constantFrom(...wasteTypes),
        treatment: fc.constantFrom(...wasteTreatments),
        measure: fc.constantFrom(...weightMeasures),
        isHazardous: fc.boolean(),
        destinationId: fc.option(fc.constantFrom('m', 'n')),
        weightKg: fc.integer({ min: 1, max: 1_000_000_000 }).map((grams) => grams / 1_000),
      }),
    ),
  }),
)

const place = { organizationId: 'a', siteId: 'a' }
const paper = { wasteType: 'Papers', treatment: 'recycling', measure: 'weighed', isHazardous: false } as const
const nowhere = { destinationId: null }
const cans = { ...paper, wasteType: 'Cans' } as const

describe('wasteDelta', () => {
  it.each([
    ['nothing to nothing', null, null, []],
    [
      'a completed pickup',
      null,
      { ...place, day: '2026-01-31', items: [{ ...paper, ...nowhere, weightKg: 1.005 }] },
      [{ ...place, ...paper, month: '2026-01', grams: 1_005 }],
    ],
    [
      'a move to another month',
      { ...place, day: '2026-01-31', items: [{ ...cans, ...nowhere, weightKg: 2 }] },
      { ...place, day: '2026-02-01', items: [{ ...cans, ...nowhere, weightKg: 2 }] },
      [
        { ...place, ...cans, month: '2026-01', grams: -2_000 },
        { ...place, ...cans, month: '2026-02', grams: 2_000 },
      ],
    ],
  ] as const)('works out %s', (_name, before, after, changes) => {
    expect(wasteDelta(before, after)).toEqual(changes)
  })

  it('undoes itself, and changes nothing when nothing changed', () => {
    fc.assert(
      fc.property(pickup, pickup, (before, after) => {
        const forth = wasteDelta(before, after)
        const back = wasteDelta(after, before).map((change) => ({ ...change, grams: -change.grams }))
        expect(forth).toEqual(back)
        expect(wasteDelta(before, before)).toEqual([])
      }),
    )
  })
})

describe('monthlyWasteDelta', () => {
  it('adds up what all organizations changed, by all else that the totals tell apart, in key order', () => {
    const change = { ...place, ...paper, month: '2026-02', grams: 1_000 } as const
    const changes = [
      change,
      { ...change, organizationId: 'b', siteId: 'c', grams: 500 },
      { ...change, wasteType: 'Cans' as const },
      { ...change, organizationId: 'b', wasteType: 'Cans' as const, grams: -1_000 },
      { ...change, month: '2026-01' },
      { ...change, treatment: 'landfill' as const },
      { ...change, measure: 'estimated' as const },
      { ...change, isHazardous: true },
    ]
    expect(monthlyWasteDelta(changes)).toEqual([
      { ...paper, month: '2026-01', grams: 1_000 },
      { ...paper, month: '2026-02', treatment: 'landfill', grams: 1_000 },
      { ...paper, month: '2026-02', measure: 'estimated', grams: 1_000 },
      { ...paper, month: '2026-02', grams: 1_500 },
      { ...paper, month: '2026-02', isHazardous: true, grams: 1_000 },
    ])
  })
})

describe('pickupCountDelta', () => {
  const january: CountedPickup = { ...place, day: '2026-01-31', items: [] }
  const february = { ...january, day: '2026-02-01' }

  it.each([
    ['nothing that counts', null, null, []],
    ['one that is completed', null, january, [{ month: '2026-01', pickups: 1 }]],
    ['one that is not any more', january, null, [{ month: '2026-01', pickups: -1 }]],
    ['one that stays in its month', january, { ...january, day: '2026-01-01' }, []],
    [
      'one that moves to an earlier month',
      february,
      january,
      [
        { month: '2026-01', pickups: 1 },
        { month: '2026-02', pickups: -1 },
      ],
    ],
  ])('counts %s', (_name, before, after, changes) => {
    expect(pickupCountDelta(before, after)).toEqual(changes)
  })
})

describe('the changes of days', () => {
  it('add up to those of months', () => {
    fc.assert(
      fc.property(pickup, pickup, (before, after) => {
        const ofDays = dailyWasteDelta(before, after).map(({ day, grams }) => [day.slice(0, 7), grams] as const)
        expect(sumByMonth(ofDays)).toEqual(
          sumByMonth(wasteDelta(before, after).map(({ month, grams }) => [month, grams])),
        )
        const counts = dailyPickupCountDelta(before, after).map(
          ({ day, pickups }) => [day.slice(0, 7), pickups] as const,
        )
        expect(sumByMonth(counts)).toEqual(
          sumByMonth(pickupCountDelta(before, after).map(({ month, pickups }) => [month, pickups])),
        )
        expect([dailyWasteDelta(before, before), dailyPickupCountDelta(before, before)]).toEqual([[], []])
      }),
    )
  })

  it('tell apart the days of one month', () => {
    const on = (day: string, weightKg: number) => ({ ...place, day, items: [{ ...paper, ...nowhere, weightKg }] })
    const [before, after] = [on('2026-01-31', 1.005), on('2026-01-30', 2)]
    expect(dailyWasteDelta(before, after)).toEqual([
      { day: '2026-01-30', grams: 2_000 },
      { day: '2026-01-31', grams: -1_005 },
    ])
    expect(dailyPickupCountDelta(before, after)).toEqual([
      { day: '2026-01-30', pickups: 1 },
      { day: '2026-01-31', pickups: -1 },
    ])
  })
})

/** Months in which nothing changes in total are left out. */
function sumByMonth(changes: ReadonlyArray<readonly [month: string, amount: number]>): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [month, amount] of changes) sums.set(month, (sums.get(month) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0))
}
