import { expect, it } from 'vitest'
import { blankFactor, factorSetBodyOf, setInForce, valuesFrom, withLines } from './factor-set-values.ts'

const line = {
  material: 'E-waste' as const,
  treatment: 'recycling' as const,
  part: 'metals',
  direct: 0.4408,
  avoidedMaterial: 0,
  avoidedLandfill: 0,
}
const set = (version: string, validFrom: string) => ({
  _id: version,
  name: 'thant',
  version,
  source: 'Study',
  gwpSet: 'IPCC',
  assessment: 'SAR' as const,
  region: 'Myanmar',
  year: 2023,
  validFrom,
  createdAt: '',
  factors: [line],
})

it('starts a new set from the latest, without its version and date', () => {
  const values = valuesFrom(set('2023', '2018-04-01'))
  expect(values).toMatchObject({ name: 'thant', version: '', validFrom: null, source: 'Study' })
  expect(factorSetBodyOf({ ...values, version: '2', validFrom: '2027-01-01' })).toEqual({
    name: 'thant',
    version: '2',
    source: 'Study',
    gwpSet: 'IPCC',
    assessment: 'SAR',
    region: 'Myanmar',
    year: 2023,
    validFrom: '2027-01-01',
    factors: [line],
  })
})

it.each([
  ['', Number.NaN],
  ['abc', Number.NaN],
  [' 1,000 ', 1_000],
  ['၁.၂၅', 1.25],
])('reads the factor %j as %d', (typed, direct) => {
  const values = { ...valuesFrom(undefined), factors: [{ ...blankFactor('Cans'), direct: typed }] }
  expect(factorSetBodyOf(values).factors[0]?.direct).toBe(direct)
})

it('takes the lines of a file in place of those of the same material and treatment', { tags: ['11.6-02'] }, () => {
  const { factors } = valuesFrom(set('1', '2026-01-01'))
  const landfill = { ...line, part: '', treatment: 'landfill' as const, direct: 1.5 }
  const added = withLines(factors, [landfill])
  expect(added.map(({ treatment, direct }) => [treatment, direct])).toEqual([
    ['recycling', '0.4408'],
    ['landfill', '1.5'],
  ])
  const whole = withLines(added, [{ ...line, part: '' }])
  expect(whole.map(({ treatment, part }) => [treatment, part])).toEqual([
    ['landfill', ''],
    ['recycling', ''],
  ])
})

it('finds the set in force, the latest one that has begun', () => {
  const sets = [set('3', '2027-01-01'), set('2', '2026-05-01'), set('1', '2018-04-01')]
  expect(setInForce(sets, '2026-11-21')?.version).toBe('2')
  expect(setInForce(sets, '2027-01-01')?.version).toBe('3')
  expect(setInForce(sets, '2018-03-31')).toBeUndefined()
})
