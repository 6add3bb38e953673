import { expect, test } from 'vitest'
import { rangeIn } from '#components/pickers/range-in.ts'
import { defaultMonthRange, withRange } from './month-range.ts'

const month = { Papers: 1, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }

test('starts in April 2018 until the data is loaded, then in its first month', { tags: ['9-20'] }, () => {
  expect(defaultMonthRange(undefined, '2026-11')).toEqual({ from: '2018-04', to: '2026-11' })
  expect(defaultMonthRange([], '2026-11')).toEqual({ from: '2018-04', to: '2026-11' })
  expect(defaultMonthRange([{ month: '2024-05', ...month }], '2026-11')).toEqual({ from: '2024-05', to: '2026-11' })
})

test.each([
  ['from=2026-01&to=2026-03', { from: '2026-01', to: '2026-03' }],
  ['from=2026-03&to=2026-01', undefined],
  ['from=2026-13&to=2027-01', undefined],
  ['from=2026-01', undefined],
  ['', undefined],
])('an address with %s asks for %o', (address, range) => {
  expect(rangeIn(new URLSearchParams(address))).toEqual(range)
})

test('sets a range in the address without losing other parameters, and omits the default', () => {
  const defaultRange = { from: '2024-05', to: '2026-11' }
  const address = new URLSearchParams('organization=a&from=2025-01&to=2025-02')
  expect(withRange(address, { from: '2026-01', to: '2026-03' }, defaultRange).toString()).toBe(
    'organization=a&from=2026-01&to=2026-03',
  )
  expect(withRange(address, defaultRange, defaultRange).toString()).toBe('organization=a')
})
