import { expect, it } from 'vitest'
import { isUnfiltered, reopened } from './is-unfiltered.ts'

it.each([
  ['', true],
  ['sort=-pickUpTime&page=2&limit=50', true],
  ['id=some-record&tab=pickups', true],
  ['id=some-record&tab=pickups&status=COMPLETED', false],
  ['when=all', false],
  ['q=hotel', false],
  ['status=COMPLETED&page=2', false],
  ['from=2026-01-01', false],
])('the list at ?%s shows the part that it opens on: %s', (search, expected) => {
  expect(isUnfiltered(new URLSearchParams(search))).toBe(expected)
})

it('keeps the record and its tab when a list opens anew', () => {
  const before = new URLSearchParams('id=some-record&tab=pickups&status=COMPLETED&page=2')
  expect(reopened(before).toString()).toBe('id=some-record&tab=pickups')
  expect(reopened(before, { when: 'all' }).toString()).toBe('id=some-record&tab=pickups&when=all')
})
