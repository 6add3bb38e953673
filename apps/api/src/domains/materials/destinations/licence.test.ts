import { describe, expect, it } from 'vitest'
import { licenceStateOf, licenceWarningsOf } from './licence.ts'

describe('the state of a licence', () => {
  it.each([
    [null, 'not-recorded'],
    ['2026-01-27', 'ended'],
    ['2026-02-02', 'ended'],
    ['2026-02-03', 'ends-soon'],
    ['2026-02-04', 'ends-soon'],
    ['2026-04-04', 'ends-soon'],
    ['2026-04-05', 'valid'],
  ] as const)('that ends on %s is %s on 3 February 2026', { tags: ['11.1-03'] }, (licensedUntil, state) => {
    expect(licenceStateOf(licensedUntil, '2026-02-03')).toBe(state)
  })
})

const threeWarnings = ['ended', 'waste-type', 'treatment'] as const

describe('what a licence does not cover', () => {
  const licence = { wasteTypes: ['Papers'], treatments: ['recycling'], licensedUntil: '2026-02-03' } as const
  const unknown = { wasteTypes: [], treatments: [], licensedUntil: null }
  it.each([
    ['all that it names, on its last day', licence, {}, []],
    ['the day after', licence, { day: '2026-02-04' }, ['ended']],
    ['another type', licence, { wasteType: 'Cans' }, ['waste-type']],
    ['another treatment', licence, { treatment: 'landfill' }, ['treatment']],
    ['all of it at once', licence, { day: '2027-01-01', wasteType: 'Cans', treatment: 'reuse' }, threeWarnings],
    ['a treatment that nobody knows', licence, { treatment: 'unknown' }, []],
    ['a load, whose treatment nobody says', licence, { treatment: undefined }, []],
    ['anything, where nothing is recorded', unknown, { wasteType: 'Cans', treatment: 'reuse', day: '2099-01-01' }, []],
  ] as const)('is told of %s', { tags: ['11.1-04'] }, (_name, its, going, warnings) => {
    expect(
      licenceWarningsOf(its, { wasteType: 'Papers', treatment: 'recycling', day: '2026-02-03', ...going }),
    ).toEqual(warnings)
  })
})
